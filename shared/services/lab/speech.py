"""Actions as scenarios write them: a tag and an argument, read by the types of the action's fields."""

import re
import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from shared.kernel.actions import COMMON, Action
from shared.kernel.games import Game, Seater
from shared.kernel.seats import SEAT

_LENGTH = re.compile(r"([+-]?\d+(?:\.\d+)?)\s*([smhd])")
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_NOTHING = ("none", "abstain")


class UnknownAction(LookupError):
    """No action of this game has this name."""


def seconds(text: object) -> int:
    """A length of time: "90s", "45m", "1h30m", "2d"; ValueError for anything else."""
    parts = _LENGTH.findall(str(text))
    if not parts or _LENGTH.sub("", str(text)).strip():
        raise ValueError(f"not a length of time: {text!r}")
    return round(sum(float(number) * _UNITS[unit] for number, unit in parts))


def tag_of(action: Action) -> str:
    """The name under which an action is stored and written in scenarios."""
    return str(type(action).__struct_config__.tag)


def action_of(game: Game, name: str, arg: object, seat_of: Seater) -> Action:
    """The action of a step. UnknownAction for a name that none has, ValueError for a wrong argument."""
    hook = getattr(game, "parse", None)
    if hook is not None and (found := hook(name, arg, seat_of)) is not None:
        return typing.cast(Action, found)
    kind = _kinds(game.slug, game.actions).get(name)
    if kind is None:
        raise UnknownAction(f"{game.slug} has no action {name!r}")
    fields = list(msgspec.structs.fields(kind))
    hints = typing.get_type_hints(kind, include_extras=True)
    if isinstance(arg, Mapping):
        given = {_field(fields, str(key), name): value for key, value in arg.items()}
    elif arg is True and all(not f.required for f in fields):
        given = {}
    elif fields:
        given = {fields[0].name: arg}
    else:
        raise ValueError(f"{name} takes no argument but true")
    if missing := [f.encode_name for f in fields if f.required and f.name not in given]:
        raise ValueError(f"{name} lacks {', '.join(missing)}")
    return kind(**{field: _value(hints[field], value, seat_of) for field, value in given.items()})


@cache
def _kinds(_: str, own: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {str(kind.__struct_config__.tag): kind for kind in (*COMMON, *own)}


def _field(fields: list[msgspec.structs.FieldInfo], key: str, name: str) -> str:
    for field in fields:
        if key in (field.name, field.encode_name, field.name.rstrip("_")):
            return field.name
    raise ValueError(f"{name} has no {key!r}")


def _value(hint: Any, value: Any, seat_of: Seater) -> Any:
    if _is_seat(hint):
        return seat_of(value)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return _value(inner[0], value, seat_of)
    if origin in (types.UnionType, typing.Union) and type(None) in inner:
        if value is None or value in _NOTHING:
            return None
        return _value(next(each for each in inner if each is not type(None)), value, seat_of)
    if origin in (tuple, frozenset, list):
        return origin(_value(inner[0], each, seat_of) for each in (value if isinstance(value, list) else [value]))
    if origin is Literal and isinstance(value, bool) and "yes" in inner:
        return "yes" if value else "no"
    if hint is int and isinstance(value, str) and _LENGTH.search(value):
        return seconds(value)
    return msgspec.convert(str(value) if hint is str else value, hint, strict=False)


def _is_seat(hint: Any) -> bool:
    metas = typing.get_args(hint)[1:] if typing.get_origin(hint) is Annotated else ()
    return any(SEAT in (getattr(meta, "extra", None) or {}) for meta in metas)

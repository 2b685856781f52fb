"""The rules of a game as settings of its lobby, drawn from the types of their fields."""

import typing
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from shared.kernel import codec
from shared.kernel.games import Game, Rules
from shared.kernel.text import Refusal, Term, Value, kebab

HOST_DIRECTS = "host_directs"
"""Not a rule of any game: whether a host who does not play becomes the director."""
YES, NO = "yes", "no"
_YES_NO = ((YES, Term("common-yes")), (NO, Term("common-no")))
MOST_NUMBERS = 12
"""A wider range of numbers is no list to tap through."""
_COMMON = frozenset(field.name for field in msgspec.structs.fields(Rules))

_Values = tuple[tuple[str, Value], ...]


class Setting(msgspec.Struct, frozen=True):
    """One option as the lobby shows it: its values in order, each with what it reads as, and the one that holds."""

    field: str
    label: Term
    values: tuple[str, ...]
    labels: tuple[Value, ...]
    current: str

    @property
    def shown(self) -> Value:
        """What the current value reads as; a value outside the list (set by a file) as it is."""
        return self.labels[self.values.index(self.current)] if self.current in self.values else self.current

    @property
    def following(self) -> str:
        """The next value, wrapping round."""
        place = self.values.index(self.current) if self.current in self.values else -1
        return self.values[(place + 1) % len(self.values)]


def defaults(game: Game) -> Any:
    """The rules before anybody has changed any."""
    return game.Rules()


def settings(game: Game, rules: Any) -> tuple[Setting, ...]:
    """Every option that can be tapped, in the order of the fields."""
    return tuple(
        _setting(field, f"{_prefix(game, field)}-rule-{kebab(field)}", values, plain(getattr(rules, field)))
        for field, values in _offered(game).items()
    )


def host_directs(current: bool) -> Setting:
    """The option that every lobby has beside the rules of its game."""
    return _setting(HOST_DIRECTS, "lobby-host-directs", _YES_NO, YES if current else NO)


def changed(game: Game, rules: Any, field: str, value: str) -> Any | Refusal:
    """The rules with one option changed; an option or value that is not offered is refused."""
    values = _offered(game).get(field)
    if values is None or value not in dict(values):
        return Refusal("lobby-refusal-option")
    hint = _hints(game)[field]
    raw: Any = value == YES if hint is bool else int(value) if _bounds(hint) else value
    return codec.convert_rules(game, {**msgspec.to_builtins(rules), field: raw})


def plain(value: Any) -> str:
    """A value of a field as it is named in settings."""
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


def _setting(field: str, label: str, values: _Values, current: str) -> Setting:
    return Setting(field, Term(label), tuple(v for v, _ in values), tuple(each for _, each in values), current)


def _prefix(game: Game, field: str) -> str:
    return "common" if field in _COMMON else game.slug


def _hints(game: Game) -> Mapping[str, Any]:
    return typing.get_type_hints(game.Rules, include_extras=True)


def _offered(game: Game) -> dict[str, _Values]:
    hints = _hints(game)
    names = [field.name for field in msgspec.structs.fields(game.Rules)]
    found = {name: _values(f"{_prefix(game, name)}-rule-{kebab(name)}", hints[name]) for name in names}
    return {name: values for name, values in found.items() if values}


def _values(prefix: str, hint: Any) -> _Values:
    if hint is bool:
        return _YES_NO
    if typing.get_origin(hint) is Literal:
        return tuple((str(each), _label(prefix, each)) for each in typing.get_args(hint))
    if bounds := _bounds(hint):
        return tuple((str(each), each) for each in bounds)
    return ()


def _label(prefix: str, value: Any) -> Value:
    return value if isinstance(value, int) else Term(f"{prefix}-{kebab(str(value))}")


def _bounds(hint: Any) -> tuple[int, ...]:
    """The numbers that a field takes, where they make a list: a Literal, or `Annotated[int, Meta(ge=, le=)]`."""
    if typing.get_origin(hint) is Literal:
        numbers = typing.get_args(hint)
        return numbers if all(isinstance(each, int) for each in numbers) else ()
    base, *metas = typing.get_args(hint) or (None,)
    meta = next((each for each in metas if isinstance(each, msgspec.Meta)), None)
    if base is not int or meta is None or meta.ge is None or meta.le is None:
        return ()
    found = tuple(range(int(meta.ge), int(meta.le) + 1))
    return found if len(found) <= MOST_NUMBERS else ()

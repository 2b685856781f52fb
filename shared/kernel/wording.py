"""Text keys derived from types: an event or a refusal has its sentence because of what it is called."""

import types
import typing
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec

from shared.kernel.events import COMMON_EVENTS, LATE, YELLOW_CARDS, Event
from shared.kernel.seats import SEAT
from shared.kernel.text import (
    Refusal,
    SeatList,
    SeatRef,
    Term,
    TermList,
    Text,
    TextList,
    Typed,
    Value,
    kebab,
    plain,
)

WORD = "word"
GLYPHS = "glyphs"


def word(name: str) -> msgspec.Meta:
    """Marks a field, as `Annotated[str, word("policy")]`: the reader sees `<slug>-policy-<value>`."""
    return msgspec.Meta(extra={WORD: name})


def glyph(name: str) -> msgspec.Meta:
    """The same for what reads as a row of signs: a tuple of them stands side by side, not as a list."""
    return msgspec.Meta(extra={WORD: name, GLYPHS: True})


typed = msgspec.Meta(extra={"typed": True})
"""Marks a field that holds a person's own words."""

_Reader = Callable[[Any], Value]


def text_of(slug: str, event: Event) -> Text:
    """The sentence of an event: `<slug>-event-<tag>` (or `common-event-...`) with its fields as arguments."""
    prefix = "common" if isinstance(event, COMMON_EVENTS) else slug
    args = {name: read(getattr(event, name)) for name, read in _readers(slug, type(event))}
    return Text(f"{prefix}-event-{kebab(type(event).__name__)}", args)


def refused(slug: str, events: Sequence[Event]) -> Refusal | None:
    """What the actor is told when an attempt was remembered, and no more than that."""
    if not events or not all(event.refuses for event in events):
        return None
    text = text_of(slug, events[-1])
    return Refusal(text.key, text.args)


def arguments_of(slug: str, kind: type[msgspec.Struct]) -> frozenset[str]:
    """The variables that the sentence of this type gets, for the check of the locale files."""
    return frozenset(name for name, _ in _readers(slug, kind))


@cache
def _readers(slug: str, kind: type[msgspec.Struct]) -> tuple[tuple[str, _Reader], ...]:
    hints = typing.get_type_hints(kind, include_extras=True)
    names = [field.name for field in msgspec.structs.fields(kind)]
    return tuple((name, reader) for name in names if (reader := _reader(slug, hints[name])) is not None)


def _reader(slug: str, hint: Any) -> _Reader | None:
    extras = _extras(hint)
    if SEAT in extras:
        return lambda value: SeatRef(value)
    if WORD in extras:
        return lambda value: Term(f"{slug}-{extras[WORD]}-{kebab(str(value))}")
    if "cause" in extras:
        return lambda value: _cause(slug, value)
    if "typed" in extras:
        return lambda value: Typed(value)
    if _says_itself(hint):
        return lambda value: typing.cast(Text, value.said())
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return _sequence(slug, inner[0])
    if origin in (types.UnionType, typing.Union) and type(None) in inner:
        return _optional(_reader(slug, next(each for each in inner if each is not type(None))))
    return None if origin is dict or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)) else plain


def _cause(slug: str, cause: str) -> Value:
    if cause.startswith(LATE):
        return Text("common-cause-late", {"timer": Term(f"{slug}-timer-{kebab(cause.removeprefix(LATE))}")})
    if cause == YELLOW_CARDS:
        return Term("common-cause-yellow-cards")
    return Typed(cause) if cause else "none"


def _says_itself(hint: Any) -> bool:
    """Whether values of this type know their own sentence, as a card of a game's deck does."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hasattr(hint, "said")


def _extras(hint: Any) -> dict[str, Any]:
    metas = typing.get_args(hint)[1:] if typing.get_origin(hint) is Annotated else ()
    return {key: value for meta in metas for key, value in (getattr(meta, "extra", None) or {}).items()}


def _sequence(slug: str, item: Any) -> _Reader | None:
    extras = _extras(item)
    if SEAT in extras:
        return lambda value: SeatList(tuple(value))
    if WORD in extras:
        return lambda value: TermList(
            tuple(f"{slug}-{extras[WORD]}-{kebab(str(each))}" for each in value),
            glyphs=GLYPHS in extras,
        )
    if _says_itself(item):
        return lambda value: TextList(tuple(each.said() for each in value))
    return None


def _optional(read: _Reader | None) -> _Reader | None:
    return None if read is None else lambda value: "none" if value is None else read(value)

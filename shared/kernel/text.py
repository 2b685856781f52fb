"""Sentences as values: a key of the locale files and what goes into it; nobody below the edges writes prose."""

from typing import Any, TypeAlias, final

import msgspec


class SeatRef(msgspec.Struct, frozen=True, tag="seat"):
    """Shown as the number and the escaped name of the player who holds the seat."""

    seat: int


class SeatList(msgspec.Struct, frozen=True, tag="seats"):
    """Seats joined as the reader's language joins a list; an empty one reads as its word for nobody."""

    seats: tuple[int, ...]


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A word or glyph of the locale files, by its key."""

    key: str


class TermList(msgspec.Struct, frozen=True, tag="terms"):
    """Words joined as a list, or glyphs side by side."""

    keys: tuple[str, ...]
    glyphs: bool = False


class Span(msgspec.Struct, frozen=True, tag="span"):
    """A length of time, shown in words ("45 minutes")."""

    seconds: int


class Typed(msgspec.Struct, frozen=True, tag="typed"):
    """What a person wrote: always escaped, never looked up."""

    text: str


class Text(msgspec.Struct, frozen=True, tag="text"):
    """One whole sentence: a message key with its arguments."""

    key: str
    args: dict[str, "Value"] = {}


class TextList(msgspec.Struct, frozen=True, tag="texts"):
    """Several sentences, one a line, as one argument."""

    texts: tuple[Text, ...]


@final
class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """Why an action was not taken, told to the actor alone; nothing has changed."""

    key: str
    args: dict[str, "Value"] = {}

    @property
    def text(self) -> Text:
        """The same as a sentence."""
        return Text(self.key, self.args)


Value: TypeAlias = int | str | SeatRef | SeatList | Term | TermList | Span | Typed | Text | TextList
"""What a sentence may take. A plain `str` is a selector or an id and goes in as it is; people's words are `Typed`."""


def kebab(name: str) -> str:
    """`GovernmentElected` or `government_elected` as `government-elected`, the form used in keys."""
    spaced = "".join(f"-{c.lower()}" if c.isupper() else c for c in name)
    return spaced.strip("-").replace("_", "-")


def snake(name: str) -> str:
    """`GovernmentElected` as `government_elected`, the tag that is stored."""
    return kebab(name).replace("-", "_")


def plain(value: Any) -> Any:
    """A field of an event or action as a sentence takes it when nothing more is known of its type."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)

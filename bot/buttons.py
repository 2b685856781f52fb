"""What a button carries: a codec with a version, at most 64 bytes; garbage from the wire becomes None."""

import re
from typing import Any, TypeAlias, cast

import msgspec

VERSION = "1"
MOST = 64
_SEP = ":"
_KEY = re.compile(r"[A-Za-z0-9_.,+-]{1,40}\Z")
_BIGGEST = 2**63 - 1
"""Ids above it fit into no database: there is no such match."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class PlayPress(msgspec.Struct, frozen=True):
    """An option of a prompt."""

    match: int
    prompt: str
    option: str


class Toggle(msgspec.Struct, frozen=True):
    """Tick or untick the choice of this index; `picked` has a bit for each choice ticked so far."""

    match: int
    prompt: str
    picked: int
    index: int


class Picked(msgspec.Struct, frozen=True):
    """Done with ticking: the choices whose bits are set."""

    match: int
    prompt: str
    picked: int


class LobbyPress(msgspec.Struct, frozen=True):
    """A verb under a lobby message, with its argument."""

    match: int
    verb: str
    arg: str = ""


class RulesPage(msgspec.Struct, frozen=True):
    """A page of a game's rules, from 0; under a match the numbers are those of its options."""

    slug: str
    page: int
    match: int = 0


class SetLanguage(msgspec.Struct, frozen=True):
    """A language for the chat in which the button stands."""

    code: str


class SpeakIn(msgspec.Struct, frozen=True):
    """The channel that what one writes in private goes to from now on; none: nowhere."""

    match: int
    channel: str = ""


class Elevator(msgspec.Struct, frozen=True):
    """What a seat has said today, a page of it from 0; seat 0 is the list of seats."""

    match: int
    seat: int = 0
    page: int = 0


class TellIn(msgspec.Struct, frozen=True):
    """The match that a question (`ask`) or an announcement (`announce`) is meant for: the message answered says it."""

    match: int
    verb: str


Button: TypeAlias = PlayPress | Toggle | Picked | LobbyPress | RulesPage | SetLanguage | SpeakIn | Elevator | TellIn


def encode(button: Button) -> str:
    """The callback data of a button; ValueError when it would not fit."""
    data = _SEP.join((VERSION + _family(button), *_fields(button)))
    if len(data.encode()) > MOST:
        raise ValueError(f"callback data of {len(data)} bytes: {data}")
    return data


def _family(button: Button) -> str:
    return next(letter for letter, kind in _KINDS.items() if type(button) is kind)


def _fields(button: Button) -> tuple[str, ...]:
    match button:
        case PlayPress(match, prompt, option):
            return base36(match), _checked(prompt), _checked(option)
        case Toggle(match, prompt, picked, index):
            return base36(match), _checked(prompt), base36(picked), base36(index)
        case Picked(match, prompt, picked):
            return base36(match), _checked(prompt), base36(picked)
        case LobbyPress(match, verb, arg):
            return (base36(match), _checked(verb), _checked(arg)) if arg else (base36(match), _checked(verb))
        case RulesPage(slug, page, match):
            return _checked(slug), base36(page), base36(match)
        case SetLanguage(code):
            return (_checked(code),)
        case SpeakIn(match, channel):
            return (base36(match), _checked(channel)) if channel else (base36(match),)
        case Elevator(match, seat, page):
            return base36(match), base36(seat), base36(page)
        case TellIn(match, verb):
            return base36(match), _checked(verb)


def decode(data: str | None) -> Button | None:
    """The button that was pressed, or None for what we never made, or made in another version."""
    if not data or len(data.encode()) > MOST or data[0] != VERSION:
        return None
    head, *fields = data.split(_SEP)
    try:
        return _parsed(_KINDS.get(head[1:]), fields)
    except (ValueError, TypeError):
        return None


def _parsed(kind: type[Button] | None, fields: list[str]) -> Button | None:
    if kind is None:
        return None
    types = kind.__annotations__.values()
    least = len(types) - len(kind.__struct_defaults__)
    if not least <= len(fields) <= len(types):
        return None
    values = (number(field) if t is int else _checked(field) for t, field in zip(types, fields, strict=False))
    made: Any = kind
    button = made(*values)
    return cast(Button, button) if getattr(button, "match", 0) <= _BIGGEST else None


_KINDS: dict[str, type[Button]] = {
    "p": PlayPress,
    "t": Toggle,
    "d": Picked,
    "l": LobbyPress,
    "r": RulesPage,
    "g": SetLanguage,
    "s": SpeakIn,
    "e": Elevator,
    "a": TellIn,
}


def match_of(data: str | None) -> int | None:
    """The match with whose presses this one has to stay in order; None for those that only concern who pressed."""
    button = decode(data)
    if isinstance(button, SpeakIn | Elevator | TellIn):
        return None
    return getattr(button, "match", None) or None


def _checked(text: str) -> str:
    if not _KEY.match(text):
        raise ValueError(f"not a key: {text!r}")
    return text


def base36(value: int) -> str:
    """A number that is not negative, in few characters."""
    if value < 0:
        raise ValueError(value)
    digits = ""
    while True:
        value, rest = divmod(value, 36)
        digits = _DIGITS[rest] + digits
        if not value:
            return digits


def number(text: str) -> int:
    """The number again; ValueError for anything that `base36` does not make."""
    if not re.fullmatch(r"[0-9a-z]{1,13}", text):
        raise ValueError(text)
    return int(text, 36)


_PAYLOAD = re.compile(r"([a-z]+)(?:_([0-9a-z]{1,13}))?\Z")


def payload(word: str, match: int | None = None) -> str:
    """What a deep link says after `?start=`."""
    return word if match is None else f"{word}_{base36(match)}"


def read_payload(text: str) -> tuple[str, int | None]:
    """The word and the match of a deep link; an empty word for garbage."""
    found = _PAYLOAD.match(text.strip())
    if not found:
        return "", None
    match = int(found[2], 36) if found[2] else None
    return ("", None) if match is not None and match > _BIGGEST else (found[1], match)

"""Options and ticks that name seats, shared by all prompts."""

from functools import lru_cache

from shared.kernel.actions import Action
from shared.kernel.prompts import Choice, Option, Pick, Place, Prompt
from shared.kernel.text import SeatRef, Text

MANY = 32768


@lru_cache(2048)
def seat_option(kind: type[Action], seat: int, *more: str) -> Option:
    """One seat as an option; `more` are further fields of the action."""
    return Option(str(seat), kind(seat, *more), Text("two_rooms-option-seat", {"seat": SeatRef(seat)}))


def of_seats(key: str, seat: int, text: str, kind: type[Action], seats: tuple[int, ...], *more: str) -> Prompt:
    """A prompt whose options are seats; it may be left unanswered."""
    options = tuple(seat_option(kind, each, *more) for each in seats)
    return Prompt(key, seat, Text(text), options, Place.PRIVATE, timer="round", waits=False)


@lru_cache(MANY)
def pick(do: str, field: str, number: int, seats: tuple[int, ...]) -> Pick:
    """So many of these seats, ticked together."""
    return Pick(do, field, number, number, tuple(Choice(str(seat), seat, SeatRef(seat)) for seat in seats))

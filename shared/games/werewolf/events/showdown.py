"""The three nights of the wolves' declaration, played on a frozen copy (RD1-RD9). The real match is not touched."""

from typing import Literal

from shared.games.werewolf.events.base import CampWord, ToDirector, ToSeat, ToSeats
from shared.kernel.events import Event
from shared.kernel.seats import Seat


class ShowdownDeclared(ToSeats, frozen=True):
    """A wolf declares the three nights; until the first knife it may be taken back (RD1)."""

    seat: Seat


class ShowdownRevoked(ToSeats, frozen=True):
    """Taken back in time."""

    seat: Seat


class ShowdownNightOpened(ToDirector, frozen=True):
    """The next of the three nights; `by` holds its knife."""

    number: int
    by: CampWord


class ShowdownProposed(ToSeats, frozen=True):
    """A proposal for the knife of this night."""

    number: int
    seat: Seat
    target: Seat | None


class ShowdownKnife(ToSeats, frozen=True):
    """The knife of this night is locked; `seat` None: the deadline did it."""

    number: int
    seat: Seat | None
    target: Seat | None


class ShowdownSensed(ToSeat, frozen=True):
    """The witch must answer for this night (RD3b); `senses` while she holds the heal, else she is not told."""

    number: int
    senses: bool
    target: Seat | None


class ShowdownHeal(ToSeat, frozen=True):
    """The witch's heal in this night."""

    number: int
    target: Seat | None


class ShowdownPoison(ToSeat, frozen=True):
    """The witch's poison in this night; it always takes a wolf."""

    number: int
    target: Seat | None


class ShowdownSettled(ToDirector, frozen=True):
    """What the night did on the copy."""

    number: int
    outs: tuple[Seat, ...]
    lost: tuple[CampWord, ...]
    heal: bool
    poison: bool


class ShowdownVoted(ToDirector, frozen=True):
    """The wolf voted out on the copy, with whoever follows (RD3g)."""

    number: int
    outs: tuple[Seat, ...]
    lost: tuple[CampWord, ...]


class ShowdownPeace(ToSeats, frozen=True):
    """Whether the target of the knife survived the night: all that those who hold it learn (RD3f)."""

    number: int
    peaceful: bool


class KnivesTold(ToSeats, frozen=True):
    """The pack of the copy is gone: the black lovers take over and learn the knives so far (RD5)."""

    knives: tuple[Seat, ...]


class ShowdownEnded(ToSeats, frozen=True):
    """The three nights are over."""

    result: Literal["won", "lost"]


EVENTS: tuple[type[Event], ...] = (
    *(ShowdownDeclared, ShowdownRevoked, ShowdownNightOpened, ShowdownProposed, ShowdownKnife, ShowdownSensed),
    *(ShowdownHeal, ShowdownPoison, ShowdownSettled, ShowdownVoted, ShowdownPeace, KnivesTold, ShowdownEnded),
)

"""Events, past tense, and their audiences: what happened, and who may know."""

from typing import Annotated, ClassVar, TypeAlias

import msgspec

from shared.kernel.seats import Office, Seat, Viewer
from shared.kernel.text import snake

TimerName: TypeAlias = Annotated[str, msgspec.Meta(extra={"word": "timer"})]
"""A timer of the game, read as `<slug>-timer-<name>`."""

Cause: TypeAlias = Annotated[str, msgspec.Meta(extra={"cause": True})]
"""Why a card is shown: `late.<timer>`, `yellow_cards`, or the director's own words; empty for no reason given."""


LATE = "late."
YELLOW_CARDS = "yellow_cards"


def late(timer: str) -> str:
    """The cause of a card for a missed timer."""
    return f"{LATE}{timer}"


class Audience(msgspec.Struct, frozen=True):
    """Who may know of an event while the match runs. Built by the names below; there is no default."""

    everyone: bool
    seats: frozenset[int]
    director: bool

    def includes(self, viewer: Viewer) -> bool:
        """Whether this viewer may know."""
        if self.everyone:
            return True
        if isinstance(viewer, Office):
            return viewer is Office.DIRECTOR and self.director
        return viewer in self.seats


EVERYONE = Audience(everyone=True, seats=frozenset(), director=True)
SEALED = Audience(everyone=False, seats=frozenset(), director=False)
"""Nobody before the end, the director included: the order of a deck."""
DIRECTOR_ALONE = Audience(everyone=False, seats=frozenset(), director=True)


def seats_alone(*seats: int) -> Audience:
    """These seats and not even the director (Bunker's closed cards)."""
    return Audience(everyone=False, seats=frozenset(seats), director=False)


def seats_and_director(*seats: int) -> Audience:
    """These seats, and a director who does not play."""
    return Audience(everyone=False, seats=frozenset(seats), director=True)


class Event(msgspec.Struct, frozen=True, tag=snake, tag_field="e", forbid_unknown_fields=True):
    """Something that happened. A class says its audience itself, and whether it is quiet: known, but not worth a
    line of its own.
    """

    quiet: ClassVar[bool] = False
    refuses: ClassVar[bool] = False
    """An attempt that is refused and yet remembered (a void ballot): to who tried it is told as a refusal."""

    def audience(self) -> Audience:
        """Who may know; every event class answers for itself."""
        raise NotImplementedError(type(self).__name__)


class PublicEvent(Event, frozen=True):
    """An event that the whole group may know."""

    def audience(self) -> Audience:
        """Everyone."""
        return EVERYONE


class Paused(PublicEvent, frozen=True):
    """Timers stand still and prompts are closed."""

    reason: str


class Resumed(PublicEvent, frozen=True):
    """One reason to pause has gone; `playing` when it was the last."""

    reason: str
    playing: bool


class DeadlineMoved(Event, frozen=True):
    """A timer was moved by so many seconds; `hidden` where the group may not see that it runs."""

    timer: TimerName
    by: int
    hidden: bool = False

    def audience(self) -> Audience:
        """Everyone, or the director alone."""
        return DIRECTOR_ALONE if self.hidden else EVERYONE


class ClosedEarly(Event, frozen=True):
    """The director let a timer fall due at once; `hidden` where the group may not see that it ran."""

    timer: TimerName
    hidden: bool = False

    def audience(self) -> Audience:
        """Everyone, or the director alone."""
        return DIRECTOR_ALONE if self.hidden else EVERYONE


class TurnMissed(Event, frozen=True):
    """A seat let its deadline pass; `timer` names which. Told to the director, who may think of a card."""

    seat: Seat
    timer: TimerName

    def audience(self) -> Audience:
        """The seat, who is told that it was late, and the director."""
        return seats_and_director(self.seat)


class YellowCardProposed(Event, frozen=True):
    """The ruleset leaves the card for a miss to the director."""

    seat: Seat
    cause: Cause

    def audience(self) -> Audience:
        """The director."""
        return DIRECTOR_ALONE


class YellowCardGiven(PublicEvent, frozen=True):
    """A warning; `count` is how many the seat has now."""

    seat: Seat
    cause: Cause
    count: int


class YellowCardWithdrawn(PublicEvent, frozen=True):
    """A warning taken back; `count` is how many the seat has now."""

    seat: Seat
    cause: Cause
    count: int


class RedCardGiven(PublicEvent, frozen=True):
    """Sent off; what follows is the game's."""

    seat: Seat
    cause: Cause


class SeatReplaced(PublicEvent, frozen=True):
    """The seat has got another holder."""

    seat: Seat


class MatchFinished(PublicEvent, frozen=True):
    """The director ended the match early."""


COMMON_EVENTS: tuple[type[Event], ...] = (
    Paused,
    Resumed,
    DeadlineMoved,
    ClosedEarly,
    TurnMissed,
    YellowCardProposed,
    YellowCardGiven,
    YellowCardWithdrawn,
    RedCardGiven,
    SeatReplaced,
    MatchFinished,
)

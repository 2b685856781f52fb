"""Going out and what it brings: shot, last words, camps that are judged lost, surrender, the end."""

from typing import ClassVar, Literal

from shared.games.werewolf.events.base import (
    CampWord,
    CauseWord,
    Noted,
    RoleWord,
    ToDirector,
    ToSeat,
    ToSeats,
    Words,
)
from shared.kernel.events import Audience, Event, PublicEvent, seats_and_director
from shared.kernel.seats import Seat


class Struck(Noted, frozen=True):
    """Something lethal waits in the queue; `first`: before what waits there already."""

    seat: Seat
    cause: CauseWord
    hidden: bool
    first: bool


class StrokeWasted(Noted, frozen=True):
    """It hits a seat that is out already (R047)."""

    seat: Seat
    cause: CauseWord


class WentOut(ToDirector, frozen=True):
    """A seat is out; `hidden` until the next opening."""

    seat: Seat
    cause: CauseWord
    hidden: bool


class OutTold(ToSeat, frozen=True):
    """The seat learns that it is out; not by what."""


class OutAnnounced(PublicEvent, frozen=True):
    """The group learns at once of an out that follows from the vote or from the day (R032)."""

    seat: Seat


class RedCardNoted(PublicEvent, frozen=True):
    """The same after a red card, which the group has read of already (R034)."""

    quiet: ClassVar[bool] = True
    seat: Seat


class ShotDue(ToSeat, frozen=True):
    """The hunter may shoot (R081)."""


class ShotFired(ToSeat, frozen=True):
    """The last shot."""

    target: Seat


class ShotDeclined(ToSeat, frozen=True):
    """No shot; `late` when the time ran out (R087, R088)."""

    late: bool


class CampLost(ToDirector, frozen=True):
    """A camp is judged lost; never announced (R014)."""

    camp: CampWord


class WolvesLost(ToSeats, frozen=True):
    """The wolves learn that their camp has lost its knife (R048)."""


class KnifeGranted(ToSeats, frozen=True):
    """The black camp learns that its lovers hold the knife now (R049)."""


class LastWordsGranted(ToSeat, frozen=True):
    """The right to last words (R113)."""


class LastWordsLeft(ToSeat, frozen=True):
    """Last words are written; published at the next opening."""

    words: Words


class LastWordsDeclined(ToSeat, frozen=True):
    """The right is given up, or has lapsed at the opening (R114)."""

    late: bool


class LastWordsPublished(PublicEvent, frozen=True):
    """Last words (R117)."""

    seat: Seat
    words: Words


class SurrenderStarted(ToSeat, frozen=True):
    """A seat asks its camp to give up. Cupid, who may not know his camp, reads the same whatever it is (A-20)."""


class ConsentAsked(ToSeats, frozen=True):
    """These are asked to agree (R120, R121)."""

    camp: CampWord


class ConsentGiven(ToSeat, frozen=True):
    """The answer of one of them."""

    answer: Literal["yes", "no"]


class SurrenderClosed(Event, frozen=True):
    """A surrender has come to nothing: refused, withdrawn, closed by the director, or overtaken by a loss or by Cupid's
    arrow, which makes the camps (R122).
    """

    camp: CampWord
    seats: tuple[Seat, ...]
    why: Literal["refused", "withdrawn", "director", "lost", "arrow"]

    def audience(self) -> Audience:
        """Those who were asked, and the director."""
        return seats_and_director(*self.seats)


class SurrenderTook(ToSeats, frozen=True):
    """All agreed (R123)."""

    camp: CampWord


class MatchEnded(PublicEvent, frozen=True):
    """Over; no winner when the director ended it, or when nobody plays any more."""

    winner: Literal["wolves", "village", "lovers", "none"]
    reason: Literal["half", "last_camp", "showdown", "silence", "finished"]
    winners: tuple[Seat, ...]


class TruthTold(PublicEvent, frozen=True):
    """Who a seat was, and with whom it won or lost (A-38)."""

    seat: Seat
    role: RoleWord
    camp: CampWord
    lover: Seat | None


class BadgeOrderPublished(PublicEvent, frozen=True):
    """The random order of the badge, fixed at the deal (R097)."""

    order: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    *(Struck, StrokeWasted, WentOut, OutTold, OutAnnounced, RedCardNoted, ShotDue, ShotFired, ShotDeclined),
    *(CampLost, WolvesLost, KnifeGranted, LastWordsGranted, LastWordsLeft, LastWordsDeclined, LastWordsPublished),
    *(SurrenderStarted, ConsentAsked, ConsentGiven, SurrenderClosed, SurrenderTook),
    *(MatchEnded, TruthTold, BadgeOrderPublished),
)

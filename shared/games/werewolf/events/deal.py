"""The deal, Cupid's arrow, and who learns of whom."""

from typing import ClassVar, Literal

from shared.games.werewolf.events.base import CampWord, RoleWord, ToSeat, ToSeats
from shared.kernel.events import SEALED, Audience, Event, PublicEvent, seats_and_director
from shared.kernel.seats import Seat


class MatchOpened(PublicEvent, frozen=True):
    """The line-up (R008); who is who nobody knows."""

    seats: int
    wolves: int
    seer: bool
    witch: bool
    hunter: bool
    cupid: bool
    villagers: int


class RoleDealt(ToSeat, frozen=True):
    """A seat's secret identity (R003)."""

    role: RoleWord


class BadgeOrderFixed(Event, frozen=True):
    """The order in which a badge passes at random; known to nobody before the end (R097)."""

    quiet: ClassVar[bool] = True
    order: tuple[Seat, ...]

    def audience(self) -> Audience:
        """Nobody, the director included."""
        return SEALED


class LinkOpened(PublicEvent, frozen=True):
    """Cupid is to choose before the first day."""


class CoupleLinked(Event, frozen=True):
    """Two seats are lovers; `by` says whether Cupid chose or chance did (R036, A-05)."""

    cupid: Seat
    first: Seat
    second: Seat
    by: Literal["cupid", "chance"]

    def audience(self) -> Audience:
        """Cupid and the director; the lovers learn it on their own."""
        return seats_and_director(self.cupid)


class PackMet(ToSeats, frozen=True):
    """The wolves of the pack know each other (R054)."""


class LoverMet(ToSeat, frozen=True):
    """A lover learns the other (R038)."""

    lover: Seat


class CupidTold(ToSeat, frozen=True):
    """Cupid learns the couple's camp, where the ruleset says so (A-03)."""

    camp: CampWord


EVENTS: tuple[type[Event], ...] = (
    *(MatchOpened, RoleDealt, BadgeOrderFixed, LinkOpened, CoupleLinked, PackMet, LoverMet, CupidTold),
)

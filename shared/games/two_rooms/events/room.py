"""What happens in a room: known to those `present` at that moment, and never to the other room."""

from typing import ClassVar

from shared.games.two_rooms.events.words import CardWord, ColourWord
from shared.games.two_rooms.names import What
from shared.kernel.events import Audience, Event, seats_and_director
from shared.kernel.seats import Seat


class _InRoom(Event, frozen=True):
    present: tuple[Seat, ...]

    def audience(self) -> Audience:
        """Whoever was in the room then, and a director who does not play."""
        return seats_and_director(*self.present)


class VoteCast(_InRoom, frozen=True):
    """Forum: a vote for a leader, in the open."""

    quiet: ClassVar[bool] = True
    seat: Seat
    target: Seat


class VoteRevoked(_InRoom, frozen=True):
    """Forum: a vote taken back."""

    quiet: ClassVar[bool] = True
    seat: Seat
    target: Seat


class ListPublished(_InRoom, frozen=True):
    """Forum: somebody shows the room whom they would send."""

    seat: Seat
    hostages: tuple[Seat, ...]


class ListExecuted(_InRoom, frozen=True):
    """Forum: who led at the end, whose list was taken (nobody's: by lot), and who goes."""

    room: int
    leader: Seat | None
    author: Seat | None
    hostages: tuple[Seat, ...]


class LeaderAppointed(_InRoom, frozen=True):
    """Table: a room has a leader; appointed by nobody means by lot."""

    room: int
    seat: Seat
    by: Seat | None


class PointerSet(_InRoom, frozen=True):
    """Table: somebody wants another leader."""

    quiet: ClassVar[bool] = True
    seat: Seat
    target: Seat


class PointerDropped(_InRoom, frozen=True):
    """Table: somebody points at nobody any more."""

    quiet: ClassVar[bool] = True
    seat: Seat


class LeaderUsurped(_InRoom, frozen=True):
    """Table: more than half of the room wanted another leader."""

    room: int
    seat: Seat
    old: Seat
    voters: tuple[Seat, ...]


class AbdicationOffered(_InRoom, frozen=True):
    """Table: the leader would hand the office over."""

    seat: Seat
    to: Seat


class AbdicationRefused(_InRoom, frozen=True):
    """Table: the office was not taken."""

    seat: Seat
    to: Seat


class LeaderAbdicated(_InRoom, frozen=True):
    """Table: the office was handed over."""

    room: int
    old: Seat
    seat: Seat


class LeaderLost(_InRoom, frozen=True):
    """Table: the leader is gone, and the room has none."""

    room: int
    old: Seat


class HostagesChosen(_InRoom, frozen=True):
    """Table: the choice of the leader, or of the lot where nobody chose."""

    room: int
    leader: Seat | None
    hostages: tuple[Seat, ...]
    by_lot: bool


class LeadershipSeized(_InRoom, frozen=True):
    """The Usurper leads."""

    room: int
    seat: Seat
    old: Seat | None
    counts: bool
    """Whether it counts as an usurpation for the Minion."""


class OfferMade(_InRoom, frozen=True):
    """Somebody would share."""

    seat: Seat
    to: Seat
    what: What


class OfferRevoked(_InRoom, frozen=True):
    """An offer taken back."""

    seat: Seat
    to: Seat
    what: What


class OfferLapsed(_InRoom, frozen=True):
    """An offer that can no longer be carried out."""

    seat: Seat
    to: Seat
    what: What


class Shared(_InRoom, frozen=True):
    """Two have shared; what they saw is theirs alone. `forced`: a character made them."""

    first: Seat
    second: Seat
    what: What
    forced: bool


class CardShown(_InRoom, frozen=True):
    """Somebody has shown one other player something."""

    seat: Seat
    to: Seat
    what: What


class ColourAnnounced(_InRoom, frozen=True):
    """Somebody's colour, seen by the room."""

    seat: Seat
    colour: ColourWord


class CardAnnounced(_InRoom, frozen=True):
    """Somebody's card, seen by the room; `for_good`: it stays open till the end."""

    seat: Seat
    card: CardWord
    for_good: bool


class SeatTackled(_InRoom, frozen=True):
    """Security keeps somebody in the room this round."""

    seat: Seat
    target: Seat

"""What happened, and who may know. Closed cards are told to their owner alone, not even to the host."""

from typing import Annotated, ClassVar, Literal

from shared.games.bunker.cards import Advice, Card, Line, Plan, Poll
from shared.games.bunker.tables import Trait
from shared.kernel.events import SEALED, Audience, Event, PublicEvent, seats_alone
from shared.kernel.seats import Seat
from shared.kernel.wording import word

TraitWord = Annotated[Trait, word("trait")]


class _Sealed(Event, frozen=True):
    quiet: ClassVar[bool] = True

    def audience(self) -> Audience:
        """Nobody, the host included."""
        return SEALED


class _ToSeat(Event, frozen=True):
    seat: Seat

    def audience(self) -> Audience:
        """The seat and nobody else, the host included (B11, B67)."""
        return seats_alone(self.seat)


class MatchOpened(PublicEvent, frozen=True):
    """How many places and bunker cards there are, and the votes of the five rounds (B03, B07, B14)."""

    seats: int
    capacity: int
    bunker: int
    threat: Literal["none", "start", "last_card"]
    plan: Plan


class CatastropheStruck(PublicEvent, frozen=True):
    """The catastrophe (B02)."""

    card: Card


class ThreatSealed(_Sealed, frozen=True):
    """A threat lies face down until the last bunker card (Q-01)."""

    card: Card


class ThreatRevealed(PublicEvent, frozen=True):
    """The threat (B04)."""

    card: Card


class BunkerStocked(_Sealed, frozen=True):
    """The bunker cards, in the order in which they will be opened."""

    cards: tuple[Card, ...]


class DossierDealt(_ToSeat, frozen=True):
    """A player's six cards and special condition (B05, B06)."""

    profession: Card
    biology: Card
    health: Card
    hobby: Card
    baggage: Card
    fact: Card
    special: Card


class RoundOpened(PublicEvent, frozen=True):
    """A round with so many votes; those after the fifth have no circle of reveals (B35)."""

    number: int
    votes: int
    living: int
    capacity: int
    circle: bool


class BunkerOpened(PublicEvent, frozen=True):
    """One more card about the bunker (B16)."""

    card: Card
    number: int
    of: int


class TurnGiven(PublicEvent, frozen=True):
    """This player is to open a card (B17)."""

    quiet: ClassVar[bool] = True
    seat: Seat


class TurnSkipped(PublicEvent, frozen=True):
    """This player has nothing to open (B25, B26)."""

    seat: Seat


class CardRevealed(PublicEvent, frozen=True):
    """A card is open for good: by its owner, by chance for a late owner, by the host, or because the owner is out."""

    seat: Seat
    trait: TraitWord
    card: Card
    how: Literal["own", "late", "host", "exile"]


class DiscussionOpened(PublicEvent, frozen=True):
    """Time to talk: after the circle, before the next vote of the round, or because nobody voted."""

    number: int
    votes: int
    why: Literal["circle", "next", "empty"]


class BallotOpened(PublicEvent, frozen=True):
    """Everybody named may vote, for one of the candidates (B38-B42)."""

    number: int
    voters: tuple[Seat, ...]
    candidates: tuple[Seat, ...]
    last_out: Seat | None


class VoteCast(_ToSeat, frozen=True):
    """A secret vote, or a change of it (B43)."""

    quiet: ClassVar[bool] = True
    target: Seat


class VoteDropped(_ToSeat, frozen=True):
    """The one voted for is gone, so this voter may vote again (Q-14)."""

    target: Seat


class BallotCounted(PublicEvent, frozen=True):
    """The result by name (B55); `absent` did not vote (B45)."""

    polls: tuple[Poll, ...]
    absent: tuple[Seat, ...]


class BallotEmpty(PublicEvent, frozen=True):
    """Nobody voted: the exclusion stays due (B46, B53); `times` in a row."""

    times: int


class HostAsked(PublicEvent, frozen=True):
    """Ballots stay empty: the match stops and the host has to see to it (Q-08)."""

    times: int


class DefenceOpened(PublicEvent, frozen=True):
    """A tie: the leaders may speak, nobody may vote (B48, B49)."""

    number: int
    leaders: tuple[Seat, ...]


class RevoteOpened(PublicEvent, frozen=True):
    """The vote between the leaders (B50)."""

    number: int
    leaders: tuple[Seat, ...]


class TieDissolved(PublicEvent, frozen=True):
    """Fewer than two leaders are left, which excludes nobody: a full vote follows (Q-14)."""


class LotDrawn(PublicEvent, frozen=True):
    """The revote tied again: chance decided (B52)."""

    leaders: tuple[Seat, ...]
    seat: Seat


class SeatExcluded(PublicEvent, frozen=True):
    """Left outside (B47, B51, B52, B72); `living` remain for `capacity` places."""

    seat: Seat
    by: Literal["vote", "lot", "host"]
    living: int
    capacity: int


class SpecialPlayed(PublicEvent, frozen=True):
    """A special condition is shown; it changes nothing by itself (B61)."""

    seat: Seat
    card: Card
    hint: Advice


class SeatReturned(PublicEvent, frozen=True):
    """The host has brought an excluded player back (B73)."""

    seat: Seat


class SeatRemoved(PublicEvent, frozen=True):
    """Gone from the room for good (B74)."""

    seat: Seat


class CardsSwapped(PublicEvent, frozen=True):
    """The host had two players exchange a card; what is open now follows (B69)."""

    trait: TraitWord
    first: Seat
    second: Seat


class CardsShuffled(PublicEvent, frozen=True):
    """The host shuffled a trait among these players; what is open now follows (B69)."""

    trait: TraitWord
    seats: tuple[Seat, ...]


class CardReplaced(PublicEvent, frozen=True):
    """The host had a fresh card drawn for a player (B70)."""

    seat: Seat
    trait: TraitWord


class CardShown(PublicEvent, frozen=True):
    """The new card of an open place."""

    seat: Seat
    trait: TraitWord
    card: Card


class CardReceived(_ToSeat, frozen=True):
    """The new card of a closed place."""

    trait: TraitWord
    card: Card


class CardDiscarded(PublicEvent, frozen=True):
    """The host took a card out of the game."""

    seat: Seat
    trait: TraitWord


class MatchEnded(PublicEvent, frozen=True):
    """Over: the places suffice, or the host ended it (B77, B81)."""

    reason: Literal["full", "finished"]
    winners: tuple[Seat, ...]
    capacity: int


class StoryTold(PublicEvent, frozen=True):
    """How the survivors may fare, by what they hold; no verdict (Q-19)."""

    lines: tuple[Line, ...]


class DossierPublished(PublicEvent, frozen=True):
    """Everything about a player (B82)."""

    quiet: ClassVar[bool] = True
    seat: Seat
    profession: Card
    biology: Card
    health: Card
    hobby: Card
    baggage: Card
    fact: Card
    special: Card


EVENTS: tuple[type[Event], ...] = (
    *(MatchOpened, CatastropheStruck, ThreatSealed, ThreatRevealed, BunkerStocked, DossierDealt),
    *(RoundOpened, BunkerOpened, TurnGiven, TurnSkipped, CardRevealed, DiscussionOpened),
    *(BallotOpened, VoteCast, VoteDropped, BallotCounted, BallotEmpty, HostAsked),
    *(DefenceOpened, RevoteOpened, TieDissolved, LotDrawn, SeatExcluded, SpecialPlayed),
    *(SeatReturned, SeatRemoved, CardsSwapped, CardsShuffled, CardReplaced, CardShown, CardReceived, CardDiscarded),
    *(MatchEnded, StoryTold, DossierPublished),
)

"""What happened, and who may know. Public events carry all that the group should read."""

from typing import ClassVar, Literal

from shared.games.vader.endings import DeckLeft as DeckLeft
from shared.games.vader.endings import DeckPublished as DeckPublished
from shared.games.vader.endings import MatchEnded as MatchEnded
from shared.games.vader.endings import Policy as Policy
from shared.games.vader.endings import RolesPublished as RolesPublished
from shared.games.vader.endings import SessionPublished as SessionPublished
from shared.games.vader.endings import Sign as Sign
from shared.games.vader.tables import Camp, Card, Power, Role, Vote
from shared.kernel.events import SEALED, Audience, Event, PublicEvent, seats_and_director
from shared.kernel.seats import Seat


class _ToSeat(Event, frozen=True):
    seat: Seat

    def audience(self) -> Audience:
        """The seat, and a director who does not play."""
        return seats_and_director(self.seat)


class MatchOpened(PublicEvent, frozen=True):
    """How many there are of each camp (`sith` without Vader), and whether Vader knows the Sith."""

    seats: int
    rebels: int
    sith: int
    vader_knows: bool


class RoleDealt(_ToSeat, frozen=True):
    """A seat's secret role."""

    role: Role


class SithRevealed(_ToSeat, frozen=True):
    """A Sith learns the other Sith and Vader."""

    sith: tuple[Seat, ...]
    vader: Seat


class VaderToldSith(_ToSeat, frozen=True):
    """Vader learns the Sith, at small tables."""

    sith: tuple[Seat, ...]


class DeckOrdered(Event, frozen=True):
    """The order of the new deck, top first; known to nobody before the end."""

    quiet: ClassVar[bool] = True
    order: tuple[Sign, ...]

    def audience(self) -> Audience:
        """Nobody, the director included."""
        return SEALED


class DeckShuffled(PublicEvent, frozen=True):
    """A deck of so many cards is in play: `again` when it was remade from the discards."""

    cards: int
    again: bool


class NominationOpened(PublicEvent, frozen=True):
    """A Master is to nominate; `special` when named by a Special Election."""

    number: int
    master: Seat
    special: bool


class GeneralNominated(PublicEvent, frozen=True):
    """The election of this pair is open."""

    number: int
    master: Seat
    general: Seat


class BallotCast(_ToSeat, frozen=True):
    """A secret ballot, or a change of it."""

    quiet: ClassVar[bool] = True
    vote: Vote


class GovernmentElected(PublicEvent, frozen=True):
    """More than half said Pass; `absent` had not voted, which counts as Fail."""

    master: Seat
    general: Seat
    passes: tuple[Seat, ...]
    fails: tuple[Seat, ...]
    absent: tuple[Seat, ...]


class ElectionFailed(PublicEvent, frozen=True):
    """No majority; `failed` is the count of failures in a row now."""

    master: Seat
    general: Seat
    passes: tuple[Seat, ...]
    fails: tuple[Seat, ...]
    absent: tuple[Seat, ...]
    failed: int


class NominationMissed(PublicEvent, frozen=True):
    """Nobody was nominated in time, which counts as a failed election; `failed` is the count now."""

    master: Seat
    failed: int


class ElectionVoided(PublicEvent, frozen=True):
    """The Master or the nominee (`out`) was removed: no failure, the office passes on."""

    master: Seat
    general: Seat | None
    out: Seat


class NotVader(PublicEvent, frozen=True):
    """Elected General with three Imperial policies standing, and the match goes on: so this is not Vader."""

    general: Seat


class SessionOpened(PublicEvent, frozen=True):
    """The Master holds three cards, `deck` remain; neither of the two may post."""

    master: Seat
    general: Seat
    deck: int


class CardsDrawn(_ToSeat, frozen=True):
    """The three cards of the Master."""

    cards: tuple[Policy, ...]


class CardDiscarded(_ToSeat, frozen=True):
    """What the Master, or the dice for a Master who is late, laid aside."""

    card: Policy


class CardsPassed(PublicEvent, frozen=True):
    """The Master has discarded; the General has the other two."""

    quiet: ClassVar[bool] = True
    master: Seat
    general: Seat


class CardsReceived(_ToSeat, frozen=True):
    """The two cards of the General."""

    cards: tuple[Policy, ...]


class ChanceActed(PublicEvent, frozen=True):
    """The bot drew at random for a seat that was late or is gone."""

    seat: Seat
    act: Literal["discard", "enact"]
    why: Literal["late", "gone"]


class VetoProposed(PublicEvent, frozen=True):
    """The General asks the Master to throw all three cards away."""

    master: Seat
    general: Seat


class VetoAgreed(PublicEvent, frozen=True):
    """Nothing is enacted; `failed` is the count of failures now."""

    master: Seat
    general: Seat
    failed: int


class VetoRefused(PublicEvent, frozen=True):
    """The General must enact; `why` tells an answer from silence."""

    master: Seat
    general: Seat
    why: Literal["answer", "late", "gone"]


class PolicyEnacted(PublicEvent, frozen=True):
    """A policy stands; `blind` when the third failure enacted the top card. The counts are those after it."""

    policy: Card
    blind: bool
    republic: int
    imperial: int


class DangerBegan(PublicEvent, frozen=True):
    """The third Imperial policy stands: Vader elected General wins from now on."""


class VetoUnlocked(PublicEvent, frozen=True):
    """The fifth Imperial policy stands: the General may propose a veto from now on."""


class PowerDue(PublicEvent, frozen=True):
    """The Master has a power to use before the next election."""

    master: Seat
    power: Power


class PowerChosen(PublicEvent, frozen=True):
    """The Master has chosen between Peek and Investigate."""

    master: Seat
    power: Literal["peek", "investigate"]


class PolicyPeeked(PublicEvent, frozen=True):
    """The Master has looked at the next three policies."""

    master: Seat


class CardsPeeked(_ToSeat, frozen=True):
    """The next three policies in order."""

    cards: tuple[Policy, ...]


class SeatInvestigated(PublicEvent, frozen=True):
    """The Master has learned the camp of a seat."""

    master: Seat
    target: Seat


class CampLearned(_ToSeat, frozen=True):
    """The camp of an investigated seat; Vader reads as Sith."""

    target: Seat
    camp: Camp


class SpecialElectionCalled(PublicEvent, frozen=True):
    """The Master has named the next Master."""

    master: Seat
    target: Seat


class SeatAssassinated(PublicEvent, frozen=True):
    """A seat is out; its role stays hidden unless it ends the match."""

    master: Seat
    target: Seat


class PowerForfeited(PublicEvent, frozen=True):
    """The power was not used in time, or its Master is gone."""

    master: Seat
    power: Power
    why: Literal["late", "gone"]


class SeatRemoved(PublicEvent, frozen=True):
    """A seat leaves by red card; its role stays hidden unless it ends the match."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    *(MatchOpened, RoleDealt, SithRevealed, VaderToldSith, DeckOrdered, DeckShuffled),
    *(NominationOpened, GeneralNominated, BallotCast, GovernmentElected, ElectionFailed, NominationMissed),
    *(ElectionVoided, NotVader, SessionOpened, CardsDrawn, CardDiscarded, CardsPassed, CardsReceived, ChanceActed),
    *(VetoProposed, VetoAgreed, VetoRefused, PolicyEnacted, DangerBegan, VetoUnlocked),
    *(PowerDue, PowerChosen, PolicyPeeked, CardsPeeked, SeatInvestigated, CampLearned),
    *(SpecialElectionCalled, SeatAssassinated, PowerForfeited, SeatRemoved),
    *(MatchEnded, RolesPublished, DeckPublished, SessionPublished, DeckLeft),
)

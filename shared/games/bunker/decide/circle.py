"""The circle of reveals (B17-B31) and the special condition (B59-B62)."""

from collections.abc import Sequence

from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.cards import Advice
from shared.games.bunker.decide.flow import Flow, next_seat, next_turn, refuse
from shared.games.bunker.decide.host import reveal_for
from shared.games.bunker.state import PROFESSION, State, legal
from shared.games.bunker.tables import PLACE, TRAITS
from shared.kernel.dice import Dice
from shared.kernel.events import Event, TurnMissed
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal, SeatRef


def reveal(state: State, action: act.Reveal, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """A player opens a card in turn; with a seat it is the host's act."""
    if by is Office.DIRECTOR and action.seat is not None:
        return reveal_for(state, action.seat, action.trait, dice)
    if state.phase != "reveal":
        return refuse("not-now")
    if by != state.turn or not isinstance(by, int):
        return refuse("not-your-turn", seat=SeatRef(state.turn))
    if action.seat is not None:
        return refuse("own-cards-alone")
    bit = 1 << PLACE[action.trait]
    if not legal(state, by) & bit:
        return _not_legal(state, by, bit)
    opened = _opened(state, by, action.trait, "own")
    # What is opened changes nobody else's turn: mostly the next one simply follows.
    following = next_seat(state)
    if following and legal(state, following):
        return (opened, ev.TurnGiven(following))
    flow = Flow(state, dice, (opened,))
    next_turn(flow)
    return flow.events


def _not_legal(state: State, seat: int, bit: int) -> Refusal:
    if state.gone.get(seat, 0) & bit:
        return refuse("card-gone")
    if state.open.get(seat, 0) & bit:
        return refuse("open-already")
    if state.round == 1 and bit != PROFESSION:
        return refuse("profession-first")
    return refuse("last-card")


def _opened(state: State, seat: int, trait: str, how: str) -> ev.CardRevealed:
    card = state.hands[seat][PLACE[trait]]  # type: ignore[index]
    return ev.CardRevealed(seat, trait, card, how)  # type: ignore[arg-type]


def late(flow: Flow) -> None:
    """B31: the clock opens a random legal card, and says so."""
    state, seat = flow.state, flow.state.turn
    may = legal(state, seat)
    trait = flow.dice.choice([trait for trait in TRAITS if may >> PLACE[trait] & 1])
    flow.emit(TurnMissed(seat, "turn"))
    flow.emit(_opened(state, seat, trait, "late"))
    next_turn(flow)


def special(state: State, _: act.Special, by: Actor, __: Dice) -> Sequence[Event] | Refusal:
    """B59-B62: once, in any phase, excluded players too; it changes nothing by itself."""
    if not isinstance(by, int):
        return refuse("players-alone")
    if by in state.removed:
        return refuse("removed", seat=SeatRef(by))
    if by in state.played:
        return refuse("played-already")
    card = state.specials[by]
    return (ev.SpecialPlayed(by, card, Advice(card.n)),)

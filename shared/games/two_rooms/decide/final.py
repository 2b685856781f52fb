"""Pauses before the reveal: Private Eye, Gambler, Sniper, each with a deadline of its own (2.5, F29, T21, T22)."""

from shared.games.two_rooms import actions as act
from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import CARDS
from shared.games.two_rooms.decide.ending import end
from shared.games.two_rooms.decide.flow import Decided, Flow, refuse
from shared.games.two_rooms.state import State
from shared.kernel.dice import Dice
from shared.kernel.events import TurnMissed
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal


def open_pause(flow: Flow) -> None:
    """The next one who must speak; after the last of them it is over."""
    state = flow.state
    waiting = [
        (CARDS[card].pause, seat)
        for seat, card in state.cards.items()
        if CARDS[card].pause and seat not in state.spoken and seat not in state.gone
    ]
    if not waiting:
        end(flow)
        return
    _, seat = min(waiting)
    flow.emit(ev.PauseOpened(state.pause + 1, seat, state.cards[seat]))  # type: ignore[arg-type]


def _speaks(state: State, by: Actor, card: str) -> Refusal | None:
    if state.phase != "final":
        return refuse("not-now")
    if by != state.speaker or state.cards[state.speaker] != card:
        return refuse("not-your-turn")
    return None


def _go_on(state: State, dice: Dice, event: ev.PredictionMade | ev.ShotFired | ev.CardGuessed) -> Decided:
    flow = Flow(state, dice, (event,))
    open_pause(flow)
    return flow.events


def camps(state: State) -> tuple[str, ...]:
    """What the Gambler may name: "neither" only where it can happen (T21)."""
    return ("blue", "red", "neither") if {"doctor", "engineer"} & set(state.deck) else ("blue", "red")


def predict(state: State, action: act.Predict, by: Actor, dice: Dice) -> Decided:
    """The Gambler, in public."""
    if refusal := _speaks(state, by, "gambler"):
        return refusal
    if action.camp not in camps(state):
        return refuse("no-neither")
    return _go_on(state, dice, ev.PredictionMade(state.speaker, action.camp))


def targets(state: State) -> tuple[int, ...]:
    """At whom the Sniper may shoot: everybody else, in either room."""
    return tuple(s for s in range(1, state.seats + 1) if s != state.speaker and s not in state.gone)


def shoot(state: State, action: act.Shoot, by: Actor, dice: Dice) -> Decided:
    """The Sniper, in public."""
    if refusal := _speaks(state, by, "sniper"):
        return refusal
    if action.target not in targets(state):
        return refuse("no-target")
    return _go_on(state, dice, ev.ShotFired(state.speaker, action.target))


def guesses(state: State) -> tuple[str, ...]:
    """What the Private Eye may name: every card of the deck but the own one."""
    return tuple(card for card in state.deck if card != "private_eye")


def guess(state: State, action: act.Guess, by: Actor, dice: Dice) -> Decided:
    """The Private Eye, in public."""
    if refusal := _speaks(state, by, "private_eye"):
        return refusal
    if action.card not in guesses(state):
        return refuse("not-in-deck")
    return _go_on(state, dice, ev.CardGuessed(state.speaker, action.card))


def missed(flow: Flow, *, late: bool = True) -> None:
    """Nothing was said: that role loses."""
    seat = flow.state.speaker
    if late:
        flow.emit(TurnMissed(seat, "final"))
    flow.emit(ev.PauseMissed(seat, flow.state.cards[seat]))  # type: ignore[arg-type]
    open_pause(flow)

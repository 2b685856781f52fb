"""Executive powers (V20-V29)."""

from collections.abc import Sequence

from shared.games.vader import actions as act
from shared.games.vader import events as ev
from shared.games.vader.decide.flow import Flow, end, open_nomination, refuse
from shared.games.vader.state import State, targets
from shared.games.vader.tables import DRAWN, OTHER, camp_of, powers
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef

_OTHER = {"peek": "investigate", "investigate": "peek", "": "choice"}


def power_due(flow: Flow) -> None:
    """The power of the Imperial policy just enacted, if its number and the table bring one."""
    state = flow.state
    power = powers(state.seats, state.rules.powers).get(state.imperial)
    if power == OTHER:
        power = _OTHER[state.first_power]
    if power is None:
        open_nomination(flow)
    elif state.master in state.alive:
        flow.emit(ev.PowerDue(state.master, power))  # type: ignore[arg-type]
    else:
        forfeit(flow, power, "gone")


def forfeit(flow: Flow, power: str, why: str) -> None:
    """The power is lost, and the next election begins (V31, V33)."""
    flow.emit(ev.PowerForfeited(flow.state.master, power, why))  # type: ignore[arg-type]
    open_nomination(flow)


def choose(state: State, action: act.ChoosePower, by: Actor, _: Dice) -> Sequence[Event] | Refusal:
    """V20: Peek or Investigate; the act itself is still to come."""
    if refusal := _not_due(state, "choice", by):
        return refusal
    return (ev.PowerChosen(state.master, action.power),)


def peek(state: State, _: act.Peek, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V25: the next three, in order, to the Master alone."""
    if refusal := _not_due(state, "peek", by):
        return refusal
    flow = Flow(state, dice, (ev.PolicyPeeked(state.master),))
    flow.emit(ev.CardsPeeked(state.master, tuple(state.deck[:DRAWN])))  # type: ignore[arg-type]
    open_nomination(flow)
    return flow.events


def investigate(state: State, action: act.Investigate, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V26: the camp of a living seat that was never investigated, to the Master alone."""
    target = action.target
    if refusal := _not_due(state, "investigate", by) or _no_target(state, target):
        return refusal
    flow = Flow(state, dice, (ev.SeatInvestigated(state.master, target),))
    flow.emit(ev.CampLearned(state.master, target, camp_of(state.roles[target])))
    open_nomination(flow)
    return flow.events


def special_election(state: State, action: act.SpecialElection, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V27: any other living seat is the next Master, for one election."""
    if refusal := _not_due(state, "special_election", by) or _no_target(state, action.target):
        return refusal
    flow = Flow(state, dice, (ev.SpecialElectionCalled(state.master, action.target),))
    open_nomination(flow, special=action.target)
    return flow.events


def assassinate(state: State, action: act.Assassinate, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V28: out, and hidden; Vader's death ends it for the Rebels."""
    target = action.target
    if refusal := _not_due(state, "assassinate", by) or _no_target(state, target):
        return refusal
    flow = Flow(state, dice, (ev.SeatAssassinated(state.master, target),))
    if state.roles[target] == "vader":
        end(flow, "rebels", "vader_assassinated")
    else:
        open_nomination(flow)
    return flow.events


def _not_due(state: State, power: str, by: Actor) -> Refusal | None:
    if state.phase != "power" or state.power != power:
        return refuse("not-now")
    return None if by == state.master else refuse("not-master", master=SeatRef(state.master))


def _no_target(state: State, target: int) -> Refusal | None:
    if target in targets(state):
        return None
    if target == state.master:
        return refuse("not-yourself")
    known = target in state.alive
    return refuse("investigated-before", seat=SeatRef(target)) if known else refuse("not-living", seat=SeatRef(target))

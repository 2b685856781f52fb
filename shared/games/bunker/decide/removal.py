"""Removal from the room in any phase (B74, Q-14, Q-18), replacements, the early end (B81)."""

from collections.abc import Sequence

from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.decide import ballot
from shared.games.bunker.decide.flow import Flow, end, end_if_full, next_turn, open_ballot, refuse
from shared.games.bunker.state import State
from shared.kernel.actions import Finish, RedCard, Replace
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal, SeatRef


def remove(state: State, action: act.Remove | RedCard, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """B74: gone for good. The match goes on from whatever was waited for; a red card is the same."""
    seat = action.seat
    if by is not Office.DIRECTOR:
        return refuse("host-alone")
    if not 1 <= seat <= state.seats:
        return refuse("no-seat")
    if seat in state.removed:
        return refuse("removed", seat=SeatRef(seat))
    again = [voter for voter, target in state.votes.items() if target == seat and voter != seat]
    flow = Flow(state, dice, (ev.SeatRemoved(seat),))
    if end_if_full(flow):
        return flow.events
    if state.phase == "reveal" and state.turn == seat:
        next_turn(flow)
    elif not dissolve_tie(flow):
        for voter in again:
            flow.emit(ev.VoteDropped(voter, seat))
        if ballot.complete(flow.state):
            ballot.count(flow)
    return flow.events


def dissolve_tie(flow: Flow) -> bool:
    """Q-14: a tie of one excludes nobody; the full vote is repeated."""
    if flow.state.phase not in ("defence", "revote") or len(flow.state.leaders) > 1:
        return False
    flow.emit(ev.TieDissolved())
    open_ballot(flow)
    return True


def replace(_: State, __: Replace, ___: Actor, ____: Dice) -> Sequence[Event] | Refusal:
    """All that belongs to the seat stays with it, so nothing else happens."""
    return ()


def finish(state: State, _: Finish, __: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """B81: everybody living wins, even above the capacity."""
    flow = Flow(state, dice)
    end(flow, "finished")
    return flow.events

"""Votes, their count, ties and the lot (B36-B56)."""

from collections.abc import Sequence

from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.cards import Poll
from shared.games.bunker.decide.flow import Flow, exclude, open_discussion, open_round, over, refuse
from shared.games.bunker.state import State, candidates, last_out, voters
from shared.games.bunker.tables import EMPTY_REPEATS
from shared.kernel.dice import Dice
from shared.kernel.events import Event, Paused, TurnMissed
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef

OPEN = ("vote", "revote")


def vote(state: State, action: act.Vote, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """B38-B44: the last vote of each voter counts; the ballot closes when all have voted."""
    if refusal := _barred(state, by, action.target):
        return refusal
    assert isinstance(by, int)
    votes = state.votes
    cast = ev.VoteCast(by, action.target)
    if by in votes or len(votes) + 1 < len(state.alive) + bool(last_out(state)):
        return (cast,)
    flow = Flow(state, dice, (cast,))
    count(flow)
    return flow.events


def _barred(state: State, by: Actor, target: int) -> Refusal | None:
    if state.phase == "defence":
        return refuse("defence-first")
    if state.phase not in OPEN:
        return refuse("not-now")
    if by not in state.alive and (by != last_out(state) or not isinstance(by, int)):
        return _no_vote(state, by)
    if target == by:
        return refuse("not-yourself")
    if target in candidates(state):
        return None
    if target in state.alive:
        return refuse("leaders-alone")
    return refuse("not-living", seat=SeatRef(target))


def _no_vote(state: State, by: Actor) -> Refusal:
    if not isinstance(by, int):
        return refuse("players-alone")
    return refuse("removed", seat=SeatRef(by)) if by in state.removed else refuse("last-out-alone")


def complete(state: State) -> bool:
    """Whether every voter has voted."""
    return state.phase in OPEN and all(seat in state.votes for seat in voters(state))


def late(flow: Flow) -> None:
    """B45: the time is over; who did not vote is not counted."""
    state = flow.state
    for seat in state.alive:
        if seat not in state.votes and seat not in state.excused:
            flow.emit(TurnMissed(seat, state.phase))
    count(flow)


def count(flow: Flow) -> None:
    """Publishes the ballot and draws the consequence."""
    state = flow.state
    if not state.votes:
        _empty(flow)
        return
    heard: dict[int, list[int]] = {}
    for voter, target in sorted(state.votes.items()):
        heard.setdefault(target, []).append(voter)
    ranked = sorted(heard, key=lambda seat: (-len(heard[seat]), seat))
    polls = tuple([Poll(seat, tuple(heard[seat])) for seat in ranked])
    flow.emit(ev.BallotCounted(polls, tuple([seat for seat in voters(state) if seat not in state.votes])))
    leaders = tuple([seat for seat in ranked if len(heard[seat]) == len(heard[ranked[0]])])
    if len(leaders) == 1:
        _out(flow, leaders[0], "vote")
    elif state.phase == "vote":
        flow.emit(ev.DefenceOpened(state.number + 1, leaders))
    else:
        drawn = flow.dice.choice(leaders)
        flow.emit(ev.LotDrawn(leaders, drawn))
        _out(flow, drawn, "lot")


def _empty(flow: Flow) -> None:
    """B46, B53: the exclusion stays due; after several empty repeats the match stops and asks the host (Q-08)."""
    times = flow.state.empties + 1
    flow.emit(ev.BallotEmpty(times))
    open_discussion(flow, "empty")
    if times > EMPTY_REPEATS:
        flow.emit(ev.HostAsked(times))
        flow.emit(Paused("director"))


def _out(flow: Flow, seat: int, by: str) -> None:
    exclude(flow, seat, by)  # type: ignore[arg-type]
    if over(flow):
        return
    if flow.state.due:
        open_discussion(flow, "next")
    else:
        open_round(flow)


def defend(flow: Flow) -> None:
    """B49: the defence is over, the revote opens for everybody at once."""
    flow.emit(ev.RevoteOpened(flow.state.number, flow.state.leaders))

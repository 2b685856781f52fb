"""Nomination and election (V7-V15)."""

from collections.abc import Sequence

from shared.games.vader import actions as act
from shared.games.vader import events as ev
from shared.games.vader.decide.flow import Flow, end, open_nomination, refuse
from shared.games.vader.decide.session import enact_top, open_session
from shared.games.vader.state import State, candidates
from shared.games.vader.tables import DANGER_AT, FAILURES
from shared.kernel.ballots import majority
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef


def nominate(state: State, action: act.Nominate, by: Actor, _: Dice) -> Sequence[Event] | Refusal:
    """V7: the Master alone, an eligible living seat."""
    general = action.general
    if state.phase != "nomination":
        return refuse("not-now")
    if by != state.master:
        return refuse("not-master", master=SeatRef(state.master))
    if general == by:
        return refuse("not-yourself")
    if general not in candidates(state):
        gone = general not in state.alive
        return refuse("not-living", seat=SeatRef(general)) if gone else refuse("ineligible", seat=SeatRef(general))
    return (ev.GeneralNominated(state.number, state.master, general),)


def ballot(state: State, action: act.Ballot, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V8: every living seat, changeable until the last one is in; V9: then all are counted."""
    if state.phase != "election":
        return refuse("not-now")
    if by not in state.alive or not isinstance(by, int):
        return refuse("no-ballot")
    cast = ev.BallotCast(by, action.vote)
    votes = state.ballots
    if by in votes or len(votes) + 1 < len(state.alive):
        return (cast,)
    flow = Flow(state, dice, (cast,))
    close(flow)
    return flow.events


def close(flow: Flow) -> None:
    """Publishes and counts the ballots; a missing one counts as Fail (V10, V31)."""
    state = flow.state
    votes, master, general = state.ballots, state.master, state.general
    heard: dict[str, list[int]] = {"pass": [], "fail": [], "": []}
    for seat in state.alive:
        heard[votes.get(seat, "")].append(seat)
    passes, fails, absent = map(tuple, heard.values())
    if not majority(len(passes), len(state.alive)):
        flow.emit(ev.ElectionFailed(master, general, passes, fails, absent, state.failed + 1))
        after_failure(flow)
        return
    flow.emit(ev.GovernmentElected(master, general, passes, fails, absent))
    if state.imperial >= DANGER_AT:
        if state.roles[general] == "vader":
            end(flow, "sith", "vader_elected")
            return
        if general not in state.cleared:
            flow.emit(ev.NotVader(general))
    open_session(flow)


def after_failure(flow: Flow) -> None:
    """V11, V13: the third failure in a row enacts the top policy; then the office passes on."""
    if flow.state.failed >= FAILURES:
        enact_top(flow)
    if not flow.over:
        open_nomination(flow)

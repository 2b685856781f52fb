"""The day: ballots, the hour without changes, the count at closing."""

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.deaths import give_up, settle, strike
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.judge import end
from shared.games.werewolf.events import day, night
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.state import State, debts, votes_today
from shared.games.werewolf.tables import SHERIFF_WEIGHT, SILENT_DAYS
from shared.kernel.ballots import Cast, Tally, first_with_final_votes, plurality
from shared.kernel.events import TurnMissed
from shared.kernel.text import Refusal


def _closed(state: State, seat: int) -> Refusal | None:
    if seat not in state.living:
        return refuse("out")
    return None if state.phase == "day" and votes_today(state) else refuse("no-vote-now")


def vote(flow: Flow, seat: int, action: act.Vote) -> Refusal | None:
    """R154-R156; a void ballot is no vote, but is remembered as one that was tried (A-22, A-23)."""
    state = flow.state
    if refusal := _closed(state, seat):
        return refusal
    if any(each.voter == seat for each in state.ballots):
        return refuse("voted")
    if action.target is not None and action.target not in state.living:
        flow.emit(day.BallotVoided(seat, "target"))
    elif not action.reason.strip():
        flow.emit(day.BallotVoided(seat, "reason"))
    else:
        flow.emit(day.BallotCast(seat, action.target, action.reason.strip()))
    return None


def change_vote(flow: Flow, seat: int, action: act.ChangeVote) -> Refusal | None:
    """R157-R159: once, before the last hour; a void change leaves the old ballot in force (A-22)."""
    state = flow.state
    if refusal := _closed(state, seat):
        return refusal
    if not any(each.voter == seat for each in state.ballots):
        return refuse("not-voted")
    if seat in state.spent:
        return refuse("changed")
    if state.last_call:
        return refuse("last-hour")
    if action.target is not None and action.target not in state.living:
        return refuse("target-out")
    if not action.reason.strip():
        return refuse("reason")
    flow.emit(day.BallotChanged(seat, action.target, action.reason.strip()))
    return None


def last_call(flow: Flow) -> None:
    """From now on ballots stand."""
    flow.emit(day.LastCallPassed(flow.state.day))


def close(flow: Flow) -> None:
    """Closing: what the day still owed, the count, the badge or the out, and the night (R020, R164)."""
    give_up(flow)
    if not flow.over and votes_today(flow.state):
        _decide(flow, _count(flow))
    if not flow.over and flow.state.silent >= SILENT_DAYS:
        end(flow, "", "silence")
    if not flow.over:
        flow.emit(night.NightFell(flow.state.day))
        if debts(flow.state):
            flow.emit(night.StageTurned("dusk"))


def _decide(flow: Flow, tally: Tally) -> None:
    if flow.state.day == 1:
        _elect(flow)
    elif tally.winner is None:
        flow.emit(day.NobodyVotedOut(tally.leaders))
    else:
        strike(flow, tally.winner, "vote", hidden=False)
        settle(flow)


def _count(flow: Flow) -> Tally:
    """R093, R164-R169: one vote each, the sheriff's one and a half from the second day on."""
    state = flow.state
    votes = {each.voter: each.choice or None for each in state.ballots}
    weights = {state.sheriff: SHERIFF_WEIGHT} if state.day > 1 and state.sheriff else None
    tally = plurality(votes, weights, state.living)
    abstained = tuple(sorted(voter for voter, choice in votes.items() if choice is None))
    flow.emit(day.VotesCounted(state.day, len(votes), abstained))
    for seat, weight in sorted(tally.weights.items(), key=lambda each: (-each[1], each[0])):
        voters = tuple(sorted(voter for voter, choice in votes.items() if choice == seat))
        flow.emit(day.CandidateCounted(seat, int(weight), weight != int(weight), voters))
    for seat in state.living:
        # R161: silence alone is late; a void ballot is not, nor one whose candidate left.
        if seat not in votes and seat not in state.void and seat not in state.excused:
            flow.emit(TurnMissed(seat, "day"))
    return tally


def _elect(flow: Flow) -> None:
    """R090, R091, A-16: who first had the highest number, by final ballots."""
    state = flow.state
    casts = [Cast(each.voter, each.choice or None) for each in state.ballots]
    chosen = first_with_final_votes(casts, state.living)
    if chosen is None:
        flow.emit(day.NobodyElected())
    else:
        flow.emit(day.SheriffElected(chosen))
        flow.emit(day.SheriffTold(chosen))

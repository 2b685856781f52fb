"""What going out, losing, surrender and the end change."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.werewolf.events import outs
from shared.games.werewolf.state import Appeal, State, Stroke, asked
from shared.kernel.events import Event


def _struck(state: State, event: outs.Struck) -> State:
    stroke = Stroke(event.seat, event.cause, event.hidden)
    return replace(state, queue=(stroke, *state.queue) if event.first else (*state.queue, stroke))


def _without(state: State, seat: int) -> tuple[Stroke, ...]:
    return tuple(each for each in state.queue if each.seat != seat)


def _went_out(state: State, event: outs.WentOut) -> State:
    seat = event.seat
    return replace(
        state,
        living=tuple(each for each in state.living if each != seat),
        out=(*state.out, seat),
        causes={**state.causes, seat: event.cause},
        hidden=(*state.hidden, seat) if event.hidden else state.hidden,
        # A stroke for another cause stays: that it is wasted is an event of its own.
        queue=tuple(each for each in state.queue if (each.seat, each.cause) != (seat, event.cause)),
    )


def _announced(state: State, event: outs.OutAnnounced) -> State:
    by_vote = (*state.by_vote, event.seat) if state.counted else state.by_vote
    return replace(state, announced=(*state.announced, event.seat), by_vote=by_vote)


def _granted(state: State, event: outs.LastWordsGranted) -> State:
    return replace(state, rights=(*state.rights, event.seat), open_rights=(*state.open_rights, event.seat))


def _used(state: State, seat: int) -> tuple[int, ...]:
    return tuple(each for each in state.open_rights if each != seat)


def _left(state: State, event: outs.LastWordsLeft) -> State:
    return replace(state, words=(*state.words, (event.seat, event.words)), open_rights=_used(state, event.seat))


def _published(state: State, event: outs.LastWordsPublished) -> State:
    return replace(state, words=tuple(each for each in state.words if each[0] != event.seat))


def _lost(state: State, event: outs.CampLost) -> State:
    return replace(state, lost=(*state.lost, event.camp))


def _asked(state: State, event: outs.ConsentAsked) -> State:
    """The one who started it has agreed, if asked at all."""
    starter = state.wishes[-1]
    agreed = (starter,) if starter in event.seats else ()
    return replace(state, appeals=(*state.appeals, Appeal(event.camp, starter, agreed)))


def _consented(state: State, event: outs.ConsentGiven) -> State:
    if event.answer == "no":
        return state
    appeals = tuple(
        replace(each, agreed=(*each.agreed, event.seat)) if event.seat in asked(state, each.camp) else each
        for each in state.appeals
    )
    return replace(state, appeals=appeals)


def _closed(state: State, event: outs.SurrenderClosed | outs.SurrenderTook) -> State:
    return replace(state, appeals=tuple(each for each in state.appeals if each.camp != event.camp))


def _ended(state: State, event: outs.MatchEnded) -> State:
    """The rest is cancelled (R128)."""
    return replace(
        state,
        phase="over",
        winner=event.winner,
        reason=event.reason,
        queue=(),
        shot="done",
        badge="",
        open_rights=(),
        appeals=(),
        showdown=None,
    )


CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    outs.Struck: _struck,
    outs.StrokeWasted: lambda state, event: replace(state, queue=_without(state, event.seat)),
    outs.WentOut: _went_out,
    outs.OutTold: lambda state, event: replace(state, aware=(*state.aware, event.seat)),
    outs.OutAnnounced: _announced,
    outs.RedCardNoted: lambda state, event: replace(state, announced=(*state.announced, event.seat)),
    outs.ShotDue: lambda state, _: replace(state, shot="due"),
    outs.ShotFired: lambda state, _: replace(state, shot="done"),
    outs.ShotDeclined: lambda state, _: replace(state, shot="done"),
    outs.CampLost: _lost,
    outs.WolvesLost: lambda state, _: replace(state, wolves_told=True, proposals=()),
    outs.KnifeGranted: lambda state, event: replace(
        state, knife_told=True, told_camp=tuple(s for s in event.seats if state.roles[s] == "cupid")
    ),
    outs.LastWordsGranted: _granted,
    outs.LastWordsLeft: _left,
    outs.LastWordsDeclined: lambda state, event: replace(state, open_rights=_used(state, event.seat)),
    outs.LastWordsPublished: _published,
    outs.SurrenderStarted: lambda state, event: replace(state, wishes=(*state.wishes, event.seat)),
    outs.ConsentAsked: _asked,
    outs.ConsentGiven: _consented,
    outs.SurrenderClosed: _closed,
    outs.SurrenderTook: _closed,
    outs.MatchEnded: _ended,
}

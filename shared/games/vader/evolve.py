"""The state after an event: one small function for each kind, never a refusal and never chance."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.vader import events as ev
from shared.games.vader.state import State
from shared.kernel.events import Event


def evolve(state: State, event: Event) -> State:
    """See `Game.evolve`; what changes nothing (private copies, announcements, common events) is not in the table."""
    change = _CHANGES.get(type(event))
    return state if change is None else change(state, event)


def _opened(state: State, event: ev.NominationOpened) -> State:
    return replace(
        state,
        phase="nomination",
        number=event.number,
        master=event.master,
        rotation=state.rotation if event.special else event.master,
        general=0,
        power="",
    )


def _cast(state: State, event: ev.BallotCast) -> State:
    return replace(state, ballots={**state.ballots, event.seat: event.vote})


def _elected(state: State, event: ev.GovernmentElected) -> State:
    return replace(
        state,
        ballots={},
        passes=event.passes,
        fails=event.fails,
        absent=event.absent,
        last_master=event.master,
        last_general=event.general,
    )


def _failed(state: State, event: ev.ElectionFailed) -> State:
    return replace(state, ballots={}, passes=event.passes, fails=event.fails, absent=event.absent, failed=event.failed)


def _session(state: State, event: ev.SessionOpened) -> State:
    drawn, deck = state.deck[:3], state.deck[3:]
    return replace(state, phase="discard", hand=drawn, drawn=drawn, deck=deck, thrown="", refused=False)


def _passed(state: State, _: ev.CardsPassed) -> State:
    laid = state.laid
    return replace(
        state,
        phase="enact",
        hand=state.hand.replace(laid, "", 1),
        discards=state.discards + laid,
        thrown=laid,
        laid="",
    )


def _finished(state: State, thrown: str, discards: str) -> State:
    session = (state.master, state.general, state.drawn, thrown)
    return replace(state, hand="", drawn="", thrown="", laid="", discards=discards, sessions=(*state.sessions, session))


def _enacted(state: State, event: ev.PolicyEnacted) -> State:
    if event.blind:
        state = replace(state, deck=state.deck[1:], last_master=0, last_general=0)
    else:
        rest = state.hand.replace(event.policy, "", 1)
        state = _finished(state, state.thrown + rest, state.discards + rest)
    return replace(state, failed=0, republic=event.republic, imperial=event.imperial)


def _vetoed(state: State, event: ev.VetoAgreed) -> State:
    state = _finished(state, state.thrown + state.hand, state.discards + state.hand)
    return replace(state, failed=event.failed)


def _shuffled(state: State, event: ev.DeckShuffled) -> State:
    return replace(
        state,
        deck=state.ordered,
        ordered="",
        discards="" if event.again else state.discards,
        decks=(*state.decks, state.ordered),
    )


def _gone(state: State, seat: int) -> State:
    return replace(
        state,
        alive=tuple(each for each in state.alive if each != seat),
        out=(*state.out, seat),
        ballots={each: vote for each, vote in state.ballots.items() if each != seat},
    )


def _used(state: State, power: str) -> State:
    return replace(state, first_power=power) if state.imperial == 1 else state


def _investigated(state: State, event: ev.SeatInvestigated) -> State:
    return _used(replace(state, investigated=(*state.investigated, event.target)), "investigate")


def _ended(state: State, event: ev.MatchEnded) -> State:
    return replace(state, phase="over", winner=event.winner, reason=event.reason, power="", ballots={})


_CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    ev.RoleDealt: lambda s, e: replace(s, roles={**s.roles, e.seat: e.role}),
    ev.SithRevealed: lambda s, e: replace(s, informed=(*s.informed, e.seat)),
    ev.VaderToldSith: lambda s, e: replace(s, informed=(*s.informed, e.seat)),
    ev.DeckOrdered: lambda s, e: replace(s, ordered="".join(e.order)),
    ev.DeckShuffled: _shuffled,
    ev.NominationOpened: _opened,
    ev.GeneralNominated: lambda s, e: replace(s, phase="election", general=e.general, ballots={}),
    ev.BallotCast: _cast,
    ev.GovernmentElected: _elected,
    ev.ElectionFailed: _failed,
    ev.NominationMissed: lambda s, e: replace(s, failed=e.failed),
    ev.ElectionVoided: lambda s, e: replace(s, ballots={}),
    ev.NotVader: lambda s, e: replace(s, cleared=(*s.cleared, e.general)),
    ev.SessionOpened: _session,
    ev.CardDiscarded: lambda s, e: replace(s, laid=e.card),
    ev.CardsPassed: _passed,
    ev.VetoProposed: lambda s, e: replace(s, phase="veto"),
    ev.VetoRefused: lambda s, e: replace(s, phase="enact", refused=True),
    ev.VetoAgreed: _vetoed,
    ev.PolicyEnacted: _enacted,
    ev.PowerDue: lambda s, e: replace(s, phase="power", power=e.power),
    ev.PowerChosen: lambda s, e: replace(s, power=e.power),
    ev.PolicyPeeked: lambda s, e: _used(s, "peek"),
    ev.CardsPeeked: lambda s, e: replace(s, peeks=(*s.peeks, (e.seat, "".join(e.cards)))),
    ev.SeatInvestigated: _investigated,
    ev.CampLearned: lambda s, e: replace(s, findings=(*s.findings, (e.seat, e.target, e.camp))),
    ev.SeatAssassinated: lambda s, e: _gone(s, e.target),
    ev.SeatRemoved: lambda s, e: _gone(s, e.seat),
    ev.MatchEnded: _ended,
}

"""The state after an event: one small function for each kind, never a refusal and never chance."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.bunker import events as ev
from shared.games.bunker.cards import Card
from shared.games.bunker.state import State
from shared.games.bunker.tables import PLACE
from shared.kernel.events import Event


def evolve(state: State, event: Event) -> State:
    """See `Game.evolve`; what changes nothing (announcements, common events) is not in the table."""
    change = _CHANGES.get(type(event))
    return state if change is None else change(state, event)


def _opened(state: State, event: ev.MatchOpened) -> State:
    return replace(
        state,
        capacity=event.capacity,
        bunker_total=event.bunker,
        has_threat=event.threat != "none",
        schedule=event.plan.rounds,
    )


def _dealt(state: State, event: ev.DossierDealt) -> State:
    hand = (event.profession, event.biology, event.health, event.hobby, event.baggage, event.fact)
    return replace(
        state,
        hands={**state.hands, event.seat: hand},
        specials={**state.specials, event.seat: event.special},
    )


def _round(state: State, event: ev.RoundOpened) -> State:
    return replace(state, round=event.number, due=event.votes, turn=0, phase="reveal")


def _opens(state: State, event: ev.CardRevealed) -> State:
    mask = state.open.get(event.seat, 0) | 1 << PLACE[event.trait]
    changed = state.changes + (event.how == "host")
    return replace(state, open={**state.open, event.seat: mask}, changes=changed)


def _discussion(state: State, event: ev.DiscussionOpened) -> State:
    return replace(
        state,
        phase="discussion",
        number=event.number,
        again=event.why != "circle",
        turn=0,
        votes={},
        leaders=(),
        excused=(),
    )


def _ballot(state: State, event: ev.BallotOpened) -> State:
    return replace(state, phase="vote", number=event.number, votes={}, leaders=(), excused=())


def _cast(state: State, event: ev.VoteCast) -> State:
    return replace(state, votes={**state.votes, event.seat: event.target})


def _defence(state: State, event: ev.DefenceOpened) -> State:
    return replace(state, phase="defence", number=event.number, votes={}, leaders=event.leaders, excused=())


def _excluded(state: State, event: ev.SeatExcluded) -> State:
    seat = event.seat
    due = state.due if event.by == "host" else max(0, state.due - 1)
    return replace(
        state,
        alive=tuple([s for s in state.alive if s != seat]),
        out=(*state.out, seat),
        exiled=(*state.exiled, seat),
        leaders=tuple([s for s in state.leaders if s != seat]),
        due=due,
        empties=0,
    )


def _returned(state: State, event: ev.SeatReturned) -> State:
    seat = event.seat
    return replace(
        state,
        alive=tuple(sorted((*state.alive, seat))),
        out=tuple([s for s in state.out if s != seat]),
        exiled=tuple([s for s in state.exiled if s != seat]),
    )


def _removed(state: State, event: ev.SeatRemoved) -> State:
    seat = event.seat
    again = tuple(voter for voter, target in state.votes.items() if target == seat and voter != seat)
    return replace(
        state,
        alive=tuple([s for s in state.alive if s != seat]),
        out=state.out if seat in state.out else (*state.out, seat),
        exiled=tuple([s for s in state.exiled if s != seat]),
        removed=(*state.removed, seat),
        leaders=tuple([s for s in state.leaders if s != seat]),
        votes={voter: target for voter, target in state.votes.items() if seat not in (voter, target)},
        excused=(*state.excused, *again),
    )


def _card(state: State, event: ev.CardShown | ev.CardReceived) -> State:
    place, hand = PLACE[event.trait], state.hands[event.seat]
    fresh: tuple[Card, ...] = (*hand[:place], event.card, *hand[place + 1 :])
    return replace(state, hands={**state.hands, event.seat: fresh})


def _discarded(state: State, event: ev.CardDiscarded) -> State:
    mask = state.gone.get(event.seat, 0) | 1 << PLACE[event.trait]
    return replace(state, gone={**state.gone, event.seat: mask}, changes=state.changes + 1)


def _replaced(state: State, event: ev.CardReplaced) -> State:
    old = state.hands[event.seat][PLACE[event.trait]]
    return replace(state, spent=(*state.spent, old), changes=state.changes + 1)


def _ended(state: State, event: ev.MatchEnded) -> State:
    return replace(state, phase="over", turn=0, votes={}, leaders=(), due=0, winners=event.winners, reason=event.reason)


_CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    ev.MatchOpened: _opened,
    ev.CatastropheStruck: lambda s, e: replace(s, catastrophe=e.card),
    ev.ThreatSealed: lambda s, e: replace(s, sealed_threat=e.card),
    ev.ThreatRevealed: lambda s, e: replace(s, threat=e.card),
    ev.BunkerStocked: lambda s, e: replace(s, bunker=e.cards),
    ev.DossierDealt: _dealt,
    ev.RoundOpened: _round,
    ev.BunkerOpened: lambda s, e: replace(s, bunker_open=(*s.bunker_open, e.card)),
    ev.TurnGiven: lambda s, e: replace(s, turn=e.seat),
    ev.TurnSkipped: lambda s, e: replace(s, turn=e.seat),
    ev.CardRevealed: _opens,
    ev.DiscussionOpened: _discussion,
    ev.BallotOpened: _ballot,
    ev.VoteCast: _cast,
    ev.BallotEmpty: lambda s, e: replace(s, empties=e.times),
    ev.HostAsked: lambda s, e: replace(s, empties=0),
    ev.DefenceOpened: _defence,
    ev.RevoteOpened: lambda s, e: replace(s, phase="revote", votes={}),
    ev.SeatExcluded: _excluded,
    ev.SpecialPlayed: lambda s, e: replace(s, played=(*s.played, e.seat)),
    ev.SeatReturned: _returned,
    ev.SeatRemoved: _removed,
    ev.CardsSwapped: lambda s, e: replace(s, changes=s.changes + 1),
    ev.CardsShuffled: lambda s, e: replace(s, changes=s.changes + 1),
    ev.CardReplaced: _replaced,
    ev.CardShown: _card,
    ev.CardReceived: _card,
    ev.CardDiscarded: _discarded,
    ev.MatchEnded: _ended,
}

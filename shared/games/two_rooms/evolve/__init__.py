"""The state after an event: one small function for each kind, never a refusal and never chance."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.evolve import cards, leading, records, rooms
from shared.games.two_rooms.state import State, room_of
from shared.kernel.events import Event


def evolve(state: State, event: Event) -> State:
    """See `Game.evolve`; what changes nothing (announcements, common events) is not in the table."""
    change = _CHANGES.get(type(event))
    return state if change is None else change(state, event)


def _pause(state: State, event: ev.PauseOpened) -> State:
    return replace(state, phase="final", pause=event.number, speaker=event.seat)


def _spoke(state: State, seat: int, **said: Any) -> State:
    return replace(state, speaker=0, spoken=(*state.spoken, seat), **said)


def _ended(state: State, event: ev.MatchEnded) -> State:
    return replace(
        state,
        phase="over",
        speaker=0,
        winner=event.winner,
        reason=event.reason,
        winners=event.winners,
        dead=event.dead,
    )


_CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    ev.MatchOpened: rooms.opened,
    ev.CardDealt: cards.dealt,
    ev.CardTaken: cards.dealt,
    ev.SoberedUp: cards.dealt,
    ev.CardBuried: lambda s, e: replace(s, buried=e.card),
    ev.CardSetAside: lambda s, e: replace(s, sober=e.card),
    ev.AmbassadorNamed: cards.named,
    ev.RoomsDrawn: rooms.drawn,
    ev.RoundOpened: rooms.round,
    ev.BellRang: rooms.bell,
    ev.HostagesExchanged: rooms.exchanged,
    ev.SeatBounced: rooms.bounced,
    ev.SeatRemoved: rooms.removed,
    ev.VoteCast: lambda s, e: leading.cast(s, e.seat, e.target),
    ev.VoteRevoked: lambda s, e: leading.cast(s, e.seat, 0),
    ev.ListSent: leading.listed,
    ev.ListPublished: lambda s, e: replace(s, published=(*s.published, e.seat)),
    ev.ListExecuted: leading.executed,
    ev.LeaderAppointed: lambda s, e: leading.leads(s, e.room, e.seat),
    ev.PointerSet: lambda s, e: replace(s, votes={**s.votes, e.seat: e.target}),
    ev.PointerDropped: lambda s, e: replace(s, votes=records.without(s.votes, e.seat)),
    ev.LeaderLost: lambda s, e: leading.leads(s, e.room, 0),
    ev.LeaderUsurped: leading.usurped,
    ev.AbdicationOffered: lambda s, e: replace(s, handover=records.office(s.handover, room_of(s, e.seat), e.to)),
    ev.AbdicationRefused: lambda s, e: replace(s, handover=records.office(s.handover, room_of(s, e.seat), 0)),
    ev.LeaderAbdicated: leading.abdicated,
    ev.HostagesChosen: lambda s, e: replace(s, chosen={**s.chosen, e.room: e.hostages}),
    ev.LeadershipSeized: leading.seized,
    ev.OfferMade: lambda s, e: replace(s, offers=(*s.offers, (e.seat, e.to, e.what))),
    ev.OfferRevoked: cards.unoffered,
    ev.OfferLapsed: cards.unoffered,
    ev.Shared: cards.shared,
    ev.ShareLogged: cards.logged,
    ev.ColourSeen: lambda s, e: cards.see(s, (e.seat,), e.of, e.colour),
    ev.CardSeen: lambda s, e: cards.see(s, (e.seat,), e.of, e.card),
    ev.ColourAnnounced: lambda s, e: cards.see(s, e.present, e.seat, e.colour),
    ev.CardAnnounced: cards.announced,
    ev.TacklePassed: lambda s, e: replace(s, tackled=(*s.tackled, e.seat)),
    ev.ConditionGained: cards.gained,
    ev.ConditionLost: cards.lost,
    ev.BondTied: cards.tied,
    ev.TherapyOffered: lambda s, e: replace(s, therapy=(*s.therapy, (e.by, e.seat))),
    ev.PowerUsed: cards.power,
    ev.PauseOpened: _pause,
    ev.PredictionMade: lambda s, e: _spoke(s, e.seat, prediction=e.camp),
    ev.ShotFired: lambda s, e: _spoke(s, e.seat, shot=e.target),
    ev.CardGuessed: lambda s, e: _spoke(s, e.seat, guess=e.card),
    ev.PauseMissed: lambda s, e: _spoke(s, e.seat),
    ev.MatchEnded: _ended,
}

"""The state after an event: one small function for each kind, never a refusal and never chance."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import OBJECTIVES, base, starts
from shared.games.two_rooms.state import BOTH, GONE, State, members, room_of, weight
from shared.kernel.events import Event


def evolve(state: State, event: Event) -> State:
    """See `Game.evolve`; what changes nothing (announcements, common events) is not in the table."""
    change = _CHANGES.get(type(event))
    return state if change is None else change(state, event)


def _dealt(state: State, event: ev.CardDealt | ev.CardTaken | ev.SoberedUp) -> State:
    """A clean card: whatever belonged to the old one is forgotten."""
    seat = event.seat
    return replace(
        state,
        cards={**state.cards, seat: event.card},
        conditions={**state.conditions, seat: starts(event.card)},
        partners=_without(state.partners, seat),
        met=_without(state.met, seat),
        first_share=_without(state.first_share, seat),
        spent=_drop(state.spent, seat),
        swappers=(*state.swappers, seat) if event.card == "leprechaun" else state.swappers,
    )


def _without(record: dict[int, Any], seat: int) -> dict[int, Any]:
    return {each: value for each, value in record.items() if each != seat} if seat in record else record


def _drop(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(each for each in seats if each != seat) if seat in seats else seats


def _opened(state: State, event: ev.MatchOpened) -> State:
    return replace(state, deck=event.deck)


def _drawn(state: State, event: ev.RoomsDrawn) -> State:
    rooms = tuple(
        1 if seat in event.first else 2 if seat in event.second else BOTH for seat in range(1, state.seats + 1)
    )
    return replace(state, rooms=rooms, begun=rooms)


def _round(state: State, event: ev.RoundOpened) -> State:
    return replace(
        state,
        phase="round",
        number=event.number,
        path=(*state.path, state.rooms),
        casts=(),
        votes={},
        mayors=(),
        lists={},
        published=(),
        seized=(0, 0),
        locked=(),
        handover=(0, 0),
        chosen={},
        tackled=(),
        offers=(),
        therapy=(),
        used_now=(),
    )


def _bell(state: State, _: ev.BellRang) -> State:
    return replace(state, phase="hostages", offers=(), therapy=(), handover=(0, 0), votes={})


def _moved(state: State, seats: tuple[int, ...]) -> State:
    rooms = tuple(3 - room if seat in seats else room for seat, room in enumerate(state.rooms, 1))
    return replace(state, rooms=rooms, left=tuple(sorted({*state.left, *seats})))


def _exchanged(state: State, event: ev.HostagesExchanged) -> State:
    both = (*event.first, *event.second)
    state = _moved(state, both)
    moved = {**state.moved, **{seat: state.moved.get(seat, 0) + 1 for seat in both}}
    return replace(state, moved=moved, sent=(event.first, event.second), offers=(), therapy=())


def _forget(state: State, seat: int) -> State:
    """A seat leaves its room within a round: its votes and lists, those for it, and its offers go."""
    lost = [voter for voter, choice in state.votes.items() if seat in (voter, choice)]
    casts = state.casts
    for voter in lost if casts else ():
        casts += ((voter, 0), (-voter, 0))
    return replace(
        state,
        casts=casts,
        votes={voter: choice for voter, choice in state.votes.items() if voter not in lost},
        mayors=_drop(state.mayors, seat),
        lists=_without(state.lists, seat),
        published=_drop(state.published, seat),
        handover=_vacate(state.handover, seat),
        offers=tuple(each for each in state.offers if seat not in each[:2]),
        therapy=tuple(each for each in state.therapy if seat not in each),
    )


def _vacate(offices: tuple[int, int], seat: int) -> tuple[int, int]:
    first, second = offices
    return (0 if first == seat else first, 0 if second == seat else second)


def _bounced(state: State, event: ev.SeatBounced) -> State:
    return _reweighed(_moved(_forget(state, event.seat), (event.seat,)))


def _removed(state: State, event: ev.SeatRemoved) -> State:
    state = _forget(state, event.seat)
    rooms = tuple(GONE if seat == event.seat else room for seat, room in enumerate(state.rooms, 1))
    return _reweighed(
        replace(
            state,
            rooms=rooms,
            gone=tuple(sorted((*state.gone, event.seat))),
            leaders=_vacate(state.leaders, event.seat),
            seized=_vacate(state.seized, event.seat),
            chosen={room: _drop(seats, event.seat) for room, seats in state.chosen.items()},
        )
    )


def _reweighed(state: State) -> State:
    """Writes down the second votes of Mayors as they are now."""
    if state.rules.variant != "forum" or not any(base(card) == "mayor" for card in state.deck):
        return state
    now = dict(state.casts)
    casts = state.casts
    for voter in {*state.mayors, *(-each for each in now if each < 0)}:
        wanted = state.votes.get(voter, 0) if weight(state, voter) == 2 else 0
        if now.get(-voter, 0) != wanted:
            casts += ((-voter, wanted),)
    return replace(state, casts=casts)


def _cast(state: State, seat: int, target: int) -> State:
    votes = {**state.votes, seat: target} if target else _without(state.votes, seat)
    state = replace(state, votes=votes, casts=(*state.casts, (seat, target)))
    return _reweighed(state) if state.mayors else state


def _listed(state: State, event: ev.ListSent) -> State:
    rest = _without(state.lists, event.seat)
    return replace(
        state, lists={**rest, event.seat: event.hostages}, published=_drop(state.published, event.seat)
    )


def _executed(state: State, event: ev.ListExecuted) -> State:
    state = _leads(state, event.room, event.leader or 0)
    return replace(state, chosen={**state.chosen, event.room: event.hostages})


def _office(offices: tuple[int, int], room: int, seat: int) -> tuple[int, int]:
    return (seat, offices[1]) if room == 1 else (offices[0], seat)


def _leads(state: State, room: int, seat: int) -> State:
    """A new leader: all pointers of the room are dropped (T9), an open handover is void (T6)."""
    here = members(state, room)
    votes = {v: c for v, c in state.votes.items() if v not in here} if state.rules.variant == "tabletop" else state.votes
    led = state.led
    if seat and room not in led.get(seat, ()):
        led = {**led, seat: (*led.get(seat, ()), room)}
    return replace(
        state,
        leaders=_office(state.leaders, room, seat),
        handover=_office(state.handover, room, 0),
        votes=votes,
        led=led,
    )


def _usurped(state: State, event: ev.LeaderUsurped) -> State:
    state = _leads(state, event.room, event.seat)
    usurpations = dict(state.usurpations)
    for seat in event.voters:
        if state.number not in usurpations.get(seat, ()):
            usurpations[seat] = (*usurpations.get(seat, ()), state.number)
    return replace(state, usurpations=usurpations, witnesses=_witnesses(state, event.room))


def _witnesses(state: State, room: int) -> tuple[int, ...]:
    return tuple(sorted({*state.witnesses, *members(state, room)}))


def _abdicated(state: State, event: ev.LeaderAbdicated) -> State:
    state = _leads(state, event.room, event.seat)
    return replace(state, locked=(*state.locked, event.old))


def _seized(state: State, event: ev.LeadershipSeized) -> State:
    state = replace(state, seized=_office(state.seized, event.room, event.seat))
    if state.rules.variant == "forum":
        return state
    state = _leads(state, event.room, event.seat)
    return replace(state, witnesses=_witnesses(state, event.room)) if event.counts else state


def _unoffered(state: State, event: ev.OfferRevoked | ev.OfferLapsed) -> State:
    gone = (event.seat, event.to, event.what)
    return replace(state, offers=tuple(each for each in state.offers if each != gone))


def _shared(state: State, event: ev.Shared) -> State:
    both = {event.first, event.second}
    offers = tuple(o for o in state.offers if not (o[2] == event.what and {o[0], o[1]} == both))
    return replace(state, offers=offers, therapy=tuple(each for each in state.therapy if set(each) != both))


def _logged(state: State, event: ev.ShareLogged) -> State:
    pair = (event.first, event.second)
    first_share = {**{seat: other for seat, other in (pair, pair[::-1])}, **state.first_share}
    state = replace(state, first_share=first_share)
    if event.what == "colour":
        return state
    met = dict(state.met)
    for seat, card in zip(pair, reversed(event.cards), strict=True):
        met[seat] = (*met.get(seat, ()), card)
    spent = state.spent if event.forced else tuple(sorted({*state.spent, *pair}))
    return replace(state, met=met, spent=spent)


def _see(state: State, viewers: tuple[int, ...], of: int, what: str) -> State:
    seen = dict(state.seen)
    for viewer in viewers:
        if viewer != of:
            seen[viewer] = {**seen.get(viewer, {}), of: what}
    return replace(state, seen=seen)


def _announced(state: State, event: ev.CardAnnounced) -> State:
    state = _see(state, event.present, event.seat, event.card)
    if event.for_good and event.seat not in state.open_cards:
        state = replace(state, open_cards=(*state.open_cards, event.seat))
    if base(event.card) == "mayor" and event.seat not in state.mayors:
        state = _reweighed(replace(state, mayors=(*state.mayors, event.seat)))
    return state


def _named(state: State, event: ev.AmbassadorNamed) -> State:
    everyone = tuple(range(1, state.seats + 1))
    return replace(_see(state, everyone, event.seat, event.card), open_cards=(*state.open_cards, event.seat))


def _gained(state: State, event: ev.ConditionGained) -> State:
    now = (*state.conditions.get(event.seat, ()), event.condition)
    return replace(state, conditions={**state.conditions, event.seat: now})


def _lost(state: State, event: ev.ConditionLost) -> State:
    now = tuple(each for each in state.conditions.get(event.seat, ()) if each != event.condition)
    partners = _without(state.partners, event.seat) if event.condition in OBJECTIVES[:2] else state.partners
    return replace(state, conditions={**state.conditions, event.seat: now}, partners=partners)


def _tied(state: State, event: ev.BondTied) -> State:
    now = (*state.conditions.get(event.seat, ()), event.bond)
    return replace(
        state,
        conditions={**state.conditions, event.seat: now},
        partners={**state.partners, event.seat: event.other},
    )


def _power(state: State, event: ev.PowerUsed) -> State:
    entry = (event.seat, event.power)
    return replace(state, used=(*state.used, entry), used_now=(*state.used_now, entry))


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
    ev.MatchOpened: _opened,
    ev.CardDealt: _dealt,
    ev.CardTaken: _dealt,
    ev.SoberedUp: _dealt,
    ev.CardBuried: lambda s, e: replace(s, buried=e.card),
    ev.CardSetAside: lambda s, e: replace(s, sober=e.card),
    ev.AmbassadorNamed: _named,
    ev.RoomsDrawn: _drawn,
    ev.RoundOpened: _round,
    ev.BellRang: _bell,
    ev.HostagesExchanged: _exchanged,
    ev.SeatBounced: _bounced,
    ev.SeatRemoved: _removed,
    ev.VoteCast: lambda s, e: _cast(s, e.seat, e.target),
    ev.VoteRevoked: lambda s, e: _cast(s, e.seat, 0),
    ev.ListSent: _listed,
    ev.ListPublished: lambda s, e: replace(s, published=(*s.published, e.seat)),
    ev.ListExecuted: _executed,
    ev.LeaderAppointed: lambda s, e: _leads(s, e.room, e.seat),
    ev.PointerSet: lambda s, e: replace(s, votes={**s.votes, e.seat: e.target}),
    ev.PointerDropped: lambda s, e: replace(s, votes=_without(s.votes, e.seat)),
    ev.LeaderLost: lambda s, e: _leads(s, e.room, 0),
    ev.LeaderUsurped: _usurped,
    ev.AbdicationOffered: lambda s, e: replace(s, handover=_office(s.handover, room_of(s, e.seat), e.to)),
    ev.AbdicationRefused: lambda s, e: replace(s, handover=_office(s.handover, room_of(s, e.seat), 0)),
    ev.LeaderAbdicated: _abdicated,
    ev.HostagesChosen: lambda s, e: replace(s, chosen={**s.chosen, e.room: e.hostages}),
    ev.LeadershipSeized: _seized,
    ev.OfferMade: lambda s, e: replace(s, offers=(*s.offers, (e.seat, e.to, e.what))),
    ev.OfferRevoked: _unoffered,
    ev.OfferLapsed: _unoffered,
    ev.Shared: _shared,
    ev.ShareLogged: _logged,
    ev.ColourSeen: lambda s, e: _see(s, (e.seat,), e.of, e.colour),
    ev.CardSeen: lambda s, e: _see(s, (e.seat,), e.of, e.card),
    ev.ColourAnnounced: lambda s, e: _see(s, e.present, e.seat, e.colour),
    ev.CardAnnounced: _announced,
    ev.TacklePassed: lambda s, e: replace(s, tackled=(*s.tackled, e.seat)),
    ev.ConditionGained: _gained,
    ev.ConditionLost: _lost,
    ev.BondTied: _tied,
    ev.TherapyOffered: lambda s, e: replace(s, therapy=(*s.therapy, (e.by, e.seat))),
    ev.PowerUsed: _power,
    ev.PauseOpened: _pause,
    ev.PredictionMade: lambda s, e: _spoke(s, e.seat, prediction=e.camp),
    ev.ShotFired: lambda s, e: _spoke(s, e.seat, shot=e.target),
    ev.CardGuessed: lambda s, e: _spoke(s, e.seat, guess=e.card),
    ev.PauseMissed: lambda s, e: _spoke(s, e.seat),
    ev.MatchEnded: _ended,
}

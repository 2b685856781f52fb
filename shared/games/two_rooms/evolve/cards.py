"""Cards, conditions, offers, shares, and what was seen of a card."""

from msgspec.structs import replace

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import OBJECTIVES, base, starts
from shared.games.two_rooms.evolve.leading import reweighed
from shared.games.two_rooms.evolve.records import drop, without
from shared.games.two_rooms.state import State


def dealt(state: State, event: ev.CardDealt | ev.CardTaken | ev.SoberedUp) -> State:
    """A clean card: whatever belonged to the old one is forgotten."""
    seat = event.seat
    return replace(
        state,
        cards={**state.cards, seat: event.card},
        conditions={**state.conditions, seat: starts(event.card)},
        partners=without(state.partners, seat),
        met=without(state.met, seat),
        first_share=without(state.first_share, seat),
        spent=drop(state.spent, seat),
        swappers=(*state.swappers, seat) if event.card == "leprechaun" else state.swappers,
    )


def unoffered(state: State, event: ev.OfferRevoked | ev.OfferLapsed) -> State:
    """An offer is gone."""
    gone = (event.seat, event.to, event.what)
    return replace(state, offers=tuple(each for each in state.offers if each != gone))


def shared(state: State, event: ev.Shared) -> State:
    """Offers of this kind between the two are done with."""
    both = {event.first, event.second}
    offers = tuple(o for o in state.offers if not (o[2] == event.what and {o[0], o[1]} == both))
    return replace(state, offers=offers, therapy=tuple(each for each in state.therapy if set(each) != both))


def logged(state: State, event: ev.ShareLogged) -> State:
    """What the records say of a share."""
    pair = (event.first, event.second)
    first_share = {event.first: event.second, event.second: event.first, **state.first_share}
    state = replace(state, first_share=first_share)
    if event.what == "colour":
        return state
    met = dict(state.met)
    for seat, card in zip(pair, reversed(event.cards), strict=True):
        met[seat] = (*met.get(seat, ()), card)
    spent = state.spent if event.forced else tuple(sorted({*state.spent, *pair}))
    return replace(state, met=met, spent=spent)


def see(state: State, viewers: tuple[int, ...], of: int, what: str) -> State:
    """What some have seen of a seat."""
    seen = dict(state.seen)
    for viewer in viewers:
        if viewer != of:
            seen[viewer] = {**seen.get(viewer, {}), of: what}
    return replace(state, seen=seen)


def announced(state: State, event: ev.CardAnnounced) -> State:
    """A card seen by a room."""
    state = see(state, event.present, event.seat, event.card)
    if event.for_good and event.seat not in state.open_cards:
        state = replace(state, open_cards=(*state.open_cards, event.seat))
    if base(event.card) == "mayor" and event.seat not in state.mayors:
        state = reweighed(replace(state, mayors=(*state.mayors, event.seat)))
    return state


def named(state: State, event: ev.AmbassadorNamed) -> State:
    """An Ambassador's card is seen by all."""
    everyone = tuple(range(1, state.seats + 1))
    return replace(see(state, everyone, event.seat, event.card), open_cards=(*state.open_cards, event.seat))


def gained(state: State, event: ev.ConditionGained) -> State:
    """One more condition, the latest."""
    now = (*state.conditions.get(event.seat, ()), event.condition)
    return replace(state, conditions={**state.conditions, event.seat: now})


def lost(state: State, event: ev.ConditionLost) -> State:
    """One less."""
    now = tuple(each for each in state.conditions.get(event.seat, ()) if each != event.condition)
    partners = without(state.partners, event.seat) if event.condition in OBJECTIVES[:2] else state.partners
    return replace(state, conditions={**state.conditions, event.seat: now}, partners=partners)


def tied(state: State, event: ev.BondTied) -> State:
    """In love or in hate, with somebody."""
    now = (*state.conditions.get(event.seat, ()), event.bond)
    return replace(
        state,
        conditions={**state.conditions, event.seat: now},
        partners={**state.partners, event.seat: event.other},
    )


def power(state: State, event: ev.PowerUsed) -> State:
    """A power was used."""
    entry = (event.seat, event.power)
    return replace(state, used=(*state.used, entry), used_now=(*state.used_now, entry))

"""Votes, lists and leaders."""

from msgspec.structs import replace

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import base
from shared.games.two_rooms.evolve.records import drop, office, without
from shared.games.two_rooms.state import State, members, weight


def reweighed(state: State) -> State:
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


def cast(state: State, seat: int, target: int) -> State:
    """A vote, or 0 for one taken back."""
    votes = {**state.votes, seat: target} if target else without(state.votes, seat)
    state = replace(state, votes=votes, casts=(*state.casts, (seat, target)))
    return reweighed(state) if state.mayors else state


def listed(state: State, event: ev.ListSent) -> State:
    """A list; a new one is the last edited."""
    rest = without(state.lists, event.seat)
    return replace(state, lists={**rest, event.seat: event.hostages}, published=drop(state.published, event.seat))


def executed(state: State, event: ev.ListExecuted) -> State:
    """Who led, and who goes."""
    state = leads(state, event.room, event.leader or 0)
    return replace(state, chosen={**state.chosen, event.room: event.hostages})


def leads(state: State, room: int, seat: int) -> State:
    """A new leader: all pointers of the room are dropped (T9), an open handover is void (T6)."""
    here = members(state, room)
    votes = (
        {v: c for v, c in state.votes.items() if v not in here} if state.rules.variant == "tabletop" else state.votes
    )
    led = state.led
    if seat and room not in led.get(seat, ()):
        led = {**led, seat: (*led.get(seat, ()), room)}
    return replace(
        state,
        leaders=office(state.leaders, room, seat),
        handover=office(state.handover, room, 0),
        votes=votes,
        led=led,
    )


def usurped(state: State, event: ev.LeaderUsurped) -> State:
    """A new leader, by those who pointed."""
    state = leads(state, event.room, event.seat)
    usurpations = dict(state.usurpations)
    for seat in event.voters:
        if state.number not in usurpations.get(seat, ()):
            usurpations[seat] = (*usurpations.get(seat, ()), state.number)
    return replace(state, usurpations=usurpations, witnesses=_witnesses(state, event.room))


def _witnesses(state: State, room: int) -> tuple[int, ...]:
    return tuple(sorted({*state.witnesses, *members(state, room)}))


def abdicated(state: State, event: ev.LeaderAbdicated) -> State:
    """The old leader is locked for this round."""
    state = leads(state, event.room, event.seat)
    return replace(state, locked=(*state.locked, event.old))


def seized(state: State, event: ev.LeadershipSeized) -> State:
    """The Usurper leads this round."""
    state = replace(state, seized=office(state.seized, event.room, event.seat))
    if state.rules.variant == "forum":
        return state
    state = leads(state, event.room, event.seat)
    return replace(state, witnesses=_witnesses(state, event.room)) if event.counts else state

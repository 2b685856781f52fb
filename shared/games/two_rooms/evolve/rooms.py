"""Who is where, and what a new round forgets."""

from msgspec.structs import replace

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.evolve.leading import reweighed
from shared.games.two_rooms.evolve.records import drop, vacate, without
from shared.games.two_rooms.state import BOTH, GONE, State


def opened(state: State, event: ev.MatchOpened) -> State:
    """The cards there are."""
    return replace(state, deck=event.deck)


def drawn(state: State, event: ev.RoomsDrawn) -> State:
    """Who begins where."""
    rooms = tuple(
        1 if seat in event.first else 2 if seat in event.second else BOTH for seat in range(1, state.seats + 1)
    )
    return replace(state, rooms=rooms, begun=rooms)


def round(state: State, event: ev.RoundOpened) -> State:
    """Everything of the round before is gone (F6)."""
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


def bell(state: State, _: ev.BellRang) -> State:
    """Nothing may be offered or pointed at any more."""
    return replace(state, phase="hostages", offers=(), therapy=(), handover=(0, 0), votes={})


def _moved(state: State, seats: tuple[int, ...]) -> State:
    rooms = tuple(3 - room if seat in seats else room for seat, room in enumerate(state.rooms, 1))
    return replace(state, rooms=rooms, left=tuple(sorted({*state.left, *seats})))


def exchanged(state: State, event: ev.HostagesExchanged) -> State:
    """Both groups go at once."""
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
        mayors=drop(state.mayors, seat),
        lists=without(state.lists, seat),
        published=drop(state.published, seat),
        handover=vacate(state.handover, seat),
        offers=tuple(each for each in state.offers if seat not in each[:2]),
        therapy=tuple(each for each in state.therapy if seat not in each),
    )


def bounced(state: State, event: ev.SeatBounced) -> State:
    """One goes, in the midst of a round."""
    return reweighed(_moved(_forget(state, event.seat), (event.seat,)))


def removed(state: State, event: ev.SeatRemoved) -> State:
    """One is gone for good."""
    state = _forget(state, event.seat)
    rooms = tuple(GONE if seat == event.seat else room for seat, room in enumerate(state.rooms, 1))
    return reweighed(
        replace(
            state,
            rooms=rooms,
            gone=tuple(sorted((*state.gone, event.seat))),
            leaders=vacate(state.leaders, event.seat),
            seized=vacate(state.seized, event.seat),
            chosen={room: drop(seats, event.seat) for room, seats in state.chosen.items()},
        )
    )

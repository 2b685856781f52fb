"""The table as one flat value. Seats count from 1, 0 means nobody; rooms are 1 and 2."""

from functools import lru_cache

import msgspec

from shared.games.two_rooms.cards import base
from shared.games.two_rooms.rules import Rules, hostages_of
from shared.kernel.ballots import Cast, ranked_by_reaching

GONE, BOTH = 0, 3
"""Rooms of a seat that was removed, and of an Ambassador."""

_Seats = tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    """Everything about one match."""

    rules: Rules
    seats: int
    phase: str = ""
    number: int = 0
    """The round."""
    colours: bool = True
    players: int = 0
    """Seats that counted as players at the start."""
    gone: _Seats = ()

    rooms: _Seats = ()
    """The room of each seat, in seat order."""
    begun: _Seats = ()
    sent: tuple[_Seats, _Seats] = ((), ())
    path: tuple[_Seats, ...] = ()
    """The rooms as they were in each round."""

    deck: tuple[str, ...] = ()
    cards: dict[int, str] = {}
    buried: str = ""
    sober: str = ""
    conditions: dict[int, tuple[str, ...]] = {}
    """In the order in which they were acquired."""
    partners: dict[int, int] = {}
    """With whom a seat is in love, or in hate."""
    open_cards: _Seats = ()
    """Seats whose card stays open till the end."""
    seen: dict[int, dict[int, str]] = {}

    casts: tuple[tuple[int, int], ...] = ()
    """Forum: votes in order of arrival (0 takes back); a negative voter is the second vote of a Mayor."""
    votes: dict[int, int] = {}
    """Forum: votes as they stand. Table: who points at whom."""
    mayors: _Seats = ()
    """Mayors whose card is open in this round."""
    lists: dict[int, _Seats] = {}
    """Forum: send lists, the earliest last edit first."""
    published: _Seats = ()
    leaders: tuple[int, int] = (0, 0)
    """Table: who leads. Forum: who led when the last round ended."""
    seized: tuple[int, int] = (0, 0)
    """The Usurper who leads this round."""
    locked: _Seats = ()
    """Table: who has abdicated in this round."""
    handover: tuple[int, int] = (0, 0)
    """Table: to whom the leader of a room has offered the office."""
    chosen: dict[int, _Seats] = {}
    """Table: the hostages of a room, once they are chosen."""
    tackled: _Seats = ()

    offers: tuple[tuple[int, int, str], ...] = ()
    """By whom, to whom, colour or card."""
    therapy: tuple[tuple[int, int], ...] = ()
    """A Psychologist, and who may share with them in spite of everything."""
    used: tuple[tuple[int, str], ...] = ()
    """Powers used for good."""
    used_now: tuple[tuple[int, str], ...] = ()
    """Powers used in this round."""

    met: dict[int, tuple[str, ...]] = {}
    """Cards that a seat has card-shared with, since it holds its own."""
    first_share: dict[int, int] = {}
    spent: _Seats = ()
    """Seats that have made a card share of their own will since they hold their card."""
    swappers: _Seats = ()
    """Seats that have been the Leprechaun."""
    moved: dict[int, int] = {}
    """How often a seat was a hostage."""
    left: _Seats = ()
    """Seats that have left their first room."""
    led: dict[int, _Seats] = {}
    """Rooms that a seat has led."""
    witnesses: _Seats = ()
    """Seats in whose presence a leader was usurped."""
    usurpations: dict[int, _Seats] = {}
    """Rounds in which a seat's pointer made a leader."""

    pause: int = 0
    """Counts pauses before the reveal."""
    speaker: int = 0
    spoken: _Seats = ()
    prediction: str = ""
    shot: int = 0
    guess: str = ""

    dead: _Seats = ()
    winner: str = ""
    reason: str = ""
    winners: _Seats = ()


@lru_cache(4096)
def _members(rooms: _Seats) -> tuple[_Seats, _Seats, _Seats]:
    first = tuple(seat for seat, room in enumerate(rooms, 1) if room == 1)
    second = tuple(seat for seat, room in enumerate(rooms, 1) if room == 2)
    return first, second, tuple(seat for seat, room in enumerate(rooms, 1) if room == BOTH)


def members(state: State, room: int) -> _Seats:
    """Who is in a room, Ambassadors aside."""
    return _members(state.rooms)[room - 1]


@lru_cache(4096)
def _present(rooms: _Seats, room: int) -> _Seats:
    return tuple(seat for seat, where in enumerate(rooms, 1) if where in (room, BOTH))


def present(state: State, room: int) -> _Seats:
    """Who sees what happens in a room."""
    return _present(state.rooms, room)


def room_of(state: State, seat: int) -> int:
    """1, 2, GONE or BOTH."""
    return state.rooms[seat - 1] if 1 <= seat <= len(state.rooms) else GONE


def ambassadors(state: State) -> _Seats:
    """Who is in both rooms."""
    return _members(state.rooms)[2]


def together(state: State, one: int, other: int) -> bool:
    """Whether two seats are in one room."""
    first, second = room_of(state, one), room_of(state, other)
    return bool(first and second) and (first == second or BOTH in (first, second))


def around(state: State, seat: int) -> _Seats:
    """Everybody else where this seat is."""
    return _around(state.rooms, seat, where(state, seat))


@lru_cache(8192)
def _around(rooms: _Seats, seat: int, room: int) -> _Seats:
    return tuple(other for other in _present(rooms, room) if other != seat)


def where(state: State, seat: int, other: int = 0) -> int:
    """The room in which an act of this seat takes place; an Ambassador's in that of the other one."""
    room = room_of(state, seat)
    if room != BOTH:
        return room
    beside = room_of(state, other) if other else 1
    return beside if beside in (1, 2) else 1


def has(state: State, seat: int, condition: str) -> bool:
    """Whether a seat has a condition."""
    return condition in state.conditions.get(seat, ())


def holder(state: State, card: str) -> int:
    """Who holds a card; 0 when nobody does."""
    return next((seat for seat, held in state.cards.items() if held == card), 0)


def planned(state: State) -> int:
    """Hostages of this round by the table."""
    return hostages_of(state.rules, state.players)[state.number - 1] if state.number else 0


def eligible(state: State, room: int) -> _Seats:
    """Who may be sent out of a room: at the table never the leader (F2), nobody who is tackled (T26)."""
    leader = state.leaders[room - 1] if state.rules.variant == "tabletop" else 0
    if not leader and not state.tackled:
        return members(state, room)
    return tuple(seat for seat in members(state, room) if seat != leader and seat not in state.tackled)


def due(state: State) -> int:
    """How many go out of each room: as many as the table says, or as the smaller room can give (T16)."""
    return min(planned(state), len(eligible(state, 1)), len(eligible(state, 2)))


@lru_cache(4096)
def _ranking(casts: tuple[tuple[int, int], ...], candidates: _Seats) -> _Seats:
    return ranked_by_reaching([Cast(voter, choice or None) for voter, choice in casts], candidates)


def ranking(state: State, room: int) -> _Seats:
    """Candidates of a room with votes, first the one who leads (F3); a Usurper before all of them (F30)."""
    found = _ranking(state.casts, members(state, room)) if state.casts else ()
    seized = state.seized[room - 1]
    return (seized, *(seat for seat in found if seat != seized)) if seized else found


def leader(state: State, room: int) -> int:
    """Who leads a room, or in the forum is about to."""
    if state.rules.variant == "tabletop" or state.phase != "round":
        return state.leaders[room - 1]
    ranked = ranking(state, room)
    return ranked[0] if ranked else 0


def weight(state: State, seat: int) -> int:
    """How much a vote counts: two for the one Mayor who is open in a room of even size."""
    if seat not in state.mayors:
        return 1
    room = members(state, room_of(state, seat))
    alone = sum(each in room for each in state.mayors) == 1
    return 2 if alone and len(room) % 2 == 0 else 1


def muted(state: State, seat: int) -> bool:
    """Who must stay silent: the cursed, and the Mime."""
    return has(state, seat, "cursed") or base(state.cards[seat]) == "mime"

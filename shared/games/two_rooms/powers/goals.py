"""What each seat needs to win: one small function a character; nobody here changes anything (2.5)."""

from collections.abc import Callable

import msgspec

from shared.games.two_rooms.state import State, has, holder, leader, room_of


class Facts(msgspec.Struct, frozen=True):
    """What is fixed at the end: who stands in for whom, the team result, where the bomb is."""

    president_card: str
    bomber_card: str
    winner: str
    """blue, red or neither."""
    president_room: int
    bomber_room: int
    rounds: int
    early: bool


Goal = Callable[[State, int, Facts], bool]


def _with(seat_room: int, room: int) -> bool:
    return bool(room) and seat_room == room


def _apart(seat_room: int, room: int) -> bool:
    return seat_room != room


def _linked(other: str, room: str, *, alone: str) -> Goal:
    """Ahab and Moby, Wife and Mistress: one of the two in a primary's room, and the other not."""

    def goal(state: State, seat: int, facts: Facts) -> bool:
        there = facts.bomber_room if room == "bomber" else facts.president_room
        partner = holder(state, other)
        mine, theirs = room_of(state, seat), room_of(state, partner) if partner else 0
        inside, outside = (mine, theirs) if alone == "me" else (theirs, mine)
        return _with(inside, there) and _apart(outside, there)

    return goal


def _both(other: str, room: str) -> Goal:
    """Butler and Maid, Romeo and Juliet: both in a primary's room."""

    def goal(state: State, seat: int, facts: Facts) -> bool:
        there = facts.bomber_room if room == "bomber" else facts.president_room
        partner = holder(state, other)
        return _with(room_of(state, seat), there) and bool(partner) and room_of(state, partner) == there

    return goal


def _mi6(state: State, seat: int, facts: Facts) -> bool:
    return {facts.president_card, facts.bomber_card} <= set(state.met.get(seat, ()))


def _tyrant(state: State, seat: int, facts: Facts) -> bool:
    met = {facts.president_card, facts.bomber_card} & set(state.met.get(seat, ()))
    return len(met) < (1 if state.rules.tyrant == "either" else 2)


def _mastermind(state: State, seat: int, facts: Facts) -> bool:
    room = room_of(state, seat)
    if room not in (1, 2) or 3 - room not in state.led.get(seat, ()):
        return False
    return seat == (leader(state, room) if facts.early else state.leaders[room - 1])


def _target(state: State, seat: int, _: Facts) -> bool:
    return state.shot != seat


def _sniper(state: State, _: int, facts: Facts) -> bool:
    return not facts.early and bool(state.shot) and state.cards[state.shot] == "target"


def _gambler(state: State, _: int, facts: Facts) -> bool:
    return not facts.early and state.prediction == facts.winner


def _private_eye(state: State, _: int, facts: Facts) -> bool:
    return not facts.early and bool(state.buried) and state.guess == state.buried


GOALS: dict[str, Goal] = {
    "gambler": _gambler,
    "private_eye": _private_eye,
    "sniper": _sniper,
    "target": _target,
    "decoy": lambda s, seat, _: s.shot == seat,
    "intern": lambda s, seat, f: _with(room_of(s, seat), f.president_room),
    "victim": lambda s, seat, f: _with(room_of(s, seat), f.bomber_room),
    "rival": lambda s, seat, f: _apart(room_of(s, seat), f.president_room),
    "survivor": lambda s, seat, f: _apart(room_of(s, seat), f.bomber_room),
    "queen": lambda s, seat, f: room_of(s, seat) not in (f.president_room, f.bomber_room),
    "bomb_bot": lambda s, seat, f: _with(room_of(s, seat), f.bomber_room) and f.bomber_room != f.president_room,
    "ahab": _linked("moby", "bomber", alone="partner"),
    "moby": _linked("ahab", "bomber", alone="partner"),
    "wife": _linked("mistress", "president", alone="me"),
    "mistress": _linked("wife", "president", alone="me"),
    "butler": _both("maid", "president"),
    "maid": _both("butler", "president"),
    "romeo": _both("juliet", "bomber"),
    "juliet": _both("romeo", "bomber"),
    "mi6": _mi6,
    "agoraphobe": lambda s, seat, _: seat not in s.left,
    "traveler": lambda s, seat, f: 2 * s.moved.get(seat, 0) > f.rounds,
    "mastermind": _mastermind,
    "minion": lambda s, seat, _: seat not in s.witnesses,
    "anarchist": lambda s, seat, f: 2 * len(s.usurpations.get(seat, ())) > f.rounds,
    "hot_potato": lambda *_: False,
    "leprechaun": lambda *_: True,
    "drunk": lambda *_: False,
    "nuclear_tyrant": _tyrant,
}
"""Whoever plays for a team, a bond, the zombies, or follows another's fate is not here."""


def bonded(state: State, seat: int) -> bool:
    """In love: in one room at the end; in hate: in different ones. Whoever is gone is in no room."""
    mine, theirs = room_of(state, seat), room_of(state, state.partners[seat])
    same = bool(mine) and mine == theirs
    return same if has(state, seat, "love") else not same

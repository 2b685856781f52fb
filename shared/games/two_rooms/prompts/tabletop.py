"""The table's leaders: appointing, pointing, handing over, and the choice after the bell."""

from functools import lru_cache

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.decide.tabletop import awaited, may_hand_over, may_point
from shared.games.two_rooms.prompts.options import MANY, of_seats, pick, seat_option
from shared.games.two_rooms.state import State, due, eligible, members
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import SeatRef, Text

_NOBODY = Option("none", act.Point(None), Text("two_rooms-option-point-none"))
_ANSWERS: tuple[Option, ...] = (
    Option("yes", act.TakeOver("yes"), Text("two_rooms-option-take-over-yes")),
    Option("no", act.TakeOver("no"), Text("two_rooms-option-take-over-no")),
)


def tabletop(state: State, room: int) -> dict[int, list[Prompt]]:
    """By seat of a room: what it may do about who leads."""
    return {seat: _leading(state, seat, room) for seat in members(state, room)}


def _leading(state: State, seat: int, room: int) -> list[Prompt]:
    leader, number = state.leaders[room - 1], state.number
    if not leader:
        others = may_hand_over(state, seat)
        return [_appoint(number, seat, others)] if others else []
    found = []
    if targets := may_point(state, seat):
        found.append(_point(number, seat, targets, state.votes.get(seat, 0), leader))
    offered = state.handover[room - 1]
    if leader == seat and (heirs := tuple(each for each in may_hand_over(state, seat) if each != offered)):
        found.append(_abdicate(number, seat, heirs))
    if offered == seat:
        found.append(_take_over(number, seat, leader))
    return found


@lru_cache(MANY)
def _appoint(number: int, seat: int, others: tuple[int, ...]) -> Prompt:
    return of_seats(f"appoint.{number}", seat, "two_rooms-prompt-appoint", act.Appoint, others)


@lru_cache(MANY)
def _abdicate(number: int, seat: int, heirs: tuple[int, ...]) -> Prompt:
    return of_seats(f"abdicate.{number}", seat, "two_rooms-prompt-abdicate", act.Abdicate, heirs)


@lru_cache(MANY)
def _point(number: int, seat: int, targets: tuple[int, ...], now: int, leader: int) -> Prompt:
    return Prompt(
        f"point.{number}",
        seat,
        Text("two_rooms-prompt-point", {"leader": SeatRef(leader)}),
        (*(seat_option(act.Point, each) for each in targets), _NOBODY),
        Place.PRIVATE,
        timer="round",
        chosen=str(now) if now else None,
        waits=False,
    )


@lru_cache(MANY)
def _take_over(number: int, seat: int, leader: int) -> Prompt:
    text = Text("two_rooms-prompt-take-over", {"leader": SeatRef(leader)})
    return Prompt(f"take-over.{number}", seat, text, _ANSWERS, Place.PRIVATE, timer="round", waits=False)


def choosing(state: State) -> tuple[Prompt, ...]:
    """After the bell: leaders who have not yet chosen."""
    late = awaited(state)
    return tuple(
        _hostages(state.number, leader, due(state), eligible(state, room))
        for room, leader in enumerate(state.leaders, 1)
        if leader in late
    )


@lru_cache(MANY)
def _hostages(number: int, seat: int, due_now: int, may_go: tuple[int, ...]) -> Prompt:
    return Prompt(
        f"hostages.{number}",
        seat,
        Text("two_rooms-prompt-hostages", {"number": due_now}),
        (),
        Place.PRIVATE,
        timer="hostages",
        confirm=True,
        pick=pick("hostages", "hostages", due_now, may_go),
    )

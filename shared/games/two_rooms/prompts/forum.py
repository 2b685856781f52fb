"""The forum's vote and send list."""

from functools import lru_cache

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.prompts.options import MANY, pick, seat_option
from shared.games.two_rooms.state import State, eligible, members
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import SeatRef, Text

_PUBLISH: tuple[Option, ...] = (Option("publish", act.PublishList(), Text("two_rooms-option-publish")),)


def forum(state: State, room: int, number: int) -> dict[int, tuple[Prompt, ...]]:
    """By seat of a room: the vote, and the list if anybody can be sent at all."""
    here, may_go = members(state, room), eligible(state, room)
    return {seat: _leading(state, seat, here, may_go, number) for seat in here}


def _leading(
    state: State, seat: int, here: tuple[int, ...], may_go: tuple[int, ...], number: int
) -> tuple[Prompt, ...]:
    vote = _vote(state.number, seat, here, state.votes.get(seat, 0))
    if not number:
        return (vote,)
    listed = seat in state.lists
    may_publish = listed and seat not in state.published
    return (vote, _list(state.number, seat, may_go, number, listed, may_publish))


@lru_cache(MANY)
def _vote(number: int, seat: int, here: tuple[int, ...], now: int) -> Prompt:
    options = tuple(seat_option(act.Vote, each) for each in here)
    if now:
        label = Text("two_rooms-option-revoke-vote", {"seat": SeatRef(now)})
        options = (*options, Option("none", act.RevokeVote(now), label))
    return Prompt(
        f"vote.{number}",
        seat,
        Text("two_rooms-prompt-vote"),
        options,
        Place.PRIVATE,
        timer="round",
        chosen=str(now) if now else None,
        waits=False,
    )


@lru_cache(MANY)
def _list(number: int, seat: int, may_go: tuple[int, ...], due_now: int, listed: bool, may_publish: bool) -> Prompt:
    return Prompt(
        f"list.{number}",
        seat,
        Text("two_rooms-prompt-list", {"number": due_now}),
        _PUBLISH if may_publish else (),
        Place.PRIVATE,
        timer="round",
        chosen="done" if listed else None,
        waits=False,
        pick=pick("send", "hostages", due_now, may_go),
    )

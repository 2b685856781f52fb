"""Rooms as channels: who may speak and listen where, and that nobody speaks to both rooms at once."""

from shared.games.two_rooms.state import State, ambassadors, members, muted
from shared.kernel.channels import Channel
from shared.kernel.text import Text

_TITLES = {1: Text("two_rooms-room-1"), 2: Text("two_rooms-room-2")}
_NOBODY: frozenset[int] = frozenset()


def channels(state: State) -> tuple[Channel, ...]:
    """See `Game.channels`: a room in one round is one channel, so that nobody reads what was said before they came."""
    if state.phase not in ("round", "hostages"):
        return ()
    return tuple(_channel(state, room) for room in (1, 2))


def _channel(state: State, room: int) -> Channel:
    readers = frozenset((*members(state, room), *ambassadors(state)))
    writers = frozenset(seat for seat in readers if not muted(state, seat))
    return Channel(f"room.{room}.{state.number}", _TITLES[room], writers, readers, director_reads=True, main=True)


def silenced(state: State) -> frozenset[int]:
    """See `Game.silenced`: what is said to the whole group reaches the other room, so no player writes there."""
    return frozenset(range(1, state.seats + 1)) if state.phase in ("round", "hostages") else _NOBODY

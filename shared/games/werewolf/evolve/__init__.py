"""The state after an event: a table of small functions. What changes nothing (common events) is not in it."""

from collections.abc import Callable
from typing import Any

from shared.games.werewolf.evolve import day, night, outs, showdown
from shared.games.werewolf.state import State
from shared.kernel.events import Event

_CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    **day.CHANGES,
    **night.CHANGES,
    **outs.CHANGES,
    **showdown.CHANGES,
}


def evolve(state: State, event: Event) -> State:
    """See `Game.evolve`."""
    change = _CHANGES.get(type(event))
    return state if change is None else change(state, event)

"""One timer at a time: that of the turn, or that of the phase."""

from functools import lru_cache

from shared.games.bunker.state import State, length
from shared.kernel.timers import After, Timer

NAMES = {"reveal": "turn", "discussion": "discussion", "vote": "vote", "defence": "defence", "revote": "revote"}


def timers(state: State) -> tuple[Timer, ...]:
    """See `Game.timers`."""
    name = NAMES.get(state.phase)
    if name is None:
        return ()
    key = f"turn.{state.round}.{state.turn}" if name == "turn" else f"{name}.{state.number}"
    return _timer(name, key, length(state, name))


@lru_cache(4096)
def _timer(name: str, key: str, seconds: int) -> tuple[Timer, ...]:
    return (Timer(name, key, After(seconds)),)

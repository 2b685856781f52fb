"""One timer at a time, named like the phase it closes (V31)."""

from functools import lru_cache

from shared.games.vader.state import State, seconds
from shared.kernel.timers import After, Timer


def timers(state: State) -> tuple[Timer, ...]:
    """See `Game.timers`."""
    phase = state.phase
    if phase in ("", "over"):
        return ()
    key = f"{phase}.{state.number}"
    if phase == "power":
        key = f"{state.power}.{state.number}"
    elif phase == "enact" and state.refused:
        key += ".again"
    return _timer(phase, key, seconds(state.rules, phase))


@lru_cache(1024)
def _timer(name: str, key: str, length: int) -> tuple[Timer, ...]:
    return (Timer(name, key, After(length)),)

"""One timer at a time, named like the phase it closes."""

from functools import lru_cache

from shared.games.two_rooms.rules import length
from shared.games.two_rooms.state import State
from shared.kernel.timers import After, Timer


def timers(state: State) -> tuple[Timer, ...]:
    """See `Game.timers`."""
    phase = state.phase
    if phase in ("", "over"):
        return ()
    number = state.pause if phase == "final" else state.number
    return _timer(phase, number, length(state.rules, phase, state.number))


@lru_cache(1024)
def _timer(name: str, number: int, seconds: int) -> tuple[Timer, ...]:
    return (Timer(name, f"{name}.{number}", After(seconds)),)

"""Consequences in order: each event is folded at once, so that the next one is decided on what is true by then."""

from shared.games.werewolf.evolve import evolve
from shared.games.werewolf.state import State
from shared.kernel.dice import Dice
from shared.kernel.events import Event


class Flow:
    """The events decided so far, and the state after them."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Writes an event down and goes on from the state after it."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def over(self) -> bool:
        """Whether the match has ended on the way: whatever was still to come is cancelled (R128)."""
        return self.state.phase == "over"

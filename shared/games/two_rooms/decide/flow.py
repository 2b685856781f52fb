"""Consequences in order: each event is folded at once, so that the next one is decided on what is true by then."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from shared.games.two_rooms.deck import refuse
from shared.games.two_rooms.evolve import evolve
from shared.games.two_rooms.state import State
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.text import Refusal

Decided: TypeAlias = Sequence[Event] | Refusal


class Flow:
    """The events decided so far, and the state after them."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: State, dice: Dice, events: Iterable[Event] = ()) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        for event in events:
            self.emit(event)

    def emit(self, event: Event) -> None:
        """Writes an event down and goes on from the state after it."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def over(self) -> bool:
        """Whether the match has ended on the way."""
        return self.state.phase == "over"


def seated(state: State, by: object) -> bool:
    """Whether this actor is a seat that still plays."""
    return isinstance(by, int) and not isinstance(by, bool) and 1 <= by <= state.seats and by not in state.gone


def open_to(state: State, by: object) -> bool:
    """Whether a seat may act in its room now."""
    return state.phase == "round" and seated(state, by)


__all__ = ["Decided", "Flow", "open_to", "refuse", "seated"]

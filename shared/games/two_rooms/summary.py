"""What scenarios compare: the state in names, and the private facts of events."""

from collections.abc import Callable, Mapping
from typing import Any

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.rules import rounds_of
from shared.games.two_rooms.state import State, due, leader, members
from shared.kernel.events import Event
from shared.kernel.games import Namer
from shared.kernel.text import SeatRef

Facts = tuple[tuple[int, Mapping[str, Any]], ...]


def summary(state: State, name: Namer) -> dict[str, Any]:
    """See `Game.summary`."""
    over = state.phase == "over"
    leaders = {room: leader(state, room) for room in (1, 2)}
    return {
        "phase": state.phase,
        "alive": [name(seat) for seat in range(1, state.seats + 1) if seat not in (*state.gone, *state.dead)],
        "out": [name(seat) for seat in state.gone],
        "winner": state.winner if over and state.winner != "none" else None,
        "winners": [name(seat) for seat in state.winners] if over else None,
        "round": state.number,
        "rounds": rounds_of(state.rules),
        "rooms": {room: [name(seat) for seat in members(state, room)] for room in (1, 2)},
        "leaders": {room: name(seat) if seat else None for room, seat in leaders.items()},
        "hostages": due(state),
        "sent": {room: [name(seat) for seat in state.sent[room - 1]] for room in (1, 2)},
        "seen": {
            name(seat): {name(of): what for of, what in state.seen.get(seat, {}).items()}
            for seat in range(1, state.seats + 1)
        },
        "cards": {name(seat): card for seat, card in sorted(state.cards.items())},
        "dead": [name(seat) for seat in state.dead],
    }


def told(event: Event) -> Facts:
    """See `Game.told`."""
    tell = _TOLD.get(type(event))
    return () if tell is None else ((event.seat, tell(event)),)  # type: ignore[attr-defined]


_TOLD: dict[type[Event], Callable[[Any], Mapping[str, Any]]] = {
    ev.CardDealt: lambda e: {"card": e.card},
    ev.CardTaken: lambda e: {"card": e.card},
    ev.SoberedUp: lambda e: {"card": e.card},
    ev.ColourSeen: lambda e: {"shown": SeatRef(e.of), "colour": e.colour},
    ev.CardSeen: lambda e: {"shown": SeatRef(e.of), "card": e.card},
}

"""What scenarios compare: the state in names. Private facts are not compared in this game."""

from typing import Any

from shared.games.bunker.state import State, candidates, last_out, voters
from shared.games.bunker.tables import PLACE, TRAITS
from shared.kernel.games import Namer

BALLOT = ("vote", "revote")


def summary(state: State, name: Namer) -> dict[str, Any]:
    """See `Game.summary`."""
    over, seats = state.phase == "over", range(1, state.seats + 1)
    ballot = state.phase in BALLOT
    return {
        "phase": state.phase,
        "alive": [name(seat) for seat in state.alive],
        "out": [name(seat) for seat in state.out],
        "winner": "survivors" if over else None,
        "winners": [name(seat) for seat in state.winners] if over else None,
        "round": state.round,
        "turn": name(state.turn) if state.phase == "reveal" else None,
        "capacity": state.capacity,
        "bunker": len(state.bunker_open),
        "bunker_total": state.bunker_total,
        "threat": state.has_threat,
        "votes_due": state.due,
        "revealed": {name(seat): revealed(state, seat) for seat in seats},
        "voters": [name(seat) for seat in voters(state)] if ballot else [],
        "candidates": [name(seat) for seat in candidates(state)] if ballot or state.phase == "defence" else [],
        "last_out": name(last_out(state)) if last_out(state) else None,
        "removed": [name(seat) for seat in sorted(state.removed)],
        "sees": {name(seat): {name(other): sees(state, seat, other) for other in seats} for seat in seats},
    }


def revealed(state: State, seat: int) -> list[str]:
    """The open traits of a seat."""
    mask = state.open.get(seat, 0)
    return [trait for trait in TRAITS if mask >> PLACE[trait] & 1]


def sees(state: State, seat: int, other: int) -> list[str]:
    """The traits of another that a seat can see; its own six always, everybody's at the end (B12, B82)."""
    return list(TRAITS) if seat == other or state.phase == "over" else revealed(state, other)

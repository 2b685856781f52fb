"""What scenarios compare: the state in names, and the private facts of events."""

from collections.abc import Callable, Mapping
from typing import Any

from shared.games.vader import events as ev
from shared.games.vader.state import State
from shared.games.vader.tables import VETO_AT
from shared.kernel.events import Event
from shared.kernel.games import Namer
from shared.kernel.text import SeatList, SeatRef

Facts = tuple[tuple[int, Mapping[str, Any]], ...]


def summary(state: State, name: Namer) -> dict[str, Any]:
    """See `Game.summary`."""
    over = state.phase == "over"
    won = state.winner if over and state.winner != "none" else None
    camp = {"rebels": ("rebel",), "sith": ("sith", "vader")}.get(won or "", ())
    ballots = {
        **dict.fromkeys(state.passes, "pass"),
        **dict.fromkeys(state.fails, "fail"),
        **dict.fromkeys(state.absent, "none"),
    }
    return {
        "phase": state.phase,
        "alive": [name(seat) for seat in state.alive],
        "out": [name(seat) for seat in state.out],
        "winner": won,
        "winners": [name(s) for s in range(1, state.seats + 1) if state.roles[s] in camp] if over else None,
        "master": name(state.master) if state.master else None,
        "general": name(state.general) if state.general else None,
        "republic": state.republic,
        "imperial": state.imperial,
        "failed": state.failed,
        "deck": len(state.deck),
        "discards": len(state.discards),
        "veto": state.imperial >= VETO_AT,
        "power": state.power or None,
        "ballots": {name(seat): vote for seat, vote in sorted(ballots.items())},
    }


def told(event: Event) -> Facts:
    """See `Game.told`."""
    tell = _TOLD.get(type(event))
    return () if tell is None else ((event.seat, tell(event)),)  # type: ignore[attr-defined]


_TOLD: dict[type[Event], Callable[[Any], Mapping[str, Any]]] = {
    ev.RoleDealt: lambda e: {"role": e.role},
    ev.SithRevealed: lambda e: {"sith": SeatList(e.sith), "vader": SeatRef(e.vader)},
    ev.VaderToldSith: lambda e: {"sith": SeatList(e.sith)},
    ev.CardsDrawn: lambda e: {"cards": list(e.cards)},
    ev.CardsReceived: lambda e: {"cards": list(e.cards)},
    ev.CardsPeeked: lambda e: {"peek": list(e.cards)},
    ev.CampLearned: lambda e: {"investigated": SeatRef(e.target), "camp": e.camp},
}

"""The keys of the scenario format, and the private facts that events tell."""

from collections.abc import Mapping
from typing import Any

from shared.games.werewolf.events import day, deal, night, outs, showdown
from shared.games.werewolf.state import State, camp_seats
from shared.kernel.events import Event
from shared.kernel.games import Namer
from shared.kernel.text import SeatList, SeatRef

Facts = tuple[tuple[int, Mapping[str, Any]], ...]


def told(event: Event) -> Facts:
    """See `Game.told`."""
    match event:
        case deal.RoleDealt(seat, role):
            return ((seat, {"role": role}),)
        case deal.PackMet(seats):
            return tuple((seat, {"pack": SeatList(seats)}) for seat in seats)
        case deal.LoverMet(seat, lover):
            return ((seat, {"lover": SeatRef(lover)}),)
        case night.TargetSensed(seat, target):
            return ((seat, {"target": None if target is None else SeatRef(target)}),)
        case showdown.ShowdownSensed(seat, _, True, target):
            return ((seat, {"target": None if target is None else SeatRef(target)}),)
        case night.CampChecked(seat, target, camp):
            return ((seat, {"checked": SeatRef(target), "camp": camp}),)
        case day.SheriffTold(seat):
            return ((seat, {"sheriff": True}),)
        case outs.WolvesLost(seats):
            return tuple((seat, {"lost": "wolves"}) for seat in seats)
        case outs.KnifeGranted(seats):
            return tuple((seat, {"knife": True}) for seat in seats)
        case outs.LastWordsGranted(seat):
            return ((seat, {"last_words": True}),)
        case _:
            return ()


def summary(state: State, name: Namer) -> dict[str, Any]:
    """See `Game.summary`."""
    won = state.winner if state.winner != "none" else ""
    over = state.phase == "over"
    return {
        "phase": state.phase,
        "day": state.day,
        "alive": [name(seat) for seat in state.living],
        "out": [name(seat) for seat in state.out],
        "winner": won or None,
        "winners": [name(seat) for seat in camp_seats(state, won)] if over else None,
        "camps": {name(seat): camp for seat, camp in state.camps.items()},
        "lost": list(state.lost),
        "sheriff": name(state.sheriff) if state.sheriff else None,
        "causes": {name(seat): cause for seat, cause in state.causes.items()},
        "tally": {name(each.seat): each.halves / 2 for each in state.sums},
        "last_words": [name(seat) for seat in state.rights],
        "announced": [name(seat) for seat in state.announced],
    }

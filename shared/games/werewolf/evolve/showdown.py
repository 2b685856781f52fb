"""What a showdown changes: its own copy, nothing else, until it ends."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.werewolf.events import showdown
from shared.games.werewolf.state import Copy, State
from shared.kernel.events import Event


def _copy(state: State, **changes: Any) -> State:
    return state if state.showdown is None else replace(state, showdown=replace(state.showdown, **changes))


def _without(living: tuple[int, ...], outs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in living if seat not in outs)


def _declared(state: State, _: showdown.ShowdownDeclared) -> State:
    return replace(state, declared=True, showdown=Copy(state.living, state.heal, state.poison, state.lost))


def _opened(state: State, event: showdown.ShowdownNightOpened) -> State:
    fresh: dict[str, Any] = {"proposals": (), "target": None, "asked": False, "healed": None, "poisoned": None}
    return _copy(state, number=event.number, by=event.by, **fresh)


def _proposed(state: State, event: showdown.ShowdownProposed) -> State:
    before = state.showdown.proposals if state.showdown else ()
    kept = tuple(each for each in before if each[0] != event.seat)
    return _copy(state, proposals=(*kept, (event.seat, event.target or 0)))


def _knife(state: State, event: showdown.ShowdownKnife) -> State:
    before = state.showdown.knives if state.showdown else ()
    target = event.target or 0
    return _copy(state, target=target, knives=(*before, target) if target else before)


def _settled(state: State, event: showdown.ShowdownSettled) -> State:
    living = _without(state.showdown.living if state.showdown else (), event.outs)
    return _copy(state, living=living, lost=event.lost, heal=event.heal, poison=event.poison)


def _voted(state: State, event: showdown.ShowdownVoted) -> State:
    living = _without(state.showdown.living if state.showdown else (), event.outs)
    return _copy(state, living=living, lost=event.lost)


def _ended(state: State, _: showdown.ShowdownEnded) -> State:
    """The copy is dropped; if the match goes on, the knife of this night is open to others for another while."""
    return replace(state, showdown=None, knife=None, proposals=(), night_over=False, round=state.round + 1)


CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    showdown.ShowdownDeclared: _declared,
    showdown.ShowdownRevoked: lambda state, _: replace(state, declared=False, showdown=None),
    showdown.ShowdownNightOpened: _opened,
    showdown.ShowdownProposed: _proposed,
    showdown.ShowdownKnife: _knife,
    showdown.ShowdownSensed: lambda state, _: _copy(state, asked=True),
    showdown.ShowdownHeal: lambda state, event: _copy(state, healed=event.target or 0),
    showdown.ShowdownPoison: lambda state, event: _copy(state, poisoned=event.target or 0),
    showdown.ShowdownSettled: _settled,
    showdown.ShowdownVoted: _voted,
    showdown.ShowdownEnded: _ended,
}

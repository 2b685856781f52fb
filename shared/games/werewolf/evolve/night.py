"""What the night changes."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.werewolf.events import night
from shared.games.werewolf.state import State
from shared.kernel.events import Event


def _fell(state: State, _: night.NightFell) -> State:
    return replace(
        state,
        phase="night",
        counted=True,
        senses=state.heal,
        proposals=(),
        knife=None,
        sensed=None,
        sense_again=False,
        healed=None,
        poisoned=None,
        checked=None,
        night_over=False,
        witch_over=False,
        settled=False,
        round=1,
    )


def _proposed(state: State, event: night.KillProposed) -> State:
    kept = tuple(each for each in state.proposals if each[0] != event.seat)
    return replace(state, proposals=(*kept, (event.seat, event.target or 0)))


def _heal(state: State, event: night.HealAnswered) -> State:
    return replace(state, healed=event.target or 0, heal=state.heal and event.target is None)


def _poison(state: State, event: night.PoisonAnswered) -> State:
    return replace(state, poisoned=event.target or 0, poison=state.poison and event.target is None)


def _checked(state: State, event: night.CampChecked) -> State:
    finding = (event.seat, event.target, event.camp)
    return replace(state, checked=event.target, findings=(*state.findings, finding))


def _act_dropped(state: State, event: night.ActDropped) -> State:
    """The potion comes back with the act."""
    if event.act == "heal":
        return replace(state, heal=True, healed=None)
    if event.act == "poison":
        return replace(state, poison=True, poisoned=None)
    return replace(state, checked=None)


def _closed(state: State, event: night.NightClosed) -> State:
    return replace(state, night_over=True) if event.who == "night" else replace(state, witch_over=True)


def _knife_dropped(state: State, _: night.KnifeDropped) -> State:
    return replace(state, knife=None, proposals=(), sense_again=True)


CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    night.NightFell: _fell,
    night.StageTurned: lambda state, event: replace(
        state, phase=event.stage, settled=state.settled or event.stage == "dawn"
    ),
    night.KillProposed: _proposed,
    night.KnifeLocked: lambda state, event: replace(state, knife=event.target or 0),
    night.KnifeDropped: _knife_dropped,
    night.TargetSensed: lambda state, event: replace(state, sensed=event.target or 0, sense_again=False),
    night.HealAnswered: _heal,
    night.PoisonAnswered: _poison,
    night.CheckDeclined: lambda state, _: replace(state, checked=0),
    night.CampChecked: _checked,
    night.ActDropped: _act_dropped,
    night.NightClosed: _closed,
}

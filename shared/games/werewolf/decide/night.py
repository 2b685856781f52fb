"""The night: knife, potions, check; how they close and how they are settled (R022-R025)."""

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.deaths import settle, strike
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.events import night
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.state import (
    State,
    acting,
    confidants,
    debts,
    has_heal,
    has_poison,
    holder,
    knife_waits,
    knives,
    may_heal,
    seer_waits,
    targets,
    witch_waits,
)
from shared.kernel.text import Refusal


def _aim(state: State, target: int | None) -> Refusal | None:
    return None if target is None or target in targets(state) else refuse("target-out")


def kill(flow: Flow, seat: int, action: act.Kill) -> Refusal | None:
    """R055-R057, A-10: proposals are free and seen by all who hold the knife; one of them locks it."""
    state = flow.state
    if not acting(state) or seat not in knives(state):
        return refuse("no-knife")
    if state.knife is not None:
        return refuse("knife-locked")
    if state.night_over:
        return refuse("too-late")
    if refusal := _aim(state, action.target):
        return refusal
    if not action.final:
        if len(knives(state)) < 2:
            return refuse("propose-alone")
        flow.emit(night.KillProposed(confidants(state), seat, action.target))
        return None
    flow.emit(night.KnifeLocked(confidants(state), seat, action.target))
    _sense(flow)
    return None


def _sense(flow: Flow) -> None:
    """R066, R077: the witch who still has her sense learns the target, or that there is none."""
    state = flow.state
    witch = holder(state, "witch")
    if witch and state.senses and (state.sensed is None or state.sense_again):
        flow.emit(night.TargetSensed(witch, state.knife or None))


def _witch(state: State, seat: int) -> Refusal | None:
    if not acting(state) or holder(state, "witch") != seat:
        return refuse("no-potion")
    return refuse("too-late") if state.witch_over else None


def heal(flow: Flow, seat: int, action: act.Heal) -> Refusal | None:
    """R067-R071."""
    state = flow.state
    if refusal := _witch(state, seat):
        return refusal
    if not has_heal(state):
        return refuse("heal-spent" if not state.heal else "potion-answered")
    if refusal := _aim(state, action.target):
        return refusal
    if action.target is not None and not may_heal(state, action.target):
        return refuse("heal-oneself")
    flow.emit(night.HealAnswered(seat, action.target))
    return None


def poison(flow: Flow, seat: int, action: act.Poison) -> Refusal | None:
    """R072, R079."""
    state = flow.state
    if refusal := _witch(state, seat):
        return refusal
    if not has_poison(state):
        return refuse("poison-spent" if not state.poison else "potion-answered")
    if refusal := _aim(state, action.target):
        return refusal
    flow.emit(night.PoisonAnswered(seat, action.target))
    return None


def check(flow: Flow, seat: int, action: act.Check) -> Refusal | None:
    """R060-R064, A-36: the camp of this moment, told at once."""
    state = flow.state
    if not acting(state) or holder(state, "seer") != seat:
        return refuse("no-check")
    if state.checked is not None:
        return refuse("checked")
    if state.night_over:
        return refuse("too-late")
    if refusal := _aim(state, action.target):
        return refusal
    if action.target is None:
        flow.emit(night.CheckDeclined(seat))
    else:
        village = state.camps[action.target] == "village"
        flow.emit(night.CampChecked(seat, action.target, "village" if village else "other"))
    return None


def close_acts(flow: Flow) -> None:
    """Thirty minutes after closing: wolves and seer are too late (R058, R065); the latest proposal counts (A-10)."""
    state = flow.state
    if knife_waits(state):
        valid = [target for _, target in state.proposals if not target or target in targets(state)]
        flow.emit(night.KnifeLocked(confidants(state), None, (valid[-1] if valid else 0) or None))
    if seer_waits(state):
        flow.emit(night.ActMissed(holder(state, "seer"), "check"))
    flow.emit(night.NightClosed("night"))
    _sense(flow)


def close_potions(flow: Flow) -> None:
    """The witch's hour: what she did not answer she keeps (R078)."""
    if witch_waits(flow.state):
        flow.emit(night.ActMissed(holder(flow.state, "witch"), "potions"))
    flow.emit(night.NightClosed("witch"))


def advance(flow: Flow) -> None:
    """Goes on as far as nobody is waited for: from dusk to night, and to the settlement."""
    if flow.over or not acting(flow.state):
        return
    _drop_stale(flow)
    if flow.state.phase == "dusk" and not debts(flow.state):
        flow.emit(night.StageTurned("night"))
    state = flow.state
    if state.phase != "night" or state.showdown is not None:
        return
    if not (knife_waits(state) or seer_waits(state) or witch_waits(state)):
        _settle_night(flow)


def _drop_stale(flow: Flow) -> None:
    """A-31: an act whose target has been announced as out meanwhile falls, while there is time for another."""
    state = flow.state
    gone = state.announced
    if state.knife and state.knife in gone and not state.night_over:
        flow.emit(night.KnifeDropped(confidants(state), state.knife, "target"))
    witch, seer = holder(state, "witch"), holder(state, "seer")
    if witch and not state.witch_over:
        if state.healed and state.healed in gone:
            flow.emit(night.ActDropped(witch, "heal", state.healed))
        if state.poisoned and state.poisoned in gone:
            flow.emit(night.ActDropped(witch, "poison", state.poisoned))
    if seer and state.checked and state.checked in gone and not state.night_over:
        flow.emit(night.ActDropped(seer, "check", state.checked))


def _settle_night(flow: Flow) -> None:
    """Knife, then poison (R022, R073); a witch whom the vote's chain took before the night gave nothing."""
    _sense(flow)
    state = flow.state
    flow.emit(night.StageTurned("dawn"))
    acted = not any(state.roles[seat] == "witch" for seat in state.announced)
    if state.knife and not (acted and state.healed == state.knife):
        strike(flow, state.knife, "kill", hidden=True)
    if state.poisoned and acted:
        strike(flow, state.poisoned, "poison", hidden=True)
    settle(flow)

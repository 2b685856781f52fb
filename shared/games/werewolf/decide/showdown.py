"""The three nights that the wolves declare, on a frozen copy (RD1-RD6, RD8, RD9). What the text fixes (poison and last
shot always take a wolf, each day takes one) is chosen for the worst, as the solver sees it (RD7)."""

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.judge import declare, end, lose
from shared.games.werewolf.events import showdown as ev
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.showdown import copy_holders, copy_waits, may_declare, may_heal_copy, position_of, solver_of
from shared.games.werewolf.solver import Position, Solver
from shared.games.werewolf.state import Copy, State, holder, knives
from shared.games.werewolf.tables import SHOWDOWN_KNIVES
from shared.kernel.text import Refusal


def copy_of(state: State) -> Copy:
    """The copy of a showdown that is known to run."""
    assert state.showdown is not None
    return state.showdown


def begin(flow: Flow, seat: int, action: act.Showdown) -> Refusal | None:
    """RD1: declared, or taken back before the first knife."""
    state = flow.state
    if not action.begin:
        copy = state.showdown
        if copy is None or seat not in knives(state) or copy.number > 1 or copy.target is not None:
            return refuse("no-showdown")
        flow.emit(ev.ShowdownRevoked(state.pack, seat))
        return None
    if not may_declare(state, seat):
        return refuse("no-showdown")
    flow.emit(ev.ShowdownDeclared(state.pack, seat))
    flow.emit(ev.ShowdownNightOpened(1, "wolves"))
    return None


def kill(flow: Flow, seat: int, action: act.Kill) -> Refusal | None:
    """RD3a: any seat that is not out on the copy."""
    state, copy = flow.state, copy_of(flow.state)
    holders = copy_holders(state)
    if seat not in holders:
        return refuse("no-knife")
    if copy.target is not None:
        return refuse("knife-locked")
    if action.target is not None and action.target not in copy.living:
        return refuse("target-out")
    if not action.final:
        if len(holders) < 2:
            return refuse("propose-alone")
        flow.emit(ev.ShowdownProposed(holders, copy.number, seat, action.target))
        return None
    _lock(flow, seat, action.target)
    return None


def late_knife(flow: Flow) -> None:
    """The time of one knife is over: the latest proposal, or none."""
    copy = copy_of(flow.state)
    if copy.target is None:
        _lock(flow, None, (copy.proposals[-1][1] if copy.proposals else 0) or None)


def _lock(flow: Flow, seat: int | None, target: int | None) -> None:
    copy = copy_of(flow.state)
    flow.emit(ev.ShowdownKnife(copy_holders(flow.state), copy.number, seat, target))
    witch = holder(flow.state, "witch")
    if witch in copy.living and witch and not flow.state.witch_over and (copy.heal or copy.poison):
        flow.emit(ev.ShowdownSensed(witch, copy.number, copy.heal, target if copy.heal else None))
    else:
        resolve(flow)


def heal(flow: Flow, seat: int, action: act.Heal) -> Refusal | None:
    """RD3b: heal or none, for this night."""
    state, copy = flow.state, copy_of(flow.state)
    if not copy.asked or holder(state, "witch") != seat or not copy_waits(copy)[0]:
        return refuse("no-potion")
    if action.target is not None and action.target not in copy.living:
        return refuse("target-out")
    if action.target is not None and not may_heal_copy(state, action.target):
        return refuse("heal-oneself")
    flow.emit(ev.ShowdownHeal(seat, copy.number, action.target))
    _answered(flow)
    return None


def poison(flow: Flow, seat: int, action: act.Poison) -> Refusal | None:
    """RD3b: she picks the night; whomever she names, it takes a wolf."""
    state, copy = flow.state, copy_of(flow.state)
    if not copy.asked or holder(state, "witch") != seat or not copy_waits(copy)[1]:
        return refuse("no-potion")
    if action.target is not None and action.target not in copy.living:
        return refuse("target-out")
    flow.emit(ev.ShowdownPoison(seat, copy.number, action.target))
    _answered(flow)
    return None


def _answered(flow: Flow) -> None:
    if not any(copy_waits(copy_of(flow.state))):
        resolve(flow)


def resolve(flow: Flow) -> None:
    """RD3c-g: settles the night on the copy, tells peace or not, and goes on to the next knife or to the end."""
    state, copy = flow.state, copy_of(flow.state)
    solver, before = solver_of(state), position_of(copy)
    found = [
        after
        for poisoned in _poisons(copy, solver, before)
        for after in solver.night(before, copy.target or 0, healed=_saved(copy), poisoned=poisoned)
    ]
    after = next((each for each in found if not solver.stands(each, copy.number)), found[0])
    after = after._replace(heal=before.heal and not copy.healed)
    outs = tuple(seat for seat in before.living if seat not in after.living)
    peaceful = not copy.target or copy.target in after.living
    holders = copy_holders(state)
    flow.emit(ev.ShowdownSettled(copy.number, outs, after.lost, after.heal, after.poison))  # type: ignore[arg-type]
    flow.emit(ev.ShowdownPeace(holders, copy.number, peaceful))
    if after.winner:
        _decided(flow, after.winner)
    elif copy.number >= SHOWDOWN_KNIVES:
        fail(flow)
    elif copy.by == "wolves" and solver.pack(after):
        _vote(flow, solver, after)
    else:
        _next(flow, solver)


def _saved(copy: Copy) -> bool:
    return bool(copy.target) and copy.healed == copy.target


def _poisons(copy: Copy, solver: Solver, position: Position) -> tuple[int, ...]:
    """Whom the poison may take; a witch who said nothing keeps her heal (RD9), the rest is the worst case."""
    wolves = solver.pack(position)
    if copy.healed or not position.poison or copy.poisoned == 0 or not solver.witch(position):
        return (0,)
    if copy.poisoned is None:
        return (0, *wolves)
    return (copy.poisoned,) if copy.poisoned in wolves else wolves or (0,)


def _vote(flow: Flow, solver: Solver, before: Position) -> None:
    copy = copy_of(flow.state)
    found = [after for wolf in solver.pack(before) for after in solver.vote(before, wolf)]
    after = next((each for each in found if not solver.goes_on(each, copy.number + 1)), found[0])
    outs = tuple(seat for seat in before.living if seat not in after.living)
    flow.emit(ev.ShowdownVoted(copy.number, outs, after.lost))  # type: ignore[arg-type]
    if after.winner:
        _decided(flow, after.winner)
    else:
        _next(flow, solver)


def _next(flow: Flow, solver: Solver) -> None:
    """The next knife: the pack's while it has anybody, else the black lovers' (RD5)."""
    state, copy = flow.state, copy_of(flow.state)
    if copy.by == "wolves" and solver.pack(position_of(copy)):
        flow.emit(ev.ShowdownNightOpened(copy.number + 1, "wolves"))
        return
    black = tuple(s for s in state.couple if state.camps[s] == "lovers" and s in copy.living)
    if not black or "lovers" in copy.lost:
        fail(flow)
        return
    flow.emit(ev.ShowdownNightOpened(copy.number + 1, "lovers"))
    if copy.by == "wolves":
        flow.emit(ev.KnivesTold(black, copy.knives))


def _decided(flow: Flow, winner: str) -> None:
    """Somebody has won on the copy: wolves or lovers win the match itself, the village ends the try (RD3e, RD5)."""
    if winner == "village":
        fail(flow)
        return
    flow.emit(ev.ShowdownEnded(_parties(flow.state), "won" if winner == "wolves" else "lost"))
    end(flow, winner, "showdown")


def fail(flow: Flow) -> None:
    """RD4: no win within three knives: the copy is dropped, the wolves are judged lost, the match goes on if it can."""
    flow.emit(ev.ShowdownEnded(_parties(flow.state), "lost"))
    lose(flow, "wolves")
    declare(flow)


def _parties(state: State) -> tuple[int, ...]:
    return (*state.pack, *(copy_holders(state) if copy_of(state).by == "lovers" else ()))

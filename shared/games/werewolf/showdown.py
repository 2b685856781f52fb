"""Questions about a showdown, and the solver's advice on one."""

from shared.games.werewolf.solver import Position, Solver, solver
from shared.games.werewolf.state import Copy, State, knives


def may_declare(state: State, seat: int) -> bool:
    """RD1: in the night proper, by a wolf of the pack, before its knife is locked."""
    if state.phase != "night" or state.showdown is not None or state.night_over or state.knife is not None:
        return False
    return "wolves" not in state.lost and seat in knives(state)


def copy_holders(state: State) -> tuple[int, ...]:
    """Who holds the knife of the open night: the living of the pack, or the black lovers of the copy."""
    copy = state.showdown
    if copy is not None and copy.by == "lovers":
        return tuple(s for s in state.couple if s in copy.living and s in state.living)
    return knives(state)


def copy_waits(copy: Copy) -> tuple[bool, bool]:
    """Whether heal and poison are still to be answered in the open night."""
    heal = copy.heal and copy.healed is None and not copy.poisoned
    poison = copy.poison and copy.poisoned is None and not copy.healed
    return heal, poison


def may_heal_copy(state: State, target: int) -> bool:
    """R071 on the copy: the first of the three nights may be the first of the match."""
    copy = state.showdown
    return copy is not None and solver_of(state).may_heal(target, state.day == 1 and copy.number == 1)


def position_of(copy: Copy) -> Position:
    """The copy as the solver sees it."""
    lost = copy.lost
    if copy.by == "lovers" and "wolves" not in lost:
        lost = (*lost, "wolves")
    return Position(copy.living, copy.heal, copy.poison, lost)


def solver_of(state: State) -> Solver:
    """The solver for this deal and couple."""
    seats = range(1, state.seats + 1)
    roles, camps = tuple(state.roles[s] for s in seats), tuple(state.camps[s] for s in seats)
    return solver(roles, camps, state.couple, state.rules.slaughter, state.rules.self_heal)


def advice(state: State) -> int | None:
    """A first knife with which a declaration tonight would be won against anything; 0 for none, None when nobody may
    declare.
    """
    if not any(may_declare(state, seat) for seat in state.living):
        return None
    found, position = solver_of(state), Position(state.living, state.heal, state.poison, state.lost)
    first = state.day == 1
    if not found.holds(position, first=first):
        return 0
    return next(seat for seat in state.living if found.kills(position, seat, first=first))

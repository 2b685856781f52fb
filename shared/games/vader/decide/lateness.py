"""What happens when a deadline passes (V31)."""

from collections.abc import Callable, Sequence

from shared.games.vader import events as ev
from shared.games.vader.decide.election import after_failure, close
from shared.games.vader.decide.flow import Flow, refuse
from shared.games.vader.decide.power import forfeit
from shared.games.vader.decide.session import discard_by_chance, enact_by_chance, settle
from shared.games.vader.prompts import prompts
from shared.games.vader.state import State
from shared.kernel.actions import Expire
from shared.kernel.dice import Dice
from shared.kernel.events import Event, TurnMissed
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal


def expire(state: State, action: Expire, _: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """Each seat that was asked and has not answered has missed its turn; then the phase is settled without it."""
    settled = _SETTLED.get(state.phase)
    if settled is None or action.timer != state.phase:
        return refuse("not-now")
    # Whoever had nothing to choose from (no eligible General, no target left) is late for nothing.
    late = [p.to for p in prompts(state) if p.chosen is None and isinstance(p.to, int)]
    flow = Flow(state, dice, [TurnMissed(seat, state.phase) for seat in late])
    settled(flow)
    return flow.events


def _nomination(flow: Flow) -> None:
    flow.emit(ev.NominationMissed(flow.state.master, flow.state.failed + 1))
    after_failure(flow)


def _veto(flow: Flow) -> None:
    flow.emit(ev.VetoRefused(flow.state.master, flow.state.general, "late"))
    settle(flow)


_SETTLED: dict[str, Callable[[Flow], None]] = {
    "nomination": _nomination,
    "election": close,
    "discard": lambda flow: discard_by_chance(flow, "late"),
    "enact": lambda flow: enact_by_chance(flow, "late"),
    "veto": _veto,
    "power": lambda flow: forfeit(flow, flow.state.power, "late"),
}

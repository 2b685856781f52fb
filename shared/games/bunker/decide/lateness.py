"""What happens when a deadline passes."""

from collections.abc import Callable, Sequence

from shared.games.bunker.decide import ballot, circle
from shared.games.bunker.decide.flow import Flow, after_discussion, refuse
from shared.games.bunker.state import State
from shared.games.bunker.timers import NAMES
from shared.kernel.actions import Expire
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal


def expire(state: State, action: Expire, _: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """The phase is settled without those who were waited for."""
    settle = _SETTLED.get(state.phase)
    if settle is None or action.timer != NAMES[state.phase]:
        return refuse("not-now")
    flow = Flow(state, dice)
    settle(flow)
    return flow.events


_SETTLED: dict[str, Callable[[Flow], None]] = {
    "reveal": circle.late,
    "discussion": after_discussion,
    "vote": ballot.late,
    "defence": ballot.defend,
    "revote": ballot.late,
}

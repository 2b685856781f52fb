"""What an action leads to: one function for each kind of action, the work in the files of the phases."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from shared.games.bunker import actions as act
from shared.games.bunker.decide import ballot, circle, host, lateness, removal
from shared.games.bunker.decide.flow import refuse
from shared.games.bunker.state import State
from shared.kernel import actions as common
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal

Decided: TypeAlias = Sequence[Event] | Refusal

_DECIDERS: dict[type[Action], Callable[[State, Any, Actor, Dice], Decided]] = {
    act.Reveal: circle.reveal,
    act.Special: circle.special,
    act.Vote: ballot.vote,
    act.Exclude: host.ban,
    act.Return: host.bring_back,
    act.Remove: removal.remove,
    act.Swap: host.swap,
    act.Shuffle: host.shuffle,
    act.ReplaceCard: host.replace_card,
    act.Discard: host.discard,
    common.Expire: lateness.expire,
    common.RedCard: removal.remove,
    common.Replace: removal.replace,
    common.Finish: removal.finish,
}


def decide(state: State, action: Action, by: Actor, dice: Dice) -> Decided:
    """See `Game.decide`."""
    decider = _DECIDERS.get(type(action))
    return refuse("not-here") if decider is None else decider(state, action, by, dice)

"""What an action leads to: one function for each kind of action, the work in the files of the phases."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from shared.games.vader import actions as act
from shared.games.vader.decide import election, lateness, power, removal, session
from shared.games.vader.decide.flow import refuse
from shared.games.vader.state import State
from shared.kernel import actions as common
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal

Decided: TypeAlias = Sequence[Event] | Refusal

_DECIDERS: dict[type[Action], Callable[[State, Any, Actor, Dice], Decided]] = {
    act.Ballot: election.ballot,
    act.Nominate: election.nominate,
    act.Discard: session.discard,
    act.Enact: session.enact,
    act.ProposeVeto: session.propose_veto,
    act.AnswerVeto: session.answer_veto,
    act.ChoosePower: power.choose,
    act.Peek: power.peek,
    act.Investigate: power.investigate,
    act.SpecialElection: power.special_election,
    act.Assassinate: power.assassinate,
    common.Expire: lateness.expire,
    common.RedCard: removal.red_card,
    common.Replace: removal.replace,
    common.Finish: removal.finish,
}


def decide(state: State, action: Action, by: Actor, dice: Dice) -> Decided:
    """See `Game.decide`."""
    decider = _DECIDERS.get(type(action))
    return refuse("not-here") if decider is None else decider(state, action, by, dice)

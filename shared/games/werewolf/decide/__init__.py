"""What an action leads to: one function for each kind of action, the work in the files of the phases."""

from collections.abc import Callable, Sequence
from typing import Any

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide import clock, day, debts, link, night, showdown, surrender
from shared.games.werewolf.decide.deaths import red_card
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.judge import end
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.state import State
from shared.kernel import actions as common
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal

Decider = Callable[[Flow, int, Any], Refusal | None]

_SEATS: dict[type[Action], Decider] = {
    act.Link: link.link,
    act.Vote: day.vote,
    act.ChangeVote: day.change_vote,
    act.Kill: night.kill,
    act.Heal: night.heal,
    act.Poison: night.poison,
    act.Check: night.check,
    act.Shoot: debts.shoot,
    act.Bequeath: debts.bequeath,
    act.LastWords: debts.last_words,
    act.Surrender: surrender.surrender,
    act.Consent: surrender.consent,
    act.Showdown: showdown.begin,
}
_COPY: dict[type[Action], Decider] = {
    act.Kill: showdown.kill,
    act.Heal: showdown.heal,
    act.Poison: showdown.poison,
}
"""What these mean while three nights are played on a copy."""


def decide(state: State, action: Action, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """See `Game.decide`."""
    flow = Flow(state, dice)
    kind = type(action)
    if isinstance(by, int):
        decider = (_COPY.get(kind) if state.showdown is not None else None) or _SEATS.get(kind)
        refusal = refuse("not-here") if decider is None else decider(flow, by, action)
    else:
        refusal = _office(flow, action, by)
    if refusal is not None:
        return refusal
    night.advance(flow)
    return tuple(flow.events)


def _office(flow: Flow, action: Action, by: Office) -> Refusal | None:
    match action:
        case common.Expire(timer):
            clock.expire(flow, timer)
        case common.RedCard(seat):
            red_card(flow, seat)
        case common.Finish():
            end(flow, "", "finished")
        case common.Replace():
            return None
        case act.CloseSurrender() if by is Office.DIRECTOR:
            return surrender.close(flow, action)
        case _:
            return refuse("not-here")
    return None

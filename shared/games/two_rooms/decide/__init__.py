"""What an action leads to: one function for each kind of action, the work in the files of the phases."""

from collections.abc import Callable
from typing import Any

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.decide import final, forum, removal, sharing, tabletop
from shared.games.two_rooms.decide.flow import Decided, Flow, refuse
from shared.games.two_rooms.powers import acts
from shared.games.two_rooms.state import State
from shared.kernel import actions as common
from shared.kernel.actions import Action, Expire
from shared.kernel.dice import Dice
from shared.kernel.seats import Actor


def _expire(state: State, action: Expire, _: Actor, dice: Dice) -> Decided:
    """A deadline has passed."""
    if action.timer != state.phase:
        return refuse("not-now")
    flow = Flow(state, dice)
    if state.phase == "round":
        forum.close(flow) if state.rules.variant == "forum" else tabletop.bell(flow)
    elif state.phase == "hostages":
        tabletop.too_late(flow)
    else:
        final.missed(flow)
    return flow.events


_DECIDERS: dict[type[Action], Callable[[State, Any, Actor, Dice], Decided]] = {
    act.Offer: sharing.offer,
    act.Accept: sharing.accept,
    act.RevokeOffer: sharing.revoke_offer,
    act.Show: sharing.show,
    act.Announce: sharing.announce,
    act.Vote: forum.vote,
    act.RevokeVote: forum.revoke_vote,
    act.Send: forum.send,
    act.PublishList: forum.publish,
    act.Appoint: tabletop.appoint,
    act.Point: tabletop.point,
    act.Abdicate: tabletop.abdicate,
    act.TakeOver: tabletop.take_over,
    act.Hostages: tabletop.hostages,
    act.Force: acts.force,
    act.Pair: acts.pair,
    act.Bind: acts.bind,
    act.Tackle: acts.tackle,
    act.Usurp: acts.usurp,
    act.Bounce: acts.bounce,
    act.Predict: final.predict,
    act.Shoot: final.shoot,
    act.Guess: final.guess,
    common.Expire: _expire,
    common.RedCard: removal.red_card,
    common.Replace: removal.replace,
    common.Finish: removal.finish_early,
}


def decide(state: State, action: Action, by: Actor, dice: Dice) -> Decided:
    """See `Game.decide`."""
    decider = _DECIDERS.get(type(action))
    return refuse("not-now") if decider is None else decider(state, action, by, dice)

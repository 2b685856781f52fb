"""Red cards, replacements and the early end."""

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.decide.ending import Verdict, finish, principal, verdict
from shared.games.two_rooms.decide.exchange import exchange
from shared.games.two_rooms.decide.final import missed
from shared.games.two_rooms.decide.flow import Decided, Flow, refuse
from shared.games.two_rooms.decide.tabletop import awaited, fill, recount
from shared.games.two_rooms.state import State, present, room_of
from shared.kernel.actions import Finish, RedCard, Replace
from shared.kernel.dice import Dice
from shared.kernel.seats import Actor
from shared.kernel.text import SeatRef

_OTHER_SIDE = {"president": ("red", "president_removed"), "bomber": ("blue", "bomber_removed")}


def red_card(state: State, action: RedCard, _: Actor, dice: Dice) -> Decided:
    """Out of both rooms; the President or the Bomber only when the director insists, and then the other team wins."""
    seat = action.seat
    primary = next((name for name in _OTHER_SIDE if state.cards[seat] == principal(state, name)), None)
    if primary and not action.insist:
        return refuse("replace-first", seat=SeatRef(seat))
    room = room_of(state, seat)
    flow = Flow(state, dice)
    if state.rules.variant == "tabletop" and seat in state.leaders:
        flow.emit(ev.LeaderLost(present(state, room), room, seat))
    flow.emit(ev.SeatRemoved(seat))
    if primary:
        finish(flow, verdict(flow.state, _OTHER_SIDE[primary], ()))
    elif state.phase == "final":
        if state.speaker == seat:
            missed(flow, late=False)
    else:
        _go_on(flow, room)
    return flow.events


def _go_on(flow: Flow, room: int) -> None:
    """A room that has become smaller may have a leader now; one that has lost its leader after the bell needs one."""
    if flow.state.rules.variant != "tabletop" or room not in (1, 2):
        return
    if flow.state.phase == "round":
        recount(flow)
        return
    fill(flow, room)
    if not awaited(flow.state):
        exchange(flow)


def replace(state: State, _: Replace, __: Actor, ___: Dice) -> Decided:
    """All that belongs to the seat stays with it, so nothing else happens."""
    return ()


def finish_early(state: State, _: Finish, __: Actor, dice: Dice) -> Decided:
    """The director ends it: nobody wins, every card is shown."""
    flow = Flow(state, dice)
    finish(flow, Verdict("none", "finished", (), ()))
    return flow.events

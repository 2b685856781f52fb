"""Red cards, replacements and the early end (V32, V33)."""

from collections.abc import Sequence

from shared.games.vader import events as ev
from shared.games.vader.decide.election import close
from shared.games.vader.decide.flow import Flow, end, open_nomination, refuse
from shared.games.vader.decide.power import forfeit
from shared.games.vader.decide.session import settle
from shared.games.vader.state import State
from shared.kernel.actions import Finish, RedCard, Replace
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef


def red_card(state: State, action: RedCard, _: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V32: out as if assassinated; Vader only when the director insists, and then the Rebels win."""
    seat = action.seat
    vader = state.roles[seat] == "vader"
    if vader and not action.insist:
        return refuse("replace-first", seat=SeatRef(seat))
    flow = Flow(state, dice, (ev.SeatRemoved(seat),))
    if vader:
        end(flow, "rebels", "vader_removed")
    elif state.phase == "power" and seat == state.master:
        forfeit(flow, state.power, "gone")
    elif state.phase in ("nomination", "election"):
        _in_election(flow, seat)
    else:
        settle(flow)
    return flow.events


def _in_election(flow: Flow, seat: int) -> None:
    """V33: void without the Master or the nominee; otherwise the election may now be complete."""
    state = flow.state
    if seat in (state.master, state.general):
        flow.emit(ev.ElectionVoided(state.master, state.general or None, seat))
        open_nomination(flow)
    elif state.phase == "election" and len(state.ballots) == len(state.alive):
        close(flow)


def replace(state: State, _: Replace, __: Actor, ___: Dice) -> Sequence[Event] | Refusal:
    """All that belongs to the seat stays with it, so nothing else happens."""
    return ()


def finish(state: State, _: Finish, __: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """The director ends it early: nobody wins, everything is published."""
    flow = Flow(state, dice)
    end(flow, None, "finished")
    return flow.events

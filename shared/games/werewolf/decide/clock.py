"""What happens when a timer falls due."""

from shared.games.werewolf.decide import day, link, night, showdown
from shared.games.werewolf.decide.deaths import give_up
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.opening import open_day
from shared.games.werewolf.events.night import NightClosed
from shared.games.werewolf.state import acting, debts


def expire(flow: Flow, timer: str) -> None:
    """One function for each timer of the rules."""
    _TIMERS[timer](flow)


def _night(flow: Flow) -> None:
    if flow.state.showdown is not None:
        showdown.late_knife(flow)
    else:
        night.close_acts(flow)


def _witch(flow: Flow) -> None:
    """RD9: in a showdown her silence is an answer; at the forum pace her hour is over for all three nights."""
    copy = flow.state.showdown
    if copy is None:
        night.close_potions(flow)
        return
    if flow.state.rules.pace == "forum":
        flow.emit(NightClosed("witch"))
    if copy.asked:
        showdown.resolve(flow)


def _dawn(flow: Flow) -> None:
    """The opening: whatever is still open is given up first, so that a day always begins on settled ground."""
    if flow.state.showdown is not None:
        showdown.fail(flow)
    while not flow.over:
        state = flow.state
        if debts(state):
            give_up(flow)
        elif acting(state):
            night.close_acts(flow)
            night.close_potions(flow)
        else:
            break
        night.advance(flow)
    if not flow.over:
        open_day(flow)


_TIMERS = {
    "link": link.by_chance,
    "day": day.close,
    "last_call": day.last_call,
    "dusk": give_up,
    "night": _night,
    "witch": _witch,
    "dawn": _dawn,
}

"""Cupid's arrow, and who learns of whom (R036-R044)."""

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.opening import open_day
from shared.games.werewolf.events import deal
from shared.games.werewolf.events.outs import SurrenderClosed
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.state import State, asked
from shared.kernel.text import Refusal


def cupid_of(state: State) -> int:
    """Cupid's seat, even when he is out."""
    return next(seat for seat, role in state.roles.items() if role == "cupid")


def link(flow: Flow, seat: int, action: act.Link) -> Refusal | None:
    """Two different seats; Cupid may be one of them (A-01)."""
    state = flow.state
    if state.phase != "link" or state.roles[seat] != "cupid":
        return refuse("no-arrow")
    first, second = action.pair
    if first == second:
        return refuse("link-same")
    if seat not in state.living:
        return refuse("out")
    if first not in state.living or second not in state.living:
        return refuse("target-out")
    _fix(flow, first, second, chance=False)
    return None


def by_chance(flow: Flow) -> None:
    """R005, A-05: the arrow is forced; when Cupid is late, chance aims."""
    first, second = sorted(flow.dice.shuffled(flow.state.living)[:2])
    _fix(flow, first, second, chance=True)


def _fix(flow: Flow, first: int, second: int, *, chance: bool) -> None:
    for each in flow.state.appeals:
        flow.emit(SurrenderClosed(each.camp, asked(flow.state, each.camp), "arrow"))  # type: ignore[arg-type]
    cupid = cupid_of(flow.state)
    flow.emit(deal.CoupleLinked(cupid, first, second, "chance" if chance else "cupid"))
    state = flow.state
    flow.emit(deal.PackMet(state.pack))
    wolves = all(state.roles[seat] == "wolf" for seat in state.couple)
    if not wolves or state.rules.tell_wolf_lovers:
        flow.emit(deal.LoverMet(first, second))
        flow.emit(deal.LoverMet(second, first))
    if state.rules.tell_cupid and cupid not in state.couple:
        flow.emit(deal.CupidTold(cupid, state.camps[cupid]))  # type: ignore[arg-type]
    open_day(flow)

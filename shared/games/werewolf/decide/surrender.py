"""Surrender and consent (R118-R123, A-20)."""

from typing import Literal

from shared.games.werewolf import actions as act
from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.judge import declare, lose
from shared.games.werewolf.events import outs
from shared.games.werewolf.rules import refuse
from shared.games.werewolf.state import State, appeal, asked, knows_camp
from shared.kernel.text import Refusal


def may_start(state: State, seat: int) -> bool:
    """Wolves and black lovers, out ones too. A single Cupid may ask once, whatever his camp: a button that only some
    Cupids have would tell them theirs (A-03, A-20)."""
    if not knows_camp(state, seat):
        return bool(state.couple) and seat not in state.wishes
    camp = state.camps[seat]
    return camp != "village" and camp not in state.lost and appeal(state, camp) is None


def may_consent(state: State, seat: int) -> str:
    """The camp whose surrender waits for this seat's answer; empty if none does."""
    for each in state.appeals:
        if seat in asked(state, each.camp) and seat not in each.agreed:
            return each.camp
    return ""


def may_withdraw(state: State, seat: int) -> str:
    """The camp whose surrender this seat has agreed to, and may still stop (A-20); empty if there is none."""
    return next((each.camp for each in state.appeals if seat in each.agreed), "")


def surrender(flow: Flow, seat: int, _: act.Surrender) -> Refusal | None:
    """R119: whoever starts it has agreed."""
    state = flow.state
    if not may_start(state, seat):
        return refuse("no-surrender")
    camp = state.camps[seat]
    flow.emit(outs.SurrenderStarted(seat))
    if camp != "village" and camp not in state.lost and appeal(state, camp) is None:
        flow.emit(outs.ConsentAsked(asked(state, camp), camp))  # type: ignore[arg-type]
        _complete(flow, camp)
    return None


def consent(flow: Flow, seat: int, action: act.Consent) -> Refusal | None:
    """R122: all must agree; one refusal ends it, and so does one who thinks better of it."""
    state = flow.state
    camp, mine = may_consent(state, seat), may_withdraw(state, seat)
    if not camp and (action.answer == "yes" or not mine):
        return refuse("not-asked")
    flow.emit(outs.ConsentGiven(seat, action.answer))
    if action.answer == "no":
        why: Literal["refused", "withdrawn"] = "refused" if camp else "withdrawn"
        flow.emit(outs.SurrenderClosed(camp or mine, asked(state, camp or mine), why))  # type: ignore[arg-type]
    else:
        _complete(flow, camp)
    return None


def _complete(flow: Flow, camp: str) -> None:
    """R123: judged lost, not announced."""
    found, everybody = appeal(flow.state, camp), asked(flow.state, camp)
    if found is not None and set(everybody) <= set(found.agreed):
        flow.emit(outs.SurrenderTook(everybody, camp))  # type: ignore[arg-type]
        lose(flow, camp)
        declare(flow)


def close(flow: Flow, action: act.CloseSurrender) -> Refusal | None:
    """The director ends a stale one as refused."""
    if appeal(flow.state, action.camp) is None:
        return refuse("no-appeal")
    flow.emit(outs.SurrenderClosed(action.camp, asked(flow.state, action.camp), "director"))
    return None

"""The legislative session and the veto (V16-V19, V30), and the policy that nobody chose (V13)."""

from collections.abc import Sequence

from shared.games.vader import actions as act
from shared.games.vader import events as ev
from shared.games.vader.decide.flow import Flow, end, open_nomination, refuse, reshuffle_if_short
from shared.games.vader.decide.power import power_due
from shared.games.vader.state import State
from shared.games.vader.tables import DANGER_AT, DRAWN, FAILURES, IMPERIAL_TO_WIN, REPUBLIC_TO_WIN, VETO_AT, Card
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef


def open_session(flow: Flow) -> None:
    """The Master draws three cards."""
    state = flow.state
    flow.emit(ev.SessionOpened(state.master, state.general, len(state.deck) - DRAWN))
    flow.emit(ev.CardsDrawn(state.master, tuple(flow.state.hand)))  # type: ignore[arg-type]
    if state.rules.reshuffle == "at_once":
        reshuffle_if_short(flow)


def discard(state: State, action: act.Discard, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V16: one of the three cards is laid aside."""
    if state.phase != "discard":
        return refuse("not-now")
    if by != state.master:
        return refuse("not-master", master=SeatRef(state.master))
    if action.card not in state.hand:
        return refuse("no-such-card")
    flow = Flow(state, dice)
    pass_cards(flow, action.card)
    return flow.events


def enact(state: State, action: act.Enact, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V16: one of the two cards becomes public."""
    if state.phase != "enact":
        return refuse("not-now")
    if by != state.general:
        return refuse("not-general", general=SeatRef(state.general))
    if action.card not in state.hand:
        return refuse("no-such-card")
    flow = Flow(state, dice)
    enact_card(flow, action.card)
    return flow.events


def propose_veto(state: State, _: act.ProposeVeto, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V30: the General, once in a session, when five Imperial policies stood before it."""
    if state.phase != "enact":
        return refuse("not-now")
    if by != state.general:
        return refuse("not-general", general=SeatRef(state.general))
    if state.imperial < VETO_AT:
        return refuse("veto-locked")
    if state.refused:
        return refuse("veto-refused-before")
    flow = Flow(state, dice, (ev.VetoProposed(state.master, state.general),))
    settle(flow)
    return flow.events


def answer_veto(state: State, action: act.AnswerVeto, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
    """V30: agreed, all three cards are gone and it counts as a failure; refused, the General must enact."""
    if state.phase != "veto":
        return refuse("not-now")
    if by != state.master:
        return refuse("not-master", master=SeatRef(state.master))
    flow = Flow(state, dice)
    if action.answer == "no":
        flow.emit(ev.VetoRefused(state.master, state.general, "answer"))
        settle(flow)
        return flow.events
    flow.emit(ev.VetoAgreed(state.master, state.general, state.failed + 1))
    reshuffle_if_short(flow)
    if flow.state.failed >= FAILURES:
        enact_top(flow)
    if not flow.over:
        open_nomination(flow)
    return flow.events


def settle(flow: Flow) -> None:
    """The dice act for a member of the government who is gone (V33)."""
    state = flow.state
    if state.phase == "discard" and state.master not in state.alive:
        discard_by_chance(flow, "gone")
    elif state.phase == "enact" and state.general not in state.alive:
        enact_by_chance(flow, "gone")
    elif state.phase == "veto" and state.master not in state.alive:
        flow.emit(ev.VetoRefused(state.master, state.general, "gone"))
        settle(flow)


def discard_by_chance(flow: Flow, why: str) -> None:
    """One of the Master's three cards at random, and said to be so."""
    flow.emit(ev.ChanceActed(flow.state.master, "discard", why))  # type: ignore[arg-type]
    pass_cards(flow, flow.dice.choice(flow.state.hand))  # type: ignore[arg-type]


def enact_by_chance(flow: Flow, why: str) -> None:
    """One of the General's two cards at random, and said to be so."""
    flow.emit(ev.ChanceActed(flow.state.general, "enact", why))  # type: ignore[arg-type]
    enact_card(flow, flow.dice.choice(flow.state.hand))  # type: ignore[arg-type]


def pass_cards(flow: Flow, card: Card) -> None:
    """Lays the card aside and hands the other two on."""
    master, general = flow.state.master, flow.state.general
    flow.emit(ev.CardDiscarded(master, card))
    flow.emit(ev.CardsPassed(master, general))
    if general in flow.state.alive:
        flow.emit(ev.CardsReceived(general, tuple(flow.state.hand)))  # type: ignore[arg-type]
    settle(flow)


def enact_card(flow: Flow, card: Card) -> None:
    """Enacts by a session: the only way to a power (V20-V24)."""
    _stand(flow, card, blind=False)
    if not flow.over:
        if card == "I":
            power_due(flow)
        else:
            open_nomination(flow)


def enact_top(flow: Flow) -> None:
    """V13: the top policy, unseen and without a power; the next nomination is the caller's."""
    _stand(flow, flow.state.deck[0], blind=True)  # type: ignore[arg-type]


def _stand(flow: Flow, card: Card, blind: bool) -> None:
    republic = flow.state.republic + (card == "R")
    imperial = flow.state.imperial + (card == "I")
    flow.emit(ev.PolicyEnacted(card, blind, republic, imperial))
    if republic == REPUBLIC_TO_WIN:
        end(flow, "rebels", "republic")
    elif imperial == IMPERIAL_TO_WIN:
        end(flow, "sith", "imperial")
    else:
        if card == "I" and imperial == DANGER_AT:
            flow.emit(ev.DangerBegan())
        if card == "I" and imperial == VETO_AT:
            flow.emit(ev.VetoUnlocked())
        reshuffle_if_short(flow)

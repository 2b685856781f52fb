"""Offers, shares, showing and announcing (F17-F27, T20); a share is carried out at once and cannot be faked."""

from shared.games.two_rooms import actions as act
from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import base, shown_colour
from shared.games.two_rooms.decide.flow import Decided, Flow, open_to, refuse
from shared.games.two_rooms.decide.tabletop import recount
from shared.games.two_rooms.legal import SHOW, barred, binds, may_accept, may_offer, needs_therapy
from shared.games.two_rooms.powers.shares import share
from shared.games.two_rooms.state import State, present, together, where
from shared.kernel.dice import Dice
from shared.kernel.seats import Actor


def offer(state: State, action: act.Offer, by: Actor, dice: Dice) -> Decided:
    """F18, F19, F26: one offer of a kind between two; the foolish accept at once."""
    if not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    to, what = action.to, action.what
    if code := may_offer(state, by, to, what):
        return refuse(code)
    room = present(state, where(state, by, to))
    flow = Flow(state, dice, (ev.OfferMade(room, by, to, what),))
    if binds(state, to, what) or (to, by, what) in state.offers:
        share(flow, by, to, what, forced=False)
    return flow.events


def accept(state: State, action: act.Accept, by: Actor, dice: Dice) -> Decided:
    """F17, F18, F20: both are bound from this moment on."""
    if not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    if code := may_accept(state, by, action.by, action.what):
        return refuse(code)
    flow = Flow(state, dice)
    share(flow, action.by, by, action.what, forced=False)
    return flow.events


def revoke_offer(state: State, action: act.RevokeOffer, by: Actor, _: Dice) -> Decided:
    """F20: as long as it has not been accepted."""
    if not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    if (by, action.to, action.what) not in state.offers:
        return refuse("no-offer")
    return (ev.OfferRevoked(present(state, where(state, by, action.to)), by, action.to, action.what),)


def show(state: State, action: act.Show, by: Actor, _: Dice) -> Decided:
    """F23, F25: needs no consent, sets off no power; the room sees that it happened."""
    if not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    to, what = action.to, action.what
    if to == by:
        return refuse("not-yourself")
    if not together(state, by, to):
        return refuse("other-room")
    if code := barred(state, by, what, SHOW):
        return refuse(code)
    card = state.cards[by]
    told = (ev.CardShown(present(state, where(state, by, to)), by, to, what), seen(to, by, card, what))
    if what == "card" and base(card) == "psychologist" and needs_therapy(state, to):
        return told if (by, to) in state.therapy else (*told, ev.TherapyOffered(to, by))
    return told


def seen(viewer: int, of: int, card: str, what: str) -> ev.ColourSeen | ev.CardSeen:
    """What a viewer is shown of a card."""
    if what == "colour":
        return ev.ColourSeen(viewer, of, shown_colour(card))  # type: ignore[arg-type]
    return ev.CardSeen(viewer, of, card)  # type: ignore[arg-type]


def announce(state: State, action: act.Announce, by: Actor, dice: Dice) -> Decided:
    """F22: to the whole room, and never false."""
    if not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    if code := barred(state, by, action.what, SHOW):
        return refuse(code)
    room, card = present(state, where(state, by)), state.cards[by]
    if action.what == "colour":
        return (ev.ColourAnnounced(room, by, shown_colour(card)),)  # type: ignore[arg-type]
    flow = Flow(state, dice, (ev.CardAnnounced(room, by, card, for_good=False),))  # type: ignore[arg-type]
    if base(card) == "mayor":
        recount(flow)
    return flow.events

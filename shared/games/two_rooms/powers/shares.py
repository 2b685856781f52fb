"""A share as one atomic act, in the order of 2.4: snapshot, records, gains, removals, cancelling, swap."""

import msgspec

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import CARDS, PSYCH, SWAPPERS, base, shown_colour
from shared.games.two_rooms.decide.ending import end_early
from shared.games.two_rooms.decide.flow import Flow
from shared.games.two_rooms.legal import SHARE, barred
from shared.games.two_rooms.state import present, where

GAINS = {"criminal": "shy", "thug": "coy", "dealer": "foolish", "mummy": "cursed"}
"""What a character's partner in a card share gains."""
CURES: dict[str, tuple[str, ...]] = {"psychologist": PSYCH}
"""What a character's partner in a card share loses; the Medic takes everything away."""
OPPOSITES = ("shy", "coy", "paranoid")
"""What the foolish condition cancels with."""


class Side(msgspec.Struct, frozen=True):
    """One of the two as they were before the share."""

    seat: int
    card: str
    conditions: tuple[str, ...]

    @property
    def immune(self) -> bool:
        """Untouched by every power and condition."""
        return "immune" in self.conditions


def share(flow: Flow, first: int, second: int, what: str, *, forced: bool) -> None:
    """Carries out a share between two seats whose right to it has been checked."""
    state = flow.state
    sides = tuple(Side(seat, state.cards[seat], state.conditions.get(seat, ())) for seat in (first, second))
    one, other = sides
    flow.emit(ev.Shared(present(state, where(state, first, second)), first, second, what, forced))  # type: ignore[arg-type]
    conned = what == "colour" and any(base(side.card) == "conman" for side in sides)
    for viewer, shown in ((one, other), (other, one)):
        flow.emit(_seen(viewer, shown, "card" if conned else what))
    if conned:
        return
    cards = (one.card, other.card)
    flow.emit(ev.ShareLogged(first, second, what, forced, cards))  # type: ignore[arg-type]
    if what == "card" and _explodes(flow, one, other):
        return
    for side, partner in ((one, other), (other, one)):
        _change(flow, side, _after(side, partner, what, flow.state.rules.foolish_cancels))
    _swap(flow, one, other)
    _lapse(flow, (first, second))


def _seen(viewer: Side, shown: Side, what: str) -> ev.ColourSeen | ev.CardSeen:
    if what == "colour":
        return ev.ColourSeen(viewer.seat, shown.seat, shown_colour(shown.card))  # type: ignore[arg-type]
    return ev.CardSeen(viewer.seat, shown.seat, shown.card)  # type: ignore[arg-type]


def _explodes(flow: Flow, one: Side, other: Side) -> bool:
    """BOOM and HUG: only with the real President and the real Bomber."""
    for side, partner in ((one, other), (other, one)):
        if (side.card, partner.card) == ("dr_boom", "president"):
            end_early(flow, "boom", where(flow.state, side.seat, partner.seat))
            return True
        if (side.card, partner.card) == ("tuesday_knight", "bomber"):
            end_early(flow, "hug", where(flow.state, side.seat, partner.seat))
            return True
    return False


def _after(side: Side, partner: Side, what: str, cancels: str) -> tuple[str, ...]:
    """The conditions of a side after the share, by what its partner is."""
    if side.immune:
        return side.conditions
    now = list(side.conditions)
    gained = [GAINS[base(partner.card)]] if what == "card" and base(partner.card) in GAINS else []
    gained += ["zombie"] if "zombie" in partner.conditions else []
    now += [each for each in gained if each not in now]
    if what == "card":
        cured = tuple(now) if base(partner.card) == "medic" else CURES.get(base(partner.card), ())
        now = [each for each in now if each not in cured]
    return cancelled(tuple(now), cancels)


def cancelled(conditions: tuple[str, ...], cancels: str = "first") -> tuple[str, ...]:
    """Foolish and one of its opposites go together; with several, the one acquired first (or last, by option)."""
    opposites = [each for each in conditions if each in OPPOSITES]
    if "foolish" not in conditions or not opposites:
        return conditions
    gone = ("foolish", opposites[0] if cancels == "first" else opposites[-1])
    return tuple(each for each in conditions if each not in gone)


def _change(flow: Flow, side: Side, now: tuple[str, ...]) -> None:
    for each in side.conditions:
        if each not in now:
            flow.emit(ev.ConditionLost(side.seat, each))  # type: ignore[arg-type]
    for each in now:
        if each not in side.conditions:
            flow.emit(ev.ConditionGained(side.seat, each))  # type: ignore[arg-type]


def _swap(flow: Flow, one: Side, other: Side) -> None:
    """Hot Potato and Leprechaun change hands last, and once; nobody is the Leprechaun twice."""
    if one.immune or other.immune or not {one.card, other.card} & set(SWAPPERS):
        return
    for giver, taker in ((one, other), (other, one)):
        if giver.card == "leprechaun" and taker.seat in flow.state.swappers:
            return
    for side, partner in ((one, other), (other, one)):
        flow.emit(ev.CardTaken(side.seat, partner.card, CARDS[partner.card].base))  # type: ignore[arg-type]


def _lapse(flow: Flow, seats: tuple[int, ...]) -> None:
    """Open offers of these two that they may no longer carry out."""
    for by, to, what in flow.state.offers:
        if by in seats and barred(flow.state, by, what, SHARE):
            flow.emit(ev.OfferLapsed(present(flow.state, where(flow.state, by, to)), by, to, what))  # type: ignore[arg-type]

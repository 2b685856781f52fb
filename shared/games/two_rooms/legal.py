"""What a seat may do with its card (1.3, 1.4), and with whom; the same questions serve deciding and offering."""

from functools import lru_cache

from shared.games.two_rooms.cards import PSYCH, WORD_POWERS, base
from shared.games.two_rooms.state import State, around, has, members, room_of, together

SHARE, SHOW = "share", "show"
WHATS = ("colour", "card")


def barred(state: State, seat: int, what: str, act: str) -> str | None:
    """Why a seat may not share or show so much of its card of its own will; None when it may."""
    spent = seat in state.spent
    return _barred(state.conditions.get(seat, ()), state.colours, seat in state.open_cards, spent, what, act)


@lru_cache(4096)
def _barred(conditions: tuple[str, ...], colours: bool, is_open: bool, spent: bool, what: str, act: str) -> str | None:
    if what == "colour" and not colours:
        return "no-colours"
    if is_open:
        return "open-card"
    if "shy" in conditions:
        return "shy"
    if "coy" in conditions and (what != "colour" or act != SHARE):
        return "coy"
    if "savvy" in conditions and (what != "card" or act != SHARE):
        return "savvy"
    if "paranoid" in conditions:
        if what != "card" or act != SHARE:
            return "paranoid"
        return "paranoid-spent" if spent else None
    return None


def rights(state: State, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a seat may offer and accept, and what it may show and announce."""
    return _rights(state.conditions.get(seat, ()), state.colours, seat in state.open_cards, seat in state.spent)


@lru_cache(4096)
def _rights(
    conditions: tuple[str, ...], colours: bool, is_open: bool, spent: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    fixed = (conditions, colours, is_open, spent)
    shares = tuple(what for what in WHATS if _barred(*fixed, what, SHARE) is None)
    return shares, tuple(what for what in WHATS if _barred(*fixed, what, SHOW) is None)


def may_offer(state: State, seat: int, to: int, what: str) -> str | None:
    """Why this offer cannot be made; None when it can. What the other one's card allows is their secret."""
    if to == seat:
        return "not-yourself"
    if not together(state, seat, to):
        return "other-room"
    if to in state.open_cards:
        return "their-open-card"
    if code := barred(state, seat, what, SHARE):
        return code
    if (seat, to, what) in state.offers:
        return "offered-already"
    if (to, seat, what) in state.offers and state.rules.crossing == "refuse":
        return "accept-instead"
    return None


def may_accept(state: State, seat: int, by: int, what: str) -> str | None:
    """Why an offer cannot be accepted; None when it can."""
    if what == "card" and (by, seat) in state.therapy:
        return None
    if (by, seat, what) not in state.offers:
        other = "card" if what == "colour" else "colour"
        return "other-kind" if (by, seat, other) in state.offers else "no-offer"
    return barred(state, seat, what, SHARE)


def binds(state: State, to: int, what: str) -> bool:
    """Whether an offer to this seat is accepted at once: the foolish cannot refuse."""
    return has(state, to, "foolish") and barred(state, to, what, SHARE) is None


def needs_therapy(state: State, seat: int) -> bool:
    """Whether a Psychologist's card opens the way for this seat."""
    return any(has(state, seat, condition) for condition in PSYCH)


def may_use(state: State, seat: int, powers: tuple[str, ...]) -> str | None:
    """Why a seat cannot use a power of its character now; None when it can."""
    card = state.cards[seat]
    if base(card) not in powers:
        return "not-your-power"
    if state.phase != "round":
        return "not-now"
    if base(card) in WORD_POWERS and has(state, seat, "cursed"):
        return "cursed"
    used = state.used_now if base(card) in ("agent", "enforcer", "bouncer") else state.used
    if (seat, card) in used:
        return "used-already"
    return barred(state, seat, "card", SHOW)


def may_force(state: State, seat: int) -> tuple[int, ...]:
    """Whom a power can reach: everybody else in the room whose card is not open for good."""
    return tuple(other for other in around(state, seat) if other not in state.open_cards)


def may_tackle(state: State, seat: int) -> tuple[int, ...]:
    """Whom Security can hold: every other player of the room, Ambassadors aside."""
    return tuple(other for other in members(state, room_of(state, seat)) if other != seat)


def fuller(state: State, seat: int) -> bool:
    """Whether the seat is in the room with more players."""
    room = room_of(state, seat)
    return room in (1, 2) and len(members(state, room)) > len(members(state, 3 - room))

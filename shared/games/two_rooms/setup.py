"""The deal, by chance or as a scenario fixes it: cards, the buried one, the Drunk's, the rooms."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import CARDS, PLAIN, PRIMARY, ambassador
from shared.games.two_rooms.deck import build, buries, extras, players, refuse
from shared.games.two_rooms.rules import Rules, hostages_of, rounds_of
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Seater
from shared.kernel.text import Refusal


class Setup(msgspec.Struct, frozen=True):
    """The part of the deal that a scenario fixes."""

    cards: dict[int, str] = {}
    rooms: dict[int, int] = {}
    buried: str = ""
    sober: str = ""


def setup(raw: Mapping[str, Any], seat_of: Seater) -> Setup:
    """See `Game.setup`."""
    if unknown := sorted(set(raw) - {"cards", "rooms", "buried", "sober"}):
        raise ValueError(f"setup knows cards, rooms, buried and sober, not {', '.join(unknown)}")
    cards = {seat_of(name): str(card) for name, card in (raw.get("cards") or {}).items()}
    rooms = {seat_of(name): int(room) for name, room in (raw.get("rooms") or {}).items()}
    buried, sober = str(raw.get("buried") or ""), str(raw.get("sober") or "")
    if wrong := sorted({*cards.values(), buried, sober} - {*CARDS, ""}):
        raise ValueError(f"no such card: {', '.join(wrong)}")
    if set(rooms.values()) - {1, 2}:
        raise ValueError("there are rooms 1 and 2")
    return Setup(cards, rooms, buried, sober)


def deal(rules: Rules, seats: int, dice: Dice, fixed: Setup | None = None) -> Sequence[Event] | Refusal:
    """See `Game.deal`."""
    fixed = fixed or Setup()
    pool = _pool(rules, seats, fixed)
    if isinstance(pool, Refusal):
        return pool
    dealt = _dealt(rules, seats, dice, fixed, list(pool))
    if dealt is None:
        return refuse("setup-cards")
    cards, buried, sober = dealt
    between = tuple(seat for seat, card in cards.items() if ambassador(card))
    rooms = _rooms(tuple(seat for seat in cards if seat not in between), dice, fixed.rooms)
    if rooms is None:
        return refuse("setup-rooms")
    rounds = rounds_of(rules)
    # In the order of the tables, so that nothing is learned from it.
    shown = tuple(card.name for card in CARDS.values() if card.name in pool)
    return (
        ev.MatchOpened(seats, rules.variant, rounds, shown, bool(buried)),
        *((ev.CardBuried(buried),) if buried else ()),  # type: ignore[arg-type]
        *((ev.CardSetAside(sober),) if sober else ()),  # type: ignore[arg-type]
        *(ev.CardDealt(seat, card, CARDS[card].base) for seat, card in cards.items()),  # type: ignore[arg-type]
        *(ev.AmbassadorNamed(seat, cards[seat]) for seat in between),  # type: ignore[arg-type]
        ev.RoomsDrawn(*rooms),
        ev.RoundOpened(1, rounds, hostages_of(rules, players(rules, seats))[0]),
    )


def _pool(rules: Rules, seats: int, fixed: Setup) -> Sequence[str] | Refusal:
    """All cards. A whole deal that a scenario fixes counts as it is, if its characters are those of the rules."""
    built = build(rules, seats)
    given = [*fixed.cards.values(), *filter(None, (fixed.buried, fixed.sober))]
    if isinstance(built, Refusal) or len(given) != len(built) or Counter(given) == Counter(built):
        return built
    filling = (*PLAIN, "gambler")
    wanted = {*PRIMARY, *extras(rules, seats)} - set(filling)
    own = [card for card in given if card not in filling]
    return given if set(own) == wanted and len(own) == len(wanted) else built


def may_be_buried(card: str) -> bool:
    """Linked cards and Ambassadors always go to somebody; so does the Drunk, who would leave a card unused."""
    return not (CARDS[card].linked or ambassador(card) or card == "drunk")


def _dealt(
    rules: Rules, seats: int, dice: Dice, fixed: Setup, pool: list[str]
) -> tuple[dict[int, str], str, str] | None:
    """Cards by seat, the buried one, the Drunk's; None when what is fixed is more than the deck has."""
    bury, drunk = buries(rules, seats), "drunk" in pool
    for card in (*fixed.cards.values(), fixed.buried, fixed.sober):
        if card and card not in pool:
            return None
        if card:
            pool.remove(card)
    if (fixed.buried and not (bury and may_be_buried(fixed.buried))) or (fixed.sober and not drunk):
        return None
    buried, sober = fixed.buried, fixed.sober
    if bury and not buried:
        buried = _take(dice, pool, [card for card in pool if may_be_buried(card)])
    if drunk and not sober:
        sober = _take(dice, pool, [card for card in pool if card != "drunk" and not ambassador(card)])
    if (bury and not buried) or (drunk and not sober) or sober == "drunk":
        return None
    rest = iter(dice.shuffled(pool))
    return {seat: fixed.cards.get(seat) or next(rest) for seat in range(1, seats + 1)}, buried, sober


def _take(dice: Dice, pool: list[str], among: Sequence[str]) -> str:
    if not among:
        return ""
    card = dice.choice(among)
    pool.remove(card)
    return card


def _rooms(
    seats: tuple[int, ...], dice: Dice, fixed: Mapping[int, int]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Two rooms as even as can be; None when what is fixed is not."""
    rooms: dict[int, list[int]] = {1: [], 2: []}
    for seat in seats:
        if seat in fixed:
            rooms[fixed[seat]].append(seat)
    for seat in dice.shuffled([seat for seat in seats if seat not in fixed]):
        fewer = 1 if len(rooms[1]) <= len(rooms[2]) else 2
        rooms[fewer].append(seat)
    if abs(len(rooms[1]) - len(rooms[2])) > 1:
        return None
    return tuple(sorted(rooms[1])), tuple(sorted(rooms[2]))

"""The last moment of a match, made directly: who is where, who met whom; for tests of what it comes to."""

from typing import Any

from msgspec.structs import replace

from shared.games.two_rooms.cards import CARDS, starts
from shared.games.two_rooms.decide.ending import Verdict, verdict
from shared.games.two_rooms.rules import Rules
from shared.games.two_rooms.state import State
from tests.games.two_rooms.tables import NAMES


def at_the_end(first: str, second: str, **more: Any) -> State:
    """Cards by room, room 1 first, as they are when all is frozen."""
    one, two = ([NAMES.get(card, card) for card in room.split()] for room in (first, second))
    cards = dict(enumerate((*one, *two), 1))
    rooms = tuple(1 if seat <= len(one) else 2 for seat in cards)
    rules = more.pop("rules", Rules(variant="tabletop"))
    buried = more.get("buried", "")
    deck = tuple(name for name in CARDS if name in (*cards.values(), buried))
    state = State(rules=rules, seats=len(cards), phase="hostages", number=3, players=len(cards))
    conditions = {seat: starts(card) for seat, card in cards.items()}
    made = {"cards": cards, "rooms": rooms, "begun": rooms, "deck": deck, "conditions": conditions}
    return replace(state, **{**made, **more})


def result(first: str, second: str, **more: Any) -> Verdict:
    """What it comes to."""
    return verdict(at_the_end(first, second, **more))


def wins(seat: int, first: str, second: str, **more: Any) -> bool:
    """Whether this seat wins."""
    return seat in result(first, second, **more).winners

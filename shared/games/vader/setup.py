"""The deal, by chance or as a scenario fixes it (V1-V6)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from shared.games.vader import events as ev
from shared.games.vader.decide.flow import deal_deck, refuse
from shared.games.vader.rules import Rules
from shared.games.vader.tables import SITH, VADER_KNOWS_UP_TO
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Seater
from shared.kernel.text import Refusal


class Setup(msgspec.Struct, frozen=True):
    """The part of the deal that a scenario fixes."""

    roles: dict[int, str] = {}
    deck: str = ""


def setup(raw: Mapping[str, Any], seat_of: Seater) -> Setup:
    """See `Game.setup`."""
    if unknown := sorted(set(raw) - {"roles", "deck"}):
        raise ValueError(f"setup knows roles and deck, not {', '.join(unknown)}")
    roles = {seat_of(name): str(role) for name, role in (raw.get("roles") or {}).items()}
    if wrong := sorted(set(roles.values()) - {"rebel", "sith", "vader"}):
        raise ValueError(f"no such role: {', '.join(wrong)}")
    deck = "".join(str(card) for card in raw.get("deck") or ())
    if set(deck) - {"R", "I"}:
        raise ValueError("a deck is made of R and I")
    return Setup(roles, deck)


def deal(rules: Rules, seats: int, dice: Dice, fixed: Setup | None = None) -> Sequence[Event] | Refusal:
    """See `Game.deal`."""
    fixed = fixed or Setup()
    roles = _roles(seats, dice, fixed.roles)
    if roles is None:
        return refuse("setup-roles", seats=seats)
    try:
        deck = deal_deck(dice, fixed.deck)
    except ValueError:
        return refuse("setup-deck")
    sith = tuple(seat for seat, role in roles.items() if role == "sith")
    vader = next(seat for seat, role in roles.items() if role == "vader")
    knows = seats <= VADER_KNOWS_UP_TO
    return (
        ev.MatchOpened(seats, seats - SITH[seats] - 1, SITH[seats], vader_knows=knows),
        *(ev.RoleDealt(seat, role) for seat, role in roles.items()),  # type: ignore[arg-type]
        *(ev.SithRevealed(seat, tuple(other for other in sith if other != seat), vader) for seat in sith),
        *((ev.VaderToldSith(vader, sith),) if knows else ()),
        ev.DeckOrdered(tuple(deck)),  # type: ignore[arg-type]
        ev.DeckShuffled(len(deck), again=False),
        ev.NominationOpened(1, 1, special=False),
    )


def _roles(seats: int, dice: Dice, fixed: Mapping[int, str]) -> dict[int, str] | None:
    """Roles by seat; None when those that are fixed are more than the table has."""
    left = ["rebel"] * (seats - SITH[seats] - 1) + ["sith"] * SITH[seats] + ["vader"]
    for role in fixed.values():
        if role not in left:
            return None
        left.remove(role)
    rest = iter(dice.shuffled(left))
    return {seat: fixed.get(seat) or next(rest) for seat in range(1, seats + 1)}

"""The printed tables: traits (B05), bunker cards (B03), schedules (part 3), default lengths."""

from typing import Literal, TypeAlias, get_args

Trait: TypeAlias = Literal["profession", "biology", "health", "hobby", "baggage", "fact"]
TRAITS: tuple[Trait, ...] = get_args(Trait)
PLACE = {trait: place for place, trait in enumerate(TRAITS)}
"""Where the card of a trait lies in a hand."""

SEATS = range(4, 17)
ROUNDS = 5
"""B15: rounds with a circle of reveals; later ones have a discussion and a vote alone (B35)."""
THREAT_FROM = 6
"""B04: so many players and more meet a threat."""
EMPTY_REPEATS = 3
"""Q-08: so many repeats of a ballot may stay empty before the host is asked."""

OFFICIAL: dict[int, tuple[int, ...]] = {
    4: (0, 0, 0, 1, 1),
    5: (0, 0, 1, 1, 1),
    6: (0, 0, 1, 1, 1),
    7: (0, 1, 1, 1, 1),
    8: (0, 1, 1, 1, 1),
    9: (0, 1, 1, 1, 2),
    10: (0, 1, 1, 1, 2),
    11: (0, 1, 1, 2, 2),
    12: (0, 1, 1, 2, 2),
    13: (0, 1, 2, 2, 2),
    14: (0, 1, 2, 2, 2),
    15: (0, 2, 2, 2, 2),
    16: (0, 2, 2, 2, 2),
}
GREEDY: dict[int, tuple[int, ...]] = {
    4: (0, 1, 1, 0, 0),
    5: (0, 1, 1, 1, 0),
    6: (0, 1, 1, 1, 0),
    7: (0, 1, 1, 1, 1),
    8: (0, 1, 1, 1, 1),
    9: (1, 1, 1, 1, 1),
    10: (1, 1, 1, 1, 1),
    11: (1, 1, 1, 1, 2),
    12: (1, 1, 1, 1, 2),
    13: (1, 1, 1, 2, 2),
    14: (1, 1, 1, 2, 2),
    15: (1, 1, 2, 2, 2),
    16: (1, 1, 2, 2, 2),
}
SCHEDULES = {"official": OFFICIAL, "greedy": GREEDY}

SECONDS: dict[str, dict[str, int]] = {
    "live": {"turn": 90, "discussion": 180, "vote": 60, "defence": 60, "revote": 60},
    "forum": {"turn": 21600, "discussion": 86400, "vote": 86400, "defence": 43200, "revote": 43200},
}
AGAIN = 2
"""Q-05: a later discussion of the same round is so many times shorter."""


def capacity(seats: int) -> int:
    """B07: places in the bunker, by the players at the start."""
    return seats // 2


def bunker_cards(seats: int) -> int:
    """B03: property cards, by the players at the start."""
    return {4: 3, 5: 4}.get(seats, 5)

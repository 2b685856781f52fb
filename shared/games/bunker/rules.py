"""The options of Bunker, with the proposals of the rule text as defaults."""

from typing import Literal

from shared.games.bunker.decks import SIZES
from shared.games.bunker.tables import OFFICIAL, ROUNDS, SCHEDULES, SECONDS
from shared.kernel import games
from shared.kernel.text import Refusal, Typed

LONGEST = 200


class Rules(games.Rules, frozen=True, kw_only=True):
    """What is chosen before the start, beside the options of every game."""

    schedule: Literal["official", "greedy"] = "official"
    """Q-02: when there is a vote."""
    threat: Literal["start", "last_card"] = "start"
    """Q-01: when the threat is shown."""
    starter: Literal["first", "rotates"] = "first"
    """Q-03: who speaks first in a round."""
    exiles: Literal["closed", "open"] = "closed"
    """Q-09: whether an excluded player's cards are opened."""
    custom_schedule: tuple[int, ...] = ()
    """Votes of the five rounds, instead of a printed table."""
    pack: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - a Struct copies it
    """A group's own cards in its own words, by kind; they are shuffled into the deck of that kind."""
    pack_alone: tuple[str, ...] = ()
    """The kinds in which the own cards replace ours, where there are enough of them."""


def check(rules: Rules, seats: int) -> Refusal | None:
    """Timers that exist, five rounds in a custom schedule, own cards of a known kind and of a length that fits."""
    for name, seconds in rules.seconds.items():
        if name not in SECONDS["live"] or seconds < 1:
            return Refusal("bunker-refusal-seconds", {"timer": name})
    own = rules.custom_schedule
    if own and (len(own) != ROUNDS or any(not 0 <= votes <= 2 for votes in own)):
        return Refusal("bunker-refusal-schedule", {"rounds": ROUNDS})
    for kind, words in rules.pack.items():
        if kind not in SIZES or kind == "biology":
            return Refusal("bunker-refusal-pack-kind", {"kind": Typed(kind)})
        for each in words:
            if not 0 < len(each.strip()) <= LONGEST:
                return Refusal("bunker-refusal-pack-card", {"card": Typed(each[:40]), "most": LONGEST})
    return None


def schedule(rules: Rules, seats: int) -> tuple[int, ...]:
    """The votes of the five rounds."""
    return rules.custom_schedule or SCHEDULES.get(rules.schedule, OFFICIAL)[seats]

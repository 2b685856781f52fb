"""The options of Secret Vader."""

from typing import Literal

from shared.games.vader.tables import SECONDS
from shared.kernel import games
from shared.kernel.text import Refusal


class Rules(games.Rules, frozen=True, kw_only=True):
    """What is chosen before the start, beside the options of every game."""

    reshuffle: Literal["at_once", "session_end"] = "session_end"
    """V18: whether a deck that runs short in a session is remade before or after the session's own discards."""
    powers: Literal["seed", "classic"] = "seed"
    """V24: what the first two Imperial policies bring with 9 and 10 seats."""


def check(rules: Rules, seats: int) -> Refusal | None:
    """Only timers that exist may be given a length, and a length is at least a second."""
    for name, seconds in rules.seconds.items():
        if name not in SECONDS["live"] or seconds < 1:
            return Refusal("vader-refusal-seconds", {"timer": name})
    return None

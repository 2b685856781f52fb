"""The options of Two Rooms and a Boom."""

from typing import Literal

from shared.games.two_rooms import tables
from shared.games.two_rooms.names import Variant
from shared.kernel import games


class Rules(games.Rules, frozen=True, kw_only=True):
    """What is chosen before the start, beside the options of every game."""

    variant: Variant = "forum"
    rounds: Literal[0, 3, 5] = 0
    """0: as many as the variant is usually played with, five in the forum and three at the table."""
    playset: Literal[
        "custom",
        "standard",
        "mystery",
        "instant_death",
        "one_loser",
        "love_and_hate",
        "two_booms",
        "love_hate_mystery",
        "arbitrary_infection",
        "murder_mystery",
        "valentine",
        "bipolar",
        "antitrust",
        "bashful_bash",
        "cover_up",
    ] = "custom"
    """A printed set of characters, to which `deck` adds."""
    deck: tuple[str, ...] = ()
    """Characters beside President, Bomber and the plain cards that fill up."""
    bury: bool = False
    advanced: bool | None = None
    """Colour acts and characters at the table; None: as soon as there are characters or more than ten players."""
    hostages: tuple[int, ...] = ()
    """Hostages round by round, where they differ from the table."""
    eleven: Literal["retail", "chart"] = "retail"
    """T17: which printed row holds for 11 to 13 players and five rounds."""
    tyrant: Literal["both", "either"] = "both"
    """Whether the Nuclear Tyrant loses by sharing with both primaries or with either."""
    dud_bomb: Literal["harmless", "deadly"] = "harmless"
    """Whether a bomb without its Engineer still marks its room as dead."""
    foolish_cancels: Literal["first", "last"] = "first"
    """Which of two contradicting conditions the foolish one cancels."""
    crossing: Literal["refuse", "accept"] = "refuse"
    """F19: an offer that crosses one of the same kind is refused, or accepts that one."""
    minion_usurper: bool = True
    """Whether the Usurper counts as an usurpation for the Minion."""


def rounds_of(rules: Rules) -> int:
    """How many rounds are played."""
    return rules.rounds or (5 if rules.variant == "forum" else 3)


def hostages_of(rules: Rules, players: int) -> tuple[int, ...]:
    """Hostages round by round; fixed by the number of players at the start (T15)."""
    rounds = rounds_of(rules)
    if rules.hostages:
        return rules.hostages
    if rules.eleven == "chart" and rounds == 5 and 11 <= players <= 13:
        return tables.ELEVEN_CHART
    return tables.row(players, rounds)


def length(rules: Rules, timer: str, number: int) -> int:
    """Seconds of a timer; `seconds` may name `round`, a single `round_2`, `hostages` and `final`."""
    if timer == "round":
        own = rules.seconds.get(f"round_{number}") or rules.seconds.get("round")
        return own or tables.ROUNDS[rules.variant, rules.pace, rounds_of(rules)][number - 1]
    return rules.seconds.get(timer) or tables.WAITS[rules.variant, rules.pace][timer]


def timers_of(rules: Rules) -> tuple[str, ...]:
    """The names that `seconds` may use."""
    known = ("round", "final") if rules.variant == "forum" else tables.TIMERS
    return (*known, *(f"round_{number}" for number in range(1, rounds_of(rules) + 1)))


def colours(rules: Rules, players: int, extras: int) -> bool:
    """Whether colour acts are played: always in the forum (F24), at the table with more than ten (T18)."""
    return rules.variant == "forum" or (is_advanced(rules, players, extras) and players >= tables.MANY)


def is_advanced(rules: Rules, players: int, extras: int) -> bool:
    """Whether the advanced game is played at the table."""
    return rules.advanced if rules.advanced is not None else bool(extras) or players >= tables.MANY

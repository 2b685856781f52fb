"""The options of Werewolf, with the seed's own rules as default, and which of them make sense together."""

from typing import Annotated, Literal

from msgspec import Meta

from shared.games.werewolf.tables import (
    FORUM_SECONDS,
    GRACE_MINUTES,
    LIVE_SECONDS,
    SEED_SEATS,
    WITCH_HOUR,
    WOLVES,
    Role,
)
from shared.kernel import games
from shared.kernel.text import Refusal

Hour = Annotated[int, Meta(ge=0, le=23)]
Minute = Annotated[int, Meta(ge=0, le=59)]


class Rules(games.Rules, frozen=True, kw_only=True):
    """What is chosen before the start, beside the options of every game."""

    pace: Literal["live", "forum"] = "forum"
    late_card: Literal["propose", "issue", "off"] = "issue"
    """R161: for a missing vote alone; a missed night act leaves no trace."""
    cards_to_red: Annotated[int, Meta(ge=0, le=9)] = 2

    wolves: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many wolves; 0 takes the number from the table."""
    seer: bool = True
    witch: bool = True
    hunter: bool = True
    cupid: bool = True
    sheriff: bool = True
    """Without one the first day is for talk alone."""
    slaughter: Literal["kind", "all"] = "kind"
    """R133-R134: whether the village has lost with all its gods or all its villagers, or with everybody."""
    last_words: Literal["wolves", "everybody", "nobody"] = "wolves"
    """R111: as many rights as there are wolves."""
    self_heal: Literal["first", "always", "never"] = "first"
    tell_wolf_lovers: bool = False
    """A-02: whether two wolves in love are told so."""
    tell_cupid: bool = False
    """A-03: whether Cupid is told the camp of the couple."""

    opening_hour: Hour = 8
    opening_minute: Minute = 0
    closing_hour: Hour = 20
    closing_minute: Minute = 0


def refuse(code: str, **args: int | str) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"werewolf-refusal-{code}", {**args})


def clock(hour: int, minute: int) -> str:
    """An hour as timers take it."""
    return f"{hour:02}:{minute:02}"


def lineup(rules: Rules, seats: int) -> dict[Role, int]:
    """How many there are of each role; whoever has none is a villager."""
    counts: dict[Role, int] = {"wolf": rules.wolves or WOLVES[seats]}
    for role in ("seer", "witch", "hunter", "cupid"):
        counts[role] = int(getattr(rules, role))
    counts["villager"] = seats - sum(counts.values())
    return counts


def check(rules: Rules, seats: int) -> Refusal | None:
    """See `Game.check`."""
    names = LIVE_SECONDS if rules.pace == "live" else FORUM_SECONDS
    for name, length in rules.seconds.items():
        if name not in names or length < 1:
            return refuse("seconds", timer=name)
    return check_lineup(lineup(rules, seats)) or (check_hours(rules) if rules.pace == "forum" else check_live(rules))


def check_lineup(counts: dict[Role, int]) -> Refusal | None:
    """Whether a match of these numbers can be won by either side: nobody may have won or lost at the deal."""
    wolves, seats = counts["wolf"], sum(counts.values())
    # One wolf may elope, and two in love bring Cupid over (R131).
    if wolves < 1 + counts["cupid"] or 2 * (wolves + counts["cupid"]) >= seats:
        return refuse("lineup-wolves", wolves=wolves, seats=seats)
    if not counts["seer"] + counts["witch"] + counts["hunter"]:
        return refuse("lineup-gods")
    if counts["villager"] < 2:
        return refuse("lineup-villagers", villagers=max(0, counts["villager"]))
    return None


def check_hours(rules: Rules) -> Refusal | None:
    """A-30: what is due half an hour after closing is due by the witch's hour; a day leaves time to change a vote."""
    opening = rules.opening_hour * 60 + rules.opening_minute
    closing = rules.closing_hour * 60 + rules.closing_minute
    if closing + GRACE_MINUTES > WITCH_HOUR * 60:
        return refuse("schedule-witch", closing=clock(rules.closing_hour, rules.closing_minute), minutes=GRACE_MINUTES)
    if closing - opening < 120:
        hours = {"closing": clock(rules.closing_hour, rules.closing_minute)}
        return refuse("schedule-day", opening=clock(rules.opening_hour, rules.opening_minute), **hours)
    return None


def check_live(rules: Rules) -> Refusal | None:
    """The opening may not come before everybody has had their time."""
    length = LIVE_SECONDS | rules.seconds
    if max(length["dusk"], length["night"]) > length["witch"] or length["witch"] >= length["dawn"]:
        return refuse("schedule-live")
    return None if length["last_call"] < length["day"] else refuse("schedule-last-call")


def fits(rules: Rules, counts: dict[Role, int]) -> Refusal | None:
    """Whether a fixed deal may be played: the seed's table as it is, other tables by sense alone."""
    seats = sum(counts.values())
    if seats == SEED_SEATS and counts != lineup(rules, seats):
        return refuse("setup-roles", seats=seats)
    return check_lineup(counts)

"""The printed tables: roles, camps, line-ups, the order of deaths, lengths of phases. Numbers in brackets are rules."""

from typing import Literal, TypeAlias

Role: TypeAlias = Literal["wolf", "seer", "witch", "hunter", "cupid", "villager"]
Camp: TypeAlias = Literal["wolves", "village", "lovers"]
Cause: TypeAlias = Literal["vote", "kill", "poison", "shot", "love", "red_card"]
Phase: TypeAlias = Literal["link", "day", "dusk", "night", "dawn", "over"]

SEATS = range(9, 19)
ROLES: tuple[Role, ...] = ("wolf", "seer", "witch", "hunter", "cupid", "villager")
GODS = frozenset(("seer", "witch", "hunter"))
CAMPS: tuple[Camp, ...] = ("wolves", "village", "lovers")

WOLVES = {9: 2, 10: 3, 11: 3, 12: 4, 13: 4, 14: 4, 15: 5, 16: 5, 17: 5, 18: 6}
"""Wolves by seats where the ruleset does not say otherwise; ten is the seed's own table (R008)."""
SEED_SEATS = 10

LOVE_BEFORE_SHOT = True
"""A-14, the only place: the partner's death of love, which is forced, comes before the hunter's shot, which is not.
False is the literal reading of flow step 4: the victim directly after the hunter."""

NO_SHOT = frozenset(("poison", "red_card"))
"""Ways of going out after which the hunter has no shot (R081)."""
SILENT_DAYS = 5
"""Closings in a row without a single ballot after which nobody is playing any more."""
SHERIFF_WEIGHT = 1.5
SHOWDOWN_KNIVES = 3
WORDS_MOST = 2000
REASON_MOST = 300

GRACE_MINUTES = 30
"""From closing until wolves, seer, and a voted-out hunter or sheriff are too late (R149, R150)."""
WITCH_HOUR = 22
FIRST_LEAST = 10800
"""At the forum pace Cupid and the first day have three hours at least, whenever the match begins."""
LAST_CALL_FORUM = 3600
"""No change of vote in the last hour (R159)."""

LIVE_SECONDS: dict[str, int] = {
    "link": 120,
    "day": 600,
    "last_call": 60,
    "dusk": 60,
    "night": 90,
    "witch": 150,
    "dawn": 240,
    "knife": 30,
    "potion": 20,
}
"""Lengths at the live pace. Those of the night count from closing, so that it is as long whoever is in play; `knife`
and `potion` are those of the nights of a showdown."""
FORUM_SECONDS: dict[str, int] = {"last_call": LAST_CALL_FORUM, "dusk": 1800, "night": 1800, "knife": 1800}


def camp_of(role: str) -> Camp:
    """The camp that a role is dealt into (R012)."""
    return "wolves" if role == "wolf" else "village"

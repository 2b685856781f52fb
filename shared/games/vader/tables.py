"""The printed tables: camps by seats (V1), the deck (V6), powers by seats (V20-V24), default lengths (V31)."""

from typing import Literal, TypeAlias

Card: TypeAlias = Literal["R", "I"]
Role: TypeAlias = Literal["rebel", "sith", "vader"]
Camp: TypeAlias = Literal["rebels", "sith"]
Vote: TypeAlias = Literal["pass", "fail"]
Power: TypeAlias = Literal["choice", "peek", "investigate", "special_election", "assassinate"]
Phase: TypeAlias = Literal["nomination", "election", "discard", "enact", "veto", "power", "over"]

SEATS = range(5, 11)
SITH = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
"""Sith beside Vader, by seats; everybody else is a Rebel."""
VADER_KNOWS_UP_TO = 6

DECK = "R" * 6 + "I" * 11
DRAWN = 3
REPUBLIC_TO_WIN = 5
IMPERIAL_TO_WIN = 6
DANGER_AT = 3
"""Imperial policies from which on Vader wins as an elected General."""
VETO_AT = 5
FAILURES = 3
FEW = 5
"""So many alive or fewer: only the last General is ineligible."""

OTHER = "other"
"""The one of Peek and Investigate that the first Imperial policy did not bring."""
SMALL: dict[int, str] = {3: "peek", 4: "assassinate", 5: "assassinate"}
MIDDLE: dict[int, str] = {2: "investigate", 3: "special_election", 4: "assassinate", 5: "assassinate"}
LARGE: dict[int, str] = {1: "choice", 2: OTHER, 3: "special_election", 4: "assassinate", 5: "assassinate"}
LARGE_CLASSIC: dict[int, str] = {1: "investigate", **MIDDLE}

SECONDS: dict[str, dict[str, int]] = {
    "live": {"nomination": 180, "election": 180, "discard": 90, "enact": 90, "veto": 60, "power": 120},
    "forum": {
        "nomination": 86400,
        "election": 86400,
        "discard": 43200,
        "enact": 43200,
        "veto": 43200,
        "power": 86400,
    },
}


def powers(seats: int, variant: str) -> dict[int, str]:
    """The power that each Imperial policy brings, by the number of seats at the start."""
    if seats <= 6:
        return SMALL
    if seats <= 8:
        return MIDDLE
    return LARGE_CLASSIC if variant == "classic" else LARGE


def camp_of(role: str) -> Camp:
    """The side a role wins with."""
    return "rebels" if role == "rebel" else "sith"

"""Numbers of the printed tables: hostages by seats and rounds (1.1), lengths of rounds, seats."""

SEATS = range(6, 31)
MANY = 11
"""From so many players on there are colour acts at the table and a game of five rounds."""

Row = tuple[int, tuple[int, ...]]
"""From so many players on: hostages round by round."""

THREE: tuple[Row, ...] = ((6, (1, 1, 1)), (11, (2, 1, 1)), (22, (3, 2, 1)))
FIVE: tuple[Row, ...] = (
    (6, (1, 1, 1, 1, 1)),
    (11, (2, 2, 1, 1, 1)),
    (14, (3, 2, 2, 1, 1)),
    (18, (4, 3, 2, 1, 1)),
    (22, (5, 4, 3, 2, 1)),
)
ELEVEN_CHART = (2, 2, 2, 1, 1)
"""The other printed row for 11 to 13 players and five rounds."""
TABLES: dict[int, tuple[Row, ...]] = {3: THREE, 5: FIVE}

_DAY = 86400
ROUNDS: dict[tuple[str, str, int], tuple[int, ...]] = {
    ("forum", "live", 5): (2 * _DAY,) * 5,
    ("forum", "forum", 5): (2 * _DAY,) * 5,
    ("forum", "live", 3): (2 * _DAY,) * 3,
    ("forum", "forum", 3): (2 * _DAY,) * 3,
    ("tabletop", "live", 3): (180, 120, 60),
    ("tabletop", "live", 5): (300, 240, 180, 120, 60),
    ("tabletop", "forum", 3): (3 * _DAY, 2 * _DAY, _DAY),
    ("tabletop", "forum", 5): (5 * _DAY, 4 * _DAY, 3 * _DAY, 2 * _DAY, _DAY),
}
"""Seconds of each round by variant, pace and number of rounds; the forum's are two days whatever the pace."""
WAITS: dict[tuple[str, str], dict[str, int]] = {
    ("forum", "live"): {"final": _DAY},
    ("forum", "forum"): {"final": _DAY},
    ("tabletop", "live"): {"hostages": 60, "final": 120},
    ("tabletop", "forum"): {"hostages": _DAY, "final": _DAY},
}
TIMERS = ("round", "hostages", "final")


def row(players: int, rounds: int) -> tuple[int, ...]:
    """Hostages of each round for so many players at the start; fewer than six, beside Ambassadors, send one."""
    return [numbers for least, numbers in TABLES[rounds] if players >= least or least == SEATS[0]][-1]

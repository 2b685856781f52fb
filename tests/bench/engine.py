"""How many random matches the rules play in a second of processor time, and how fast a bare loop is beside them."""

import time
from itertools import count

from shared.kernel.registry import game
from shared.services.lab.simulate import simulate
from tests.bench.slices import Result, Spread, interleaved, per_second, spread

SEATS = {"vader": (5, 7, 10), "bunker": (8, 16)}
AIM = 1500.0
AIMED = {("vader", 7), ("bunker", 8)}
REFERENCE = 17_000_000.0
"""Turns of the bare loop a second on the core for which the aim was set."""
TURNS = 300_000
GAMES = 150


def run() -> list[Result]:
    """Matches and actions a second, as they are and for a core of the reference speed."""
    return [line for slug, tables in SEATS.items() for seats in tables for line in _lines(slug, seats)]


def _lines(slug: str, seats: int) -> list[Result]:
    played, seeds = game(slug), count()
    actions: list[float] = []

    def matches() -> float:
        report = simulate(played, played.Rules(), seats, GAMES, next(seeds))
        actions.append(report.actions / report.cpu_seconds)
        return report.games / report.cpu_seconds

    ours, loop, ratio = interleaved(matches, _loop)
    scaled = Spread(ratio.median * REFERENCE, ratio.p10 * REFERENCE, ratio.p90 * REFERENCE)
    note = f"here {ours.median:,.0f}, loop {loop.median / 1e6:.1f} M turns a second"
    name, aim = f"{slug}, {seats} seats", AIM if (slug, seats) in AIMED else None
    return [
        Result(f"{name}: matches, on the reference core", scaled, aim, unit="/s", note=note),
        Result(f"{name}: actions, here", spread(actions[1:]), None, unit="/s"),
    ]


def _loop() -> float:
    def work() -> int:
        x = 1
        for i in range(TURNS):
            x = (x * 31 + i) & 0xFFFF
        return TURNS

    return per_second(work, time.process_time)

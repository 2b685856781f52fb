"""How many random matches the rules play in a second of processor time, and how fast a bare loop is beside them."""

import time
from itertools import count

from shared.kernel.registry import game
from shared.services.lab.simulate import simulate
from tests.bench.slices import Result, Spread, interleaved, per_second, spread

SEATS = (5, 7, 10)
AIM = 1500.0
REFERENCE = 17_000_000.0
"""Turns of the bare loop a second on the core for which the aim was set."""
TURNS = 300_000
GAMES = 150
VADER = game("vader")


def run() -> list[Result]:
    """Matches and actions a second, as they are and for a core of the reference speed."""
    return [line for seats in SEATS for line in _lines(seats)]


def _lines(seats: int) -> list[Result]:
    seeds = count()
    actions: list[float] = []

    def matches() -> float:
        report = simulate(VADER, VADER.Rules(), seats, GAMES, next(seeds))
        actions.append(report.actions / report.cpu_seconds)
        return report.games / report.cpu_seconds

    ours, loop, ratio = interleaved(matches, _loop)
    scaled = Spread(ratio.median * REFERENCE, ratio.p10 * REFERENCE, ratio.p90 * REFERENCE)
    note = f"here {ours.median:,.0f}, loop {loop.median / 1e6:.1f} M turns a second"
    name = f"vader, {seats} seats"
    return [
        Result(f"{name}: matches, on the reference core", scaled, AIM if seats == 7 else None, unit="/s", note=note),
        Result(f"{name}: actions, here", spread(actions[1:]), None, unit="/s"),
    ]


def _loop() -> float:
    def work() -> int:
        x = 1
        for i in range(TURNS):
            x = (x * 31 + i) & 0xFFFF
        return TURNS

    return per_second(work, time.process_time)

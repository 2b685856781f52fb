"""Interleaved slices: A B A B, so that whatever else the machine does meets both alike."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 15
Slice = Callable[[], float]
"""Does some work and returns how much of it was done in a second."""


@dataclass(frozen=True)
class Spread:
    """Median, tenth and ninetieth percentile of some numbers."""

    median: float
    p10: float
    p90: float


@dataclass(frozen=True)
class Result:
    """One line of the table. `aim` says what it should reach: `at_least` or at most."""

    name: str
    value: Spread
    aim: float | None
    at_least: bool = True
    unit: str = "x"
    note: str = ""

    @property
    def reached(self) -> bool | None:
        """Whether the median reaches the aim; None where there is none."""
        if self.aim is None:
            return None
        return self.value.median >= self.aim if self.at_least else self.value.median <= self.aim


def spread(numbers: list[float]) -> Spread:
    """The spread of some numbers."""
    if len(numbers) == 1:
        return Spread(numbers[0], numbers[0], numbers[0])
    tenths = statistics.quantiles(numbers, n=10, method="inclusive")
    return Spread(statistics.median(numbers), tenths[0], tenths[-1])


def interleaved(a: Slice, b: Slice, rounds: int = ROUNDS) -> tuple[Spread, Spread, Spread]:
    """The spreads of A, of B, and of A over B round by round; the first round only warms up."""
    a()
    b()
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(rounds):
        ours.append(a())
        theirs.append(b())
    return spread(ours), spread(theirs), spread([x / y for x, y in zip(ours, theirs, strict=True)])


def per_second(work: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> float:
    """How many things `work` does in a second of this clock."""
    start = clock()
    done = work()
    return done / max(clock() - start, 1e-9)

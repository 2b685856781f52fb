"""Where the playground takes the time from, so that tests can move it."""

import time


class SystemClock:
    """The machine's own time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


class ManualClock:
    """A time that stands still until a test moves it."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.moment = start

    def now(self) -> float:
        """Seconds since 1970."""
        return self.moment

    def advance(self, seconds: float) -> None:
        """Let that many seconds pass at once."""
        self.moment += seconds


Clock = SystemClock | ManualClock

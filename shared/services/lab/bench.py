"""A match on the workbench: the engine with a clock of its own, as production runs it but without storage."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from shared.kernel.actions import Action, Expire
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.games import Game
from shared.kernel.match import Match
from shared.kernel.seats import Actor, Office
from shared.kernel.step import fold, open_match, running_timers, step
from shared.kernel.text import Refusal
from shared.kernel.wording import refused
from shared.services import schedule
from shared.services.lab.replay import Act, act
from shared.services.schedule import Moment

MONDAY = datetime(2024, 1, 1, 9, tzinfo=UTC)
_ZONE = ZoneInfo("UTC")


class DealRefused(ValueError):
    """The rules do not allow this match; holds the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class TimerRefused(RuntimeError):
    """A due timer was refused, which is a bug of the game."""


class Bench:
    """One match, its log and its moments. Time stands still unless it is moved."""

    def __init__(self, game: Game, rules: Any, seats: int, seed: bytes, setup: Any = None) -> None:
        opened = open_match(game, rules, seats, SeededDice(seed, 0), setup)
        if isinstance(opened, Refusal):
            raise DealRefused(opened)
        self.game = game
        self.seed = seed
        self.now = MONDAY
        self.match: Match
        self.match, dealt = opened
        self.events: list[Event] = list(dealt)
        self.acts: list[Act] = [act(0, None, None, self.now, 0, len(dealt))]
        self.moments: Mapping[str, Moment] = {}
        self._follow(dealt)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.outcome(self.match.game) is not None

    def submit(self, action: Action, by: Actor) -> Refusal | None:
        """The one door: what is accepted is written down, a refusal changes nothing but what is remembered of it."""
        first = len(self.events)
        decided = step(self.game, self.match, action, by, SeededDice(self.seed, first))
        if isinstance(decided, Refusal):
            return decided
        self.match = fold(self.game, self.match, decided)
        self.events += decided
        self.acts.append(act(len(self.acts), by, action, self.now, first, len(decided)))
        self._follow(decided)
        return refused(self.game.slug, decided)

    def advance(self, to: datetime) -> None:
        """Moves the clock; every timer that falls due on the way fires at its moment, in order."""
        while (due := schedule.overdue(self.moments, to)) is not None and due.due is not None:
            self.now = max(self.now, due.due)
            if refusal := self.submit(Expire(due.name, due.key), Office.CLOCK):
                raise TimerRefused(f"timer {due.name} ({due.key}) was refused: {refusal.key}")
        self.now = max(self.now, to)

    def tick(self) -> None:
        """One second later: the moment of the next action."""
        self.advance(self.now + timedelta(seconds=1))

    def moment(self, timer: str) -> Moment | None:
        """The moment of the running timer of this name that comes first."""
        found = [each for each in self.moments.values() if each.name == timer]
        return min(found, key=lambda each: each.due or self.now, default=None)

    def _follow(self, events: Sequence[Event]) -> None:
        timers = running_timers(self.game, self.match)
        paused = bool(self.match.table.pauses)
        self.moments = schedule.follow(self.moments, events, timers, self.now, _ZONE, paused=paused)

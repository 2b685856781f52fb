"""Whole matches without people: at random, or by the fill-bots; how long they are, who wins, how fast it goes."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Literal

import msgspec

from shared.kernel import codec
from shared.kernel.actions import Action, Expire
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.games import Game
from shared.kernel.match import Match
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Actor, Office
from shared.kernel.step import fold, open_match, open_prompts, running_timers, step
from shared.kernel.text import Refusal

Mode = Literal["random", "bots"]
MOST_ACTIONS = 20_000
"""A match that is longer has lost its way."""

WAITED_FOR, NOT_WAITED_FOR = 0.01, 0.05
"""How likely a timer falls due before the next answer: where nobody is waited for, time passes sooner."""


class Finished(msgspec.Struct, frozen=True):
    """One match played to its end."""

    winner: str | None
    reason: str
    actions: int
    events: int


class Report(msgspec.Struct):
    """What many matches came to; `matches_per_second` is by processor time."""

    game: str
    seats: int
    mode: str
    seed: int
    games: int = 0
    actions: int = 0
    events: int = 0
    winners: dict[str, int] = {}
    reasons: dict[str, int] = {}
    cpu_seconds: float = 0.0
    actions_per_match: float = 0.0
    matches_per_second: float = 0.0


def simulate(
    game: Game,
    rules: Any,
    seats: int,
    games: int,
    seed: int,
    mode: Mode = "random",
    each: Callable[[], object] | None = None,
) -> Report:
    """Plays so many matches; the same seed plays the same ones. `each` is called after every match."""
    winners: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    report = Report(game.slug, seats, mode, seed)
    began = time.process_time()
    for number in range(games):
        done = play(game, rules, seats, sha256(f"{seed}/{number}".encode()).digest(), mode)
        winners[done.winner or "nobody"] += 1
        reasons[done.reason] += 1
        report.actions += done.actions
        report.events += done.events
        if each is not None:
            each()
    report.cpu_seconds = time.process_time() - began
    report.games = games
    report.winners, report.reasons = dict(winners.most_common()), dict(reasons.most_common())
    report.actions_per_match = round(report.actions / max(1, games), 1)
    report.matches_per_second = round(games / max(report.cpu_seconds, 1e-9), 1)
    report.cpu_seconds = round(report.cpu_seconds, 3)
    return report


def play(game: Game, rules: Any, seats: int, seed: bytes, mode: Mode = "random") -> Finished:
    """One match from the deal to the end."""
    match, dealt = _open(game, rules, seats, seed)
    actions, events = 0, len(dealt)
    steps = onward(game, match, _players(game, seats, seed, mode), seed, dealt)
    for _, _, match, decided in steps:  # noqa: B007 - the last one is read below
        actions += 1
        events += len(decided)
    outcome = game.outcome(match.game)
    if outcome is None:
        raise RuntimeError(f"{game.slug}: not over after {actions} actions (seed {seed.hex()})")
    return Finished(outcome.winner, outcome.reason.key, actions, events)


Course = Iterator[tuple[Action | None, Actor | None, Match, Sequence[Event]]]


def course(game: Game, rules: Any, seats: int, seed: bytes, mode: Mode = "random") -> Course:
    """The steps of one match: action, actor, the match after it, its events; first the deal, by nobody."""
    match, dealt = _open(game, rules, seats, seed)
    yield None, None, match, dealt
    yield from onward(game, match, _players(game, seats, seed, mode), seed, dealt)


def _open(game: Game, rules: Any, seats: int, seed: bytes) -> tuple[Match, Sequence[Event]]:
    opened = open_match(game, rules, seats, SeededDice(seed, 0))
    if isinstance(opened, Refusal):
        raise ValueError(f"{game.slug}: {opened.key}")
    return opened


def _players(game: Game, seats: int, seed: bytes, mode: Mode) -> "Anybody | Bots":
    return Bots(game, seats, seed) if mode == "bots" else Anybody(game, seed)


def onward(game: Game, match: Match, players: "Anybody | Bots", seed: bytes, decided: Sequence[Event]) -> Course:
    """The steps from a match, reached by these events, to its end."""
    position = len(decided)
    for _ in range(MOST_ACTIONS):
        if game.outcome(match.game) is not None:
            return
        action, by = players.choose(match, decided)
        found = step(game, match, action, by, SeededDice(seed, position))
        if type(found) is Refusal:
            if players.stale:
                decided = ()
                players.look_again()
                continue
            raise RuntimeError(f"{game.slug}: offered, yet refused: {action} by {by}: {found.key} (seed {seed.hex()})")
        decided = found
        match = fold(game, match, decided)
        position += len(decided)
        yield action, by, match, decided


class Anybody:
    """Random answers in random order. One look at the open prompts serves for several answers, as it does for people:
    a press that comes too late (`stale`) is refused, and then everybody looks again."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.random = Random(seed)
        self.seen: list[Prompt] = []
        self.stale = False
        self.patience = WAITED_FOR

    def look_again(self) -> None:
        """Forgets what was seen."""
        self.seen = []

    def choose(self, match: Match, _: Sequence[Event]) -> tuple[Action, Actor]:
        """An answer; now and then, and where nothing is open, a timer falls due instead."""
        roll = self.random.random
        self.stale = bool(self.seen)
        if not self.stale:
            prompts = open_prompts(self.game, match)
            # What nobody waits for (a change of vote, giving up) is not all that people do with their time.
            waited = any(each.waits for each in prompts)
            self.seen = [
                each for each in prompts if each.chosen is None and (each.waits or not waited or roll() < 0.05)
            ]
            if not self.seen and (roll() < 0.3 or not running_timers(self.game, match)):
                self.seen = list(prompts)
            self.patience = WAITED_FOR if waited else NOT_WAITED_FOR
        if not self.seen or roll() < self.patience:
            timers = running_timers(self.game, match)
            if timers:
                self.stale, self.seen = False, []
                timer = timers[int(roll() * len(timers))]
                return Expire(timer.name, timer.key), Office.CLOCK
        prompt = self.seen.pop(int(roll() * len(self.seen)))
        if prompt.pick is None:
            option = prompt.options[int(roll() * len(prompt.options))]
            if option.entry is None:
                return option.action, prompt.to
        return answer(self.game, prompt, self.random), prompt.to


def answer(game: Game, prompt: Prompt, chooser: Random) -> Action:
    """A random option of a prompt, or a random pick."""
    options = prompt.options
    if prompt.pick is not None and (not options or chooser.random() < 0.5):
        pick = prompt.pick
        number = chooser.randint(pick.least, min(pick.most, len(pick.choices)))
        places = sorted(chooser.sample(range(len(pick.choices)), number))
        values = [pick.choices[place].value for place in places]
        return codec.decode_action(game.slug, codec.encode({"do": pick.do, pick.field: values}))
    option = options[int(chooser.random() * len(options))]
    if option.entry is None:
        return option.action
    typed = "x" * max(option.entry.least, min(option.entry.most, 3))
    return msgspec.structs.replace(option.action, **{option.entry.field: typed})


class Bots:
    """Every seat by the game's fill-bot, each with the log as its seat knows it."""

    stale = False

    def __init__(self, game: Game, seats: int, seed: bytes) -> None:
        self.game = game
        self.random = Random(seed)
        self.known: dict[int, list[Event]] = {seat: [] for seat in range(1, seats + 1)}

    def look_again(self) -> None:
        """Bots look every time."""

    def choose(self, match: Match, news: Sequence[Event]) -> tuple[Action, Actor]:
        """The first bot that wants to act; when none does, the first timer falls due."""
        self._learn(news)
        prompts = open_prompts(self.game, match)
        for seat in dict.fromkeys(each.to for each in prompts if isinstance(each.to, int)):
            own = [each for each in prompts if each.to == seat]
            dice = SeededDice(self.random.randbytes(16), seat)
            if (action := self.game.bot(seat, self.known[seat], own, dice)) is not None:
                return action, seat
        timer = running_timers(self.game, match)[0]
        return Expire(timer.name, timer.key), Office.CLOCK

    def _learn(self, events: Sequence[Event]) -> None:
        for event in events:
            audience = event.audience()
            for seat, known in self.known.items():
                if audience.includes(seat):
                    known.append(event)

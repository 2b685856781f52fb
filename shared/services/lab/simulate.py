"""Whole matches without people: at random, or by the fill-bots; how long they are, who wins, how fast it goes."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
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
from shared.kernel.views import Outcome

Mode = Literal["random", "bots"]
MOST_ACTIONS = 20_000
"""A match that is longer has lost its way."""


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
    actions = events = 0
    outcome: Outcome | None = None
    for _, _, match, decided in course(game, rules, seats, seed, mode):
        actions += 1
        events += len(decided)
        outcome = game.outcome(match.game)
    if outcome is None:
        raise RuntimeError(f"{game.slug}: not over after {actions} actions (seed {seed.hex()})")
    return Finished(outcome.winner, outcome.reason.key, actions, events)


Course = Iterator[tuple[Action | None, Actor | None, Match, tuple[Event, ...]]]


def course(game: Game, rules: Any, seats: int, seed: bytes, mode: Mode = "random") -> Course:
    """The steps of one match: action, actor, the match after it, its events; first the deal, by nobody."""
    opened = open_match(game, rules, seats, SeededDice(seed, 0))
    if isinstance(opened, Refusal):
        raise ValueError(f"{game.slug}: {opened.key}")
    match, decided = opened
    yield None, None, match, decided
    bots = _Bots(seats) if mode == "bots" else None
    chooser = Random(seed)
    position = len(decided)
    for _ in range(MOST_ACTIONS):
        if game.outcome(match.game) is not None:
            return
        if bots is None:
            action, by = _random(game, match, chooser)
        else:
            bots.learn(decided)
            action, by = bots.choose(game, match, chooser)
        found = step(game, match, action, by, SeededDice(seed, position))
        if isinstance(found, Refusal):
            raise RuntimeError(f"{game.slug}: offered, yet refused: {action} by {by}: {found.key} (seed {seed.hex()})")
        decided = found
        match = fold(game, match, decided)
        position += len(decided)
        yield action, by, match, decided


def _random(game: Game, match: Match, chooser: Random) -> tuple[Action, Actor]:
    """A random answer to a question that is open; now and then, and where there is none, a timer falls due instead."""
    prompts = open_prompts(game, match)
    waiting = [each for each in prompts if each.chosen is None]
    if not waiting or chooser.random() < 0.01:
        timers = running_timers(game, match)
        if timers:
            timer = timers[int(chooser.random() * len(timers))]
            return Expire(timer.name, timer.key), Office.CLOCK
        waiting = list(prompts)
    prompt = waiting[int(chooser.random() * len(waiting))]
    return answer(game, prompt, chooser), prompt.to


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


class _Bots:
    """Every seat by the game's fill-bot, each with the log as its seat knows it."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int, list[Event]] = {seat: [] for seat in range(1, seats + 1)}

    def learn(self, events: tuple[Event, ...]) -> None:
        """Tells each seat what it may know."""
        for event in events:
            audience = event.audience()
            for seat, known in self.known.items():
                if audience.includes(seat):
                    known.append(event)

    def choose(self, game: Game, match: Match, chooser: Random) -> tuple[Action, Actor]:
        """The first bot that wants to act; when none does, the first timer falls due."""
        prompts = open_prompts(game, match)
        for seat in dict.fromkeys(each.to for each in prompts if isinstance(each.to, int)):
            own = [each for each in prompts if each.to == seat]
            dice = SeededDice(chooser.randbytes(16), seat)
            if (action := game.bot(seat, self.known[seat], own, dice)) is not None:
                return action, seat
        timer = running_timers(game, match)[0]
        return Expire(timer.name, timer.key), Office.CLOCK

"""Plays scenario files: the readable specification of the rules, a test and a bug report at the same time."""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import yaml

from shared.kernel import codec
from shared.kernel.registry import games
from shared.kernel.seats import Actor, Office
from shared.kernel.step import open_prompts, running_timers
from shared.kernel.text import Refusal, SeatList, SeatRef
from shared.services.lab.bench import Bench, DealRefused, TimerRefused
from shared.services.lab.compare import difference
from shared.services.lab.speech import UnknownAction, action_of, seconds, tag_of

_TOP = {"title", "game", "rules", "seats", "setup", "steps", "refused", "seed"}


class Fault(Exception):
    """Where the engine, or the file, falls short."""


class Player:
    """One scenario being played."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.names = _names(document)
        slug = document.get("game")
        if slug not in games():
            raise Fault(f"game: there is no {slug!r}, only {', '.join(games())}")
        game = games()[str(slug)]
        rules = codec.convert_rules(game, dict(document.get("rules") or {}))
        setup = game.setup(document["setup"], self.seat_of) if document.get("setup") else None
        seed = bytes.fromhex(str(document["seed"])) if document.get("seed") else _seed(document)
        self.bench = Bench(game, rules, len(self.names), seed, setup)

    def seat_of(self, name: object) -> int:
        """The seat of a name, compared as text."""
        try:
            return self.names.index(str(name)) + 1
        except ValueError:
            raise ValueError(f"no seat is called {name!r}") from None

    def name_of(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat - 1]

    def summary(self) -> dict[str, Any]:
        """The keys of the game, and those that are the same in every game."""
        bench = self.bench
        yellow = bench.match.table.yellow
        seats = range(1, bench.match.seats + 1)
        own = bench.game.summary(bench.match.game, self.name_of)
        return {
            **own,
            "may": self._may(),
            "timers": sorted(each.name for each in running_timers(bench.game, bench.match) if each.listed),
            "told": self._told(),
            "paused": bool(bench.match.table.pauses),
            "yellow": {self.name_of(seat): yellow.get(seat, 0) for seat in seats},
        }

    def _may(self) -> dict[str, list[str]]:
        found: dict[str, set[str]] = {name: set() for name in self.names}
        for prompt in open_prompts(self.bench.game, self.bench.match):
            who = prompt.to.value if isinstance(prompt.to, Office) else self.name_of(prompt.to)
            tags = {tag_of(each.action) for each in prompt.options}
            found.setdefault(who, set()).update(tags | ({prompt.pick.do} if prompt.pick else set()))
        return {name: sorted(tags) for name, tags in found.items()}

    def _told(self) -> dict[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in self.names}
        for event in self.bench.events:
            for seat, facts in self.bench.game.told(event):
                found[self.name_of(seat)].append({key: self._plain(value) for key, value in facts.items()})
        return found

    def _plain(self, value: Any) -> Any:
        if isinstance(value, SeatRef):
            return self.name_of(value.seat)
        if isinstance(value, SeatList):
            return [self.name_of(seat) for seat in value.seats]
        return value

    def step(self, what: str, content: Any) -> None:
        """One step of the file; Fault when it falls short."""
        match what:
            case "expect":
                self._expect(content)
            case "refuse":
                for who, asked in content.items():
                    self._refuse(str(who), asked)
            case "wait":
                self.bench.advance(self.bench.now + timedelta(seconds=seconds(content)))
            case "expire":
                self._expire(str(content))
            case "all":
                self._all(content)
            case _:
                self._take(what, content)

    def _expect(self, content: Mapping[str, Any]) -> None:
        summary = self.summary()
        wrong: list[str] = []
        for key, expected in content.items():
            if key not in summary:
                wrong.append(f"{key}: there is no such key")
            elif found := difference(str(key), expected, summary[key]):
                wrong.append(found)
        if wrong:
            raise Fault("; ".join(wrong))

    def _expire(self, timer: str) -> None:
        moment = self.bench.moment(timer)
        if moment is None or moment.due is None:
            running = ", ".join(sorted(each.name for each in self.bench.moments.values())) or "none"
            state = "is paused" if moment else f"does not run (running: {running})"
            raise Fault(f"timer {timer} {state}")
        self.bench.advance(moment.due)

    def _actor(self, who: str) -> Actor:
        return Office.DIRECTOR if who == "director" and who not in self.names else self.seat_of(who)

    def _take(self, who: str, asked: Mapping[str, Any]) -> None:
        by = self._actor(who)
        for name, arg in asked.items():
            action = action_of(self.bench.game, str(name), arg, self.seat_of)
            self.bench.tick()
            if refusal := self.bench.submit(action, by):
                raise Fault(f"{who} {name}: expected to be accepted, was refused: {_reason(refusal)}")

    def _all(self, asked: Mapping[str, Any]) -> None:
        for name, arg in asked.items():
            first = [who for who, tags in self._may().items() if name in tags]
            if not first:
                raise Fault(f"all {name}: open to nobody")
            for who in first:
                if name in self._may()[who]:
                    self._take(who, {name: arg})

    def _refuse(self, who: str, asked: Mapping[str, Any]) -> None:
        by = self._actor(who)
        for name, arg in asked.items():
            before = self.summary()
            try:
                action = action_of(self.bench.game, str(name), arg, self.seat_of)
            except (ValueError, msgspec.ValidationError):
                continue
            if self.bench.submit(action, by) is None:
                raise Fault(f"{who} {name}: expected to be refused, was accepted")
            if self.summary() != before:
                raise Fault(f"{who} {name}: was refused, and yet something changed")


def _reason(refusal: Refusal) -> str:
    args = ", ".join(f"{key}={value}" for key, value in refusal.args.items())
    return f"{refusal.key} ({args})" if args else refusal.key


def _names(document: Mapping[str, Any]) -> list[str]:
    seats = document.get("seats")
    if isinstance(seats, int):
        return [str(seat) for seat in range(1, seats + 1)]
    if not isinstance(seats, list) or len({str(each) for each in seats}) != len(seats):
        raise Fault("seats: a number, or a list of different names")
    return [str(each) for each in seats]


def _seed(document: Mapping[str, Any]) -> bytes:
    return sha256(str(document.get("title")).encode()).digest()


def play(document: Mapping[str, Any]) -> Player | None:
    """Plays a whole scenario; Fault with the step that falls short; None when it is rightly refused."""
    if unknown := sorted(set(document) - _TOP):
        raise Fault(f"unknown keys: {', '.join(unknown)}")
    try:
        player = Player(document)
    except (DealRefused, ValueError, msgspec.ValidationError) as refused:
        if document.get("refused") is True:
            return None
        raise Fault(f"the deal is refused: {refused}") from refused
    if document.get("refused") is True:
        raise Fault("the deal was expected to be refused, was accepted")
    for number, each in enumerate(document.get("steps") or (), 1):
        if not isinstance(each, dict) or len(each) != 1:
            raise Fault(f"step {number}: a mapping with one key")
        ((what, content),) = each.items()
        try:
            player.step(str(what), content)
        except (Fault, TimerRefused, UnknownAction, ValueError, AttributeError) as fault:
            raise Fault(f"step {number} ({what}): {fault}") from fault
    return player


def check(path: Path) -> str | None:
    """None when the file plays as it says; otherwise what falls short, with the file and the step."""
    try:
        document = yaml.safe_load(path.read_text(encoding="utf-8"))
        if not isinstance(document, dict):
            raise Fault("not a mapping")
        play(document)
    except (Fault, OSError, yaml.YAMLError) as fault:
        return f"{path}: {fault}"
    except Exception as bug:  # one broken engine must not hide what the other files find
        return f"{path}: crashed: {type(bug).__name__}: {bug}"
    return None


def check_all(paths: Iterable[Path]) -> dict[Path, str | None]:
    """Every file with its fault, or None."""
    return {path: check(path) for path in paths}

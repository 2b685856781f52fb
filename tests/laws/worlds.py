"""The matches that laws are tried on: every game, its offered rules, few and many seats."""

import typing
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Literal

import msgspec

from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.games import Game
from shared.kernel.match import Match
from shared.kernel.prompts import Prompt
from shared.kernel.registry import games
from shared.kernel.seats import Actor, Office
from shared.kernel.step import open_match
from shared.kernel.text import Refusal
from shared.services.lab.simulate import Anybody, course


class World(msgspec.Struct, frozen=True):
    """A game under certain rules, with so many seats and a seed."""

    slug: str
    rules: Any
    seats: int
    seed: bytes
    name: str


class Moment(msgspec.Struct, frozen=True):
    """A step of a match: before it, what was done by whom, what came of it, after it, and where its events begin."""

    before: Match
    action: Action
    by: Actor
    events: Sequence[Event]
    after: Match
    position: int


@cache
def worlds() -> tuple[World, ...]:
    """Default rules at the least, the middle and the greatest number of seats; then each other option once."""
    found: list[World] = []
    for slug, game in games().items():
        least, most = game.seats[0], game.seats[-1]
        middle = (least + most) // 2
        for seats in dict.fromkeys((least, middle, most)):
            found += _world(game, slug, game.Rules(), seats, "default")
        for name, rules in _variants(game):
            found += _world(game, slug, rules, most if name == "powers=classic" else middle, name)
    return tuple(found)


def _world(game: Game, slug: str, rules: Any, seats: int, name: str) -> list[World]:
    seed = sha256(f"{slug}/{seats}/{name}".encode()).digest()
    if game.check(rules, seats) or isinstance(open_match(game, rules, seats, SeededDice(seed, 0)), Refusal):
        return []
    return [World(slug, rules, seats, seed, f"{slug}-{seats}-{name}")]


def _variants(game: Game) -> Iterator[tuple[str, Any]]:
    default = game.Rules()
    for field, hint in typing.get_type_hints(game.Rules).items():
        values: tuple[Any, ...] = (True, False) if hint is bool else ()
        if typing.get_origin(hint) is Literal:
            values = typing.get_args(hint)
        for value in values:
            if value != getattr(default, field):
                yield f"{field}={value}", msgspec.structs.replace(default, **{field: value})
    yield "cards_to_red=1", msgspec.structs.replace(default, late_card="issue", cards_to_red=1)


def names() -> list[str]:
    """What the worlds are called in a test report."""
    return [world.name for world in worlds()]


def opening(game: Game, world: World) -> tuple[Match, Sequence[Event]]:
    """The match after its deal."""
    opened = open_match(game, world.rules, world.seats, SeededDice(world.seed, 0))
    assert not isinstance(opened, Refusal)
    return opened


def moments(game: Game, world: World, mode: Literal["random", "bots"] = "random") -> Iterator[Moment]:
    """A whole match, step by step."""
    before, position = None, 0
    for action, by, after, events in course(game, world.rules, world.seats, world.seed, mode):
        if before is not None and action is not None and by is not None:
            yield Moment(before, action, by, events, after, position)
        before, position = after, position + len(events)


def some(game: Game, world: World, number: int) -> list[Moment]:
    """So many moments, spread over a whole match."""
    every = list(moments(game, world))
    assert every, "a match without a step"
    return every[:: max(1, len(every) // number)]


def anybody(game: Game, world: World) -> Anybody:
    """Somebody who presses whatever is open."""
    return Anybody(game, world.seed)


def viewers(world: World) -> tuple[Actor, ...]:
    """Everybody who looks."""
    return (*range(1, world.seats + 1), Office.DIRECTOR, Office.PUBLIC)


def offers(prompts: Sequence[Prompt], by: Actor, action: Action) -> bool:
    """Whether one of these prompts offers the action to this actor, typed words aside."""
    return any(_offers(prompt, action) for prompt in prompts if prompt.to == by)


def _offers(prompt: Prompt, action: Action) -> bool:
    pick = prompt.pick
    if pick is not None and type(action).__struct_config__.tag == pick.do:
        chosen = getattr(action, pick.field)
        values = [choice.value for choice in pick.choices]
        return pick.least <= len(chosen) <= pick.most and all(each in values for each in chosen)
    return any(_bare(option.action, option.entry) == _bare(action, option.entry) for option in prompt.options)


def _bare(action: Action, entry: Any) -> Action:
    if entry is None or not hasattr(action, entry.field):
        return action
    return msgspec.structs.replace(action, **{entry.field: ""})

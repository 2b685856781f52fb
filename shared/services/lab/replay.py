"""A finished match as a file that anybody can check: the seed, what was asked for, and what came of it.

The form is JSON: `slug`, `rules` (all options), `seats`, `seed` (hexadecimal), `commitment` (SHA-256 of the seed,
published at the start), `acts` (in order; number 0 is the deal and has neither `by` nor `action`) and `events`
(in order, as stored; positions count from 0). An act has `n`, `by` (a seat, "director" or "clock"), `action` (as
stored), `at` (ISO 8601, UTC), `first` (position of its first event, or where it would have stood) and `count` (how
many events). The dice of an act are `SeededDice(seed, first)`, those of the deal `SeededDice(seed, 0)`.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from shared.kernel import codec
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice, commitment
from shared.kernel.events import Event
from shared.kernel.match import Match
from shared.kernel.registry import games
from shared.kernel.seats import Actor, Office
from shared.kernel.step import fold, open_match, step
from shared.kernel.text import Refusal


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One accepted action and where its events stand; the deal has nobody and nothing."""

    n: int
    by: int | str | None
    action: msgspec.Raw
    at: datetime
    first: int
    count: int


class Export(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole match; see the module for what each name means."""

    slug: str
    rules: msgspec.Raw
    seats: int
    seed: str
    commitment: str
    acts: tuple[Act, ...]
    events: tuple[msgspec.Raw, ...]


def act(n: int, by: Actor | None, action: Action | None, at: datetime, first: int, count: int) -> Act:
    """One act from values of the kernel."""
    who = by.value if isinstance(by, Office) else by
    return Act(n, who, msgspec.Raw(codec.encode(action)), at, first, count)


def export(
    slug: str, rules: Any, seats: int, seed: bytes, acts: Sequence[Act], events: Sequence[Event | bytes]
) -> Export:
    """The match as a value; events may be given as they are stored."""
    bodies = tuple(msgspec.Raw(each if isinstance(each, bytes) else codec.encode(each)) for each in events)
    return Export(slug, msgspec.Raw(codec.encode(rules)), seats, seed.hex(), commitment(seed), tuple(acts), bodies)


def dumps(value: Export) -> bytes:
    """The file, indented."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1)


def loads(raw: bytes) -> Export:
    """An export out of its file; msgspec.ValidationError when it is none."""
    return msgspec.json.decode(raw, type=Export)


def verify(value: Export) -> str | None:
    """None when the seed keeps its promise and every event follows from it; otherwise the first thing that is wrong."""
    try:
        seed = bytes.fromhex(value.seed)
        if commitment(seed) != value.commitment:
            return "the seed is not the one that was committed to"
        if value.slug not in games():
            return f"there is no game {value.slug!r}"
        return _replay(value, seed)
    except (ValueError, msgspec.DecodeError) as error:
        return f"unreadable: {error}"


def _replay(value: Export, seed: bytes) -> str | None:
    game = games()[value.slug]
    rules = codec.decode_rules(value.slug, bytes(value.rules))
    opened = open_match(game, rules, value.seats, SeededDice(seed, 0))
    if isinstance(opened, Refusal):
        return f"the deal is refused: {opened.key}"
    if not value.acts:
        return "no act, not even the deal"
    match, dealt = opened
    base = value.acts[0].first
    if wrong := _compare(value, value.acts[0], 0, base, dealt):
        return wrong
    position = len(dealt)
    for n, each in enumerate(value.acts[1:], 1):
        decided = _decide(value, match, each, seed)
        if isinstance(decided, str):
            return decided
        if wrong := _compare(value, each, n, base + position, decided):
            return wrong
        match, position = fold(game, match, decided), position + len(decided)
    return None if position == len(value.events) else f"{len(value.events) - position} events that no act led to"


def _decide(value: Export, match: Match, each: Act, seed: bytes) -> Sequence[Event] | str:
    action = codec.decode_action(value.slug, bytes(each.action))
    by = each.by if isinstance(each.by, int) else Office(each.by or "")
    decided = step(games()[value.slug], match, action, by, SeededDice(seed, each.first))
    return f"act {each.n} is refused: {decided.key}" if isinstance(decided, Refusal) else decided


def _compare(value: Export, each: Act, n: int, first: int, decided: Sequence[Event]) -> str | None:
    if (each.n, each.first, each.count) != (n, first, len(decided)):
        return f"act {n} should have events {first} to {first + len(decided)}, and says otherwise"
    start = first - value.acts[0].first
    for offset, event in enumerate(decided):
        place = start + offset
        if place >= len(value.events):
            return f"event {place} is missing"
        if codec.decode_event(value.slug, bytes(value.events[place])) != event:
            return f"event {place} differs: act {n} leads to {codec.encode(event).decode()}"
    return None

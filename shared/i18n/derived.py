"""The keys that follow from types: events, options chosen before the start, actions, words, of every game there is."""

import typing
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from shared.kernel.events import COMMON_EVENTS
from shared.kernel.games import Game, Rules
from shared.kernel.text import kebab
from shared.kernel.wording import WORD, arguments_of

NAMES = ("name", "about")
"""What every game calls itself, and how it is announced in a sentence."""

FAMILIES = ("phase", "timer", "role", "camp")
"""`<slug>-<family>-<word>`, where the word is a value of the game's own code."""


def derived(games: Mapping[str, Game]) -> dict[str, frozenset[str] | None]:
    """Every key that types ask for, with the variables its text may use; None where it gets none."""
    found: dict[str, frozenset[str] | None] = {
        f"common-event-{kebab(kind.__name__)}": arguments_of("common", kind) for kind in COMMON_EVENTS
    }
    found |= dict.fromkeys(_rules("common", Rules, ()))
    for slug, game in games.items():
        found |= {f"{slug}-event-{kebab(kind.__name__)}": arguments_of(slug, kind) for kind in game.events}
        found |= dict.fromkeys(f"{slug}-{each}" for each in NAMES)
        found |= dict.fromkeys(f"{slug}-action-{kebab(kind.__name__)}" for kind in game.actions)
        found |= dict.fromkeys(_rules(slug, game.Rules, Rules.__struct_fields__))
        found |= dict.fromkeys(key for kind in (*game.events, *game.actions) for key in _words(slug, kind))
    return found


def _rules(slug: str, rules: type[Rules], without: tuple[str, ...]) -> Iterator[str]:
    hints = typing.get_type_hints(rules)
    for name in (each for each in rules.__struct_fields__ if each not in without):
        yield f"{slug}-rule-{kebab(name)}"
        for value in _values(hints[name]):
            yield f"{slug}-rule-{kebab(name)}-{kebab(str(value))}"


def _words(slug: str, kind: type[msgspec.Struct]) -> Iterator[str]:
    for hint in typing.get_type_hints(kind, include_extras=True).values():
        for annotated in _annotated(hint):
            bare, *metas = typing.get_args(annotated)
            for meta in metas:
                if word := (getattr(meta, "extra", None) or {}).get(WORD):
                    yield from (f"{slug}-{word}-{kebab(str(value))}" for value in _values(bare))


def _annotated(hint: Any) -> Iterator[Any]:
    if typing.get_origin(hint) is typing.Annotated:
        yield hint
    for inner in typing.get_args(hint):
        yield from _annotated(inner)


def _values(hint: Any) -> tuple[Any, ...]:
    """The values of a Literal; a number, a truth value or free text has none that need words."""
    return typing.get_args(hint) if typing.get_origin(hint) is typing.Literal else ()

"""Whatever a match says has its sentence in every language, and the sentence asks for nothing that it is not given."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from shared.i18n import catalog
from shared.i18n.derived import derived
from shared.kernel.dice import SeededDice
from shared.kernel.registry import game as game_of
from shared.kernel.registry import games
from shared.kernel.step import open_prompts, step
from shared.kernel.text import Refusal, Term, TermList, Text, kebab
from shared.kernel.wording import text_of
from tests.laws import faults, worlds
from tests.laws.worlds import World

LANGUAGES = ("en", "zh", "ru")
keys_of = cache(catalog.keys)


def _texts(value: Any) -> Iterator[tuple[str, frozenset[str]]]:
    """Every key inside a value of the kernel, with the arguments it comes with."""
    if isinstance(value, Text | Refusal):
        yield value.key, frozenset(value.args)
    if isinstance(value, Term):
        yield value.key, frozenset()
    if isinstance(value, TermList):
        yield from ((key, frozenset()) for key in value.keys)
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _texts(getattr(value, name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _texts(each)


def said(game: Any, world: World) -> Iterator[tuple[str, frozenset[str]]]:
    """What a whole match says: events, prompts, views, refusals, the result, and words named after what there is."""
    for moment in worlds.moments(game, world):
        state = moment.before.game
        prompts = open_prompts(game, moment.before)
        for event in moment.events:
            yield from _texts(text_of(game.slug, event))
        yield from _texts(prompts)
        for viewer in worlds.viewers(world):
            view = game.view(state, viewer)
            yield from _texts(view)
            yield from ((mark, frozenset()) for line in view.seats for mark in line.marks)
        yield f"{game.slug}-phase-{kebab(view.phase)}", frozenset()
        yield from ((f"{game.slug}-timer-{kebab(each.name)}", frozenset()) for each in game.timers(state))
        for by in range(1, world.seats + 1):
            found = step(game, moment.after, moment.action, by, SeededDice(world.seed, 0))
            if isinstance(found, Refusal):
                yield from _texts(found)
        outcome = game.outcome(moment.after.game)
        if outcome is not None:
            yield from _texts(outcome)


def breaches(game: Any, world: World, language: str) -> Iterator[str]:
    """Keys without a sentence, and sentences that ask for more than they are given."""
    known = keys_of(language)
    for key, given in said(game, world):
        if key not in known:
            yield f"{language}: {key} is missing"
        elif more := known[key] - given:
            yield f"{language}: {key} asks for {sorted(more)}, and gets {sorted(given)}"


@pytest.mark.parametrize("world", worlds.worlds(), ids=worlds.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_speaks_every_language(world: World, language: str) -> None:
    assert sorted(set(breaches(game_of(world.slug), world, language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_types_ask_for_is_there(language: str) -> None:
    asked, known = derived(games()), keys_of(language)
    assert asked
    assert sorted(set(asked) - set(known)) == []


def test_a_missing_sentence_is_found() -> None:
    game = faults.real()
    mute = faults.Faulty(game, slug="mute")
    world = next(each for each in worlds.worlds() if each.slug == game.slug)
    assert any("mute-event" in breach for breach in breaches(mute, world, "en"))

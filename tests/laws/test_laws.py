"""Every law over every game; and every law over a game that breaks it."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from shared.kernel.events import Event
from shared.kernel.registry import game as game_of
from shared.kernel.registry import games
from tests.laws import faults, laws, worlds

Law = Callable[[Any, worlds.World], Iterator[str]]

LAWS: tuple[Law, ...] = (
    laws.offered_is_accepted,
    laws.not_offered_is_refused,
    laws.log_folds_to_state,
    laws.hidden_changes_no_view,
    laws.waits_or_is_over,
    laws.timers_are_decided,
    laws.silence_ends_it,
    laws.removal_leaves_it_playable,
    laws.finishing_ends_it,
    laws.buttons_fit,
    laws.bots_take_what_is_offered,
)
FAULTS: tuple[tuple[Law, Callable[[], Any]], ...] = (
    (laws.offered_is_accepted, faults.refuses_some),
    (laws.not_offered_is_refused, faults.hides_an_option),
    (laws.log_folds_to_state, faults.remembers_outside),
    (laws.hidden_changes_no_view, faults.shows_all),
    (laws.waits_or_is_over, faults.falls_asleep),
    (laws.timers_are_decided, faults.EXPIRE),
    (laws.silence_ends_it, faults.EXPIRE),
    (laws.removal_leaves_it_playable, faults.RED_CARD),
    (laws.finishing_ends_it, faults.FINISH),
    (laws.buttons_fit, faults.long_keys),
    (laws.bots_take_what_is_offered, faults.bot_cheats),
)


def test_there_are_games_and_every_one_has_several_worlds() -> None:
    assert games()
    assert {world.slug for world in worlds.worlds()} == set(games())
    for slug in games():
        assert len([world for world in worlds.worlds() if world.slug == slug]) >= 3


@pytest.mark.parametrize("world", worlds.worlds(), ids=worlds.names())
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, world: worlds.World) -> None:
    assert list(islice(law(game_of(world.slug), world), 5)) == []


def test_every_law_is_broken_by_a_fault() -> None:
    assert {law for law, _ in FAULTS} == set(LAWS)


@pytest.mark.parametrize(("law", "fault"), FAULTS, ids=[law.__name__ for law, _ in FAULTS])
def test_law_finds_the_planted_fault(law: Law, fault: Callable[[], Any]) -> None:
    game, faulty = fault()
    world = next(each for each in worlds.worlds() if each.slug == game.slug)
    try:
        found = list(islice(law(faulty, world), 1))
    except RuntimeError as stuck:  # the simulation itself gives up on a refusal of what was offered
        found = [str(stuck)]
    assert found


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_event_class_names_an_audience(slug: str) -> None:
    game = game_of(slug)
    assert game.events
    assert list(laws.audiences_are_named(game)) == []


def test_an_event_class_without_audience_is_found() -> None:
    class Whispered(Event, frozen=True):
        """Nobody said who may know."""

    assert list(laws.audiences_are_named(faults.Faulty(faults.real(), events=(Whispered,))))

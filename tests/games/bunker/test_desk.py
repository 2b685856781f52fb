"""Every action of the host in every phase: taken, or refused with its reason."""

import pytest

from shared.games.bunker import GAME
from shared.games.bunker import actions as act
from shared.games.bunker.tables import TRAITS
from shared.kernel.actions import Action, Pause
from shared.kernel.dice import SeededDice
from shared.kernel.seats import Office
from shared.kernel.step import step
from shared.kernel.text import Refusal
from tests.games.bunker.tables import DIRECTOR, Table

PHASES = ("reveal", "discussion", "vote", "defence", "revote")
SEATS = range(1, 7)


def everything() -> list[Action]:
    seats: list[Action] = [kind(seat) for kind in (act.Exclude, act.Return, act.Remove) for seat in SEATS]
    cards = [kind(seat, trait) for kind in (act.Discard, act.ReplaceCard) for seat in SEATS for trait in TRAITS]
    reveals = [act.Reveal(trait, seat) for seat in SEATS for trait in TRAITS]
    pairs = [act.Swap(trait, (a, b)) for trait in TRAITS for a in SEATS for b in SEATS if a <= b]
    return [*seats, *cards, *reveals, *pairs, *(act.Shuffle(trait) for trait in TRAITS)]


def busy(phase: str) -> Table:
    """A table at which something of everything has happened."""
    table = Table(7, (2, 2, 2, 2, 2))
    table.does(act.Remove(7), DIRECTOR)
    table.does(act.Exclude(6), DIRECTOR)
    table.does(act.Discard(3, "hobby"), DIRECTOR)
    table.does(act.Reveal("health", 4), DIRECTOR)
    return table.at(phase)


@pytest.mark.parametrize("phase", PHASES)
def test_the_desk_offers_just_what_is_accepted(phase: str) -> None:
    table = busy(phase)
    offered = [option.action for prompt in GAME.desk(table.state) for option in prompt.options]
    assert offered
    assert all(prompt.to is DIRECTOR and not prompt.waits for prompt in GAME.desk(table.state))
    assert len({prompt.key for prompt in GAME.desk(table.state)}) == len(GAME.desk(table.state))
    for action in everything():
        found = step(GAME, table.match, action, DIRECTOR, SeededDice(b"", 0))
        assert isinstance(found, Refusal) == (action not in offered), action
        for by in (1, 6, Office.CLOCK, Office.PUBLIC):
            if not (isinstance(action, act.Reveal) and action.seat is None):
                assert isinstance(step(GAME, table.match, action, by, SeededDice(b"", 0)), Refusal), (action, by)


@pytest.mark.parametrize("phase", ["vote", "revote"])
def test_in_a_ballot_only_a_removal_is_open(phase: str) -> None:
    table = busy(phase)
    assert [prompt.key for prompt in GAME.desk(table.state)] == ["remove"]
    assert table.refuses(act.Exclude(1), DIRECTOR) == "ballot-open"


def test_reasons_are_told() -> None:
    table = busy("reveal")
    assert table.refuses(act.Exclude(6), DIRECTOR) == "out-already"
    assert table.refuses(act.Return(1), DIRECTOR) == "not-excluded"
    assert table.refuses(act.Return(7), DIRECTOR) == "removed"
    assert table.refuses(act.Discard(3, "hobby"), DIRECTOR) == "card-gone"
    assert table.refuses(act.Reveal("health", 4), DIRECTOR) == "open-already"
    assert table.refuses(act.Swap("fact", (2, 2)), DIRECTOR) == "two-players"
    assert table.refuses(act.Exclude(99), DIRECTOR) == "no-seat"
    assert table.refuses(act.Vote(2), DIRECTOR) == "not-now"
    assert table.refuses(act.Exclude(2), 1) == "host-alone"


def test_the_host_acts_in_a_pause() -> None:
    table = busy("reveal")
    table.does(Pause(), DIRECTOR)
    assert table.does(act.Exclude(1), DIRECTOR)


def test_keys_of_the_desk_fit_a_button() -> None:
    table = Table(16)
    for prompt in GAME.desk(table.state):
        assert len(prompt.key) <= 20
        assert all(len(option.key) <= 12 for option in prompt.options)

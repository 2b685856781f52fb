"""Fill-bots use what their seat knows, and nothing else."""

from collections.abc import Sequence

import pytest

from shared.games.vader import GAME
from shared.games.vader import actions as act
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from shared.kernel.step import open_prompts
from tests.games.vader.tables import Table
from tests.laws.worlds import moments, worlds


def bot(table: Table, seat: int, throw: int = 0) -> Action | None:
    known = [event for event in table.events if event.audience().includes(seat)]
    own = [prompt for prompt in open_prompts(GAME, table.match) if prompt.to == seat]
    return GAME.bot(seat, known, own, SeededDice(b"bot", throw))


def choices(table: Table, seat: int) -> set[Action | None]:
    return {bot(table, seat, throw) for throw in range(30)}


def test_the_same_dice_lead_to_the_same_action() -> None:
    table = Table(7, "rrsvrrs")
    assert bot(table, 1) == bot(table, 1)
    assert len(choices(table, 1)) > 1


def test_a_bot_with_nothing_to_answer_waits() -> None:
    table = Table(7)
    assert bot(table, 2) is None
    table.does(act.Nominate(2), 1)
    table.does(act.Ballot("pass"), 3)
    assert bot(table, 3) is None


def test_a_rebel_discards_imperial_and_enacts_republic_and_a_sith_the_other_way() -> None:
    rebels = Table(5, "rrsvr", "RIR")
    rebels.elects(2)
    assert choices(rebels, 1) == {act.Discard("I")}
    rebels.does(act.Discard("R"), 1)
    assert choices(rebels, 2) == {act.Enact("R")}
    sith = Table(5, "srrvr", "RIR")
    sith.elects(2)
    assert choices(sith, 1) == {act.Discard("R")}


def test_a_rebel_fails_the_government_of_one_who_enacted_imperial() -> None:
    table = Table(7, "rrsvrrs", "III")
    table.enacts(2, "I", "I")
    table.does(act.Nominate(5), 2)
    assert choices(table, 1) == {act.Ballot("fail")}
    assert choices(table, 2) == {act.Ballot("pass")}


def test_a_sith_passes_a_government_of_its_own() -> None:
    table = Table(7, "rrsvrrs")
    table.does(act.Nominate(3), 1)
    assert choices(table, 7) == {act.Ballot("pass")}


def test_a_sith_nominates_vader_when_that_wins() -> None:
    table = Table(5, "rrrvs", "III")
    table.fails(9)
    assert table.state.master == 5
    assert choices(table, 5) == {act.Nominate(4)}


def test_an_investigator_remembers_what_it_learned() -> None:
    table = Table(7, "rrsrvrs", "IIIIII")
    table.fails(3)
    table.enacts(1, "I", "I")
    table.does(act.Investigate(3), 4)
    table.does(act.Nominate(3), 5)
    assert choices(table, 4) == {act.Ballot("fail")}
    assert choices(table, 2) == {act.Ballot("pass")}


def test_a_sith_kills_nobody_of_its_own() -> None:
    table = Table(6, "srrvrr", "IIII" + "IIII")
    table.fails(9)
    master = table.state.master
    table.enacts(1, "I", "I")
    assert (master, table.state.power) == (4, "assassinate")
    assert choices(table, 4) <= {act.Assassinate(seat) for seat in (2, 3, 5, 6)}


@pytest.mark.parametrize("seats", range(5, 11))
def test_bots_see_their_own_prompts_and_events_alone(seats: int) -> None:
    """Nothing but what it is handed can reach a bot: asked again without the table it answers the same."""
    table = Table(seats)

    def ask(known: Sequence[object]) -> Action | None:
        own = [prompt for prompt in open_prompts(GAME, table.match) if prompt.to == 1]
        return GAME.bot(1, known, own, SeededDice(b"bot", 1))  # type: ignore[arg-type]

    visible = [event for event in table.events if event.audience().includes(1)]
    assert len(visible) < len(table.events)
    assert ask(visible) == ask(list(visible))


def test_both_camps_win_some_matches_of_bots() -> None:
    winners = set()
    for world in (each for each in worlds() if each.slug == "vader"):
        for moment in moments(GAME, world, "bots"):
            outcome = GAME.outcome(moment.after.game)
            winners |= {outcome.winner} if outcome else set()
    assert winners >= {"rebels", "sith"}

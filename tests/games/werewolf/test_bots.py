"""Fill-bots use what their seat knows, and nothing else."""

from shared.games.werewolf import GAME
from shared.games.werewolf import actions as act
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from tests.games.werewolf.tables import Table


def choices(table: Table, seat: int) -> set[Action | None]:
    known = [event for event in table.events if event.audience().includes(seat)]
    own = [prompt for prompt in GAME.prompts(table.state) if prompt.to == seat]
    return {GAME.bot(seat, known, own, SeededDice(b"bot", throw)) for throw in range(40)}


def test_cupid_links_two() -> None:
    table = Table(couple=None)
    found = choices(table, 7)
    assert len(found) > 10
    assert all(isinstance(each, act.Link) and each.pair[0] < each.pair[1] for each in found)
    assert choices(table, 1) == {None}


def test_wolves_spare_each_other_and_agree() -> None:
    table = Table()
    table.day()
    found = choices(table, 1)
    assert {each.target for each in found if isinstance(each, act.Kill)} == {4, 5, 6, 7, 8, 9, 10}
    table.does(act.Kill(9, final=False), 2)
    table.does(act.Kill(8, final=False), 1)
    assert choices(table, 1) == {act.Kill(9)}


def test_the_witch_heals_the_first_night() -> None:
    table = Table()
    table.day()
    table.does(act.Kill(9), 1)
    assert choices(table, 5) == {act.Heal(9)}
    table.does(act.Heal(None), 5)
    assert choices(table, 5) == {act.Poison(None)}


def test_the_seer_asks_about_others_and_accuses_on_the_ballot() -> None:
    table = Table()
    table.day()
    assert {each.target for each in choices(table, 4) if isinstance(each, act.Check)} == {1, 2, 3, 5, 6, 7, 8, 9, 10}
    table.does(act.Check(2), 4)
    table.closes("dawn")
    (ballot,) = choices(table, 4)
    assert isinstance(ballot, act.Vote)
    assert ballot.target == 2
    table.does(ballot, 4)
    assert {each.target for each in choices(table, 8) if isinstance(each, act.Vote)} == {2}
    assert 2 not in {each.target for each in choices(table, 3) if isinstance(each, act.Vote)}


def test_a_bot_starts_nothing_by_itself_and_refuses_to_give_up() -> None:
    table = Table()
    table.votes()
    assert choices(table, 1) == {None}
    table.does(act.Surrender(), 2)
    assert choices(table, 1) == {act.Consent("no")}

"""The solver of the three nights against the values worked out by hand (RD7), and its advice."""

import pytest

from shared.games.werewolf import GAME
from shared.games.werewolf import actions as act
from shared.games.werewolf.events import showdown as ev
from shared.games.werewolf.showdown import advice
from shared.games.werewolf.solver import Position, Solver
from shared.kernel.actions import RedCard
from shared.kernel.seats import Office
from shared.kernel.text import SeatRef, Text
from tests.games.werewolf.tables import SEED, Table, of

ROLES = tuple(SEED.values())
SEER, WITCH, HUNTER = 4, 5, 6
VALUES = {
    "last god": ((1, 2, 4, 8, 9), "", 4),
    "witch first, seer next": ((1, 2, 4, 5, 8, 9), "h", 5),
    "heal and poison": ((1, 2, 3, 4, 5, 8, 9), "hp", 5),
    "with a hunter": ((1, 2, 3, 4, 5, 6, 8, 9), "hp", 0),
    "lone wolf": ((1, 5, 8, 9), "", 5),
    "one villager": ((1, 2, 4, 5, 8), "h", 4),
}


def solver(couple: tuple[int, ...] = (7, 10), camps: tuple[str, ...] = ()) -> Solver:
    return Solver(ROLES, camps or ("wolves",) * 3 + ("village",) * 7, couple, "kind", "first")


@pytest.mark.parametrize(("living", "potions", "knife"), VALUES.values(), ids=VALUES.keys())
def test_rd7_checked_values(living: tuple[int, ...], potions: str, knife: int) -> None:
    position = Position(living, "h" in potions, "p" in potions)
    assert solver().holds(position) == bool(knife)
    if knife:
        assert solver().kills(position, knife)
    else:
        assert not any(solver().kills(position, seat) for seat in living)


def test_rd6_fewer_wolves_have_fewer_knives() -> None:
    lone = Position((1, 4, 6, 8, 9, 10), False, False)
    assert not solver((7, 2)).holds(lone)
    # With a second wolf the same village falls: the seer first, and the hunter takes one of the two that are left.
    assert solver((7, 3)).holds(Position((1, 2, 4, 8, 9), False, False))


def test_the_first_night_allows_self_heal_and_later_ones_do_not() -> None:
    position = Position((1, 2, 4, 5, 8, 9), True, False)
    assert solver().kills(position, WITCH)
    assert not solver().kills(position, WITCH, first=True)


def test_the_hunter_takes_a_wolf_but_not_after_poison_or_card() -> None:
    shot = solver().night(Position((1, 2, 4, 6, 8, 9, 10), False, False), HUNTER, healed=False, poisoned=0)
    assert sorted(each.living for each in shot) == [(1, 4, 8, 9, 10), (2, 4, 8, 9, 10)]


def test_lovers_follow_on_the_copy() -> None:
    (after,) = solver((8, 9)).night(Position((1, 2, 4, 5, 8, 9, 10), False, False), 8, healed=False, poisoned=0)
    assert after.living == (1, 2, 4, 5, 10)


def test_a_forced_win_survives_every_vote_of_the_opponent() -> None:
    position = Position((1, 2, 3, 4, 5, 8, 9), True, True)
    found = solver()
    for poisoned in (0, 1):
        for after in found.night(position, WITCH, healed=False, poisoned=poisoned):
            assert found.stands(after, 1)


def thin() -> Table:
    """Two wolves, seer and two villagers in a second night."""
    table = Table((7, 10))
    table.day()
    table.night()
    table.closes("dawn")
    for seat in (5, 6, 3, 10):
        table.does(RedCard(seat), Office.DIRECTOR)
    table.closes("day")
    return table


def test_the_director_is_advised() -> None:
    table = thin()
    assert table.state.living == (1, 2, 4, 8, 9)
    assert advice(table.state) == SEER
    sheet = GAME.view(table.state, Office.DIRECTOR).private
    assert Text("werewolf-sheet-advice", {"knife": SeatRef(SEER)}) in sheet
    table.does(act.Kill(None), 1)
    assert advice(table.state) is None


def test_rd1_rd3_declared_and_won() -> None:
    table = thin()
    table.does(act.Showdown(), 1)
    table.does(act.Kill(SEER), 2)
    assert table.state.winner == "wolves"
    assert table.state.reason == "showdown"
    assert 4 not in table.state.out


def test_rd2_the_real_match_is_not_touched_by_the_copy() -> None:
    table = Table()
    table.day()
    table.does(act.Showdown(), 1)
    living = table.state.living
    table.does(act.Kill(10), 1)
    table.does(act.Heal(None), 5)
    table.does(act.Poison(1), 5)
    copy = table.state.showdown
    assert copy is not None
    assert copy.number == 2
    assert 10 not in copy.living
    assert not copy.poison
    assert table.state.living == living
    assert table.state.poison


def test_rd3f_the_pack_learns_peace_and_nothing_else() -> None:
    table = Table()
    table.day()
    table.does(act.Showdown(), 1)
    table.does(act.Kill(10), 1)
    table.does(act.Heal(10), 5)
    (peace,) = of(ev.ShowdownPeace, table.events)
    assert peace == ev.ShowdownPeace((1, 2, 3), 1, True)
    for event in of(ev.ShowdownSettled, table.events) + of(ev.ShowdownVoted, table.events):
        assert not event.audience().seats


def test_rd8_the_poison_takes_a_wolf_whoever_is_named() -> None:
    table = Table()
    table.day()
    table.does(act.Showdown(), 1)
    table.does(act.Kill(None), 1)
    table.does(act.Poison(8), 5)
    (settled,) = of(ev.ShowdownSettled, table.events)
    assert len(settled.outs) == 1
    assert settled.outs[0] in (1, 2, 3)


def test_rd9_a_silent_witch_keeps_her_heal() -> None:
    table = Table()
    table.day()
    table.does(act.Showdown(), 1)
    table.does(act.Kill(10), 1)
    table.closes("witch")
    (settled,) = of(ev.ShowdownSettled, table.events)
    assert settled.heal
    assert 10 in settled.outs


def test_the_opening_ends_a_showdown_that_nobody_finishes() -> None:
    table = Table((1, 8))
    table.day()
    table.does(act.Showdown(), 2)
    table.closes("dawn")
    assert table.state.lost == ("wolves",)
    assert table.state.phase == "day"
    assert of(ev.ShowdownEnded, table.events) == [ev.ShowdownEnded((2, 3), "lost")]

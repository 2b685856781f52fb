"""Who may know what, and when: what the group sees, what a seat is told, who whispers with whom."""

from typing import Any

import msgspec
import pytest

from shared.games.werewolf import GAME
from shared.games.werewolf import actions as act
from shared.games.werewolf.events import day, deal, outs
from shared.games.werewolf.rules import Rules
from shared.kernel.actions import MoveDeadline, RedCard
from shared.kernel.dice import SeededDice
from shared.kernel.events import ClosedEarly, DeadlineMoved, Event
from shared.kernel.prompts import Place
from shared.kernel.seats import Office
from shared.kernel.step import open_match
from shared.kernel.text import Refusal, Term, TermList, Text, Typed
from shared.kernel.wording import text_of
from tests.games.werewolf.tables import Table, of
from tests.laws.worlds import moments, worlds

OURS = [world for world in worlds() if world.slug == "werewolf"]


def dealt(seed: bytes, seats: int = 10, **rules: Any) -> list[Event]:
    opened = open_match(GAME, Rules(**rules), seats, SeededDice(seed, 0))
    assert not isinstance(opened, Refusal)
    return list(opened[1])


def test_r003_an_identity_is_told_to_its_seat_alone() -> None:
    for event in of(deal.RoleDealt, dealt(b"a")):
        assert event.audience().seats == {event.seat}
        assert not event.audience().everyone


def secret_words(value: Any) -> set[str]:
    """Roles, camps and causes that a sentence names."""
    keys = {value.key} if isinstance(value, Term) else set(value.keys) if isinstance(value, TermList) else set()
    inner = value.args.values() if isinstance(value, Text) else ()
    secret = tuple(f"werewolf-{each}-" for each in ("role", "camp", "cause", "finding"))
    found = {key for key in keys if key.startswith(secret)}
    return found.union(*(secret_words(each) for each in inner))


@pytest.mark.parametrize("world", OURS, ids=lambda world: world.name)
def test_r027_r035_no_public_sentence_names_role_camp_or_cause_before_the_end(world: Any) -> None:
    spoken = 0
    for moment in moments(GAME, world):
        if GAME.outcome(moment.after.game) is not None:
            break
        for event in moment.events:
            if event.audience().everyone:
                spoken += 1
                assert secret_words(text_of("werewolf", event)) == set()
        board = GAME.view(moment.after.game, Office.PUBLIC)
        assert set().union(*map(secret_words, board.lines)) == set()
        assert {mark for line in board.seats for mark in line.marks} <= {"werewolf-mark-sheriff", "werewolf-mark-out"}
    assert spoken


def test_r004_r025_the_group_sees_one_night_whatever_is_done_in_it() -> None:
    quiet, loud = Table(), Table()
    for table in (quiet, loud):
        table.day()
    evening = loud.public()
    assert evening[1] == []
    assert [name for name, _, _ in evening[2]] == ["dawn"]
    for action, seat in (
        (act.Kill(8, final=False), 1),
        (act.Kill(6), 2),
        (act.Poison(3), 5),
        (act.Check(1), 4),
        (act.Shoot(10), 6),
        (act.LastWords("it was 1"), 6),
        (act.Surrender(), 1),
    ):
        events = loud.does(action, seat)
        assert not [event for event in events if event.audience().everyone]
        assert loud.public() == evening == quiet.public()
    assert loud.state.out == (6, 10, 3)


def test_r004_the_same_when_nobody_has_anything_to_do() -> None:
    full, thin = Table(), Table()
    full.day()
    for seat in (4, 5):
        thin.does(RedCard(seat), Office.DIRECTOR)
    thin.day()
    assert full.public()[2] == thin.public()[2]


def test_r021_the_vote_is_open_by_day_alone() -> None:
    table = Table(couple=None)
    seen = {}
    table.does(act.Link((8, 9)), 7)
    seen[table.state.phase] = {p.key for p in GAME.prompts(table.state) if p.place is Place.GROUP}
    table.closes("day")
    seen[table.state.phase] = {p.key for p in GAME.prompts(table.state) if p.place is Place.GROUP}
    assert seen == {"day": {"vote.1"}, "night": set()}


def test_r033_r116_r117_last_words_are_plain_and_wait_for_the_opening() -> None:
    table = Table()
    table.day()
    table.night(kill=8)
    (left,) = table.does(act.LastWords("[b]It was 1[/b]"), 8)
    assert not left.audience().everyone
    (published,) = of(outs.LastWordsPublished, table.closes("dawn"))
    assert published == outs.LastWordsPublished(8, "[b]It was 1[/b]")
    assert text_of("werewolf", published).args["words"] == Typed("[b]It was 1[/b]")


def test_r034_a_red_card_by_day_is_announced_at_once() -> None:
    table = Table()
    events = table.does(RedCard(4), Office.DIRECTOR)
    assert [type(event).__name__ for event in events if event.audience().everyone] == ["RedCardGiven", "RedCardNoted"]
    assert GAME.view(table.state, Office.PUBLIC).seats[3].out


def channels(table: Table) -> dict[str, frozenset[int]]:
    found = {each.key: each for each in GAME.channels(table.state)}
    assert all(each.readers == each.writers and each.director_reads for each in found.values())
    return {key: each.readers for key, each in found.items()}


def test_r038_r039_r044_r054_r172_who_whispers_with_whom() -> None:
    assert channels(Table(couple=None)) == {}
    assert channels(Table((8, 9))) == {"pack": {1, 2, 3}, "lovers": {8, 9}}
    assert channels(Table((1, 8))) == {"pack": {2, 3}, "lovers": {1, 8}}
    assert channels(Table((1, 2))) == {"pack": {1, 2, 3}}
    assert channels(Table((7, 4))) == {"pack": {1, 2, 3}, "lovers": {4, 7}}


def test_r057_r106_out_wolves_stay_in_the_pack_and_out_of_the_graveyard() -> None:
    table = Table()
    table.day()
    table.night(poison=1, kill=10)
    assert channels(table) == {"pack": {1, 2, 3}, "lovers": {8, 9}}
    table.does(act.LastWords(None), 1)
    table.does(act.LastWords(None), 10)
    assert channels(table)["graveyard"] == {10}


def test_the_graveyard_opens_after_the_last_pending_act() -> None:
    table = Table()
    table.day(**{f"s{seat}": 6 for seat in range(1, 11)})
    table.night()
    table.closes("dawn")
    table.day(**{f"s{seat}": 6 for seat in range(1, 11)})
    for action in (act.Shoot(None), act.Bequeath(4), act.LastWords(None)):
        assert "graveyard" not in channels(table)
        table.does(action, 6)
    assert channels(table)["graveyard"] == {6}


def test_r095_a_night_heir_is_told_at_the_opening() -> None:
    table = Table()
    table.day(s1=4)
    table.night(kill=4)
    assert of(day.SheriffTold, table.does(act.Bequeath(5), 4)) == []
    events = table.closes("dawn")
    assert of(day.BadgePassed, events) == [day.BadgePassed(4, 5)]
    assert of(day.SheriffTold, events) == [day.SheriffTold(5)]


def test_r103_r176_who_is_out_is_silent_when_that_is_known() -> None:
    table = Table()
    table.day()
    table.night(kill=10)
    assert GAME.silenced(table.state) == frozenset()
    table.closes("dawn")
    assert GAME.silenced(table.state) == {10}
    table.refuses(act.Vote(1, "because"), 10)


def test_r113_the_right_is_told_to_its_seat_alone() -> None:
    table = Table()
    table.day()
    table.night(kill=10)
    (granted,) = of(outs.LastWordsGranted, table.events)
    assert granted.audience().seats == {10}
    assert not granted.audience().everyone


def test_r170_a_director_moves_a_secret_deadline_in_secret() -> None:
    table = Table()
    (moved,) = table.does(MoveDeadline("day", 600), Office.DIRECTOR)
    assert moved == DeadlineMoved("day", 600)
    table.closes("day")
    (moved,) = table.does(MoveDeadline("witch", 600), Office.DIRECTOR)
    assert not moved.audience().everyone
    assert not of(ClosedEarly, table.closes("night"))[0].audience().everyone


def test_r174_what_the_opening_says_is_names_and_words_alone() -> None:
    table = Table()
    table.day()
    table.night(kill=8, poison=1)
    table.does(act.LastWords("bye"), 8)
    for event in table.closes("dawn"):
        if event.audience().everyone and not isinstance(event, ClosedEarly):
            assert set(msgspec.structs.asdict(event)) <= {"day", "vote", "by_vote", "by_night", "seat", "words"}


@pytest.mark.parametrize("world", OURS, ids=lambda world: world.name)
def test_r004_nothing_public_moves_without_a_public_event(world: Any) -> None:
    """Not even the timers that the group may see, the buttons under the board, or who is muted."""

    def public(state: Any) -> Any:
        timers = [(timer.name, timer.key, timer.due) for timer in GAME.timers(state) if timer.public]
        buttons = [(p.key, p.to, p.chosen) for p in GAME.prompts(state) if p.place is Place.GROUP]
        return GAME.view(state, Office.PUBLIC), timers, buttons, GAME.silenced(state)

    still = 0
    for moment in moments(GAME, world):
        if not any(event.audience().everyone for event in moment.events):
            still += 1
            assert public(moment.before.game) == public(moment.after.game)
    assert still

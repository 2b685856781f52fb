"""The end: the truth table, the blast, what every character needs, who follows whom (2.5)."""

from typing import Any

import pytest

from shared.games.two_rooms.rules import Rules
from tests.games.two_rooms.ends import result, wins

DOCTORS = "doctor engineer"
MET = {"treated": {1: ("doctor",)}, "armed": {2: ("engineer",)}}
ROWS = [
    (True, True, True, "red"),
    (True, True, False, "red"),
    (True, False, True, "blue"),
    (True, False, False, "neither"),
    (False, True, True, "blue"),
    (False, False, True, "blue"),
    (False, True, False, "red"),
    (False, False, False, "neither"),
]


@pytest.mark.parametrize(("same", "armed", "treated", "winner"), ROWS)
def test_the_truth_table(same: bool, armed: bool, treated: bool, winner: str) -> None:
    met = (MET["treated"] if treated else {}) | (MET["armed"] if armed else {})
    if same:
        found = result("P B b", f"{DOCTORS} r", met=met)
    else:
        found = result("P b doctor", "r engineer B", met={**met, 6: met.get(2, ())})
        found = result("P b doctor", "r engineer B", met={1: met.get(1, ()), 6: ("engineer",) if armed else ()})
    assert found.winner == winner
    teams = {"blue": ("president", "blue", "doctor"), "red": ("bomber", "red", "engineer"), "neither": ()}[winner]
    cards = ["president", "bomber", "blue", "doctor", "engineer", "red"]
    if not same:
        cards = ["president", "blue", "doctor", "red", "engineer", "bomber"]
    assert found.winners == tuple(n for n, card in enumerate(cards, 1) if card in teams)


def test_with_only_a_doctor_the_bomb_is_armed_and_with_only_an_engineer_nobody_needs_treatment() -> None:
    assert result("P B b", "r r doctor").winner == "red"
    assert result("P b b", "B r doctor").winner == "red"
    assert result("P b b", "B r engineer").winner == "blue"
    assert result("P B b", "r r engineer").winner == "blue"


def test_the_basic_game() -> None:
    assert result("P B b", "b r r").winner == "red"
    assert result("P b r", "B b r").winner == "blue"


def test_the_blast_kills_the_room_but_not_the_immune() -> None:
    assert result("P B invincible", "b r r").dead == (1, 2)
    assert result("P b", "B immunologist r").dead == (3, 5)


def test_a_dud_kills_nobody_unless_the_option_says_so() -> None:
    assert result("P B b", "r r engineer").dead == ()
    assert result("P B b", "r r engineer", rules=Rules(variant="tabletop", dud_bomb="deadly")).dead == (1, 2, 3)


def test_backups_stand_in_for_buried_cards_only() -> None:
    found = result("presidents_daughter B", "b r r", buried="president")
    assert found.winner == "red"
    assert result("martyr P", "b r r", buried="bomber").winner == "red"
    assert result("P martyr", "B presidents_daughter", buried="blue").winner == "blue"
    nurse = result("P nurse b", "B r r", buried="doctor", met={1: ("nurse",)})
    assert nurse.winner == "blue"
    assert result("P nurse b", "B r r", buried="doctor").winner == "red"
    assert result("P nurse b doctor", "B r r", met={1: ("nurse",)}).winner == "red"
    assert result("P B", "tinkerer r b", buried="engineer", met={2: ("tinkerer",)}).winner == "red"
    assert result("P B", "tinkerer r b", buried="engineer").winner == "blue"


GREYS: dict[str, tuple[tuple[str, str, int, bool], ...]] = {
    "intern": (("P intern b", "B r r", 2, True), ("P b b", "B intern r", 5, False)),
    "victim": (("P b b", "B victim r", 5, True), ("P victim b", "B r r", 2, False)),
    "rival": (("P b b", "B rival r", 5, True), ("P rival b", "B r r", 2, False)),
    "survivor": (("P survivor b", "B r r", 2, True), ("P b b", "B survivor r", 5, False)),
    "queen": (("P B b", "r queen r", 5, True), ("P queen b", "B r r", 2, False), ("P b b", "B queen r", 5, False)),
    "bomb_bot": (("P b b", "B bomb_bot r", 5, True), ("P B bomb_bot", "b r r", 3, False)),
    "ahab": (("P ahab b", "B moby r", 2, True), ("P b b", "B moby ahab", 6, False), ("P moby b", "B ahab r", 5, False)),
    "moby": (("P moby b", "B ahab r", 2, True), ("P ahab b", "B moby r", 5, False)),
    "wife": (("P wife b", "B mistress r", 2, True), ("P wife mistress", "B r r", 2, False)),
    "mistress": (("P mistress b", "B wife r", 2, True), ("P wife b", "B mistress r", 5, False)),
    "butler": (("P butler maid", "B r r", 2, True), ("P butler b", "B maid r", 2, False)),
    "maid": (("P butler maid", "B r r", 3, True), ("P b b", "B maid butler", 5, False)),
    "romeo": (("P b b", "B romeo juliet", 5, True), ("P b juliet", "B romeo r", 5, False)),
    "juliet": (("P b b", "B romeo juliet", 6, True), ("P romeo juliet", "B r r", 3, False)),
    "hot_potato": (("P b b", "B hot_potato r", 5, False),),
    "leprechaun": (("P b b", "B leprechaun r", 5, True),),
    "drunk": (("P b b", "B drunk r", 5, False),),
    "minion": (("P b b", "B minion r", 5, True),),
}


@pytest.mark.parametrize("card", GREYS)
def test_where_greys_must_be(card: str) -> None:
    for first, second, seat, won in GREYS[card]:
        assert wins(seat, first, second) is won, (first, second)


RECORDS: list[tuple[str, dict[str, Any], bool]] = [
    ("mi6", {"met": {2: ("president", "bomber")}}, True),
    ("mi6", {"met": {2: ("president",)}}, False),
    ("agoraphobe", {}, True),
    ("agoraphobe", {"left": (2,)}, False),
    ("traveler", {"moved": {2: 2}}, True),
    ("traveler", {"moved": {2: 1}}, False),
    ("mastermind", {"leaders": (2, 0), "led": {2: (1, 2)}}, True),
    ("mastermind", {"leaders": (2, 0), "led": {2: (1,)}}, False),
    ("mastermind", {"leaders": (1, 0), "led": {2: (1, 2)}}, False),
    ("minion", {"witnesses": (2,)}, False),
    ("anarchist", {"usurpations": {2: (1, 3)}}, True),
    ("anarchist", {"usurpations": {2: (1,)}}, False),
    ("gambler", {"prediction": "blue"}, True),
    ("gambler", {"prediction": "red"}, False),
    ("gambler", {}, False),
    ("private_eye", {"buried": "mi6", "guess": "mi6"}, True),
    ("private_eye", {"buried": "mi6", "guess": "clone"}, False),
    ("sniper", {"shot": 1}, False),
    ("target", {}, True),
    ("target", {"shot": 2}, False),
    ("decoy", {"shot": 2}, True),
    ("decoy", {}, False),
    ("clone", {"first_share": {2: 1}}, True),
    ("clone", {"first_share": {2: 4}}, False),
    ("clone", {}, False),
    ("robot", {"first_share": {2: 4}}, True),
    ("robot", {"first_share": {2: 1}}, False),
    ("robot", {}, False),
    ("nuclear_tyrant", {}, True),
    ("nuclear_tyrant", {"met": {2: ("president",)}}, True),
    ("nuclear_tyrant", {"met": {2: ("president", "bomber")}}, False),
]


@pytest.mark.parametrize(("card", "more", "won"), RECORDS)
def test_what_the_records_say(card: str, more: dict[str, Any], won: bool) -> None:
    assert wins(2, f"P {card} b", "B r r", **more) is won


def test_the_sniper_must_hit_the_target() -> None:
    assert wins(2, "P sniper b", "B target decoy", shot=5)
    assert not wins(2, "P sniper b", "B target decoy", shot=6)


def test_mi6_and_the_tyrant_mean_whoever_stands_in_for_the_president() -> None:
    cards = ("presidents_daughter mi6 b", "B r r")
    assert wins(2, *cards, buried="president", met={2: ("presidents_daughter", "bomber")})
    assert not wins(2, *cards, buried="president", met={2: ("president", "bomber")})


def test_the_tyrant_alone_wins_and_everybody_else_loses() -> None:
    found = result("P nuclear_tyrant b leprechaun", "B r r clone", first_share={8: 4})
    assert (found.winner, found.winners) == ("neither", (2,))
    beaten = result(
        "P nuclear_tyrant b leprechaun", "B r r clone", met={2: ("president", "bomber")}, first_share={8: 4}
    )
    assert beaten.winners == (1, 3, 4, 8)


def test_either_primary_beats_the_tyrant_by_option() -> None:
    rules = Rules(variant="tabletop", tyrant="either")
    assert not wins(2, "P nuclear_tyrant b", "B r r", met={2: ("bomber",)}, rules=rules)
    assert wins(2, "P nuclear_tyrant b", "B r r", rules=rules)


def test_clone_and_robot_follow_each_other() -> None:
    cards = ("P clone robot", "B r r")
    assert result(*cards, first_share={2: 3, 3: 2}).winners == (1,)
    assert result(*cards, first_share={2: 3, 3: 4}).winners == (1, 2, 3)
    assert result(*cards, first_share={2: 1, 3: 2}).winners == (1, 2)
    assert result(*cards, first_share={2: 4, 3: 2}).winners == (1, 3)


def test_love_and_hate_replace_what_one_plays_for() -> None:
    love = {2: ("love",), 4: ("love",)}
    apart = result("P b b", "B r r", conditions=love, partners={2: 4, 4: 2})
    assert apart.winners == (1, 3)
    hate = {2: ("hate",), 4: ("hate",)}
    assert result("P b b", "B r r", conditions=hate, partners={2: 4, 4: 2}).winners == (1, 2, 3, 4)
    assert 2 in result("P b b", "B r r", conditions={2: ("love",), 3: ("love",)}, partners={2: 3, 3: 2}).winners


def test_the_most_recent_replacement_counts() -> None:
    both = {2: ("zombie", "love"), 3: ("love", "zombie")}
    found = result("P b b", "B r r", conditions=both, partners={2: 3, 3: 2})
    assert 2 in found.winners
    assert 3 not in found.winners


def test_the_tyrant_in_love_is_no_tyrant() -> None:
    found = result(
        "P nuclear_tyrant b", "B r r", conditions={2: ("foolish", "love"), 3: ("love",)}, partners={2: 3, 3: 2}
    )
    assert found.winner == "blue"
    assert found.winners == (1, 2, 3)


def test_zombies_win_when_nobody_else_is_left_alive() -> None:
    zombies = dict.fromkeys((1, 2, 3), ("zombie",))
    found = result("P b zombie", "B r r", conditions=zombies)
    assert found.dead == (4, 5, 6)
    assert found.winners == (1, 2, 3)
    short = result("P b zombie", "B r r", conditions={3: ("zombie",), 1: ("zombie",)})
    assert 3 not in short.winners
    assert 1 not in short.winners


def test_ambassadors_are_neither_dead_nor_counted() -> None:
    found = result(
        "P b zombie", "B r blue_ambassador", conditions=dict.fromkeys((1, 2, 3), ("zombie",)), rooms=(1, 1, 1, 2, 2, 3)
    )
    assert found.winners == (1, 2, 3, 6)
    assert 6 not in found.dead


def test_whoever_was_removed_wins_with_the_team_only() -> None:
    found = result("P b rival", "B r r", rooms=(1, 0, 0, 2, 2, 2), gone=(2, 3))
    assert found.winners == (1, 2)

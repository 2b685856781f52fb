"""Tables 1.1 and the deck: numbers of hostages, characters, sets, what is refused and what is warned of."""

import typing

import pytest

from shared.games.two_rooms import GAME
from shared.games.two_rooms.cards import CARDS, LINKS
from shared.games.two_rooms.deck import build, check, extras, players, warnings
from shared.games.two_rooms.names import About, CardName
from shared.games.two_rooms.playsets import PLAYSETS, TUTORIALS, fits, suggested
from shared.games.two_rooms.rules import Rules, hostages_of, length
from shared.games.two_rooms.setup import Setup, deal, may_be_buried
from shared.kernel.dice import SeededDice
from shared.kernel.text import Refusal
from tests.games.two_rooms.tables import Table

DICE = SeededDice(b"deck".ljust(32), 0)


def code(rules: Rules, seats: int) -> str | None:
    refusal = check(rules, seats)
    return refusal.key.removeprefix("two_rooms-refusal-") if refusal else None


def warned(rules: Rules, seats: int) -> set[str]:
    return {each.key.removeprefix("two_rooms-warning-") for each in warnings(rules, seats)}


@pytest.mark.parametrize(("least", "most", "numbers"), [(6, 10, (1, 1, 1)), (11, 21, (2, 1, 1)), (22, 30, (3, 2, 1))])
def test_table_three_rounds(least: int, most: int, numbers: tuple[int, ...]) -> None:
    for seats in (least, most):
        assert hostages_of(Rules(variant="tabletop"), seats) == numbers


@pytest.mark.parametrize(
    ("least", "most", "numbers"),
    [
        (6, 10, (1, 1, 1, 1, 1)),
        (11, 13, (2, 2, 1, 1, 1)),
        (14, 17, (3, 2, 2, 1, 1)),
        (18, 21, (4, 3, 2, 1, 1)),
        (22, 30, (5, 4, 3, 2, 1)),
    ],
)
def test_table_five_rounds(least: int, most: int, numbers: tuple[int, ...]) -> None:
    for seats in (least, most):
        assert hostages_of(Rules(), seats) == numbers


def test_t17_the_other_printed_row_is_an_option() -> None:
    rules = Rules(variant="tabletop", rounds=5, eleven="chart")
    assert [hostages_of(rules, seats) for seats in (11, 13)] == [(2, 2, 2, 1, 1)] * 2
    assert hostages_of(rules, 14) == (3, 2, 2, 1, 1)


def test_f1_the_director_may_set_other_numbers() -> None:
    assert hostages_of(Rules(hostages=(2, 2, 2, 2, 2)), 10) == (2, 2, 2, 2, 2)
    assert code(Rules(hostages=(1, 1)), 10) == "hostages-rounds"
    assert code(Rules(hostages=(6, 1, 1, 1, 1)), 10) == "hostages-number"


def test_lengths_of_rounds() -> None:
    assert [length(Rules(), "round", n) for n in (1, 5)] == [172800] * 2
    assert [length(Rules(variant="tabletop"), "round", n) for n in (1, 2, 3)] == [180, 120, 60]
    assert [length(Rules(variant="tabletop", rounds=5), "round", n) for n in range(1, 6)] == [300, 240, 180, 120, 60]
    own = Rules(seconds={"round": 10, "round_2": 20})
    assert [length(own, "round", n) for n in (1, 2)] == [10, 20]
    assert code(Rules(seconds={"hostages": 10}), 10) == "seconds"


def test_t19_five_rounds_at_the_table_need_more_than_ten() -> None:
    assert code(Rules(variant="tabletop", rounds=5), 10) == "five-rounds"
    assert code(Rules(variant="tabletop", rounds=5), 11) is None


def test_every_name_has_a_row_and_every_character_a_text() -> None:
    assert set(CARDS) == set(typing.get_args(CardName))
    assert {card.base for card in CARDS.values()} == set(typing.get_args(About))


@pytest.mark.parametrize("seats", range(6, 31))
def test_t24_plain_cards_fill_up_in_equal_numbers(seats: int) -> None:
    built = build(Rules(), seats)
    assert not isinstance(built, Refusal)
    assert len(built) == seats
    teams = [CARDS[card].team for card in built]
    assert teams.count("blue") == teams.count("red")
    assert ("gambler" in built) == bool(seats % 2)


@pytest.mark.parametrize("name", PLAYSETS)
def test_every_official_set_is_playable(name: str) -> None:
    chosen = PLAYSETS[name]
    for seats in range(chosen.least, chosen.most + 1):
        assert check(Rules(playset=name), seats) is None, seats  # type: ignore[arg-type]
        assert name in suggested(seats)
    assert not fits(name, chosen.least - 1)
    assert code(Rules(playset=name), chosen.least - 1) == "playset-seats"  # type: ignore[arg-type]


@pytest.mark.parametrize("row", TUTORIALS, ids=lambda row: row.deck[0])
def test_every_tutorial_set_is_playable(row: typing.Any) -> None:
    for seats in (row.least, 18, row.most):
        assert check(Rules(deck=row.deck, bury=row.bury), max(seats, len(row.deck) + 2)) is None


def test_the_set_of_nine_has_one_more() -> None:
    rules = Rules(playset="love_hate_mystery")
    assert "mi6" not in extras(rules, 8)
    assert "mi6" in extras(rules, 9)


WRONG: dict[str, tuple[Rules, int]] = {
    "no-such-card": (Rules(deck=("joker",)), 10),
    "card-always-in": (Rules(deck=("president",)), 10),
    "card-twice": (Rules(deck=("mi6", "mi6")), 10),
    "linked": (Rules(deck=("ahab",)), 10),
    "bury-needs": (Rules(bury=True), 10),
    "needs-burying": (Rules(deck=("private_eye",)), 10),
    "clash": (Rules(deck=("zombie", "invincible")), 10),
    "tabletop-card": (Rules(deck=("anarchist",)), 10),
    "deck-too-big": (Rules(deck=("ahab", "moby", "wife", "mistress", "mi6")), 6),
    "deck-unequal": (Rules(deck=("blue_spy", "blue_thug", "doctor", "nurse")), 6),
    "deck-odd": (Rules(deck=("gambler", "mi6", "clone")), 6),
    "basic-cards": (Rules(variant="tabletop", advanced=False, deck=("mi6",)), 11),
}


@pytest.mark.parametrize(("wrong", "table"), WRONG.items(), ids=WRONG.keys())
def test_errors_are_refused(wrong: str, table: tuple[Rules, int]) -> None:
    assert code(*table) == wrong


def test_burying_doctor_or_engineer_needs_their_backups() -> None:
    deck = ("presidents_daughter", "martyr", "doctor", "engineer")
    assert code(Rules(bury=True, deck=deck), 10) == "bury-needs"
    assert code(Rules(bury=True, deck=(*deck, "nurse", "tinkerer")), 10) is None


def test_linked_cards_and_ambassadors_are_never_buried() -> None:
    for name in {card for link in LINKS for card in link} | {"blue_ambassador", "red_ambassador"}:
        assert not may_be_buried(name)
    assert may_be_buried("president")
    deck = ("presidents_daughter", "martyr", "ahab", "moby", "wife", "mistress", "sniper", "target", "decoy")
    for n in range(40):
        dealt = deal(Rules(bury=True, deck=deck), 12, SeededDice(b"bury".ljust(32), n))
        assert not isinstance(dealt, Refusal)
        assert may_be_buried(next(e.card for e in dealt if type(e).__name__ == "CardBuried"))  # type: ignore[attr-defined]


UNWISE: dict[str, tuple[Rules, int]] = {
    "few-colours": (Rules(), 10),
    "basic": (Rules(variant="tabletop", advanced=False), 12),
    "gambler-and-bury": (Rules(bury=True, deck=("presidents_daughter", "martyr", "mi6")), 7),
    "few": (Rules(deck=("blue_spy", "red_spy")), 10),
    "pair": (Rules(deck=("intern",)), 9),
    "mayor": (Rules(deck=("blue_mayor", "red_mayor")), 14),
    "bouncer": (Rules(deck=("blue_bouncer", "red_bouncer")), 12),
    "backup": (Rules(deck=("presidents_daughter", "martyr")), 12),
    "together": (Rules(deck=("blue_medic", "red_medic", "zombie")), 13),
}


@pytest.mark.parametrize(("what", "table"), UNWISE.items(), ids=UNWISE.keys())
def test_warnings_do_not_refuse(what: str, table: tuple[Rules, int]) -> None:
    assert check(*table) is None
    assert what in warned(*table)


def test_a_sound_deck_is_not_warned_of() -> None:
    assert warned(Rules(variant="tabletop"), 10) == set()
    assert warned(Rules(deck=("agoraphobe", "traveler")), 12) == set()
    assert warned(Rules(deck=("butler", "maid")), 14) == {"few"}
    assert warned(Rules(deck=("butler", "maid")), 15) == set()


def test_ambassadors_are_no_players() -> None:
    rules = Rules(variant="tabletop", rounds=5, deck=("blue_ambassador", "red_ambassador"))
    assert players(rules, 12) == 10
    assert code(rules, 12) == "five-rounds"
    assert code(rules, 13) is None


def test_f16_rooms_differ_by_one_at_most() -> None:
    for seats in range(6, 31):
        dealt = deal(Rules(), seats, DICE)
        assert not isinstance(dealt, Refusal)
        drawn = next(e for e in dealt if type(e).__name__ == "RoomsDrawn")
        assert abs(len(drawn.first) - len(drawn.second)) == seats % 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "fixed",
    [
        Setup(cards={1: "president", 2: "president"}),
        Setup(cards={1: "mi6"}),
        Setup(buried="blue"),
        Setup(sober="blue"),
        Setup(rooms=dict.fromkeys(range(1, 7), 1)),
    ],
)
def test_a_deal_that_the_deck_does_not_allow_is_refused(fixed: Setup) -> None:
    assert isinstance(deal(Rules(), 8, DICE, fixed), Refusal)


def test_t25_cards_are_known_only_to_their_seats() -> None:
    table = Table("P b r", "B b r")
    for event in table.events:
        if type(event).__name__ == "CardDealt":
            assert event.audience().seats == {event.seat}  # type: ignore[attr-defined]
            assert not event.audience().everyone


def test_the_list_of_characters_says_nothing_of_the_deal() -> None:
    one = Table("P b r", "B b r").events[0]
    other = Table("r b r", "b B P").events[0]
    assert one == other


def test_sets_are_named_in_the_options() -> None:
    hints = typing.get_type_hints(Rules)
    assert set(typing.get_args(hints["playset"])) == {"custom", *PLAYSETS}
    assert GAME.warnings(Rules(), 8)

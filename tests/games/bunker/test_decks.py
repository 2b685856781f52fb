"""Our cards: as many as promised, whole in three languages, consistent, and a group's own among them."""

import pytest

from shared.games.bunker import GAME
from shared.games.bunker.cards import Card
from shared.games.bunker.decks import (
    ADULT,
    CATASTROPHE_NEEDS,
    FERTILE,
    GRADED,
    NEEDS,
    OLDEST,
    REQUIRES,
    SIZES,
    THREAT_NEEDS,
    Decks,
    helps,
    needs,
)
from shared.i18n import catalog
from shared.i18n.render import Voice
from shared.kernel.dice import SeededDice
from shared.kernel.text import Refusal
from tests.games.bunker.tables import Table

PROMISED = {
    "profession": 80,
    "health": 60,
    "hobby": 60,
    "baggage": 60,
    "fact": 80,
    "special": 40,
    "catastrophe": 24,
    "threat": 24,
    "bunker": 50,
}
MOST = {"profession": 45, "biology": 40, "health": 50, "hobby": 50, "baggage": 50, "fact": 60, "bunker": 70}


def decks(throw: int) -> Decks:
    return Decks(SeededDice(b"decks", throw))


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_every_card_has_its_words_and_no_words_lack_a_card(language: str) -> None:
    assert all(SIZES[kind] >= number for kind, number in PROMISED.items())
    parts = {"special": (".name", ".hint"), "catastrophe": (".name",), "threat": (".name",)}
    wanted = {
        f"bunker-card-{kind}-{n}{part}"
        for kind, size in SIZES.items()
        for n in range(1, size + 1)
        for part in ("", *parts.get(kind, ()))
    }
    assert {key for key in catalog.keys(language) if key.startswith("bunker-card-")} == wanted


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_no_two_cards_of_a_kind_read_alike_and_none_is_too_long_for_the_table(language: str) -> None:
    voice = Voice(language, strict=True)
    for kind, size in SIZES.items():
        words = [voice.line(f"bunker-card-{kind}-{n}") for n in range(1, size + 1)]
        assert len(set(words)) == size
        if kind in MOST:
            assert max(map(len, words)) <= MOST[kind], max(words, key=len)


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_every_kind_of_card_reads(language: str) -> None:
    voice = Voice(language, strict=True)
    for throw in range(40):
        found = decks(throw)
        for card in (*found.hand(), found.special(()), found.draw("catastrophe"), found.draw("bunker")):
            assert voice.say(card.said())
    assert voice.say(Card("fact", words="<i>x</i>").said()) == "&lt;i&gt;x&lt;/i&gt;"


def test_a_career_fits_the_age_and_children_fit_the_body() -> None:
    experienced = fertile = 0
    for throw in range(400):
        profession, body, health, *_ = decks(throw).hand()
        assert ADULT <= body.years <= OLDEST
        assert ADULT + profession.years <= body.years
        assert not body.fertile or body.years <= FERTILE[body.sex]
        assert (health.degree != "none") == (health.n <= GRADED)
        experienced += profession.years > 0
        fertile += body.fertile
    assert experienced > 200
    assert 80 < fertile < 320


def test_a_replaced_body_is_old_enough_for_the_career() -> None:
    for throw in range(100):
        found = decks(throw)
        hand = found.hand()
        assert found.trait("biology", hand).years >= ADULT + hand[0].years
        assert found.trait("profession", hand).years <= hand[1].years - ADULT


def test_a_condition_that_speaks_of_a_threat_is_dealt_only_with_one() -> None:
    assert REQUIRES
    assert all(kind == "threat" for kind in REQUIRES.values())
    with_threat: set[int] = set()
    for throw in range(300):
        assert decks(throw).special(()).n not in REQUIRES
        with_threat.add(decks(throw).special(("threat",)).n)
    assert set(REQUIRES) <= with_threat


def test_every_catastrophe_and_threat_asks_for_something_and_every_need_can_be_met() -> None:
    assert (len(CATASTROPHE_NEEDS), len(THREAT_NEEDS)) == (SIZES["catastrophe"], SIZES["threat"])
    for kind in ("catastrophe", "threat"):
        for n in range(1, SIZES[kind] + 1):
            asked = needs(Card(kind, n))  # type: ignore[arg-type]
            assert len(asked) == len(set(asked)) >= 2
            assert set(asked) <= set(NEEDS)
    for kind in ("profession", "hobby", "baggage", "fact", "bunker"):
        assert {helps(Card(kind, n)) for n in range(1, SIZES[kind] + 1)} >= set(NEEDS)  # type: ignore[arg-type]
    assert helps(Card("fact", SIZES["fact"])) is None


def test_a_deck_is_drawn_to_its_last_card_without_a_repetition() -> None:
    found = decks(1)
    cards = [found.draw("threat").n for _ in range(SIZES["threat"])]
    assert sorted(cards) == list(range(1, SIZES["threat"] + 1))
    assert not found.left("threat")


def test_a_groups_own_cards_are_dealt() -> None:
    own = tuple(f"own hobby {n}" for n in range(60))
    mixed = Table(16, pack={"hobby": own}).state
    assert any(hand[3].words for hand in mixed.hands.values())
    alone = Table(16, pack={"hobby": own}, pack_alone=("hobby",)).state
    assert all(hand[3].words for hand in alone.hands.values())
    few = Table(16, pack={"hobby": own[:3]}, pack_alone=("hobby",)).state
    assert any(hand[3].n for hand in few.hands.values())


@pytest.mark.parametrize(
    ("pack", "code"),
    [({"weapon": ("x",)}, "pack-kind"), ({"biology": ("x",)}, "pack-kind"), ({"fact": ("",)}, "pack-card")],
)
def test_a_wrong_pack_is_refused_with_its_fault(pack: dict[str, tuple[str, ...]], code: str) -> None:
    refusal = GAME.check(GAME.Rules(pack=pack), 6)
    assert isinstance(refusal, Refusal)
    assert refusal.key == f"bunker-refusal-{code}"

"""Dice: fair, repeatable, and the same for ever (published matches depend on them)."""

from collections import Counter
from hashlib import sha256

import pytest

from shared.kernel.dice import SeededDice, commitment

SEED = bytes(range(32))


def test_the_first_throw_is_what_the_hash_says() -> None:
    word = int.from_bytes(sha256(SEED + (5).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()[:4], "big")
    assert SeededDice(SEED, 5).below(2**32) == word


def test_a_hash_gives_eight_throws_and_then_the_counter_goes_on() -> None:
    dice = SeededDice(SEED, 0)
    throws = [dice.below(2**32) for _ in range(9)]
    second = sha256(SEED + bytes(8) + (1).to_bytes(8, "big")).digest()
    assert throws[8] == int.from_bytes(second[:4], "big")


def test_seed_and_position_decide_alone() -> None:
    assert [SeededDice(SEED, 3).below(1000) for _ in range(3)] == [SeededDice(SEED, 3).below(1000)] * 3
    assert SeededDice(SEED, 3).shuffled(range(50)) != SeededDice(SEED, 4).shuffled(range(50))
    assert SeededDice(SEED, 3).shuffled(range(50)) != SeededDice(bytes(32), 3).shuffled(range(50))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 17])
def test_every_number_is_about_as_likely(n: int) -> None:
    dice = SeededDice(SEED, 1)
    counts = Counter(dice.below(n) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    assert all(800 < count < 1200 for count in counts.values())


def test_a_shuffle_keeps_everything_and_puts_each_thing_everywhere() -> None:
    seen: dict[int, set[int]] = {item: set() for item in range(5)}
    for position in range(200):
        pile = SeededDice(SEED, position).shuffled(range(5))
        assert sorted(pile) == [0, 1, 2, 3, 4]
        for place, item in enumerate(pile):
            seen[item].add(place)
    assert all(places == {0, 1, 2, 3, 4} for places in seen.values())


def test_a_choice_is_one_of_the_items() -> None:
    assert {SeededDice(SEED, position).choice("abc") for position in range(50)} == {"a", "b", "c"}


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

"""Chance handed in: dice that anybody with the seed can throw again."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """All the chance that rules ever see."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely; n ≥ 1."""
        ...

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, which are not empty."""
        ...

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        ...


class SeededDice:
    """The dice of one step of a match: SHA-256 of seed, position in the log and a counter.

    Nothing but the seed and the position decides, so a published seed lets anybody replay the match.
    """

    # Most steps throw nothing, so nothing is worked out before the first throw.
    _counter = 0
    _pool = b""

    def __init__(self, seed: bytes, position: int) -> None:
        self._seed = seed
        self._position = position

    def _word(self) -> int:
        if len(self._pool) < 4:
            prefix = self._seed + self._position.to_bytes(8, "big")
            self._pool = sha256(prefix + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word, self._pool = int.from_bytes(self._pool[:4], "big"), self._pool[4:]
        return word

    def below(self, n: int) -> int:
        """See `Dice`; words beyond the last full multiple of n are thrown again, so that none is likelier."""
        limit = 2**32 - 2**32 % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def choice(self, items: Sequence[T]) -> T:
        """See `Dice`."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """See `Dice` (Fisher and Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


def commitment(seed: bytes) -> str:
    """What is published when a match starts: the hexadecimal SHA-256 of its seed."""
    return sha256(seed).hexdigest()

"""One match as a value: the table that every game shares, and the state of its game."""

from typing import Any

import msgspec


class Table(msgspec.Struct, frozen=True):
    """What is the same in every game: reasons to pause and yellow cards by seat."""

    pauses: tuple[str, ...] = ()
    yellow: dict[int, int] = {}
    red: tuple[int, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """A match between two steps. `game` is a value of the game's own `State`."""

    seats: int
    rules: Any
    table: Table
    game: Any

"""Who acts and who looks: seats, and the offices beside the table."""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

SEAT = "seat"

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=1, extra={SEAT: True})]
"""A place at the table, counted from 1: the only identity rules know."""


class Office(StrEnum):
    """Everybody who acts or looks without holding a seat."""

    DIRECTOR = "director"
    CLOCK = "clock"
    PUBLIC = "public"


Actor: TypeAlias = int | Office
"""A seat, the director or the clock."""

Viewer: TypeAlias = int | Office
"""A seat, the director, or the public (the group, hecklers, a director who plays)."""


def following(seats: tuple[int, ...], seat: int) -> int:
    """The seat of `seats` (ascending, not empty) that comes after `seat`, wrapping round; `seat` itself need not
    be among them.
    """
    return next((other for other in seats if other > seat), seats[0])

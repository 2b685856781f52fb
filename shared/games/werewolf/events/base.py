"""Audiences that several events share."""

from typing import Annotated, ClassVar

from shared.games.werewolf.tables import Camp, Cause, Role
from shared.kernel.events import DIRECTOR_ALONE, Audience, Event, seats_and_director
from shared.kernel.seats import Seat
from shared.kernel.wording import typed, word

CampWord = Annotated[Camp, word("camp")]
CauseWord = Annotated[Cause, word("cause")]
RoleWord = Annotated[Role, word("role")]
Words = Annotated[str, typed]


class ToSeat(Event, frozen=True):
    """Told to one seat, and to a director who does not play."""

    seat: Seat

    def audience(self) -> Audience:
        """The seat and the director."""
        return seats_and_director(self.seat)


class ToSeats(Event, frozen=True):
    """Told to several seats, and to a director who does not play."""

    seats: tuple[Seat, ...]

    def audience(self) -> Audience:
        """The seats and the director."""
        return seats_and_director(*self.seats)


class ToDirector(Event, frozen=True):
    """What only the director's sheet shows while the match runs."""

    def audience(self) -> Audience:
        """The director."""
        return DIRECTOR_ALONE


class Noted(ToDirector, frozen=True):
    """The same without a line of its own."""

    quiet: ClassVar[bool] = True

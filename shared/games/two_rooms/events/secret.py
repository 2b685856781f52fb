"""What one seat alone may know, or nobody but a director who does not play."""

from typing import ClassVar

from shared.games.two_rooms.events.words import AboutWord, CardWord, ColourWord, ConditionWord
from shared.games.two_rooms.names import Bond, What
from shared.kernel.events import DIRECTOR_ALONE, Audience, Event, seats_and_director
from shared.kernel.seats import Seat


class _ToSeat(Event, frozen=True):
    seat: Seat

    def audience(self) -> Audience:
        """The seat, and a director who does not play."""
        return seats_and_director(self.seat)


class _ForDirector(Event, frozen=True):
    def audience(self) -> Audience:
        """A director who does not play."""
        return DIRECTOR_ALONE


class CardDealt(_ToSeat, frozen=True):
    """A seat's card."""

    card: CardWord
    about: AboutWord


class CardTaken(_ToSeat, frozen=True):
    """A card swapped in, clean."""

    card: CardWord
    about: AboutWord


class SoberedUp(_ToSeat, frozen=True):
    """What the Drunk becomes."""

    card: CardWord
    about: AboutWord


class ListSent(_ToSeat, frozen=True):
    """Forum: whom this seat would send."""

    quiet: ClassVar[bool] = True
    hostages: tuple[Seat, ...]


class ColourSeen(_ToSeat, frozen=True):
    """The colour this seat was shown."""

    of: Seat
    colour: ColourWord


class CardSeen(_ToSeat, frozen=True):
    """The card this seat was shown."""

    of: Seat
    card: CardWord


class ConditionGained(_ToSeat, frozen=True):
    """Something is different for this seat from now on."""

    condition: ConditionWord


class ConditionLost(_ToSeat, frozen=True):
    """It no longer is."""

    condition: ConditionWord


class BondTied(_ToSeat, frozen=True):
    """In love, or in hate, with somebody; that is what this seat plays for now."""

    other: Seat
    bond: Bond


class TherapyOffered(_ToSeat, frozen=True):
    """A Psychologist has shown their card: this seat may share cards with them in spite of everything."""

    by: Seat


class CardBuried(_ForDirector, frozen=True):
    """The card that went to nobody."""

    card: CardWord


class CardSetAside(_ForDirector, frozen=True):
    """What the Drunk will become."""

    card: CardWord


class PowerUsed(_ForDirector, frozen=True):
    """A character has used its power."""

    quiet: ClassVar[bool] = True
    seat: Seat
    power: str


class ShareLogged(_ForDirector, frozen=True):
    """What a share means for the records: the card met, whether it was the first, whether it was of free will."""

    quiet: ClassVar[bool] = True
    first: Seat
    second: Seat
    what: What
    forced: bool
    cards: tuple[CardWord, ...]


class TacklePassed(_ForDirector, frozen=True):
    """A tackle that holds."""

    quiet: ClassVar[bool] = True
    seat: Seat

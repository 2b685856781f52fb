"""What everybody may know."""

from typing import ClassVar, Literal

from shared.games.two_rooms.events.words import CampWord, CardWord
from shared.games.two_rooms.names import Variant
from shared.kernel.events import PublicEvent
from shared.kernel.seats import Seat


class MatchOpened(PublicEvent, frozen=True):
    """What is played; `deck` are the characters, plain cards once each; `buried`: one card is dealt to nobody."""

    seats: int
    variant: Variant
    rounds: int
    deck: tuple[CardWord, ...]
    buried: bool


class AmbassadorNamed(PublicEvent, frozen=True):
    """This seat stands between the rooms and belongs to neither."""

    seat: Seat
    card: CardWord


class RoomsDrawn(PublicEvent, frozen=True):
    """Who begins in which room."""

    first: tuple[Seat, ...]
    second: tuple[Seat, ...]


class RoundOpened(PublicEvent, frozen=True):
    """A round runs; so many hostages go at its end."""

    number: int
    rounds: int
    hostages: int


class BellRang(PublicEvent, frozen=True):
    """The round is over; the leaders choose their hostages."""

    number: int
    hostages: int


class HostagesExchanged(PublicEvent, frozen=True):
    """Who went: `first` out of room 1, `second` out of room 2."""

    number: int
    first: tuple[Seat, ...]
    second: tuple[Seat, ...]


class SeatBounced(PublicEvent, frozen=True):
    """The Bouncer put somebody out into the other room."""

    seat: Seat
    room: int


class PauseOpened(PublicEvent, frozen=True):
    """Before the reveal this seat shows its card and must speak."""

    number: int
    seat: Seat
    card: CardWord


class PredictionMade(PublicEvent, frozen=True):
    """The Gambler's word."""

    seat: Seat
    camp: CampWord


class ShotFired(PublicEvent, frozen=True):
    """The Sniper's shot."""

    seat: Seat
    target: Seat


class CardGuessed(PublicEvent, frozen=True):
    """The Private Eye's word on the buried card."""

    seat: Seat
    card: CardWord


class PauseMissed(PublicEvent, frozen=True):
    """Nothing was said in time, or nobody is left to say it."""

    seat: Seat
    card: CardWord


class SeatRemoved(PublicEvent, frozen=True):
    """Out of the match, and of both rooms."""

    seat: Seat


class SeatRevealed(PublicEvent, frozen=True):
    """At the end: the card of a seat."""

    quiet: ClassVar[bool] = True
    seat: Seat
    card: CardWord


class BuriedRevealed(PublicEvent, frozen=True):
    """At the end: the buried card."""

    card: CardWord


class MatchEnded(PublicEvent, frozen=True):
    """The result; `dead` are those whom the blast met."""

    winner: Literal["blue", "red", "neither", "none"]
    reason: Literal[
        "blast",
        "untreated",
        "dud",
        "apart",
        "nobody",
        "tyrant",
        "boom",
        "hug",
        "president_removed",
        "bomber_removed",
        "finished",
    ]
    winners: tuple[Seat, ...]
    dead: tuple[Seat, ...]

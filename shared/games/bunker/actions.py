"""What a seat or the host may ask for; the tags are the names of the scenario format."""

from collections.abc import Mapping

from shared.games.bunker.tables import TRAITS, Trait
from shared.kernel.actions import Action
from shared.kernel.games import Seater
from shared.kernel.seats import Seat


class Reveal(Action, frozen=True):
    """A player opens a card in turn; with a seat, the host opens it (Q-16)."""

    trait: Trait
    seat: Seat | None = None


class Special(Action, frozen=True):
    """A player shows the special condition, once (B59)."""


class Vote(Action, frozen=True):
    """A secret vote for one to be left outside."""

    target: Seat


class Exclude(Action, frozen=True):
    """The host excludes a player (B72)."""

    seat: Seat


class Return(Action, frozen=True):
    """The host brings an excluded player back (B73)."""

    seat: Seat


class Remove(Action, frozen=True):
    """The host removes a player from the room for good (B74)."""

    seat: Seat


class Swap(Action, frozen=True):
    """The host has two players exchange the cards of one trait (B69)."""

    trait: Trait
    seats: tuple[Seat, Seat]


class Shuffle(Action, frozen=True):
    """The host shuffles the cards of one trait among the living (B69)."""

    trait: Trait


class ReplaceCard(Action, frozen=True):
    """The host has a fresh card drawn for a player (B70); `replace` with a trait in the scenario format."""

    seat: Seat
    trait: Trait


class Discard(Action, frozen=True):
    """The host takes a player's card out of the game."""

    seat: Seat
    trait: Trait


ACTIONS: tuple[type[Action], ...] = (
    *(Reveal, Special, Vote),
    *(Exclude, Return, Remove, Swap, Shuffle, ReplaceCard, Discard),
)


def parse(name: str, arg: object, seat_of: Seater) -> Action | None:
    """A scenario's `replace` means the card when it names a trait; every other action is read by its fields."""
    if name != "replace" or not isinstance(arg, Mapping) or set(arg) != {"seat", "trait"}:
        return None
    trait = next((each for each in TRAITS if each == arg["trait"]), None)
    if trait is None:
        raise ValueError(f"no such trait: {arg['trait']}")
    return ReplaceCard(seat_of(arg["seat"]), trait)

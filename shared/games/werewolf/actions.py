"""What a seat may ask for; the tags are the names of the scenario format."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from shared.games.werewolf.tables import Camp
from shared.kernel.actions import Action
from shared.kernel.games import Seater
from shared.kernel.seats import Seat


class Link(Action, frozen=True):
    """Cupid's arrow: these two become lovers."""

    pair: tuple[Seat, Seat]


class Vote(Action, frozen=True):
    """A first ballot of the day; nobody abstains."""

    target: Seat | None = msgspec.field(name="for")
    reason: str = ""


class ChangeVote(Action, frozen=True):
    """The one change of a ballot."""

    target: Seat | None = msgspec.field(name="for")
    reason: str = ""


class Kill(Action, frozen=True):
    """The knife: a proposal to the others while not `final`, else the word that locks it."""

    target: Seat | None
    final: bool = True


class Heal(Action, frozen=True):
    """The witch's heal, or none tonight."""

    target: Seat | None


class Poison(Action, frozen=True):
    """The witch's poison, or none tonight."""

    target: Seat | None


class Check(Action, frozen=True):
    """The seer's question, or none tonight."""

    target: Seat | None


class Shoot(Action, frozen=True):
    """The hunter's last shot, or none."""

    target: Seat | None


class Bequeath(Action, frozen=True):
    """The sheriff names who wears the badge now."""

    heir: Seat


class LastWords(Action, frozen=True):
    """What an out seat leaves behind; None gives the right up."""

    words: str | None


class Surrender(Action, frozen=True):
    """Asks one's camp to give up."""


class Consent(Action, frozen=True):
    """The answer of one who is asked."""

    answer: Literal["yes", "no"]


class Showdown(Action, frozen=True):
    """The pack declares the three nights, or takes that back before its first knife."""

    begin: bool = True


class CloseSurrender(Action, frozen=True):
    """The director closes a stale surrender as refused."""

    camp: Camp


ACTIONS: tuple[type[Action], ...] = (
    *(Link, Vote, ChangeVote, Kill, Heal, Poison, Check, Shoot, Bequeath, LastWords),
    *(Surrender, Consent, Showdown, CloseSurrender),
)

_BALLOTS: dict[str, type[Vote] | type[ChangeVote]] = {"vote": Vote, "change_vote": ChangeVote}


def parse(name: str, arg: object, seat_of: Seater) -> Action | None:
    """The short form of a ballot in a scenario, which has a reason of its own; None for everything else."""
    if name not in _BALLOTS or isinstance(arg, Mapping):
        return None
    return _BALLOTS[name](None if arg in ("abstain", "none") else seat_of(arg), "because")

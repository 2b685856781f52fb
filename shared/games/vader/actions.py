"""What a seat may ask for; the tags are the names of the scenario format."""

from typing import Literal

from shared.games.vader.tables import Card, Vote
from shared.kernel.actions import Action
from shared.kernel.seats import Seat


class Nominate(Action, frozen=True):
    """The Master names the General to be voted on."""

    general: Seat


class Ballot(Action, frozen=True):
    """A secret vote on the proposed government."""

    vote: Vote


class Discard(Action, frozen=True):
    """The Master lays one of three cards aside."""

    card: Card


class Enact(Action, frozen=True):
    """The General enacts one of two cards."""

    card: Card


class ProposeVeto(Action, frozen=True):
    """The General would rather enact neither."""


class AnswerVeto(Action, frozen=True):
    """The Master agrees to the veto or refuses it."""

    answer: Literal["yes", "no"]


class ChoosePower(Action, frozen=True):
    """The Master picks which power the first Imperial policy brings."""

    power: Literal["peek", "investigate"]


class Peek(Action, frozen=True):
    """The Master looks at the next three policies."""


class Investigate(Action, frozen=True):
    """The Master learns a seat's camp."""

    target: Seat


class SpecialElection(Action, frozen=True):
    """The Master names the next Master."""

    target: Seat


class Assassinate(Action, frozen=True):
    """The Master has a seat killed."""

    target: Seat


ACTIONS: tuple[type[Action], ...] = (
    Nominate,
    Ballot,
    Discard,
    Enact,
    ProposeVeto,
    AnswerVeto,
    ChoosePower,
    Peek,
    Investigate,
    SpecialElection,
    Assassinate,
)

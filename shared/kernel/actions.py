"""Actions, imperative: what a seat, the director or the clock asks for; those that every game knows are here."""

import msgspec

from shared.kernel.seats import Seat
from shared.kernel.text import snake


class Action(msgspec.Struct, frozen=True, tag=snake, tag_field="do", forbid_unknown_fields=True):
    """Asked for at the one door; stored under its tag, which is also the name used in scenarios."""


class Expire(Action, frozen=True):
    """The clock says that a timer has fallen due (`key` is `Timer.key`, so that an old one is recognised)."""

    timer: str
    key: str


class Pause(Action, frozen=True):
    """Stops timers and closes prompts for one reason; reasons are a set, all must go before play resumes."""

    reason: str = "director"


class Resume(Action, frozen=True):
    """Takes one reason to pause away."""

    reason: str = "director"


class MoveDeadline(Action, frozen=True):
    """Moves a running timer by so many seconds, backwards when negative, never into the past."""

    timer: str
    by: int


class CloseNow(Action, frozen=True):
    """Lets a running timer fall due at once."""

    timer: str


class YellowCard(Action, frozen=True):
    """Warns a seat; the ruleset says how many make a red one."""

    seat: Seat
    cause: str = ""


class WithdrawYellowCard(Action, frozen=True):
    """Takes one yellow card of a seat back, for what was not its fault."""

    seat: Seat
    cause: str = ""


class RedCard(Action, frozen=True):
    """Sends a seat off; `insist` where the game warns first."""

    seat: Seat
    insist: bool = False
    cause: str = ""


class Replace(Action, frozen=True):
    """A seat has got another holder: all that belongs to the seat stays with it."""

    seat: Seat


class Finish(Action, frozen=True):
    """Ends the match early."""


DIRECTORS = (
    Pause,
    Resume,
    MoveDeadline,
    CloseNow,
    YellowCard,
    WithdrawYellowCard,
    RedCard,
    Replace,
    Finish,
)
COMMON: tuple[type[Action], ...] = (Expire, *DIRECTORS)

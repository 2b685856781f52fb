"""The night: all of it is secret. What the group may know of it comes at the opening."""

from typing import Annotated, Literal

from shared.games.werewolf.events.base import Noted, ToSeat, ToSeats
from shared.games.werewolf.tables import Phase
from shared.kernel.events import Event, PublicEvent
from shared.kernel.seats import Seat
from shared.kernel.wording import word


class NightFell(PublicEvent, frozen=True):
    """The day is closed (R021)."""

    day: int


class StageTurned(Noted, frozen=True):
    """Dusk, night and dawn are one night to the group."""

    stage: Annotated[Phase, word("phase")]


class KillProposed(ToSeats, frozen=True):
    """One of those who hold the knife proposes a target to the others; None: nobody (A-10)."""

    seat: Seat
    target: Seat | None


class KnifeLocked(ToSeats, frozen=True):
    """The knife of this night is decided; `seat` None: the deadline did it, by the latest proposal if any."""

    seat: Seat | None
    target: Seat | None


class KnifeDropped(ToSeats, frozen=True):
    """The decided knife falls: its target went out by the vote, or the skill is lost (A-31, R048)."""

    target: Seat | None
    why: Literal["target", "lost"]


class TargetSensed(ToSeat, frozen=True):
    """The witch senses the knife's target, or that there is none (R066)."""

    target: Seat | None


class HealAnswered(ToSeat, frozen=True):
    """The heal is given to a seat, or kept tonight."""

    target: Seat | None


class PoisonAnswered(ToSeat, frozen=True):
    """The poison is given to a seat, or kept tonight."""

    target: Seat | None


class CheckDeclined(ToSeat, frozen=True):
    """The seer asks nothing tonight."""


class CampChecked(ToSeat, frozen=True):
    """The seer's answer (R060)."""

    target: Seat
    camp: Annotated[Literal["village", "other"], word("finding")]


class ActDropped(ToSeat, frozen=True):
    """A night act fell because its target went out by the vote: there is time to act again (A-31)."""

    act: Annotated[Literal["heal", "poison", "check"], word("act")]
    target: Seat


class ActMissed(ToSeat, frozen=True):
    """The night's deadline passed. No card: a card would tell the group who has a night act (R058, R065, R078)."""

    act: Annotated[Literal["potions", "check"], word("act")]


class NightClosed(Noted, frozen=True):
    """The time of wolves and seer, or of the witch, is over."""

    who: Literal["night", "witch"]


EVENTS: tuple[type[Event], ...] = (
    *(NightFell, StageTurned, KillProposed, KnifeLocked, KnifeDropped, TargetSensed, HealAnswered, PoisonAnswered),
    *(CheckDeclined, CampChecked, ActDropped, ActMissed, NightClosed),
)

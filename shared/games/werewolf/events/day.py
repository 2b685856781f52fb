"""The day: opening, ballots, the count, the sheriff's badge."""

from typing import ClassVar, Literal

from shared.games.werewolf.events.base import Noted, ToSeat, Words
from shared.kernel.events import Event, PublicEvent
from shared.kernel.seats import Seat


class DayOpened(PublicEvent, frozen=True):
    """Discussion and vote are open; `vote` says for what: the badge, the way out, or nothing."""

    day: int
    vote: Literal["sheriff", "out", "none"]


class OpeningListed(PublicEvent, frozen=True):
    """The two lists of an opening, each in the order of going out (R028-R030)."""

    day: int
    by_vote: tuple[Seat, ...]
    by_night: tuple[Seat, ...]


class LastCallPassed(PublicEvent, frozen=True):
    """From now on no ballot may be changed (R159)."""

    day: int


class BallotCast(PublicEvent, frozen=True):
    """A first ballot of the day; `choice` None abstains."""

    quiet: ClassVar[bool] = True
    seat: Seat
    choice: Seat | None
    reason: Words


class BallotChanged(PublicEvent, frozen=True):
    """The one change of a ballot."""

    quiet: ClassVar[bool] = True
    seat: Seat
    choice: Seat | None
    reason: Words


class BallotVoided(ToSeat, frozen=True):
    """A void ballot: it counts as no vote, and yet not as silence (A-22, A-23)."""

    refuses: ClassVar[bool] = True
    why: Literal["reason", "target"]


class BallotsDropped(PublicEvent, frozen=True):
    """A seat went out in the day: its own ballot and those for it are gone; `voters` may vote anew (A-18)."""

    seat: Seat
    voters: tuple[Seat, ...]


class VotesCounted(PublicEvent, frozen=True):
    """The count of the day begins; the candidates follow one by one (R169)."""

    day: int
    voters: int
    abstained: tuple[Seat, ...]


class CandidateCounted(PublicEvent, frozen=True):
    """The sum of one candidate: whole votes, and a half when the sheriff is among the voters."""

    seat: Seat
    votes: int
    half: bool
    voters: tuple[Seat, ...]


class SheriffElected(PublicEvent, frozen=True):
    """The first to reach the highest number wears the badge (R090)."""

    seat: Seat


class NobodyElected(PublicEvent, frozen=True):
    """No ballot for anyone: no sheriff (A-16)."""


class SheriffTold(ToSeat, frozen=True):
    """The badge is yours (R092)."""


class VotedOut(PublicEvent, frozen=True):
    """The day's vote sends a seat off (R164)."""

    seat: Seat


class NobodyVotedOut(PublicEvent, frozen=True):
    """A tie of these, or no vote for anyone (R164, R166)."""

    tied: tuple[Seat, ...]


class BadgeDue(ToSeat, frozen=True):
    """The sheriff is out and must name an heir (R095)."""


class BadgeBequeathed(ToSeat, frozen=True):
    """The heir is named."""

    heir: Seat


class BadgeDrawn(Noted, frozen=True):
    """The fixed order names the heir: silence or a red card (R096, R098)."""

    seat: Seat
    heir: Seat


class BadgePassed(PublicEvent, frozen=True):
    """The group learns who wears the badge now (R032, A-32)."""

    seat: Seat
    heir: Seat


EVENTS: tuple[type[Event], ...] = (
    *(DayOpened, OpeningListed, LastCallPassed, BallotCast, BallotChanged, BallotVoided, BallotsDropped),
    *(VotesCounted, CandidateCounted, SheriffElected, NobodyElected, SheriffTold, VotedOut, NobodyVotedOut),
    *(BadgeDue, BadgeBequeathed, BadgeDrawn, BadgePassed),
)

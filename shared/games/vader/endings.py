"""The last events of a match: the result, and everything that was secret (V34)."""

from typing import Annotated, Literal

from shared.games.vader.tables import Card
from shared.kernel.events import PublicEvent
from shared.kernel.seats import Seat
from shared.kernel.wording import glyph, word

Policy = Annotated[Card, word("policy")]
Sign = Annotated[Card, glyph("mark")]
"""A card in a long row, which reads as signs side by side."""


class MatchEnded(PublicEvent, frozen=True):
    """Over; no winner when the director ended it."""

    winner: Literal["rebels", "sith", "none"]
    reason: Literal["republic", "imperial", "vader_elected", "vader_assassinated", "vader_removed", "finished"]
    winners: tuple[Seat, ...]


class RolesPublished(PublicEvent, frozen=True):
    """Who everybody was."""

    rebels: tuple[Seat, ...]
    sith: tuple[Seat, ...]
    vader: Seat


class DeckPublished(PublicEvent, frozen=True):
    """The order, top first, of the deck that was shuffled as number `number`."""

    number: int
    order: tuple[Sign, ...]


class SessionPublished(PublicEvent, frozen=True):
    """What one session drew and discarded, in order: the Master's card, then the General's (after a veto all three)."""

    number: int
    master: Seat
    general: Seat
    drawn: tuple[Sign, ...]
    discarded: tuple[Sign, ...]


class DeckLeft(PublicEvent, frozen=True):
    """The cards still in the deck at the end, top first."""

    order: tuple[Sign, ...]

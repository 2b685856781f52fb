"""Views: what one viewer may know now, as text keys and values."""

import msgspec

from shared.kernel.text import Text


class SeatLine(msgspec.Struct, frozen=True):
    """One seat on the board: marks are keys of glyphs or words (office, camp shown), `note` a sentence beside the
    name.
    """

    seat: int
    marks: tuple[str, ...] = ()
    out: bool = False
    note: Text | None = None


class View(msgspec.Struct, frozen=True):
    """The board as this viewer may see it, and what else they alone know (`private`).

    `board` names the public message it is drawn on: a new name means a new message, the same name an edit.
    """

    board: str
    phase: str
    title: Text
    lines: tuple[Text, ...]
    seats: tuple[SeatLine, ...]
    private: tuple[Text, ...] = ()
    now: tuple[Text, ...] = ()
    """What is going on at this moment and who must do what; left out once the board is history."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: `winner` is a camp or None, `reason` the sentence that says why.

    `each` holds a seat's own result where it needs one.
    """

    winner: str | None
    winners: tuple[int, ...]
    reason: Text
    each: dict[int, Text] = {}

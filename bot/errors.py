"""What a failed call means and what follows: the whole policy of the sender, one line an error."""

from enum import Enum, auto

import msgspec
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)


class Verdict(Enum):
    """What to do about a failed call."""

    DONE = auto()
    """The wished state is there already."""
    WAIT = auto()
    """Too fast: this chat rests for so many seconds."""
    RETRY = auto()
    """It took no effect; later it may."""
    UNSURE = auto()
    """It may have taken effect: edits again freely, a new message once at most."""
    TARGET_GONE = auto()
    """The message to edit is gone: post it anew."""
    PERSON_GONE = auto()
    """The person blocked the bot, never started it, or is deactivated."""
    CHAT_GONE = auto()
    """The bot is no longer in the chat."""
    TOPIC_GONE = auto()
    """The topic is closed or deleted."""
    MOVED = auto()
    """The group became a supergroup."""
    NO_RIGHT = auto()
    """The chat does not let the bot do that (pin, delete, mute)."""
    BUG = auto()
    """We asked for something wrong; asking again cannot help."""


class Failure(msgspec.Struct, frozen=True):
    """A verdict with its number: seconds to wait, or the new id of the chat."""

    verdict: Verdict
    seconds: float = 0.0
    chat_id: int = 0
    words: str = ""


_BAD_REQUESTS: tuple[tuple[str, Verdict], ...] = (
    ("message is not modified", Verdict.DONE),
    ("message to delete not found", Verdict.DONE),
    ("query is too old", Verdict.DONE),
    ("query id is invalid", Verdict.DONE),
    ("message to edit not found", Verdict.TARGET_GONE),
    ("message can't be edited", Verdict.TARGET_GONE),
    ("message_id_invalid", Verdict.TARGET_GONE),
    ("message to pin not found", Verdict.DONE),
    ("message to unpin not found", Verdict.DONE),
    ("topic_closed", Verdict.TOPIC_GONE),
    ("topic_deleted", Verdict.TOPIC_GONE),
    ("message thread not found", Verdict.TOPIC_GONE),
    ("chat not found", Verdict.CHAT_GONE),
    ("chat_write_forbidden", Verdict.CHAT_GONE),
    ("have no rights to send", Verdict.CHAT_GONE),
    ("not enough rights to send", Verdict.CHAT_GONE),
    ("not enough rights", Verdict.NO_RIGHT),
    ("chat_admin_required", Verdict.NO_RIGHT),
    ("user is an administrator of the chat", Verdict.NO_RIGHT),
    ("method is available only for supergroups", Verdict.NO_RIGHT),
    ("message can't be deleted", Verdict.NO_RIGHT),
)
_FORBIDDEN_PEOPLE = (
    "blocked by the user",
    "user is deactivated",
    "can't initiate conversation",
    "can't send messages to bots",
)


_STRANGERS = ("user not found", "member not found", "participant_id_invalid", "user_id_invalid")


def stranger(error: TelegramError) -> bool:
    """Whether a question about somebody in a chat failed because they are not there."""
    return isinstance(error, BadRequest) and any(part in str(error.message).lower() for part in _STRANGERS)


def judge(error: TelegramError) -> Failure:
    """What this error means for the call that met it."""
    words = str(error.message)[:300]
    match error:
        case RetryAfter():
            return Failure(Verdict.WAIT, seconds=_seconds(error), words=words)
        case ChatMigrated():
            return Failure(Verdict.MOVED, chat_id=error.new_chat_id, words=words)
        case Forbidden():
            person = any(part in words.lower() for part in _FORBIDDEN_PEOPLE)
            return Failure(Verdict.PERSON_GONE if person else Verdict.CHAT_GONE, words=words)
        case BadRequest():
            found = next((v for part, v in _BAD_REQUESTS if part in words.lower()), Verdict.BUG)
            return Failure(found, words=words)
        case TimedOut():
            return Failure(Verdict.UNSURE, words=words)
        case InvalidToken() | Conflict():
            return Failure(Verdict.BUG, words=words)
        case NetworkError():
            return Failure(Verdict.RETRY, words=words)
        case _:
            return Failure(Verdict.BUG, words=words)


def _seconds(error: RetryAfter) -> float:
    wait = error.retry_after
    return float(wait if isinstance(wait, int | float) else wait.total_seconds())


BACKOFF = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds before each new try; afterwards the letter is dead."""


def next_try(verdict: Verdict, tries: int, *, fresh: bool) -> float | None:
    """Seconds until the next try after `tries` failed ones; None for never. A `fresh` message must not be doubled."""
    if verdict is Verdict.UNSURE and fresh:
        return BACKOFF[0] if tries < 2 else None
    if verdict in {Verdict.RETRY, Verdict.UNSURE}:
        return BACKOFF[tries - 1] if tries <= len(BACKOFF) else None
    return None

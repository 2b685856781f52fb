"""Every table in one place to import from; importing it fills the metadata."""

from shared.storage.base import Base
from shared.storage.matches import (
    ActRow,
    CardRow,
    DeadlineRow,
    EventRow,
    MatchRow,
    PressRow,
    RosterRow,
)
from shared.storage.people import Audit, Chat, Director, Heckler, LoginFailure, LoginToken, Setting, SignIn, User
from shared.storage.post import BoardRow, CopyRow, InboxRow, OutboxRow, PostRow, QuestionRow, SlipRow, VoiceRow

__all__ = [
    "ActRow",
    "Audit",
    "Base",
    "BoardRow",
    "CardRow",
    "Chat",
    "CopyRow",
    "DeadlineRow",
    "Director",
    "EventRow",
    "Heckler",
    "InboxRow",
    "LoginFailure",
    "LoginToken",
    "MatchRow",
    "OutboxRow",
    "PostRow",
    "PressRow",
    "QuestionRow",
    "RosterRow",
    "Setting",
    "SignIn",
    "SlipRow",
    "User",
    "VoiceRow",
]

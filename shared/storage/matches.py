"""Tables of play: matches, roster, the log, deadlines, cards, presses."""

from datetime import datetime

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from shared.storage.base import Base
from shared.storage.types import BigId, Blob, Moment

LIVE = text("status IN ('lobby', 'running')")
CURRENT = text("left_at IS NULL")
TICKING = text("due_at IS NOT NULL")


class MatchRow(Base):
    """One play of a game, from its lobby to its end. `seq` counts events, `acts` counts accepted actions."""

    __tablename__ = "matches"
    __table_args__ = (
        Index("uq_matches_live", "chat_id", "thread_id", unique=True, sqlite_where=LIVE, postgresql_where=LIVE),
        Index("ix_matches_status_changed_at", "status", "changed_at"),
    )

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    slug: Mapped[str] = mapped_column(String(32))
    status: Mapped[str] = mapped_column(String(16))
    """lobby, running, over (played to an end, or finished by the director) or cancelled."""
    chat_id: Mapped[int] = mapped_column(ForeignKey("chats.id", onupdate="CASCADE"), index=True)
    thread_id: Mapped[int] = mapped_column(BigInteger, default=0)
    """The topic; 0 where the chat has none, and for the general one."""
    host_id: Mapped[int | None] = mapped_column(ForeignKey("users.id"))
    host_directs: Mapped[bool] = mapped_column(Boolean, default=True)
    """Whether a host who does not play becomes the director at the start."""
    language: Mapped[str] = mapped_column(String(8), default="en")
    timezone: Mapped[str] = mapped_column(String(64), default="UTC")
    rules: Mapped[bytes] = mapped_column(Blob)
    seats: Mapped[int] = mapped_column(Integer, default=0)
    fill_bots: Mapped[int] = mapped_column(Integer, default=0)
    seed: Mapped[bytes] = mapped_column(Blob)
    commitment: Mapped[str] = mapped_column(String(64))
    seq: Mapped[int] = mapped_column(Integer, default=0)
    acts: Mapped[int] = mapped_column(Integer, default=0)
    snapshot: Mapped[bytes | None] = mapped_column(Blob)
    winner: Mapped[str | None] = mapped_column(String(32))
    winners: Mapped[bytes | None] = mapped_column(Blob)
    lobby_message_id: Mapped[int | None] = mapped_column(BigInteger)
    created_at: Mapped[datetime] = mapped_column(Moment)
    started_at: Mapped[datetime | None] = mapped_column(Moment)
    ended_at: Mapped[datetime | None] = mapped_column(Moment)
    changed_at: Mapped[datetime] = mapped_column(Moment)


class RosterRow(Base):
    """One holding of a seat. In the lobby `seat` is the order of joining; the current holder has no `left_at`."""

    __tablename__ = "roster"
    __table_args__ = (
        Index(
            "uq_roster_current_seat",
            "match_id",
            "seat",
            unique=True,
            sqlite_where=CURRENT,
            postgresql_where=CURRENT,
        ),
        Index(
            "uq_roster_current_user",
            "match_id",
            "user_id",
            unique=True,
            sqlite_where=CURRENT,
            postgresql_where=CURRENT,
        ),
        Index("ix_roster_user_id", "user_id"),
    )

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str] = mapped_column(String(160))
    fill_bot: Mapped[bool] = mapped_column(Boolean, default=False)
    joined_at: Mapped[datetime] = mapped_column(Moment)
    left_at: Mapped[datetime | None] = mapped_column(Moment)
    left_because: Mapped[str | None] = mapped_column(String(32))


class ActRow(Base):
    """One accepted action: who, when, and which events came of it. Act 0 is the deal."""

    __tablename__ = "acts"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    actor: Mapped[str] = mapped_column(String(16))
    """A seat's number, `director` or `clock`."""
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    action: Mapped[bytes] = mapped_column(Blob)
    first: Mapped[int] = mapped_column(Integer)
    count: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime] = mapped_column(Moment)


class EventRow(Base):
    """The log: ordered events of a match, position = seq, from 0."""

    __tablename__ = "events"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    body: Mapped[bytes] = mapped_column(Blob)
    at: Mapped[datetime] = mapped_column(Moment)


class DeadlineRow(Base):
    """A stored moment: of a timer, of a reminder before it, of a fill-bot's turn, of an idle lobby's end."""

    __tablename__ = "deadlines"
    __table_args__ = (
        UniqueConstraint("match_id", "kind", "key"),
        Index("ix_deadlines_due", "due_at", sqlite_where=TICKING, postgresql_where=TICKING),
    )

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(16))
    """timer, reminder, fillbot or lobby."""
    key: Mapped[str] = mapped_column(String(80))
    name: Mapped[str] = mapped_column(String(40))
    started_at: Mapped[datetime] = mapped_column(Moment)
    due_at: Mapped[datetime | None] = mapped_column(Moment)
    """None while paused; `left` then says what remains, in microseconds."""
    left: Mapped[int | None] = mapped_column(BigInteger)


class CardRow(Base):
    """A yellow or red card: proposed, issued, withdrawn or dismissed, with its cause and who gave it."""

    __tablename__ = "cards"

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    user_id: Mapped[int] = mapped_column(BigInteger, index=True)
    colour: Mapped[str] = mapped_column(String(8))
    status: Mapped[str] = mapped_column(String(16))
    cause: Mapped[str] = mapped_column(Text)
    by_user_id: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[datetime] = mapped_column(Moment)
    settled_at: Mapped[datetime | None] = mapped_column(Moment)


class PressRow(Base):
    """What a seat last pressed under a prompt: the same press again gets the same answer and changes nothing.

    `armed` marks a first tap on an irreversible option, which waits for the second.
    """

    __tablename__ = "presses"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    prompt: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    option: Mapped[str] = mapped_column(String(64))
    armed: Mapped[bool] = mapped_column(Boolean, default=False)
    query: Mapped[str] = mapped_column(String(64), default="")
    answer: Mapped[bytes] = mapped_column(Blob)
    at: Mapped[datetime] = mapped_column(Moment)

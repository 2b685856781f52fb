"""Tables of the post: updates that came in, what is to be told, and the messages that stand in the chats."""

from datetime import datetime

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from shared.storage.base import Base
from shared.storage.types import BigId, Blob, Moment

UNHANDLED = text("done_at IS NULL")


class InboxRow(Base):
    """One raw update, committed before Telegram is told that it came. Handled ones stay a while to know repeats by."""

    __tablename__ = "inbox"
    __table_args__ = (Index("ix_inbox_waiting", "update_id", sqlite_where=UNHANDLED, postgresql_where=UNHANDLED),)

    update_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    lane: Mapped[str] = mapped_column(String(40))
    """Updates of one lane are handled in order: the match of a press, else the chat."""
    body: Mapped[bytes] = mapped_column(Blob)
    received_at: Mapped[datetime] = mapped_column(Moment)
    done_at: Mapped[datetime | None] = mapped_column(Moment)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    error: Mapped[str | None] = mapped_column(Text)


class OutboxRow(Base):
    """One thing to be told. Rows of one chat go out in order of priority, then of their number."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index(
            "ix_outbox_waiting",
            "chat_id",
            "priority",
            "id",
            sqlite_where=text("status = 'waiting'"),
            postgresql_where=text("status = 'waiting'"),
        ),
        Index(
            "ix_outbox_sending",
            "chat_id",
            sqlite_where=text("status = 'sending'"),
            postgresql_where=text("status = 'sending'"),
        ),
        Index(
            "uq_outbox_merge",
            "merge",
            unique=True,
            sqlite_where=text("status = 'waiting' AND merge IS NOT NULL"),
            postgresql_where=text("status = 'waiting' AND merge IS NOT NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    """Name of the letter type in services/letters.py."""
    priority: Mapped[int] = mapped_column(Integer)
    merge: Mapped[str | None] = mapped_column(String(80))
    """Waiting rows with the same merge key are one: the newer body replaces the older."""
    body: Mapped[bytes] = mapped_column(Blob)
    status: Mapped[str] = mapped_column(String(8), default="waiting")
    """waiting, sending, sent, dead."""
    not_before: Mapped[datetime] = mapped_column(Moment)
    leased_until: Mapped[datetime | None] = mapped_column(Moment)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    error: Mapped[str | None] = mapped_column(Text)
    created_at: Mapped[datetime] = mapped_column(Moment)
    settled_at: Mapped[datetime | None] = mapped_column(Moment)


class BoardRow(Base):
    """One public message of a match: the sentences of what happened on it, and the message that carries it.

    While `final` is empty it is drawn from the match as it stands; then it keeps its last look.
    """

    __tablename__ = "boards"
    __table_args__ = (UniqueConstraint("match_id", "name"),)

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(40))
    opened_at: Mapped[datetime | None] = mapped_column(Moment)
    news: Mapped[bytes] = mapped_column(Blob)
    final: Mapped[bytes | None] = mapped_column(Blob)
    chat_id: Mapped[int | None] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    shown: Mapped[str | None] = mapped_column(String(64))
    """Digest of what the message shows, so that an edit that changes nothing is not sent."""
    shown_at: Mapped[datetime | None] = mapped_column(Moment)
    pinned: Mapped[bool] = mapped_column(Boolean, default=False)


class SlipRow(Base):
    """A private message with buttons, so that it can be closed when its prompt is."""

    __tablename__ = "slips"
    __table_args__ = (Index("ix_slips_match_id_seat_prompt", "match_id", "seat", "prompt"),)

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)
    prompt: Mapped[str] = mapped_column(String(24))
    chat_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int] = mapped_column(BigInteger)
    letter: Mapped[bytes] = mapped_column(Blob)
    closed: Mapped[bool] = mapped_column(Boolean, default=False)


class PostRow(Base):
    """What a player said during a match: in the group (`channel` empty), or in a channel through the bot."""

    __tablename__ = "posts"
    __table_args__ = (
        UniqueConstraint("chat_id", "message_id"),
        Index("ix_posts_match_id_seat_at", "match_id", "seat", "at"),
        Index("ix_posts_match_id_channel_id", "match_id", "channel", "id"),
    )

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    seat: Mapped[int | None] = mapped_column(Integer)
    channel: Mapped[str] = mapped_column(String(40), default="")
    chat_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int] = mapped_column(BigInteger)
    kind: Mapped[str] = mapped_column(String(16), default="text")
    """text, photo, sticker, voice or document."""
    body: Mapped[str] = mapped_column(Text)
    file_id: Mapped[str | None] = mapped_column(String(255))
    reply_to: Mapped[int | None] = mapped_column(ForeignKey("posts.id", ondelete="SET NULL"))
    edited_at: Mapped[datetime | None] = mapped_column(Moment)
    at: Mapped[datetime] = mapped_column(Moment)


class CopyRow(Base):
    """Where a post of a channel stands in a reader's private chat, so that edits and replies find it."""

    __tablename__ = "copies"
    __table_args__ = (UniqueConstraint("chat_id", "message_id"), UniqueConstraint("post_id", "chat_id"))

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    post_id: Mapped[int] = mapped_column(ForeignKey("posts.id", ondelete="CASCADE"))
    chat_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int] = mapped_column(BigInteger)


class VoiceRow(Base):
    """The channel that a person's private words go to, until they choose another one or none."""

    __tablename__ = "voices"

    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    channel: Mapped[str] = mapped_column(String(40))
    """Empty: none, not even the one that would be taken by itself."""


class QuestionRow(Base):
    """What a player asked the directors of a match, and what they answered."""

    __tablename__ = "questions"
    __table_args__ = (Index("ix_questions_match_id_id", "match_id", "id"),)

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"))
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment)
    answer: Mapped[str | None] = mapped_column(Text)
    answered_by: Mapped[int | None] = mapped_column(BigInteger)
    """None with an answer: the local administrator."""
    answered_at: Mapped[datetime | None] = mapped_column(Moment)
    public: Mapped[bool] = mapped_column(Boolean, default=False)
    """Question and answer were announced to the group."""

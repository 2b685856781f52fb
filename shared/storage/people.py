"""Tables of people and places: users, chats, directors, sign-ins, the audit log."""

from datetime import datetime

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from shared.storage.base import Base
from shared.storage.types import BigId, Moment


class User(Base):
    """A Telegram account, or a fill-bot's stand-in (negative id)."""

    __tablename__ = "users"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(160))
    username: Mapped[str | None] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8), default="en")
    language_chosen: Mapped[bool] = mapped_column(Boolean, default=False)
    timezone: Mapped[str | None] = mapped_column(String(64))
    started_at: Mapped[datetime | None] = mapped_column(Moment)
    """When a private message last got through; None: the bot cannot write to them."""
    blocked_at: Mapped[datetime | None] = mapped_column(Moment)
    created_at: Mapped[datetime] = mapped_column(Moment)


class Chat(Base):
    """A group the bot was seen in."""

    __tablename__ = "chats"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    title: Mapped[str] = mapped_column(String(255))
    kind: Mapped[str] = mapped_column(String(16))
    language: Mapped[str] = mapped_column(String(8), default="en")
    language_chosen: Mapped[bool] = mapped_column(Boolean, default=False)
    timezone: Mapped[str] = mapped_column(String(64), default="UTC")
    may_pin: Mapped[bool] = mapped_column(Boolean, default=False)
    may_delete: Mapped[bool] = mapped_column(Boolean, default=False)
    may_restrict: Mapped[bool] = mapped_column(Boolean, default=False)
    gone_at: Mapped[datetime | None] = mapped_column(Moment)
    """When the bot was removed; None while it is in."""
    created_at: Mapped[datetime] = mapped_column(Moment)


class Heckler(Base):
    """Someone in the group who watches a match by name (V35)."""

    __tablename__ = "hecklers"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment)


class Director(Base):
    """Who runs a match from the panel; `role` is director, co_director, writer or host."""

    __tablename__ = "directors"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id"), primary_key=True)
    role: Mapped[str] = mapped_column(String(16), default="director")
    since: Mapped[datetime] = mapped_column(Moment)


class LoginToken(Base):
    """A one-time link to the panel; only the digest of its token is kept."""

    __tablename__ = "login_tokens"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    """None: the local administrator."""
    expires_at: Mapped[datetime] = mapped_column(Moment)
    used_at: Mapped[datetime | None] = mapped_column(Moment)


class SignIn(Base):
    """A running session of the panel, so that it can be listed and revoked."""

    __tablename__ = "sign_ins"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    since: Mapped[datetime] = mapped_column(Moment)
    seen_at: Mapped[datetime] = mapped_column(Moment)
    expires_at: Mapped[datetime] = mapped_column(Moment)
    client: Mapped[str] = mapped_column(String(255), default="")


class LoginFailure(Base):
    """A failed sign-in, counted by address and account to slow down guessing."""

    __tablename__ = "login_failures"
    __table_args__ = (Index("ix_login_failures_who_at", "who", "at"),)

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    who: Mapped[str] = mapped_column(String(128))
    at: Mapped[datetime] = mapped_column(Moment)


class Audit(Base):
    """Who did what from the panel or as a director, with the state before and after in words of the log."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(BigId, primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment, index=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id", ondelete="SET NULL"), index=True)
    act: Mapped[str] = mapped_column(String(64))
    target: Mapped[str] = mapped_column(String(255), default="")
    before: Mapped[str] = mapped_column(Text, default="")
    after: Mapped[str] = mapped_column(Text, default="")


class Setting(Base):
    """A small fact of the installation (the polling offset, the local administrator's link)."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    value: Mapped[str] = mapped_column(Text)

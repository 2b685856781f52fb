"""Column types that behave alike on SQLite and PostgreSQL."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BigInteger, DateTime, Integer, LargeBinary
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

BigId = BigInteger().with_variant(Integer, "sqlite")
"""A 64-bit key; SQLite numbers rows by itself only in a column called INTEGER."""


class Moment(TypeDecorator[datetime]):
    """An aware moment, stored in UTC to the microsecond; a naive one is a bug and is refused."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Into the database: UTC, without zone on SQLite, which has none."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Out of the database: always aware, always UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)

    def bind_processor(self, dialect: Dialect) -> Callable[[Any], Any] | None:
        """SQLite keeps text: written here as its dialect writes it, in a fraction of the time."""
        return _text_of if dialect.name == "sqlite" else super().bind_processor(dialect)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        """The same way back."""
        return _moment_of if dialect.name == "sqlite" else super().result_processor(dialect, coltype)


def _text_of(value: datetime | None) -> str | None:
    if value is None:
        return None
    if value.tzinfo is None:
        raise ValueError("a moment needs its time zone")
    return value.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


def _moment_of(value: str | None) -> datetime | None:
    return None if value is None else datetime.fromisoformat(value).replace(tzinfo=UTC)


class Blob(TypeDecorator[bytes]):
    """Encoded kernel values, as bytes on both databases."""

    impl = LargeBinary
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> bytes | None:
        """Always bytes, never a memoryview."""
        return None if value is None else bytes(value)

    def bind_processor(self, dialect: Dialect) -> Callable[[Any], Any] | None:
        """SQLite takes and gives bytes as they are."""
        return None if dialect.name == "sqlite" else super().bind_processor(dialect)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        """The same way back."""
        return None if dialect.name == "sqlite" else super().result_processor(dialect, coltype)

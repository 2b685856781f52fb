"""A desk on the database that a URL names, for programs that start."""

from collections.abc import Callable
from datetime import UTC, datetime

from shared.services.work import Desk
from shared.storage.engine import open_engine


def open_desk(url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Desk:
    """Opens the database, without bringing it up to date."""
    return Desk(open_engine(url), now)

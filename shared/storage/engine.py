"""Opening the database: SQLite with one writer and durable commits, or PostgreSQL."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry


def open_engine(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql+psycopg://...`; the folder of a SQLite file is made."""
    parsed = make_url(url)
    # Errors reach the log: what was to be stored, a role say, must not travel with them.
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine, "connect", _tune_sqlite)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _tune_sqlite(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """WAL so that readers never wait, FULL so that a committed vote survives a power cut."""
    sqlite: Any = connection
    sqlite.isolation_level = None  # the driver must not open transactions of its own; see _begin_immediate
    cursor = sqlite.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    """A writer takes its lock at the start, so that two never deadlock; readers say so by an option."""
    reading = connection.get_execution_options().get("reading", False)
    connection.connection.dbapi_connection.execute("BEGIN" if reading else "BEGIN IMMEDIATE")

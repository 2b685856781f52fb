"""Runs migrations: on the connection or URL that shared.storage.upgrade hands over, or on the database of settings."""

from alembic import context
from sqlalchemy import Connection, LargeBinary, event

from shared import settings
from shared.storage.engine import open_engine
from shared.storage.models import Base
from shared.storage.types import BigId, Blob, Moment

given = context.config.attributes


def render_item(kind, item, autogen_context):
    """Migrations must not change when our column types do, so they name plain ones."""
    if kind != "type":
        return False
    if isinstance(item, Moment):
        return "sa.DateTime(timezone=True)"
    if isinstance(item, Blob):
        return "sa.LargeBinary()"
    if item is BigId:
        return 'sa.BigInteger().with_variant(sa.Integer(), "sqlite")'
    return False


def compare_type(migration_context, column, metadata_column, inspected_type, metadata_type):
    """SQLite says BLOB for every kind of bytes; that is no difference."""
    if isinstance(metadata_type, Blob):
        return not isinstance(inspected_type, LargeBinary)
    return None


def run(connection: Connection) -> None:
    """One transaction for everything, on both databases."""
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=connection.dialect.name == "sqlite",
        render_item=render_item,
        compare_type=compare_type,
    )
    with context.begin_transaction():
        context.run_migrations()


def main() -> None:
    """Takes a connection as it is; opens and closes one of its own otherwise."""
    if "connection" in given:
        run(given["connection"])
        return
    engine = open_engine(given.get("url") or settings.load().database_url)
    if engine.dialect.name == "sqlite":
        # Rebuilding a table drops it, and with foreign keys on its children's rows would go with it.
        event.listen(engine, "connect", lambda dbapi, record: dbapi.execute("PRAGMA foreign_keys=OFF"))
    with engine.begin() as connection:
        run(connection)
    engine.dispose()


main()

"""The migrations build the model, on both databases, and take it down again."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Engine, Integer, MetaData, Table, inspect, text

from shared.storage.engine import open_engine
from shared.storage.models import Base
from shared.storage.types import Blob
from shared.storage.upgrade import config, downgrade, upgrade


def compare_type(context, column, metadata_column, inspected_type, metadata_type):
    return False if isinstance(metadata_type, Blob) else None


def differences(engine: Engine, metadata: MetaData) -> list:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": compare_type})
        return compare_metadata(context, metadata)


def test_models_and_migrations_agree(database_url):
    upgrade(database_url)
    engine = open_engine(database_url)
    assert differences(engine, Base.metadata) == []
    engine.dispose()


def test_a_forgotten_migration_is_noticed(database_url):
    upgrade(database_url)
    engine = open_engine(database_url)
    planted = MetaData(naming_convention=Base.metadata.naming_convention)
    for table in Base.metadata.tables.values():
        table.to_metadata(planted)
    planted.tables["users"].append_column(Column("shoe_size", Integer))
    Table("shoes", planted, Column("id", Integer, primary_key=True))
    assert {found[0] for found in differences(engine, planted)} == {"add_table", "add_column"}
    engine.dispose()


def test_every_revision_goes_down_and_up_again(database_url):
    script = ScriptDirectory.from_config(config(database_url))
    revisions = [each.revision for each in script.walk_revisions()]
    assert revisions
    assert len(script.get_heads()) == 1
    upgrade(database_url)
    for revision in revisions:
        before = script.get_revision(revision).down_revision or "base"
        downgrade(database_url, before)
        upgrade(database_url, revision)
        downgrade(database_url, before)
    engine = open_engine(database_url)
    assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_an_upgrade_of_an_upgraded_database_keeps_its_rows(database_url):
    upgrade(database_url)
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO settings (name, value) VALUES ('colour', 'red')"))
    upgrade(database_url)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT value FROM settings")) == "red"
    engine.dispose()


def test_partial_indexes_are_unique_on_both(database_url):
    upgrade(database_url)
    engine = open_engine(database_url)
    found = {
        index["name"]
        for table in inspect(engine).get_table_names()
        for index in inspect(engine).get_indexes(table)
        if index["unique"]
    }
    assert {"uq_matches_live", "uq_roster_current_seat", "uq_roster_current_user", "uq_outbox_merge"} <= found
    engine.dispose()


def test_sqlite_is_durable_and_keeps_foreign_keys(sqlite_url):
    engine = open_engine(sqlite_url)
    with engine.connect() as connection:
        pragmas = {
            name: connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    engine.dispose()


@pytest.mark.parametrize("script", ["alembic"])
def test_the_command_line_finds_the_migrations(sqlite_url, script, monkeypatch):
    import subprocess
    import sys

    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    done = subprocess.run(
        [sys.executable, "-m", script, "upgrade", "head"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    engine = open_engine(sqlite_url)
    assert "matches" in inspect(engine).get_table_names()
    engine.dispose()

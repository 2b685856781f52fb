"""The databases and the browser that other tests stand on are what they claim to be."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from sqlalchemy import create_engine, inspect, text

from tests import chromium, postgres


def test_each_database_starts_empty(database_url: str) -> None:
    engine = create_engine(database_url)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == []
        connection.execute(text("CREATE TABLE seats (name TEXT)"))
        connection.execute(text("INSERT INTO seats VALUES ('小红 Анна 🦊')"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM seats")).scalar_one() == "小红 Анна 🦊"
    engine.dispose()


def test_a_database_forgets_the_test_before_and_its_open_connections(database_url: str) -> None:
    test_each_database_starts_empty(database_url)


def test_postgres_is_postgres(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version()")).scalar_one().startswith("PostgreSQL")
    engine.dispose()


def test_chromium_draws_a_page(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<button onclick=\"this.textContent='голос 票'\">vote</button>")
    page.click("button")
    assert page.inner_text("button") == "голос 票"
    page.close()


def test_a_machine_without_postgres_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TEST_POSTGRES_URL", raising=False)
    monkeypatch.setattr(postgres, "candidates", list)
    monkeypatch.setattr(postgres, "bundled", lambda home: None)
    with pytest.raises(LookupError, match="install"):
        postgres.shared_server(tmp_path, os.getpid())
    assert not (tmp_path / "postgres-url").exists()


def test_a_browser_that_was_named_must_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PARLOR_CHROMIUM", str(tmp_path / "nowhere"))
    with pytest.raises(FileNotFoundError, match="PARLOR_CHROMIUM"):
        chromium.find()

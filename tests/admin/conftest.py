"""Fixtures: the panel over each kind of database, with one match of Secret Vader running."""

from collections.abc import Iterator

import pytest

from admin.app import create_app
from shared.services.work import Desk
from shared.settings import Settings
from shared.storage.engine import open_engine
from shared.storage.upgrade import upgrade
from tests.admin.scene import PASSWORD, Hands, Scene, people_come, start_match


def panel(url: str) -> Iterator[Scene]:
    """The panel over this database, and everything closed afterwards."""
    upgrade(url)
    hands = Hands()
    engine = open_engine(url)
    desk = Desk(engine, hands)
    app = create_app(Settings(database_url=url, admin_password=PASSWORD), desk)
    app.testing = False
    desk.write(people_come)
    scene = Scene(app, desk, hands)
    scene.match_id = desk.write(start_match)
    yield scene
    desk.close()
    engine.dispose()


@pytest.fixture
def scene(database_url: str) -> Iterator[Scene]:
    """On SQLite and on PostgreSQL."""
    yield from panel(database_url)


@pytest.fixture
def lite(sqlite_url: str) -> Iterator[Scene]:
    """On SQLite alone, for what does not depend on the database."""
    yield from panel(sqlite_url)

"""Running matches on a database of their own."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shared.services.work import Desk
from shared.storage.engine import open_engine
from shared.storage.models import Base
from tests.services.cast import seat_people

SEATS = 7
PLACE = Path("build")
"""On the disk of the checkout, not in memory: durable commits are what is measured."""


@contextmanager
def database() -> Iterator[tuple[Desk, str]]:
    """A desk on an SQLite file on this disk."""
    PLACE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        url = f"sqlite:///{folder}/bench.db"
        engine = open_engine(url)
        Base.metadata.create_all(engine)
        desk = Desk(engine)
        try:
            yield desk, url
        finally:
            desk.close()
            engine.dispose()


def opened(desk: Desk, number: int) -> list[int]:
    """So many running matches of seven, each in a group of its own."""
    ids: list[int] = []
    for first in range(0, number, 200):
        numbers = range(first, min(number, first + 200))
        ids += desk.write(lambda tx, ns=numbers: [seat_people(tx, SEATS, -1000 - n, None) for n in ns])
    return ids

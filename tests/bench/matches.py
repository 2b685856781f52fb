"""Running matches on a database of their own, and people who act in them as fast as they are let."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shared.kernel.step import open_prompts
from shared.services import play
from shared.services.running import load
from shared.services.work import Desk, Tx
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


def act(tx: Tx, match_id: int, chooser: random.Random) -> bool:
    """Somebody whose turn it is does something at random; False when the match is over."""
    running = load(tx, match_id)
    if running is None or running.status != "running":
        return False
    open_now = open_prompts(running.game, running.match)
    asked = [p for p in open_now if p.chosen is None and p.options] or [p for p in open_now if p.options]
    prompt = chooser.choice(asked)
    play.submit(tx, match_id, chooser.choice(prompt.options).action, prompt.to)
    return True


async def together(desk: Desk, ids: list[int], each: int, chooser: random.Random) -> int:
    """In all these matches at once, one action after the other in each; how many were taken."""

    async def one(match_id: int) -> int:
        done = 0
        for _ in range(each):
            done += await desk.awrite(lambda tx: act(tx, match_id, chooser))
        return done

    return sum(await asyncio.gather(*(one(match_id) for match_id in ids)))

"""Committed actions through the one door, and deadlines due at once, beside what the disk's bare commits take."""

import asyncio
import random
import sqlite3
import time
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

from sqlalchemy import select, update

from shared.services import clockwork, deadlines
from shared.services.work import Desk, Tx
from shared.storage.models import DeadlineRow
from tests.bench.acting import Players, together
from tests.bench.matches import database, opened
from tests.bench.slices import Result, Slice, Spread, interleaved, per_second

ACTIONS = 200
AT_ONCE = 32
EACH = 15
DUE = 10_000
SHARED_COMMIT = 500


def run() -> list[Result]:
    """One match, then 32 side by side, over bare durable commits of one row."""
    with database() as (desk, url):
        bare = _bare(Path(url.removeprefix("sqlite:///")).parent / "bare.db")
        pool = iter(opened(desk, AT_ONCE * 12))
        chooser = random.Random(1)
        alone = Players(desk, pool, chooser)
        group = [Players(desk, pool, chooser) for _ in range(AT_ONCE)]

        def one() -> float:
            return per_second(lambda: alone.play(ACTIONS))

        def many() -> float:
            return per_second(lambda: asyncio.run(together(group, EACH)))

        ours, commits, ratio = interleaved(one, bare)
        both, _, shared = interleaved(many, bare)
        note = f"{ours.median:,.0f} actions, {commits.median:,.0f} bare commits a second"
        return [
            Result("submit, one match: over bare durable commits", ratio, 0.9, note=note),
            Result(
                "submit, 32 matches at once: over bare durable commits", shared, 5, note=f"{both.median:,.0f} a second"
            ),
        ]


def _bare(path: Path) -> Slice:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, body TEXT)")

    def work() -> int:
        for _ in range(200):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO bare (body) VALUES ('one row')")
            connection.execute("COMMIT")
        return 200

    return lambda: per_second(work)


def run_deadlines() -> list[Result]:
    """10,000 deadlines of as many matches fall due at one moment: how late the last of them is."""
    with database() as (desk, _):
        ids = opened(desk, DUE)
        start = desk.now()
        desk.write(lambda tx: _all_due(tx, start))
        late, spent = asyncio.run(_fire_all(desk, start))
        floor = _commits_take(desk, len(ids))
        value = late / floor
        note = f"P99 {late:.2f} s, {len(ids) / spent:,.0f} fired a second, commits alone {floor:.2f} s"
        return [
            Result(
                "10,000 deadlines due at once: P99 lateness over their commits",
                Spread(value, value, value),
                1.5,
                False,
                note=note,
            )
        ]


def _all_due(tx: Tx, moment: datetime) -> None:
    tx.session.execute(update(DeadlineRow).where(DeadlineRow.kind == "timer").values(due_at=moment))


async def _fire_all(desk: Desk, start: datetime) -> tuple[float, float]:
    lateness: list[float] = []
    began = time.perf_counter()

    async def fire(deadline_id: int) -> None:
        await desk.awrite(lambda tx: clockwork.fire(tx, deadline_id))
        lateness.append((desk.now() - start).total_seconds())

    while rows := await desk.aread(lambda tx: deadlines.due(tx, SHARED_COMMIT)):
        await asyncio.gather(*(fire(row.id) for row in rows))
    spent = time.perf_counter() - began
    return sorted(lateness)[int(len(lateness) * 0.99)], spent


def _commits_take(desk: Desk, number: int) -> float:
    """What the rules and their rows take, done in the same batches, without a clock that looks for them."""
    ids = opened(desk, 0) or desk.read(lambda tx: list(tx.session.scalars(select(DeadlineRow.id).limit(number))))
    moments = count()
    began = time.perf_counter()

    async def all_of_them() -> None:
        async def one(deadline_id: int) -> None:
            later = desk.now() + timedelta(hours=1, microseconds=next(moments))
            where = DeadlineRow.id == deadline_id
            await desk.awrite(lambda tx: tx.session.execute(update(DeadlineRow).where(where).values(due_at=later)))

        for first in range(0, len(ids), SHARED_COMMIT):
            await asyncio.gather(*(one(each) for each in ids[first : first + SHARED_COMMIT]))

    asyncio.run(all_of_them())
    return time.perf_counter() - began

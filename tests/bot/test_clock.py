"""The clock: what falls due is done once, also what fell due while nobody was there."""

import asyncio
from datetime import timedelta

from sqlalchemy import func, select, update

from shared.storage.models import ActRow, DeadlineRow
from tests.bot.conftest import Stage
from tests.bot.playing import asked


async def make_due(stage: Stage, ago: timedelta = timedelta(seconds=1)) -> None:
    def job(tx) -> None:
        tx.session.execute(update(DeadlineRow).where(DeadlineRow.kind == "timer").values(due_at=tx.now - ago))
        tx.wake("deadlines")

    await stage.desk.awrite(job)


async def clock_acts(stage: Stage) -> int:
    query = select(func.count()).select_from(ActRow).where(ActRow.actor == "clock", ActRow.n > 0)
    return await stage.desk.aread(lambda tx: tx.session.scalar(query))


async def test_a_deadline_that_passes_is_acted_on_and_told(stage: Stage) -> None:
    await stage.begin(5)
    (before,) = await asked(stage)
    await make_due(stage)
    async with asyncio.timeout(5):
        while not await clock_acts(stage):
            await asyncio.sleep(0.02)
    await stage.quiet()
    (after,) = await asked(stage)
    assert after.key != before.key, "the election failed, the next one began"
    assert "ound 2" in stage.board(stage.people[0])


async def test_what_fell_due_while_nobody_was_there_happens_once(stage: Stage) -> None:
    await stage.begin(5)
    await stage.app.stop()
    await make_due(stage, timedelta(hours=1))
    await asyncio.to_thread(stage.desk.close)
    await stage.start()
    await stage.quiet()
    await asyncio.sleep(0.3)
    assert await clock_acts(stage) == 1


async def test_nothing_fires_before_its_moment(stage: Stage) -> None:
    await stage.begin(5)
    await make_due(stage, timedelta(seconds=-2))
    await asyncio.sleep(1.0)
    assert not await clock_acts(stage)
    async with asyncio.timeout(5):
        while not await clock_acts(stage):
            await asyncio.sleep(0.02)

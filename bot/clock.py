"""The clock: APScheduler only ticks, the rows decide what is due, and each due moment is one transaction."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from apscheduler.schedulers.asyncio import AsyncIOScheduler

from shared.services import clockwork, deadlines
from shared.services.work import Desk, Tx

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between looks for what another process moved; our own commits wake us at once."""
GATHER = 0.03
"""Seconds in which the commits of many matches share one look."""
BATCH = 500


class Clock:
    """Fires due deadlines, those of one match in order, different matches side by side."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._scheduler = AsyncIOScheduler(timezone="UTC")
        self._busy = asyncio.Lock()
        self._again = False
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """What is overdue fires at once; then the ticking begins."""
        loop = asyncio.get_running_loop()
        logging.getLogger("apscheduler").setLevel(logging.WARNING)
        self._desk.on_commit(lambda woken: _ring(loop, self._soon) if "deadlines" in woken else None)
        self._scheduler.add_job(
            self.look, "interval", seconds=LOOK, id="look", coalesce=True, max_instances=1, misfire_grace_time=None
        )
        self._scheduler.start()
        await self.look()

    def stop(self) -> None:
        """No more ticks."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)
        if self._looking is not None:
            self._looking.cancel()

    async def look(self) -> None:
        """Fire all that is due, then ask to be woken at the next moment."""
        self._again = True
        if self._busy.locked():
            return
        async with self._busy:
            while self._again:
                self._again = False
                self._wake_at(await self._fire_due())

    async def _fire_due(self) -> datetime | None:
        """Fires until nothing more is due; the next moment. What stays due after its turn is left to the next tick."""
        seen: frozenset[int] = frozenset()
        while True:
            moment = await self._desk.aread(deadlines.next_due)
            if moment is None or moment > self._desk.now():
                return moment
            rows = await self._desk.aread(lambda tx: deadlines.due(tx, BATCH))
            ids = frozenset(row.id for row in rows)
            if ids <= seen:
                return None
            seen = ids
            await self._fire(rows)

    def _wake_at(self, moment: datetime | None) -> None:
        if moment is not None and self._scheduler.running:
            # Two at once, since a moment may come while the one before is still being served: that look ends at once.
            self._scheduler.add_job(
                self.look,
                "date",
                run_date=moment,
                id="next",
                replace_existing=True,
                max_instances=2,
                misfire_grace_time=None,
            )

    def _soon(self) -> None:
        """A commit moved something: look, but once for all that happen together."""
        self._again = True
        if self._scheduler.running and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look_soon(), name="clock")

    async def _look_soon(self) -> None:
        await asyncio.sleep(GATHER)
        await self.look()

    async def _fire(self, rows: Sequence[Any]) -> None:
        by_match: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            by_match[row.match_id].append(row.id)
        await asyncio.gather(*(self._fire_match(ids) for ids in by_match.values()))

    async def _fire_match(self, ids: list[int]) -> None:
        for deadline_id in ids:
            try:
                await self._desk.awrite(partial(_fire, deadline_id))
            except Exception:
                log.exception("Deadline %d could not be fired", deadline_id)
                return


def _fire(deadline_id: int, tx: Tx) -> None:
    clockwork.fire(tx, deadline_id)


def _ring(loop: asyncio.AbstractEventLoop, soon: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(soon)

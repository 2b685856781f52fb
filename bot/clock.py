"""The clock: APScheduler only ticks, the rows decide what is due, and each due moment is one transaction."""

import asyncio
import logging
from collections import defaultdict
from functools import partial

from apscheduler.schedulers.asyncio import AsyncIOScheduler

from shared.services import clockwork, deadlines
from shared.services.work import Desk, Tx

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between looks for what another process moved; our own commits wake us at once."""
BATCH = 500


class Clock:
    """Fires due deadlines, those of one match in order, different matches side by side."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._scheduler = AsyncIOScheduler(timezone="UTC")
        self._busy = asyncio.Lock()
        self._again = False

    async def start(self) -> None:
        """What is overdue fires at once; then the ticking begins."""
        loop = asyncio.get_running_loop()
        logging.getLogger("apscheduler").setLevel(logging.WARNING)
        self._desk.on_commit(lambda woken: _wake(loop, self.look) if "deadlines" in woken else None)
        self._scheduler.add_job(
            self.look, "interval", seconds=LOOK, id="look", coalesce=True, max_instances=1, misfire_grace_time=None
        )
        self._scheduler.start()
        await self.look()

    def stop(self) -> None:
        """No more ticks."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def look(self) -> None:
        """Fire all that is due, then ask to be woken at the next moment."""
        self._again = True
        if self._busy.locked():
            return
        async with self._busy:
            while self._again:
                self._again = False
                while await self._fire():
                    pass
                moment = await self._desk.aread(deadlines.next_due)
                if moment is not None and self._scheduler.running:
                    self._scheduler.add_job(
                        self.look, "date", run_date=moment, id="next", replace_existing=True, misfire_grace_time=None
                    )

    async def _fire(self) -> bool:
        rows = await self._desk.aread(lambda tx: deadlines.due(tx, BATCH))
        by_match: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            by_match[row.match_id].append(row.id)
        fired = await asyncio.gather(*(self._fire_match(ids) for ids in by_match.values()))
        return any(fired)

    async def _fire_match(self, ids: list[int]) -> bool:
        """Whether anything moved: a deadline that cannot be fired must not spin us."""
        for deadline_id in ids:
            try:
                await self._desk.awrite(partial(_fire, deadline_id))
            except Exception:
                log.exception("Deadline %d could not be fired", deadline_id)
                return False
        return True


def _fire(deadline_id: int, tx: Tx) -> None:
    clockwork.fire(tx, deadline_id)


def _wake(loop: asyncio.AbstractEventLoop, look: object) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(lambda: loop.create_task(look()))  # type: ignore[operator]

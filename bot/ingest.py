"""The way in: updates are stored, then handled from the store, those of one lane in order, lanes side by side."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from bot import buttons
from bot.replies import NOTHING, Reply, Route
from bot.wire import Update, decode
from shared.services import inbox
from shared.services.work import Desk, Tx

log = logging.getLogger(__name__)
After = Callable[[Update, Reply], Awaitable[None]]
Keeps = Callable[[dict[str, Any]], Awaitable[bool]]

TRIES = 3
"""An update that fails so often is poison: marked, and left behind."""
EVERYTHING = 1_000_000
"""At the start nothing that waits may be left out."""
TOGETHER = 64
"""Lanes that are worked on at the same time."""


class Ingest:
    """Takes updates, and sees each of them handled exactly once: its changes and its mark are one commit."""

    def __init__(self, desk: Desk, route: Route, after: After, keeps: Keeps) -> None:
        self._desk = desk
        self._route = route
        self._after = after
        self._keeps = keeps
        self._lanes: dict[str, deque[tuple[int, bytes]]] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(TOGETHER)

    async def take(self, updates: list[dict[str, Any]]) -> None:
        """Store what matters of a batch; after the commit it is ours, and its handling begins."""
        rows = [_arrival(each) for each in updates if await self._keeps(each)]
        if rows:
            fresh = set(await self._desk.awrite(lambda tx: inbox.store(tx, rows)))
            self._queue(row for row in rows if row.update_id in fresh)

    async def resume(self) -> None:
        """At the start: what an earlier process stored and did not handle."""
        rows = await self._desk.aread(lambda tx: inbox.waiting(tx, EVERYTHING))
        self._queue(inbox.Arrival(row.update_id, row.lane, row.body) for row in rows)

    def _queue(self, rows: Iterable[inbox.Arrival]) -> None:
        for update_id, lane, body in rows:
            if lane in self._lanes:
                self._lanes[lane].append((update_id, body))
                continue
            self._lanes[lane] = deque([(update_id, body)])
            worker = asyncio.create_task(self._work(lane), name=f"lane {lane}")
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    async def _work(self, lane: str) -> None:
        queue = self._lanes[lane]
        while queue:
            async with self._gate:
                await self._handle(*queue[0])
            queue.popleft()
        del self._lanes[lane]

    async def _handle(self, update_id: int, body: bytes) -> None:
        for attempt in range(1, TRIES + 1):
            try:
                await self._once(update_id, body)
                return
            except Exception as error:
                # Neither the update nor the error's words are logged: both may hold what nobody should read.
                words = f"{type(error).__name__} at {_where(error)}"
                log.error("Update %d failed: %s", update_id, words)
                log.debug("Update %d", update_id, exc_info=error)
                await self._failed(update_id, words, final=attempt == TRIES)

    async def _failed(self, update_id: int, words: str, *, final: bool) -> None:
        """Write a failed try down; a database that is away is waited for."""
        while True:
            try:
                await self._desk.awrite(lambda tx: inbox.failed(tx, update_id, words, final=final))
                return
            except Exception as error:
                log.error("The database does not answer: %s", type(error).__name__)
                await asyncio.sleep(1)

    async def _once(self, update_id: int, body: bytes) -> None:
        update = decode(body)
        handler = await self._route(update)

        def job(tx: Tx) -> Reply:
            if not inbox.done(tx, update_id) or handler is None:
                return NOTHING
            return handler(tx)

        reply = await self._desk.awrite(job)
        try:
            await self._after(update, reply)
        except Exception as error:
            # What was committed stands; only the word about it did not get through.
            log.warning("Update %d: no answer (%s)", update_id, type(error).__name__)

    async def idle(self) -> None:
        """Wait until all lanes are empty."""
        while self._workers:
            await asyncio.gather(*self._workers, return_exceptions=True)

    async def stop(self) -> None:
        """Give running handlers a moment; what is left waits in the store."""
        if self._workers:
            await asyncio.wait(tuple(self._workers), timeout=5)
        for worker in self._workers:
            worker.cancel()


def _arrival(raw: dict[str, Any]) -> inbox.Arrival:
    return inbox.Arrival(raw["update_id"], lane_of(raw), msgspec.json.encode(raw))


def lane_of(raw: dict[str, Any]) -> str:
    """The match of a press, else the chat, which for a press is the private one of who pressed."""
    if press := raw.get("callback_query"):
        match = buttons.match_of(press.get("data"))
        # In the private chat: whoever chooses a channel and then writes is heard there.
        return f"m{match}" if match else f"c{press['from']['id']}"
    for kind in ("message", "edited_message", "my_chat_member", "chat_member"):
        if kind in raw:
            return f"c{raw[kind]['chat']['id']}"
    return "rest"


def _where(error: BaseException) -> str:
    trace, place = error.__traceback__, "?"
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place

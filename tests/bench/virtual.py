"""Hours of play in minutes: the whole bot and the local Bot API in one event loop whose time jumps ahead."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from telegram.request import RequestData

from bot.api import Api
from bot.app import App
from bot.playground import TOKEN, ManualClock, World, dispatch
from bot.playground.params import Params
from bot.request import FastRequest
from shared.services import clockwork, deadlines
from shared.services.work import Desk, Tx
from shared.settings import Settings
from shared.storage.engine import open_engine
from shared.storage.models import Base

T = TypeVar("T")
EPOCH = datetime(2027, 1, 15, 18, 0, tzinfo=UTC)
LATENCY = 0.06
"""Seconds that a call takes, about what Telegram needs."""
TICK = 0.25


class VirtualLoop(asyncio.SelectorEventLoop):
    """Where everybody sleeps, it is at once the moment at which the first wakes up. Nothing may wait for a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0

    def time(self) -> float:
        return self.moment

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.moment = max(self.moment, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class InlineDesk(Desk):
    """The desk without its threads."""

    async def awrite(self, run: Callable[[Tx], T]) -> T:
        return self.write(run)

    async def aread(self, run: Callable[[Tx], T]) -> T:
        return self.read(run)


class Wire(FastRequest):
    """What python-telegram-bot sends goes straight to the local Bot API, with its limits and its strictness."""

    world: World

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *args: Any, **kwargs: Any
    ) -> tuple[int, bytes]:
        await asyncio.sleep(LATENCY)
        params = Params(dict(request_data.json_parameters) if request_data is not None else {})
        return dispatch.perform(self.world, url.rsplit("/", 1)[1], params)


def moment() -> datetime:
    """What a clock on the wall shows."""
    return EPOCH + timedelta(seconds=asyncio.get_running_loop().time())


class WallClock(ManualClock):
    """The playground's time, which is the loop's."""

    def now(self) -> float:
        return moment().timestamp()


class Table:
    """The bot as `bot.app` joins it, and the world that it talks to."""

    def __init__(self, desk: Desk, world: World) -> None:
        self.desk, self.world = desk, world
        wire = type("WireToThis", (Wire,), {"world": world})
        with patch("bot.api.FastRequest", lambda **_: wire()):
            self.api = Api(TOKEN)
        app = App(Settings(), desk, self.api)
        self.ingest, self.courier = app.ingest, app.courier

    async def run(self) -> None:
        """Until cancelled: updates in, deadlines, letters out."""
        await self.api.open()
        await asyncio.gather(self.courier.run(), self._poll(), self._tick())

    async def _poll(self) -> None:
        while True:
            batch = self.world.updates.batch(100)
            if batch:
                self.world.updates.confirm(batch[-1].id + 1)
                await self.ingest.take([each.api() for each in batch])
            await asyncio.sleep(LATENCY)

    async def _tick(self) -> None:
        while True:
            for row in self.desk.read(lambda tx: deadlines.due(tx, 100)):
                self.desk.write(lambda tx, number=row.id: clockwork.fire(tx, number))
            await asyncio.sleep(TICK)


def play(scene: Callable[[Table], Coroutine[Any, Any, T]]) -> T:
    """Runs a scene at a table of its own, in virtual time."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=VirtualLoop) as runner:
        loop = runner.get_loop()
        # Everything that asks how long something took lives in the same time as everything that sleeps.
        with patch("time.monotonic", loop.time):
            return runner.run(_scene(scene, f"sqlite:///{Path(folder) / 'virtual.db'}"))


async def _scene(scene: Callable[[Table], Coroutine[Any, Any, T]], url: str) -> T:
    engine = open_engine(url)
    Base.metadata.create_all(engine)
    desk = InlineDesk(engine, moment)
    world = World(clock=WallClock())
    world.keep_versions = False
    table = Table(desk, world)
    running = asyncio.create_task(table.run())
    try:
        return await scene(table)
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        desk.close()
        engine.dispose()

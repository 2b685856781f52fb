"""The composition root of the bot: everything is built and joined here, and started and stopped in order."""

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from bot import commands
from bot.api import Api
from bot.clock import Clock
from bot.courier import Courier
from bot.deliver import Delivery
from bot.facts import Facts
from bot.handlers.base import Around, Met
from bot.handlers.router import Router
from bot.ingest import Ingest
from bot.limits import Pace
from bot.sieve import Sieve
from bot.slots import Slots
from bot.updates import Poller, register_webhook, serve, webhook_app
from shared.services import lobby, rows
from shared.services.opened import open_desk
from shared.services.work import Desk, Tx
from shared.settings import Settings

log = logging.getLogger(__name__)
PLAYGROUND_TOKEN = "1:playground"


class App:
    """One bot process. It holds nothing that is not in the database: another one can carry on at any moment."""

    def __init__(self, settings: Settings, desk: Desk, api: Api, pace: Pace | None = None) -> None:
        self.settings, self.desk, self.api = settings, desk, api
        self.slots = Slots(pace)
        around = Around(desk, api, Facts(api), settings, Met())
        router = Router(around, self.slots)
        self.sieve = Sieve(self._playing)
        self.ingest = Ingest(desk, router.route, router.after, self.sieve.keeps)
        delivery = Delivery(api, self.slots, desk.now, settings.panel_url)
        self.courier = Courier(desk, delivery, self.slots)
        self.clock = Clock(desk)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Overdue deadlines first, then what was stored and not handled, then the world."""
        await self.api.open()
        log.info("Connected as @%s", self.api.username)
        await self.clock.start()
        self._spawn(self.courier.run(), "courier")
        await self.ingest.resume()
        self._spawn(self._listen(), "updates")
        self._spawn(self._introduce(), "commands")

    async def run(self) -> None:
        """Start, and serve until something essential ends or the process is asked to stop."""
        try:
            await self.start()
        except BaseException:
            await self.api.close()
            raise
        stop = asyncio.Event()
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, stop.set)
        stopping = asyncio.create_task(stop.wait())
        try:
            done, _ = await asyncio.wait({stopping, *self._tasks[:2]}, return_when=asyncio.FIRST_COMPLETED)
            for task in done - {stopping}:
                await task
        finally:
            stopping.cancel()
            await self.stop()

    async def stop(self) -> None:
        """No new updates, then what is in the air lands, then goodbye."""
        self.clock.stop()
        for task in self._tasks[1:]:
            task.cancel()
        await asyncio.gather(*self._tasks[1:], return_exceptions=True)
        await self.ingest.stop()
        await self.courier.stop()
        await self.api.close()

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self._tasks.append(asyncio.create_task(work, name=name))

    async def _listen(self) -> None:
        settings = self.settings
        if settings.webhook_url is None:
            await Poller(self.api.bot, self.api.polling, self.ingest.take).run()
            return
        path = "/" + settings.webhook_url.split("://", 1)[1].partition("/")[2]
        endpoint = webhook_app(path, settings.webhook_secret, self.ingest.take)
        await register_webhook(self.api.bot, settings.webhook_url, settings.webhook_secret)
        await serve(endpoint, settings.webhook_listen, settings.webhook_port)

    async def _introduce(self) -> None:
        try:
            await commands.register(self.api)
        except Exception as error:
            log.warning("The command menus could not be set: %s", type(error).__name__)

    async def _playing(self, chat_id: int) -> bool:
        """Of a group or, as their private chat, of a person."""

        def job(tx: Tx) -> bool:
            return bool(lobby.matches_of_user(tx, chat_id) if chat_id > 0 else rows.live_of(tx, chat_id, ("running",)))

        return await self.desk.aread(job)


def api_of(settings: Settings) -> Api:
    """Telegram, or the playground where there is no token."""
    if settings.telegram_token is None:
        return Api(PLAYGROUND_TOKEN, f"http://127.0.0.1:{settings.playground_port}")
    return Api(settings.telegram_token, settings.telegram_api_url)


async def main(settings: Settings, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
    """Run the bot until it is asked to stop."""
    desk = open_desk(settings.database_url, now)
    try:
        await App(settings, desk, api_of(settings)).run()
    finally:
        with suppress(RuntimeError):
            desk.close()

"""Where updates come from: long polling or a webhook. Each is committed before Telegram hears that it came."""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlencode

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from telegram import Bot
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError
from telegram.request import BaseRequest

from bot.wire import ALLOWED

log = logging.getLogger(__name__)
Take = Callable[[list[dict[str, Any]]], Awaitable[None]]
"""Stores the updates and returns after the commit."""

POLL = 25
STUCK = 60.0
"""A poll that has not ended by then is torn down: a connection can die without a sign."""


class Poller:
    """Asks for updates over and over; the offset moves only after what came is stored."""

    def __init__(self, bot: Bot, request: BaseRequest, take: Take) -> None:
        self._bot = bot
        self._request = request
        self._take = take
        self._offset = 0

    async def run(self) -> None:
        """Until cancelled. One failing poll never ends the loop."""
        pause, ready = 1.0, False
        while True:
            try:
                ready = ready or await self._bot.delete_webhook()
                updates = await asyncio.wait_for(self._poll(), STUCK)
                if updates:
                    await self._take(updates)
                    self._offset = max(each["update_id"] for each in updates) + 1
                pause = 1.0
            except InvalidToken:
                raise
            except (TelegramError, TimeoutError) as error:
                log.warning("Polling failed (%s), again in %.0f s", type(error).__name__, pause)
                await asyncio.sleep(_patience(error, pause))
                pause = min(pause * 2, 30.0)
            except Exception as error:
                # The database is away, say: what was not stored is not confirmed, and comes again.
                log.error("Updates could not be stored (%s), again in %.0f s", type(error).__name__, pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 30.0)

    async def _poll(self) -> list[dict[str, Any]]:
        allowed = msgspec.json.encode(ALLOWED).decode()
        query = urlencode({"offset": self._offset, "timeout": POLL, "limit": 100, "allowed_updates": allowed})
        found: Any = await self._request.post(f"{self._bot.base_url}/getUpdates?{query}", read_timeout=POLL + 10)
        return list(found)


def _patience(error: Exception, pause: float) -> float:
    if isinstance(error, RetryAfter):
        wait = error.retry_after
        return float(wait if isinstance(wait, int | float) else wait.total_seconds())
    if isinstance(error, Conflict):
        log.error("Another process polls with the same token; there must be only one.")
        return max(pause, 5.0)
    return pause


async def register_webhook(bot: Bot, url: str, secret: str) -> None:
    """Tell Telegram where to deliver; votes that wait there are kept."""
    await bot.set_webhook(url, secret_token=secret, allowed_updates=list(ALLOWED), max_connections=40)


def webhook_app(path: str, secret: str, take: Take) -> Starlette:
    """The endpoint for Telegram: 403 without the secret, 200 only after the commit."""

    async def receive(request: Request) -> Response:
        shown = request.headers.get("x-telegram-bot-api-secret-token", "")
        if not hmac.compare_digest(shown.encode(), secret.encode()):
            return PlainTextResponse("forbidden", 403)
        try:
            update = msgspec.json.decode(await request.body(), type=dict[str, Any])
            if not isinstance(update.get("update_id"), int):
                raise msgspec.ValidationError("no update_id")
        except msgspec.DecodeError:
            # Never ours to handle: asking Telegram to send it again would only block its queue.
            log.warning("The webhook got something that is no update")
            return PlainTextResponse("ignored")
        await take([update])
        return PlainTextResponse("ok")

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok")

    return Starlette(routes=[Route(path, receive, methods=["POST"]), Route("/healthz", alive)])


class QuietServer(uvicorn.Server):
    """uvicorn inside our loop: signals stay with us."""

    def install_signal_handlers(self) -> None:
        """Leave them alone (older releases)."""

    def capture_signals(self) -> Any:
        """Leave them alone."""
        import contextlib

        return contextlib.nullcontext()


async def serve(app: Starlette, host: str, port: int) -> None:
    """Listen until cancelled."""
    config = uvicorn.Config(app, host=host, port=port, log_level="warning", access_log=False, lifespan="off")
    server = QuietServer(config)
    try:
        await server.serve()
    finally:
        server.should_exit = True

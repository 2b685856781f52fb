"""Webhooks: setting them, and pushing updates out in order, with retries until they are accepted or too old."""

import asyncio
import re
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec

from bot.playground import dispatch
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import Body, Update
from bot.playground.params import Params
from bot.playground.polling import remember_allowed
from bot.playground.world import World

LOOPBACK = {"127.0.0.1", "localhost", "::1"}


@api("setWebhook")
def set_webhook(world: World, params: Params) -> bool:
    """Push updates to an address from now on; as a self-hosted server would, it also takes plain HTTP (on loopback)."""
    url, hook = params.text("url"), world.state.webhook
    if url:
        parts = urlsplit(url)
        if parts.scheme != "https" and parts.hostname not in LOOPBACK:
            raise bad("bad webhook: An HTTPS URL must be provided for webhook")
        secret = params.text("secret_token")
        if secret and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret):
            raise bad("secret token contains unallowed characters")
        hook.secret, hook.connections = secret or None, min(max(params.number("max_connections", 40), 1), 100)
    if params.has("allowed_updates"):
        remember_allowed(world, params)
    if params.flag("drop_pending_updates"):
        world.updates.drop()
    hook.url, hook.error, hook.error_at = url, None, 0
    world.updates.wake()
    return True


@api("deleteWebhook")
def delete_webhook(world: World, params: Params) -> bool:
    """Back to long polling."""
    if params.flag("drop_pending_updates"):
        world.updates.drop()
    world.state.webhook.url = ""
    return True


@api("getWebhookInfo")
def webhook_info(world: World, params: Params) -> Body:
    """Where updates go, and how many wait."""
    hook = world.state.webhook
    body: Body = {
        "url": hook.url, "has_custom_certificate": False, "pending_update_count": len(world.state.updates)
    }  # fmt: skip
    if hook.url:
        body["max_connections"] = hook.connections
    if world.state.allowed:
        body["allowed_updates"] = world.state.allowed
    if hook.error:
        body |= {"last_error_date": hook.error_at, "last_error_message": hook.error}
    return body


class Pusher:
    """Delivers updates while a webhook is set: queues side by side, one update of a queue at a time."""

    def __init__(self, world: World, backoff: tuple[float, ...] = (0.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)) -> None:
        self.world = world
        self.backoff = backoff
        self.busy: set[int] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.session: aiohttp.ClientSession | None = None

    async def run(self) -> None:
        """Push until cancelled."""
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=60)) as self.session:
            while True:
                with self.world.lock:
                    self._launch()
                    event = self.world.updates.push.arm()
                try:
                    await asyncio.wait_for(event.wait(), 1.0)
                except TimeoutError:
                    pass
                finally:
                    self.world.updates.push.disarm()

    def _launch(self) -> None:
        if not self.world.state.webhook.url:
            return
        seen: set[int] = set()
        for update in list(self.world.state.updates):
            if len(self.tasks) >= self.world.state.webhook.connections:
                return
            if update.queue in seen or update.queue in self.busy:
                continue
            seen.add(update.queue)
            self.busy.add(update.queue)
            task = asyncio.create_task(self._deliver(update))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _deliver(self, update: Update) -> None:
        try:
            attempt = 0
            while self.world.state.webhook.url and update.expires > self.world.now():
                after = await self._post(update)
                if after is None:
                    break
                await asyncio.sleep(after or self.backoff[min(attempt, len(self.backoff) - 1)])
                attempt += 1
            with self.world.lock:
                if self.world.state.webhook.url:
                    self.world.updates.done(update)
        finally:
            self.busy.discard(update.queue)
            self.world.updates.push.fire()

    async def _post(self, update: Update) -> float | None:
        """None when accepted, else how long the receiver asks to wait (0: as usual)."""
        hook = self.world.state.webhook
        headers = {"Content-Type": "application/json"}
        if hook.secret:
            headers["X-Telegram-Bot-Api-Secret-Token"] = hook.secret
        assert self.session is not None
        try:
            data = msgspec.json.encode(update.api())
            async with self.session.post(hook.url, data=data, headers=headers) as response:
                body = await response.read()
                if 200 <= response.status < 300:
                    self._reply(body)
                    return None
                problem = f"Wrong response from the webhook: {response.status} {response.reason}"
                after = response.headers.get("Retry-After", "")
        except (aiohttp.ClientError, TimeoutError) as failure:
            problem, after = f"Connection failed: {failure}", ""
        hook.error, hook.error_at = problem, int(self.world.now())
        return min(float(after), 3600.0) if after.isdigit() else 0.0

    def _reply(self, body: bytes) -> None:
        """A method may be called in the answer itself; how that ends is told to nobody."""
        try:
            call: Any = msgspec.json.decode(body) if body else None
        except msgspec.DecodeError:
            return
        if isinstance(call, dict) and isinstance(call.get("method"), str):
            name = call.pop("method")
            dispatch.perform(self.world, name, Params(call))

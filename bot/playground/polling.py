"""Long polling: getUpdates, one caller at a time."""

import asyncio
from typing import Any

from bot.playground.dispatch import record
from bot.playground.errors import conflict
from bot.playground.model import Body
from bot.playground.params import Params
from bot.playground.world import World

OTHER = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"


class Poller:
    """Serves getUpdates; a newer request ends the one still waiting."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.newest = 0
        self.closing = False

    def close(self) -> None:
        """The server goes down: whoever waits gets nothing."""
        self.closing = True
        with self.world.lock:
            self.world.updates.signal.fire()

    async def get(self, params: Params) -> list[Body]:
        """Wait up to the timeout (50 s at most) for updates from the offset on."""
        world = self.world
        limit = min(max(params.number("limit", 100), 1), 100)
        timeout = min(max(params.number("timeout"), 0), 50)
        with world.lock:
            if world.state.webhook.url:
                raise conflict(WEBHOOK)
            if params.has("allowed_updates"):
                remember_allowed(world, params)
            world.updates.confirm(params.number("offset"))
            self.newest += 1
            world.updates.signal.fire()
        mine, loop = self.newest, asyncio.get_running_loop()
        end = loop.time() + timeout
        while True:
            with world.lock:
                batch = world.updates.batch(limit)
                left = end - loop.time()
                if batch or left <= 0:
                    return [update.api() for update in batch]
                event = world.updates.signal.arm()
            try:
                await asyncio.wait_for(event.wait(), left)
            except TimeoutError:
                pass
            finally:
                world.updates.signal.disarm()
            if self.closing:
                return []
            if self.newest != mine:
                raise conflict(OTHER)
            if world.state.webhook.url:
                raise conflict("terminated by setWebhook request")


def remember_allowed(world: World, params: Params) -> None:
    """The kinds of updates asked for stick until changed; an empty list is the default set."""
    given: Any = params.json("allowed_updates", [])
    world.state.allowed = [str(kind) for kind in given] if isinstance(given, list) and given else None


def log(world: World, params: Params, status: int, error: str | None) -> None:
    """Only refused getUpdates calls are kept; the others would drown the rest."""
    if error is not None:
        record(world, "getUpdates", params, status, error, None)
    elif world.spec is not None:
        world.violations.extend(world.spec.check("getUpdates", params.raw))

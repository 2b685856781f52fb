"""A served world with a small cast, and stock python-telegram-bot talking to it over HTTP."""

import re
import sys
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from telegram import Bot
from telegram.request import HTTPXRequest

from bot.playground import ManualClock, Person, Running, World, running_server
from bot.playground.model import Chat

SHARED = Path(__file__).parents[4] / "shared"


def says(text: str) -> re.Pattern[str]:
    """A description anywhere in an error; python-telegram-bot changes its first letters."""
    return re.compile(re.escape(text), re.IGNORECASE)


@dataclass(frozen=True)
class Scene:
    """Ada (creator), Bo and Cy in a supergroup where the bot is an administrator; flood limits are off."""

    server: Running
    world: World
    clock: ManualClock
    ada: Person
    bo: Person
    cy: Person
    group: Chat


@pytest.fixture
def scene() -> Iterator[Scene]:
    clock = ManualClock()
    world = World(clock=clock, limits=False)
    ada, bo, cy = world.person("Ada"), world.person("Борис", "ru", username="boris"), world.person("陈晨", "zh")
    group = world.group("Table", ada, [bo, cy])
    world.updates.drop()
    with running_server(world) as server:
        yield Scene(server, world, clock, ada, bo, cy, group)


Raw = Callable[..., Awaitable[tuple[int, dict[str, Any]]]]


@pytest.fixture
async def raw(scene: Scene) -> AsyncIterator[Raw]:
    """Calls without a library between: HTTP status and JSON body."""
    async with httpx.AsyncClient(base_url=f"{scene.server.base_url}{scene.server.token}/", verify=False) as client:

        async def call(method: str, **params: Any) -> tuple[int, dict[str, Any]]:
            answer = await client.post(method, json=params)
            return answer.status_code, answer.json()

        yield call


@pytest.fixture
async def bot(scene: Scene) -> AsyncIterator[Bot]:
    # Loading the certificates of the world takes longer than most tests, and nothing here is encrypted.
    requests = [HTTPXRequest(httpx_kwargs={"verify": False}) for _ in range(2)]
    made = Bot(
        scene.server.token, base_url=scene.server.base_url, base_file_url=scene.server.base_file_url,
        request=requests[0], get_updates_request=requests[1],
    )  # fmt: skip
    async with made:
        yield made


def published_spec() -> object:
    """The checker of the published parameter lists, which stands beside the checkout or not at all."""
    tool = SHARED / "tools" / "botapi_check.py"
    lists = SHARED / "botapi.json"
    if not (tool.exists() and lists.exists()):
        pytest.skip("../shared/botapi.json is not there: calls are NOT checked against the published Bot API")
    sys.path.insert(0, str(tool.parent))
    try:
        from botapi_check import Spec
    finally:
        sys.path.remove(str(tool.parent))
    with warnings.catch_warnings():
        # The tool leaves its file to the garbage collector.
        warnings.simplefilter("ignore", ResourceWarning)
        return Spec(str(lists))

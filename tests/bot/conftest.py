"""A stage: the real bot in this loop, the local Bot API in a thread, and people who press what they see."""

import asyncio
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.api import Api
from bot.app import App
from bot.limits import Pace
from bot.playground import NoSuchButton, Person, Running, World, running_server
from bot.playground.model import Chat
from bot.playground.presses import Answer
from shared.services.work import Desk
from shared.settings import Settings
from shared.storage.base import Base
from shared.storage.engine import open_engine
from shared.storage.models import InboxRow, MatchRow, OutboxRow
from tests.bot.spec import published_spec

QUICK = Pace(overall=(1000, 1.0), chat=(1000, 1.0), group=(1000, 60.0), reserve=0, steady=0.0)
"""No limits: for tests that ask what is said, not when."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")


@dataclass
class Stage:
    """Everything a test touches. `app` may be stopped and started again."""

    server: Running
    world: World
    settings: Settings
    pace: Pace
    people: list[Person]
    group: Chat
    desk: Desk = field(init=False)
    app: App = field(init=False)

    async def start(self) -> None:
        """A new process: its own desk, its own connections."""
        self.desk = Desk(open_engine(self.settings.database_url))
        self.app = App(self.settings, self.desk, Api(self.server.token, self.server.url), self.pace)
        await self.app.start()

    async def stop(self) -> None:
        """The process ends cleanly."""
        await self.app.stop()
        await asyncio.to_thread(self.desk.close)
        self.desk.engine.dispose()

    async def quiet(self, seconds: float = 10.0, *, patient: bool = False) -> None:
        """Wait until everything that came is handled and everything due is told (with `patient`, what may wait too)."""
        async with asyncio.timeout(seconds):
            # In the order in which an update travels, or one that is just being stored would be overlooked.
            while self._undelivered() or await self.desk.aread(lambda tx: self._busy(tx, patient)):
                await asyncio.sleep(0.02)
            await self.app.ingest.idle()

    def _busy(self, tx: Any, patient: bool) -> bool:
        handled = tx.session.scalar(select(InboxRow.update_id).where(InboxRow.done_at.is_(None)).limit(1))
        waiting = select(OutboxRow.id).where(OutboxRow.status.in_(("waiting", "sending")))
        if not patient:
            waiting = waiting.where((OutboxRow.status == "sending") | (OutboxRow.not_before <= tx.now))
        return handled is not None or tx.session.scalar(waiting.limit(1)) is not None

    def _undelivered(self) -> bool:
        with self.world.lock:
            return bool(self.world.state.updates)

    async def press(self, who: Person, chat: Chat | None, button: str, message: Any = None) -> Answer:
        """Tap, and wait for the answer."""
        return await who.press(chat, button, message)

    async def tap(self, who: Person, chat: Chat | None, button: str, message: Any = None) -> Answer:
        """Tap, wait for the answer and for all that follows."""
        answer = await self.press(who, chat, button, message)
        await self.quiet()
        return answer

    async def say(self, who: Person, chat: Chat | None, text: str, **how: Any) -> None:
        """Write something and wait for all that follows."""
        who.send(chat, text, **how)
        await self.quiet()

    async def until(self, holds: Callable[[], bool], seconds: float = 10.0) -> None:
        """Wait for something to come true."""
        async with asyncio.timeout(seconds):
            while not holds():
                await asyncio.sleep(0.02)

    def board(self, who: Person, chat: Chat | None = None) -> str:
        """The newest message of the bot in a chat."""
        return who.last(chat or self.group).text or ""

    async def match(self) -> MatchRow:
        """The newest match."""
        found = await self.desk.aread(
            lambda tx: tx.session.scalars(select(MatchRow).order_by(MatchRow.id.desc())).first()
        )
        assert found is not None
        return found

    async def gather(self, seats: int) -> None:
        """So many people press Start, the first opens a lobby, all join."""
        for who in self.people[:seats]:
            who.start()
        await self.say(self.people[0], self.group, "/newgame vader")
        for who in self.people[:seats]:
            await self.tap(who, self.group, "Join")

    async def begin(self, seats: int = 5) -> None:
        """A running match."""
        await self.gather(seats)
        await self.tap(self.people[0], self.group, "Start")


Staging = Callable[..., Awaitable[Stage]]


@asynccontextmanager
async def staged(tmp_path: Path, pace: Pace, limits: bool, forum: bool, type: str) -> AsyncIterator[Stage]:
    world = World(limits=limits)
    people = [world.person(name) for name in NAMES]
    group = world.group("Table", people[0], people[1:], forum=forum, type=type)
    url = f"sqlite:///{tmp_path / 'bot.sqlite3'}"
    engine = open_engine(url)
    Base.metadata.create_all(engine)
    engine.dispose()
    with running_server(world, spec=published_spec()) as server:
        stage = Stage(server, world, Settings(database_url=url), pace, people, group)
        await stage.start()
        try:
            await stage.until(lambda: world.calls.count("setMyCommands") + world.calls.count("getMyCommands") >= 8, 60)
            await stage.quiet()
            yield stage
            assert not world.violations, world.violations
        finally:
            await stage.stop()


@pytest.fixture
async def stage(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """Ten people in a group with the bot as administrator; `@pytest.mark.stage(...)` changes what is needed."""
    marker = request.node.get_closest_marker("stage")
    how: dict[str, Any] = {"pace": QUICK, "limits": False, "forum": False, "type": "supergroup"}
    how |= marker.kwargs if marker else {}
    async with staged(tmp_path, **how) as made:
        yield made


def sees_button(who: Person, chat: Chat | None, text: str) -> bool:
    """Whether somebody sees a button."""
    try:
        return any(text in each for each in who.buttons(chat))
    except NoSuchButton:
        return False


__all__ = ["Stage", "sees_button", "warnings"]

"""The whole product around one database: playground, bot, panel, and the browsers that look at them."""

import asyncio
import os
import secrets
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest
import waitress
from playwright.sync_api import Browser, Page
from sqlalchemy import select

from admin.app import create_app
from bot.api import Api
from bot.app import App
from bot.limits import Pace
from bot.playground import Person, Running, World, running_server
from bot.playground.model import Chat
from shared.kernel.registry import game
from shared.services import fillbots, opening, play
from shared.services.opened import open_desk
from shared.services.work import Desk, Tx
from shared.settings import Settings
from shared.storage.models import InboxRow, OutboxRow
from shared.storage.upgrade import upgrade
from tests.bot.spec import published_spec
from tests.e2e.chat_page import DESK, Tab

T = TypeVar("T")
BRISK = Pace(overall=(1000, 1.0), chat=(1000, 1.0), group=(1000, 60.0), reserve=0, steady=0.0)
"""Without Telegram's limits, which would make a match last as long as it does there."""
SHOTS = os.environ.get("PARLOR_SHOTS")
"""A folder for pictures of what the tests see; none are taken without it."""

SEATS = (3, 4, 1, 2, 5)
"""Who sits where, by their number in the lobby: two bots, the two people who joined first, a bot."""
ROLES = {1: "rebel", 2: "sith", 3: "rebel", 4: "rebel", 5: "vader"}
DECK = "IIIIIRIIRIIRIIRRR"
"""Three cards to a session: the Empire grows fast, and people still have something to choose."""


class BotThread:
    """The bot process's own objects, in a loop of their own: the browser's driver occupies this thread."""

    def __init__(self, settings: Settings, server: Running) -> None:
        self.loop = asyncio.new_event_loop()
        self.desk = open_desk(settings.database_url)
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True, name="bot")
        self._thread.start()

        async def begin() -> App:
            app = App(settings, self.desk, Api(server.token, server.url), BRISK)
            await app.start()
            return app

        self.app = self.run(begin())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Done in the bot's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        """The process ends cleanly."""
        self.run(self.app.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()
        self.desk.close()


@dataclass
class House:
    """Everything a test touches, and what went wrong in the browsers meanwhile."""

    server: Running
    world: World
    bot: BotThread
    panel: str
    desk: Desk
    browser: Browser
    troubles: list[str] = field(default_factory=list)
    requests: set[str] = field(default_factory=set)
    visited: list[Page] = field(default_factory=list)
    group: Chat | None = None

    def tab(self, me: Person, size: tuple[int, int] = DESK) -> Tab:
        """A browser of its own, in which somebody reads their chats."""
        width, height = size
        context = self.browser.new_context(viewport={"width": width, "height": height}, locale=me.user.language)
        context.set_default_timeout(30_000)
        context.on("page", self._watch)
        page = context.new_page()
        page.goto(f"{self.server.url}/?me={me.id}")
        page.locator(".chat-row").first.wait_for()
        return Tab(page, me)

    def _watch(self, page: Page) -> None:
        self.visited.append(page)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None)
        page.on("request", lambda request: self.requests.add(request.url))

    def read(self, job: Callable[[Tx], T]) -> T:
        """Looks into the database."""
        return self.desk.read(job)

    def quiet(self, seconds: float = 30.0) -> None:
        """Waits until all that came is handled and all that is due is told."""
        # In the order in which an update travels: out of the world, into the store, handled, told.
        wait(lambda: not self.world.state.updates and not self.read(_busy), seconds)
        self.bot.run(self.bot.app.ingest.idle())
        wait(lambda: not self.read(_busy), seconds)

    def shot(self, page: Page, name: str) -> None:
        """A picture for whoever wants to look; and nothing is ever wider than the window."""
        page.wait_for_load_state()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        if SHOTS:
            page.wait_for_timeout(350)  # whatever slides or fades has arrived
            page.screenshot(path=Path(SHOTS) / f"{name}.png")


def wait(true: Callable[[], Any], seconds: float = 30.0) -> None:
    """Waits for a state, never for a time."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def _busy(tx: Tx) -> bool:
    handled = select(InboxRow.update_id).where(InboxRow.done_at.is_(None)).limit(1)
    due = OutboxRow.status.in_(("waiting", "sending")) & (
        (OutboxRow.status == "sending") | (OutboxRow.not_before <= tx.now)
    )
    return tx.session.scalar(handled) is not None or tx.session.scalar(select(OutboxRow.id).where(due)) is not None


@contextmanager
def open_house(browser: Browser, database_url: str) -> Iterator[House]:
    """Everything started, and everything stopped; at the end no browser may have complained or asked a stranger."""
    upgrade(database_url)
    world = World(limits=False)
    with socket.create_server(("127.0.0.1", 0)) as listener, running_server(world, spec=published_spec()) as server:
        panel = f"http://127.0.0.1:{listener.getsockname()[1]}"
        settings = Settings(database_url=database_url, panel_url=panel)
        bot, desk = BotThread(settings, server), open_desk(database_url)
        shown = waitress.create_server(create_app(settings, desk), sockets=[listener], threads=4)
        thread = threading.Thread(target=shown.run, daemon=True, name="panel")
        thread.start()
        made = House(server, world, bot, panel, desk, browser)
        try:
            yield made
        finally:
            for context in browser.contexts:
                context.close()
            shown.close()
            thread.join(10)
            bot.stop()
            desk.close()
    assert made.troubles == []
    assert made.requests
    assert {each for each in made.requests if not each.startswith((server.url, panel, "blob:"))} == set()
    assert world.violations == []


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fill-bots that hardly hesitate; what they do they think out as ever."""
    monkeypatch.setattr(fillbots, "SOONEST", timedelta(milliseconds=20))
    monkeypatch.setattr(fillbots, "LATEST", timedelta(milliseconds=80))


def stack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes the chance out of the match: seats, roles and cards are dealt as above, and fill-bots that hesitate between
    equals choose the same each time."""

    class Told:
        def shuffle(self, holders: list[Any]) -> None:
            joined = list(holders)
            holders[:] = [joined[number - 1] for number in SEATS]

    class Same:
        randbelow = staticmethod(secrets.randbelow)
        token_bytes = staticmethod(bytes)

    begin = play.begin

    def dealt(tx: Tx, match_id: int, rules: Any, count: int, setup: Any = None) -> Any:
        fixed = game("vader").setup({"roles": ROLES, "deck": DECK}, lambda seat: int(seat))
        return begin(tx, match_id, rules, count, fixed)

    monkeypatch.setattr(opening, "SystemRandom", Told)
    monkeypatch.setattr(play, "begin", dealt)
    monkeypatch.setattr(fillbots, "secrets", Same)

"""Opens the playground's chat page as one of its people and speaks of what is seen there."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from bot.playground import Person, Running, World
from bot.playground.model import Chat
from tests.e2e.stub_bot import StubBot

DESK = (1280, 800)
PHONE = (390, 844)


@dataclass
class Tab:
    """One person's tab."""

    page: Page
    me: Person

    def open(self, chat: Chat | int, thread: int = 0) -> "Tab":
        """Choose a chat in the list."""
        number = chat if isinstance(chat, int) else chat.id
        row = self.page.locator(f'.chat-row[data-chat="{number}"][data-thread="{thread}"]')
        row.click()
        expect(row).to_have_attribute("aria-current", "true")
        expect(self.page.locator(".log > *").first).to_be_attached()
        return self

    def say(self, text: str) -> None:
        """Type and press Enter."""
        self.page.fill(".composer textarea", text)
        self.page.keyboard.press("Enter")

    def bubble(self, text: str) -> Locator:
        """The newest bubble with this text."""
        return self.page.locator(".msg", has_text=text).last

    def key(self, label: str) -> Locator:
        """A button of the newest keyboard."""
        return self.page.locator(".keys").last.locator(".key", has_text=label)

    def badge(self, chat: Chat | int, thread: int = 0) -> Locator:
        """The unread mark of a chat."""
        number = chat if isinstance(chat, int) else chat.id
        return self.page.locator(f'.chat-row[data-chat="{number}"][data-thread="{thread}"] .badge')


@dataclass
class Table:
    """A served world, three people in a group, and what went wrong in their browsers."""

    server: Running
    world: World
    bot: StubBot
    browser: Browser
    ada: Person
    boris: Person
    chen: Person
    group: Chat
    troubles: list[str] = field(default_factory=list)
    requests: set[str] = field(default_factory=set)
    contexts: list[Any] = field(default_factory=list)

    def visit(self, address: str, size: tuple[int, int] = DESK, **options: Any) -> Page:
        """A fresh browser profile at an address."""
        width, height = size
        context = self.browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **options)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda line: self.troubles.append(line.text) if line.type in ("error", "warning") else None)
        page.on("request", lambda request: self.requests.add(request.url))
        page.goto(self.server.url + address)
        return page

    def end_streams(self) -> None:
        """Close every live connection, as a restart of the server does."""
        streams = self.server.app.streams
        assert streams.loop is not None
        for queue in list(streams.open):
            streams.loop.call_soon_threadsafe(queue.put_nowait, b"")

    def tab(self, me: Person, size: tuple[int, int] = DESK, **options: Any) -> Tab:
        """This person's tab, with the list of chats."""
        page = self.visit(f"/?me={me.id}", size, **options)
        expect(page.locator(".chat-row").first).to_be_attached()
        return Tab(page, me)

"""The world of the playground: people, chats and one bot, with the knobs and records that tests use."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from bot.playground import groups
from bot.playground.clock import Clock, SystemClock
from bot.playground.faults import Faults
from bot.playground.limits import Limits
from bot.playground.model import ANONYMOUS_ADMIN, CHANNEL_BOT, Chat, Message, State, User
from bot.playground.people import Person
from bot.playground.presses import Press
from bot.playground.recording import Calls
from bot.playground.updates import Updates

TOKEN = "1:playground"
BOT_NAME = "parlor_bot"
Listener = Callable[[str, Chat, Message | None], None]


class Spec(Protocol):
    """Whatever can say what is wrong with a call."""

    def check(self, method: str, params: dict[str, Any], files: Iterable[str] = ()) -> list[str]:
        """Sentences about the call's faults."""
        ...


class World:
    """Everything there is; `lock` guards it, since tests act from their own thread."""

    def __init__(
        self, *, clock: Clock | None = None, limits: bool = True, state: State | None = None, token: str = TOKEN
    ) -> None:
        self.lock = threading.RLock()
        self.clock = clock or SystemClock()
        self.token = token
        self.state = state or State(bot_id=int(token.split(":")[0]))
        self.limits = Limits(enabled=limits)
        self.faults = Faults()
        self.calls = Calls()
        self.spec: Spec | None = None
        self.violations: list[str] = []
        self.updates = Updates(self)
        self.presses: dict[str, Press] = {}
        self.next_press = int(self.now() * 1000)
        self.toasts: dict[int, list[str]] = {}
        self.listeners: list[Listener] = []
        self.keep_versions = True
        self.dirty = False
        self.answer_within = 15.0
        self._cast()

    def _cast(self) -> None:
        users = self.state.users
        users.setdefault(self.state.bot_id, User(self.state.bot_id, "Parlor", is_bot=True, username=BOT_NAME))
        users.setdefault(ANONYMOUS_ADMIN, User(ANONYMOUS_ADMIN, "Group", is_bot=True, username="GroupAnonymousBot"))
        users.setdefault(CHANNEL_BOT, User(CHANNEL_BOT, "Channel", is_bot=True, username="Channel_Bot"))

    def now(self) -> float:
        """Seconds since 1970, by the world's clock."""
        return self.clock.now()

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.state.users[self.state.bot_id]

    def person(
        self, first_name: str, language: str = "en", *, username: str | None = None, last_name: str | None = None,
        id: int | None = None,
    ) -> Person:  # fmt: skip
        """A new person."""
        with self.lock:
            number = id or self.state.next_user
            self.state.next_user = max(self.state.next_user, number + 1)
            self.state.users[number] = User(
                number, first_name, last_name=last_name, username=username, language=language
            )
            self.dirty = True
            return Person(self, number)

    def people(self) -> list[Person]:
        """Everybody who is no bot."""
        return [Person(self, user.id) for user in self.state.users.values() if not user.is_bot]

    def who(self, name: str | int) -> Person:
        """The person with this id or first name."""
        for user in self.state.users.values():
            if not user.is_bot and name in (user.id, user.first_name):
                return Person(self, user.id)
        raise LookupError(f"nobody is called {name!r}")

    def group(
        self, title: str, creator: Person, members: Iterable[Person] = (), *, bot: str | None = "administrator",
        type: str = "supergroup", forum: bool = False,
    ) -> Chat:  # fmt: skip
        """A new group, with the bot as "administrator", as "member" or (None) without it."""
        with self.lock:
            return groups.create(self, title, creator.id, [who.id for who in members], bot=bot, type=type, forum=forum)

    def migrate(self, chat: Chat) -> Chat:
        """Turn a basic group into a supergroup; returns the new chat."""
        with self.lock:
            return groups.migrate(self, chat)

    def chat(self, chat: Chat | int) -> Chat:
        """The chat itself, or the one it has become."""
        found = self.state.chats[chat] if isinstance(chat, int) else chat
        return self.state.chats[found.migrated_to] if found.migrated_to else found

    async def until(self, true: Callable[[], Any], timeout: float = 5.0) -> None:
        """Wait, without blocking the loop, until something holds in the world."""
        end = time.monotonic() + timeout
        while not true():
            if time.monotonic() > end:
                raise TimeoutError("it did not happen in the playground")
            await asyncio.sleep(0.005)

    def wait(self, true: Callable[[], Any], timeout: float = 5.0) -> None:
        """Wait in this thread until something holds in the world."""
        end = time.monotonic() + timeout
        while not true():
            if time.monotonic() > end:
                raise TimeoutError("it did not happen in the playground")
            time.sleep(0.005)

    def show(self, kind: str, chat: Chat, message: Message | None) -> None:
        """Tell whoever watches that something changed in a chat."""
        self.dirty = True
        for listener in self.listeners:
            listener(kind, chat, message)

    def remember(self, press: Press) -> None:
        """Keep a press for its answer, and forget those long past."""
        self.presses[press.id] = press
        while len(self.presses) > 1:
            oldest = next(iter(self.presses.values()))
            if press.at - oldest.at < 200:
                break
            del self.presses[oldest.id]

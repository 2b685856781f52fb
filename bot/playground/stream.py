"""Server-sent events: what changes in the chats of one person, as it happens."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from bot.playground import pages_json, personal
from bot.playground.model import Chat, Message
from bot.playground.world import World

BEAT = 15.0


class Streams:
    """All open streams; fed from whichever thread changes the world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.loop: asyncio.AbstractEventLoop | None = None
        self.open: dict[asyncio.Queue[bytes], int] = {}

    def attach(self) -> None:
        """Feed from now on."""
        self.loop = asyncio.get_running_loop()
        self.world.listeners.append(self.tell)

    def detach(self) -> None:
        """Feed no more, and let the readers go."""
        self.world.listeners.remove(self.tell)
        for queue in self.open:
            queue.put_nowait(b"")

    def tell(self, kind: str, chat: Chat, message: Message | None) -> None:
        """Something changed in a chat."""
        if not self.open or self.loop is None:
            return
        for queue, me in list(self.open.items()):
            if not personal.may_see(self.world, chat, me) and kind != "chat":
                continue
            if chat.private and chat.id != me:
                continue
            self.loop.call_soon_threadsafe(queue.put_nowait, pack(self.event(kind, chat, message, me)))

    def event(self, kind: str, chat: Chat, message: Message | None, me: int) -> dict[str, Any]:
        """One event as this person gets it."""
        body: dict[str, Any] = {"kind": kind, "chat": chat.id}
        if kind == "pin":
            body["pinned_message_id"] = chat.pinned[-1] if chat.pinned else None
        if kind == "chat":
            body["gone"] = bool(chat.migrated_to) or not personal.may_see(self.world, chat, me)
            body["migrated_to"] = chat.migrated_to or None
            # Whoever is out of a group learns that, and nothing of what is said there.
            body["data"] = pages_json.chat(self.world, chat, me) if personal.may_see(self.world, chat, me) else None
        if message is not None:
            body["message"] = pages_json.message(self.world, message, me)
        return body

    async def read(self, me: int) -> AsyncIterator[bytes]:
        """The bytes of one person's stream, with a comment now and then to keep it open."""
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.open[queue] = me
        try:
            yield b"retry: 1000\n\n: hello\n\n"
            while True:
                try:
                    piece = await asyncio.wait_for(queue.get(), BEAT)
                except TimeoutError:
                    piece = b": beat\n\n"
                if not piece:
                    return
                yield piece
        finally:
            self.open.pop(queue, None)


def pack(event: dict[str, Any]) -> bytes:
    """One event on the wire."""
    return b"data: " + msgspec.json.encode(event) + b"\n\n"

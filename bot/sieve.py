"""What can never concern us is dropped before any database work: most of what is said in a group is not for the bot."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.wire import ANONYMOUS_ADMIN

Playing = Callable[[int], Awaitable[bool]]
FRESH = 3.0
"""Seconds for which it is believed that a match runs, or none, in a chat."""
MOST = 10_000
CONTENT = frozenset(
    (
        "photo", "sticker", "voice", "document", "video", "animation", "audio", "video_note", "poll", "dice",
        "location", "contact", "story",
    )
)  # fmt: skip
"""What somebody can say without words."""


def _written(message: dict[str, Any]) -> bool:
    return bool(message.get("text") or message.get("caption"))


class Sieve:
    """Decides from the raw update. `playing` says whether a match runs in a group, or for a person."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._known: dict[int, tuple[float, bool]] = {}

    async def keeps(self, raw: dict[str, Any]) -> bool:
        """Whether the update may concern us."""
        if "callback_query" in raw or "my_chat_member" in raw or "chat_member" in raw:
            return True
        message = raw.get("message") or raw.get("edited_message")
        if message is None or message.get("is_automatic_forward"):
            return False
        if "migrate_to_chat_id" in message or "migrate_from_chat_id" in message:
            return True
        sender = message.get("from") or {}
        if sender.get("is_bot") and sender.get("id") != ANONYMOUS_ADMIN:
            return False
        private = message["chat"]["type"] == "private"
        if "edited_message" in raw:
            return _written(message) and await self._plays(message["chat"]["id"], private)
        text = message.get("text") or ""
        if text.startswith("/") or (private and text):
            return True
        if "forum_topic_closed" in message or "forum_topic_reopened" in message:
            return True
        content = text or not CONTENT.isdisjoint(message)
        return bool(content) and await self._plays(message["chat"]["id"], private)

    async def _plays(self, chat_id: int, private: bool) -> bool:
        """Of a person it is asked each time: they write seldom, and the first picture for a room must not be lost."""
        if private:
            return await self._playing(chat_id)
        now = time.monotonic()
        at, found = self._known.get(chat_id, (0.0, False))
        if now - at >= FRESH:
            if len(self._known) >= MOST:
                self._known.clear()
            found = await self._playing(chat_id)
            self._known[chat_id] = (now, found)
        return found

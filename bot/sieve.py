"""What can never concern us is dropped before any database work: most of what is said in a group is not for the bot."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.wire import ANONYMOUS_ADMIN

Playing = Callable[[int], Awaitable[bool]]
FRESH = 3.0
"""Seconds for which it is believed that a match runs, or none, in a chat."""
MOST = 10_000


class Sieve:
    """Decides from the raw update. `playing` says whether a match runs in a chat."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._known: dict[int, tuple[float, bool]] = {}

    async def keeps(self, raw: dict[str, Any]) -> bool:
        """Whether the update may concern us."""
        if "callback_query" in raw or "my_chat_member" in raw or "chat_member" in raw:
            return True
        message = raw.get("message")
        if message is None or message.get("is_automatic_forward"):
            return False
        if "migrate_to_chat_id" in message or "migrate_from_chat_id" in message:
            return True
        sender = message.get("from") or {}
        if sender.get("is_bot") and sender.get("id") != ANONYMOUS_ADMIN:
            return False
        text = message.get("text") or message.get("caption") or ""
        private = message["chat"]["type"] == "private"
        if text.startswith("/") or private:
            return bool(text)
        if "forum_topic_closed" in message or "forum_topic_reopened" in message:
            return True
        return bool(text or "photo" in message) and await self._plays(message["chat"]["id"])

    async def _plays(self, chat_id: int) -> bool:
        now = time.monotonic()
        at, found = self._known.get(chat_id, (0.0, False))
        if now - at >= FRESH:
            if len(self._known) >= MOST:
                self._known.clear()
            found = await self._playing(chat_id)
            self._known[chat_id] = (now, found)
        return found

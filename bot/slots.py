"""The right to send one message or edit: the one place where limits are counted."""

import asyncio
import time
from dataclasses import dataclass

from bot.limits import Limits, Pace


@dataclass(frozen=True)
class Wait:
    """Not yet: so many seconds."""

    seconds: float


class Slots:
    """Whoever speaks in a chat takes a slot first; more than the limits allow are never given out."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.limits = Limits(pace)

    async def take(self, chat_id: int) -> None:
        """Wait until this chat may get something, and count it."""
        while (pause := self.wait(chat_id)) > 0:  # noqa: ASYNC110 - time alone opens a window
            await asyncio.sleep(pause)
        self.limits.note(chat_id, time.monotonic())

    def wait(self, chat_id: int, *, patient: bool = False) -> float:
        """Seconds until this chat may get something; patient ones leave room for the urgent."""
        now = time.monotonic()
        return self.limits.free_at(chat_id, now, patient=patient) - now

    def rest(self, chat_id: int, seconds: float) -> None:
        """Telegram asked this chat to wait."""
        self.limits.rest(chat_id, time.monotonic() + seconds)

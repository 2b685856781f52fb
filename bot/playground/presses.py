"""A tap on a button, from the finger to the bot's answer."""

import asyncio
from collections.abc import Generator
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Answer:
    """What the person sees after a tap: a toast or an alert, or an address that opens."""

    text: str = ""
    show_alert: bool = False
    url: str | None = None


@dataclass(slots=True)
class Press:
    """A tap that the bot may answer once, within fifteen seconds."""

    id: str
    user: int
    chat: int
    message: int
    at: float
    future: "Future[Answer]" = field(default_factory=Future)

    @property
    def answered(self) -> bool:
        """Whether the spinner has stopped."""
        return self.future.done()

    def answer(self, timeout: float = 5.0) -> Answer:
        """Wait for the bot's answer, blocking this thread."""
        try:
            return self.future.result(timeout)
        except Late:
            raise TimeoutError(f"press {self.id} was not answered within {timeout} s") from None

    async def wait(self, timeout: float = 5.0) -> Answer:
        """Wait for the bot's answer without blocking the loop."""
        return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self.future)), timeout)

    def __await__(self) -> Generator[Any, None, Answer]:
        return self.wait().__await__()

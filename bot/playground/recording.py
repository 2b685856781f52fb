"""Every call the bot made, kept so that tests can look at it and count."""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Call:
    """One call and how it ended; `params` are as they came over the wire."""

    method: str
    params: dict[str, Any]
    files: tuple[str, ...]
    at: float
    status: int
    error: str | None
    result: Any

    @property
    def ok(self) -> bool:
        """Answered with 200."""
        return self.status == 200

    @property
    def chat(self) -> int | None:
        """The chat it was about."""
        value = self.params.get("chat_id")
        try:
            return int(value) if value is not None else None
        except ValueError:
            return None


class Calls:
    """The newest calls (all but getUpdates), and counters of all of them since the last `clear`."""

    def __init__(self, keep: int = 50_000) -> None:
        self.kept: deque[Call] = deque(maxlen=keep)
        self.by_method: Counter[str] = Counter()
        self.by_status: Counter[int] = Counter()

    def add(self, call: Call) -> None:
        """Record one call."""
        self.kept.append(call)
        self.by_method[call.method] += 1
        self.by_status[call.status] += 1

    def of(self, method: str | None = None, chat: int | None = None, ok: bool | None = None) -> list[Call]:
        """Kept calls of one method, in one chat, that went well or not."""
        return [
            call
            for call in tuple(self.kept)
            if (method is None or call.method.lower() == method.lower())
            and (chat is None or call.chat == chat)
            and (ok is None or call.ok is ok)
        ]

    def count(self, method: str | None = None) -> int:
        """How many calls, of one method or all, were made."""
        if method is None:
            return sum(self.by_method.values())
        return sum(number for name, number in self.by_method.items() if name.lower() == method.lower())

    def clear(self) -> None:
        """Forget them."""
        self.kept.clear()
        self.by_method.clear()
        self.by_status.clear()

    def __len__(self) -> int:
        return len(self.kept)

    def __iter__(self) -> Iterator[Call]:
        return iter(tuple(self.kept))

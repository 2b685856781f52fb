"""Flood limits: a message a second in a chat, twenty sends and edits a minute in a group, thirty a second overall."""

from collections import deque
from dataclasses import dataclass, field
from math import ceil

from bot.playground.errors import flood


@dataclass(slots=True)
class Bucket:
    """Tokens of one chat."""

    tokens: float
    at: float
    minute: deque[float] = field(default_factory=deque)


@dataclass(slots=True)
class Limits:
    """The numbers may be changed at any time; `enabled = False` switches them off; `refused` counts the 429s."""

    enabled: bool = True
    per_chat: float = 1.0
    burst: int = 5
    group_per_minute: int = 20
    overall: float = 30.0
    penalty: int = 0
    refused: int = 0
    buckets: dict[int, Bucket] = field(default_factory=dict)
    total: Bucket | None = None

    def take(self, chat_id: int, now: float) -> None:
        """Count one send or edit in this chat, or raise Telegram's 429; a refused call costs nothing."""
        if not self.enabled:
            return
        total = self.total = self._refill(self.total, self.overall, self.overall, now)
        bucket = self.buckets[chat_id] = self._refill(self.buckets.get(chat_id), self.burst, self.per_chat, now)
        wait = max((1 - total.tokens) / self.overall, (1 - bucket.tokens) / self.per_chat, 0.0)
        if chat_id < 0:
            while bucket.minute and bucket.minute[0] <= now - 60:
                bucket.minute.popleft()
            if len(bucket.minute) >= self.group_per_minute:
                wait = max(wait, bucket.minute[0] + 60 - now)
        if wait > 0:
            self.refused += 1
            raise flood(max(1, ceil(wait)) + self.penalty)
        total.tokens -= 1
        bucket.tokens -= 1
        if chat_id < 0:
            bucket.minute.append(now)

    @staticmethod
    def _refill(bucket: Bucket | None, size: float, rate: float, now: float) -> Bucket:
        if bucket is None:
            return Bucket(size, now)
        bucket.tokens = min(size, bucket.tokens + max(0.0, now - bucket.at) * rate)
        bucket.at = now
        return bucket

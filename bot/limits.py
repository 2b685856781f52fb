"""Our own speed limits, kept in every window, so that Telegram's are never met."""

from collections import deque

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """So many calls in so many seconds. The windows are a little longer than they say: calls arrive with jitter."""

    overall: tuple[int, float] = (22, 1.02)
    chat: tuple[int, float] = (1, 1.05)
    group: tuple[int, float] = (15, 60.5)
    reserve: int = 6
    """Of a group's calls in a minute, those kept for what must not wait: ends of phases, new boards."""
    steady: float = 3.0
    """Seconds for which a board keeps its look: faster edits only cost the group's budget."""


MANY = 256
"""Chats that are remembered before those are looked for that can be forgotten."""


class Window(msgspec.Struct):
    """At most `most` calls within any `seconds`."""

    most: int
    seconds: float
    past: deque[float] = msgspec.field(default_factory=deque)

    def free_at(self, now: float, spare: int = 0) -> float:
        """The earliest moment at which one more call fits, leaving `spare` free."""
        while self.past and self.past[0] <= now - self.seconds:
            self.past.popleft()
        room = max(1, self.most - spare)
        return now if len(self.past) < room else self.past[len(self.past) - room] + self.seconds

    def full_until(self) -> float:
        """The moment from which one more call fits; long ago where it always does."""
        return self.past[-self.most] + self.seconds if len(self.past) >= self.most else 0.0

    def note(self, now: float) -> None:
        """Count a call."""
        self.past.append(now)


class Limits:
    """The windows of the bot and of every chat it wrote to lately."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self._overall = Window(*self.pace.overall)
        self._chats: dict[int, tuple[Window, ...]] = {}
        self._resting: dict[int, float] = {}
        self._full: dict[int, float] = {}
        self._many = MANY

    def free_at(self, chat_id: int, now: float, *, patient: bool = False) -> float:
        """When this chat may get its next message or edit; patient ones leave room for the urgent."""
        return max(self._overall.free_at(now), self._chat_free(chat_id, now, patient=patient))

    def _chat_free(self, chat_id: int, now: float, *, patient: bool = False) -> float:
        spares = (0, self.pace.reserve if patient else 0)
        moments = [w.free_at(now, spare) for w, spare in zip(self._windows(chat_id), spares, strict=False)]
        return max(now, self._resting.get(chat_id, 0.0), *moments)

    def note(self, chat_id: int, now: float) -> None:
        """Count a message or edit that goes out now."""
        windows = self._windows(chat_id)
        for window in (self._overall, *windows):
            window.note(now)
        if (until := max(window.full_until() for window in windows)) > now:
            self._full[chat_id] = until

    def rest(self, chat_id: int, until: float) -> None:
        """Telegram asked for patience: this chat alone rests."""
        self._resting[chat_id] = max(until, self._resting.get(chat_id, 0.0))

    def busy(self, now: float) -> tuple[frozenset[int], float | None]:
        """Chats that may get nothing now, and when the first of them may again."""
        if len(self._chats) > self._many:
            self.forget(now)
            self._many = max(MANY, 2 * len(self._chats))
        self._full = {chat: until for chat, until in self._full.items() if until > now}
        waiting = dict(self._full)
        for chat, until in self._resting.items():
            if until > now:
                waiting[chat] = max(until, waiting.get(chat, until))
        return frozenset(waiting), min(waiting.values(), default=None)

    def room(self, now: float) -> int:
        """How many calls fit now for the whole bot."""
        self._overall.free_at(now)
        return self._overall.most - len(self._overall.past)

    def forget(self, now: float) -> None:
        """Drop what no longer matters, so that memory does not grow with the chats ever seen."""
        self._resting = {chat: until for chat, until in self._resting.items() if until > now}
        self._chats = {
            chat: windows
            for chat, windows in self._chats.items()
            if any(w.past and w.past[-1] > now - w.seconds for w in windows)
        }

    def _windows(self, chat_id: int) -> tuple[Window, ...]:
        if chat_id not in self._chats:
            group = (Window(*self.pace.group),) if chat_id < 0 else ()
            self._chats[chat_id] = (Window(*self.pace.chat), *group)
        return self._chats[chat_id]

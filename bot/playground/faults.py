"""Misfortunes that tests order: refused calls, lost answers, slow ones, updates twice or in another order."""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` calls of a method in a chat; where none is named, of any in any."""

    kind: str  # refuse (before the effect), lose (after it), delay
    method: str | None = None
    chat: int | None = None
    times: int = 1
    code: int = 500
    retry_after: int = 3
    seconds: float = 0.0


class Faults:
    """All faults waiting to happen."""

    def __init__(self) -> None:
        self.calls: list[Fault] = []
        self.duplicates: list[tuple[str | None, bool]] = []
        self.hold = 0

    def too_many(
        self, method: str | None = None, *, chat: int | None = None, times: int = 1, retry_after: int = 3
    ) -> None:
        """Answer 429."""
        self.calls.append(Fault("refuse", method, chat, times, 429, retry_after))

    def error(self, code: int = 500, method: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Answer a server error; nothing happened."""
        self.calls.append(Fault("refuse", method, chat, times, code))

    def lose_answer(
        self, method: str | None = None, *, chat: int | None = None, times: int = 1, seconds: float = 30.0
    ) -> None:
        """Do what was asked, then say nothing for that long and hang up (0: hang up at once)."""
        self.calls.append(Fault("lose", method, chat, times, seconds=seconds))

    def delay(self, seconds: float, method: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Be slow."""
        self.calls.append(Fault("delay", method, chat, times, seconds=seconds))

    def duplicate_updates(self, times: int = 1, kind: str | None = None, *, new_id: bool = False) -> None:
        """Deliver the next updates (of a kind) a second time, with the same id or under a new one."""
        self.duplicates.extend([(kind, new_id)] * times)

    def reorder_updates(self, count: int = 2) -> None:
        """Hold the next updates back until there are that many, then let them out in reverse."""
        self.hold = count

    def clear(self) -> None:
        """Nothing bad happens any more."""
        self.calls.clear()
        self.duplicates.clear()
        self.hold = 0

    def strike(self, method: str, params: dict[str, Any]) -> Fault | None:
        """The fault that meets this call, used up by it."""
        for fault in self.calls:
            if fault.method is not None and fault.method.lower() != method.lower():
                continue
            if fault.chat is not None and str(fault.chat) != str(params.get("chat_id")):
                continue
            fault.times -= 1
            if fault.times <= 0:
                self.calls.remove(fault)
            return fault
        return None

    def duplicate(self, kind: str) -> bool | None:
        """Whether an update of this kind comes twice now: None no, False with the same id, True under a new one."""
        for place, (wanted, new_id) in enumerate(self.duplicates):
            if wanted is None or wanted == kind:
                del self.duplicates[place]
                return new_id
        return None

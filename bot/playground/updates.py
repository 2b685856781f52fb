"""What waits to be told to the bot: filtered, numbered, kept for as long as Telegram keeps it."""

from typing import TYPE_CHECKING

from bot.playground.model import Body, Update
from bot.playground.wake import Signal

if TYPE_CHECKING:
    from bot.playground.world import World

LIFE = {"callback_query": 150.0, "inline_query": 30.0, "chosen_inline_result": 600.0, "pre_checkout_query": 150.0}
DAY = 86_400.0
NOT_BY_DEFAULT = {"chat_member", "message_reaction", "message_reaction_count"}


class Updates:
    """The queue of updates; its content lives in the world's state."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.signal = Signal()
        self.push = Signal()
        self.held: list[tuple[str, Body, int]] = []

    def wanted(self, kind: str) -> bool:
        """Whether the bot asked for this kind."""
        allowed = self.world.state.allowed
        return kind in allowed if allowed else kind not in NOT_BY_DEFAULT

    def add(self, kind: str, body: Body, queue: int) -> None:
        """Tell the bot, if it wants to know; `queue` is whose order must be kept."""
        world = self.world
        world.dirty = True
        if not self.wanted(kind):
            return
        if world.faults.hold:
            self.held.append((kind, body, queue))
            if len(self.held) < world.faults.hold:
                return
            world.faults.hold = 0
        else:
            self._put(kind, body, queue)
        self.release()

    def release(self) -> None:
        """Let out, in reverse, what a fault held back."""
        held, self.held = self.held, []
        for kind, body, queue in reversed(held):
            self._put(kind, body, queue)
        self.wake()

    def wake(self) -> None:
        """Let the poll and the webhook look again."""
        self.signal.fire()
        self.push.fire()

    def _put(self, kind: str, body: Body, queue: int) -> None:
        world, state = self.world, self.world.state
        twice = world.faults.duplicate(kind) if world.faults.duplicates else None
        expires = world.now() + LIFE.get(kind, DAY)
        for _ in range(2 if twice else 1):
            state.updates.append(Update(state.next_update, kind, body, expires, queue, int(twice is False)))
            state.next_update += 1

    def confirm(self, offset: int) -> None:
        """Forget everything below the offset; a negative one keeps only the last so many."""
        updates = self.world.state.updates
        if offset < 0:
            del updates[:offset]
            return
        if not updates or updates[0].id >= offset:
            return
        kept = []
        for update in updates:
            if update.id >= offset:
                kept.append(update)
            elif update.repeats:
                update.repeats -= 1
                kept.append(update)
        self.world.state.updates = kept

    def batch(self, limit: int) -> list[Update]:
        """The oldest ones that are still worth telling."""
        now, state = self.world.now(), self.world.state
        if any(update.expires <= now for update in state.updates[:limit]):
            state.updates = [update for update in state.updates if update.expires > now]
        return state.updates[:limit]

    def done(self, update: Update) -> None:
        """The webhook took this one."""
        if update.repeats:
            update.repeats -= 1
        else:
            self.world.state.updates = [other for other in self.world.state.updates if other is not update]

    def drop(self) -> None:
        """Throw all of them away."""
        self.world.state.updates = []

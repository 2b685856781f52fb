"""The way out: drains the outbox, chats side by side, each in order, within our limits, and never for ever."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from telegram.error import TelegramError

from bot.deliver import Delivery, draw
from bot.errors import Failure, Verdict, judge, next_try
from bot.slots import Slots, Wait
from shared.services import inbox, outbox, people, signin
from shared.services.letters import LATER
from shared.services.work import Desk, Tx

log = logging.getLogger(__name__)
Settle = Callable[[Tx], None]

LOOK = 0.5
"""Seconds between looks for letters of other processes; our own commits wake us at once."""
AT_ONCE = 16
MOST_TRIES = 30
"""Even a chat that always asks for patience is given up one day."""
SWEEP = 600.0


class Courier:
    """Claims letters, has them delivered, and writes down what became of each."""

    def __init__(self, desk: Desk, delivery: Delivery, slots: Slots) -> None:
        self._desk = desk
        self._delivery = delivery
        self._slots = slots
        self._wake = asyncio.Event()
        self._settles: deque[tuple[int, Settle]] = deque()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._swept = time.monotonic()
        self._stopping = False
        self._ended = asyncio.Event()

    async def run(self) -> None:
        """Until `stop`: a claim is never cut off, since nobody would deliver what it took."""
        loop = asyncio.get_running_loop()
        self._desk.on_commit(lambda woken: _ring(loop, self._wake) if "outbox" in woken else None)
        try:
            await self._desk.awrite(outbox.take_over)
            while not self._stopping:
                self._wake.clear()
                wait = await self._safe_turn()
                if wait > 0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), wait)
        finally:
            self._ended.set()

    async def _safe_turn(self) -> float:
        try:
            return await self._turn()
        except Exception as error:
            log.error("The outbox could not be read: %s", type(error).__name__)
            log.debug("The outbox", exc_info=error)
            return 1.0

    async def stop(self) -> None:
        """No new letters; what is in the air lands and is written down."""
        self._stopping = True
        self._wake.set()
        await self._ended.wait()
        if self._running:
            await asyncio.wait(tuple(self._running.values()), timeout=5)
        settles = tuple(self._settles)
        self._settles.clear()
        await self._settle_apart(settles)

    async def _settle_apart(self, settles: tuple[tuple[int, Settle], ...]) -> None:
        """Each by itself, so that one which cannot be written down spoils no other, and is not told again and again."""
        for letter_id, settle in settles:
            try:
                await self._desk.awrite(settle)
            except Exception as error:
                words = f"{type(error).__name__} while settling"
                log.error("Letter %d: %s", letter_id, words, exc_info=error)
                try:
                    await self._desk.awrite(partial(outbox.dead, letter_id=letter_id, error=words))
                except Exception:
                    self._settles.append((letter_id, settle))

    async def _turn(self) -> float:
        """One look: settle what landed, send what may go; seconds to wait for the next look."""
        now = time.monotonic()
        limits = self._slots.limits
        busy, free_again = limits.busy(now)
        room = min(AT_ONCE, limits.room(now))
        settles = tuple(self._settles)
        self._settles.clear()

        def job(tx: Tx) -> tuple[list[tuple[Any, Any]], datetime | None]:
            for _, settle in settles:
                settle(tx)
            rows = outbox.claim(tx, room, busy | self._running.keys()) if room else ()
            return [(row, _drawn(tx, row)) for row in rows], outbox.next_moment(tx)

        try:
            found, moment = await self._desk.awrite(job)
        except Exception:
            await self._settle_apart(settles)
            raise
        for row, picture in found:
            self._running[row.chat_id] = asyncio.create_task(self._carry(row, picture), name=f"letter {row.id}")
        await self._tidy(now)
        if len(found) == room and room:
            return 0.0
        return self._pause(now, moment, free_again)

    def _pause(self, now: float, moment: datetime | None, free_again: float | None) -> float:
        waits = [LOOK]
        if moment is not None:
            ahead = (moment - self._desk.now()).total_seconds()
            if ahead > 0:
                waits.append(ahead)
        if free_again is not None:
            waits.append(max(free_again - now, 0.01))
        return min(waits)

    async def _carry(self, row: Any, picture: Any) -> None:
        try:
            self._settles.append((row.id, await self._outcome(row, picture)))
        finally:
            self._running.pop(row.chat_id, None)
            self._wake.set()

    async def _outcome(self, row: Any, picture: Any) -> Settle:
        if isinstance(picture, Exception):
            words = f"{type(picture).__name__}: cannot be drawn"
            log.error("Letter %d (%s): %s", row.id, row.kind, words, exc_info=picture)
            return lambda tx: outbox.dead(tx, row.id, words)
        try:
            told = await self._delivery.deliver(picture, patient=row.priority >= LATER)
        except TelegramError as error:
            return self._failed(row, picture, judge(error))
        except Exception as error:
            log.exception("Letter %d (%s) met a bug", row.id, row.kind)
            words = f"{type(error).__name__}: {error}"[:300]
            return lambda tx: outbox.dead(tx, row.id, words)
        if isinstance(told, Wait):
            return lambda tx: outbox.release(tx, row.id, tx.now + timedelta(seconds=told.seconds))

        def sent(tx: Tx) -> None:
            told(tx)
            outbox.sent(tx, row.id)

        return sent

    def _failed(self, row: Any, picture: Any, failure: Failure) -> Settle:
        tries, words = row.tries + 1, f"{failure.verdict.name}: {failure.words}"
        log.info("Letter %d (%s) to %d: %s", row.id, row.kind, row.chat_id, words)
        match failure.verdict:
            case Verdict.DONE | Verdict.NO_RIGHT:  # nobody can mute an administrator, say: that is no letter lost
                return lambda tx: outbox.sent(tx, row.id)
            case Verdict.WAIT:
                self._slots.rest(row.chat_id, failure.seconds + 0.5)
                return self._later(row, failure.seconds + 0.5 if tries <= MOST_TRIES else None, words)
            case Verdict.TARGET_GONE:
                return lambda tx: self._again(tx, row, picture, words)
            case Verdict.PERSON_GONE:
                return lambda tx: self._lost(tx, row, words, people.blocked)
            case Verdict.CHAT_GONE:
                gone = people.chat_gone if row.chat_id < 0 else people.blocked
                return lambda tx: self._lost(tx, row, words, gone)
            case Verdict.MOVED:
                return lambda tx: self._moved(tx, row, failure.chat_id, words)
            case Verdict.RETRY | Verdict.UNSURE:
                return self._later(row, next_try(failure.verdict, tries, fresh=picture.fresh), words)
            case _:
                return lambda tx: outbox.dead(tx, row.id, words)

    @staticmethod
    def _later(row: Any, seconds: float | None, words: str) -> Settle:
        if seconds is None:
            return lambda tx: outbox.dead(tx, row.id, words)
        return lambda tx: outbox.retry(tx, row.id, tx.now + timedelta(seconds=seconds), words)

    @staticmethod
    def _lost(tx: Tx, row: Any, words: str, gone: Callable[[Tx, int], None]) -> None:
        """Nobody is there to read it."""
        outbox.dead(tx, row.id, words)
        gone(tx, row.chat_id)

    @staticmethod
    def _again(tx: Tx, row: Any, picture: Any, words: str) -> None:
        """The message to edit was deleted: draw it anew, unless it had nothing more to say."""
        if picture.lost(tx):
            outbox.retry(tx, row.id, tx.now, words)
        else:
            outbox.sent(tx, row.id)

    @staticmethod
    def _moved(tx: Tx, row: Any, new: int, words: str) -> None:
        people.move_chat(tx, row.chat_id, new)
        outbox.retry(tx, row.id, tx.now, words)

    async def _tidy(self, now: float) -> None:
        if now - self._swept > SWEEP:
            self._swept = now
            self._slots.limits.forget(now)
            for sweep in (outbox.sweep, inbox.sweep, signin.sweep):
                await self._desk.awrite(sweep)


def _drawn(tx: Tx, row: Any) -> Any:
    """The picture of a letter, or the bug that it met: one bad letter must not hold up the others."""
    try:
        return draw(tx, row)
    except Exception as error:
        return error


def _ring(loop: asyncio.AbstractEventLoop, event: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(event.set)

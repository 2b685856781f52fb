"""Waking a waiting coroutine from any thread."""

import asyncio
import threading


class Signal:
    """One coroutine waits; whoever holds the world's lock may fire."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.event: asyncio.Event | None = None
        self.thread = 0
        self.waiting = 0

    def attach(self) -> None:
        """Belong to the running loop from now on."""
        self.loop = asyncio.get_running_loop()
        self.event = asyncio.Event()
        self.thread = threading.get_ident()
        self.waiting = 0

    def arm(self) -> asyncio.Event:
        """Say, with the lock held, that one is about to wait."""
        assert self.event is not None, "the server is not running"
        self.event.clear()
        self.waiting += 1
        return self.event

    def disarm(self) -> None:
        """The wait is over."""
        self.waiting -= 1

    def fire(self) -> None:
        """Wake whoever waits."""
        if not self.waiting or self.event is None or self.loop is None or self.loop.is_closed():
            return
        if threading.get_ident() == self.thread:
            self.event.set()
        else:
            self.loop.call_soon_threadsafe(self.event.set)

"""The one way to the database: every change is a function of a transaction, run by one writer thread.

Several jobs that wait at the same moment share one durable commit, each inside a savepoint of its own, so that
32 busy matches cost hardly more disk time than one.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.orm import Session

T = TypeVar("T")
BATCH = 64
"""Jobs of one commit at most: keeps the first of them from waiting for a long tail."""

Wake = Callable[[frozenset[str]], None]


@dataclass
class Tx:
    """One transaction: its session, its moment (aware, UTC), and what it woke (`outbox`, `deadlines`)."""

    session: Session
    now: datetime
    woken: set[str] = field(default_factory=set)

    @cached_property
    def db(self) -> Connection:
        """The connection itself, for statements that are built once and run often."""
        return self.session.connection()

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.db.dialect.name

    def wake(self, what: str) -> None:
        """After the commit those who listen for `what` are called."""
        self.woken.add(what)


@dataclass
class _Job:
    run: Callable[[Tx], Any]
    future: "Future[Any]"


class Desk:
    """Runs jobs on the database. `now` can be replaced in tests."""

    def __init__(self, engine: Engine, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.engine = engine
        self.now = now
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._wakes: list[Wake] = []
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def on_commit(self, wake: Wake) -> None:
        """Calls `wake` in the writer thread after each commit that woke something."""
        self._wakes.append(wake)

    def write(self, run: Callable[[Tx], T]) -> T:
        """Runs the job and returns after its commit; raises what it raised, and then nothing of it is stored."""
        return self._enqueue(run).result()

    async def awrite(self, run: Callable[[Tx], T]) -> T:
        """The same without blocking the event loop."""
        return await asyncio.wrap_future(self._enqueue(run))

    def read(self, run: Callable[[Tx], T]) -> T:
        """Runs the job on a snapshot of its own; nothing of it is stored."""
        with self.engine.connect().execution_options(reading=True) as connection, Session(connection) as session:
            return run(Tx(session, self.now()))

    async def aread(self, run: Callable[[Tx], T]) -> T:
        """The same without blocking the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read, run)

    def close(self) -> None:
        """Finishes what was asked for and lets the threads go."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()

    def _enqueue(self, run: Callable[[Tx], T]) -> "Future[T]":
        future: Future[T] = Future()
        self._jobs.put(_Job(run, future))
        return future

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch, last = [job], False
            while len(batch) < BATCH and not self._jobs.empty():
                if (more := self._jobs.get()) is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[_Job]) -> None:
        done: list[tuple[_Job, Any]] = []
        failed: list[tuple[_Job, BaseException]] = []
        woken: set[str] = set()
        # Whoever was cancelled meanwhile waits for nothing: their job is not begun; one begun cannot be cancelled.
        batch = [job for job in batch if job.future.set_running_or_notify_cancel()]
        try:
            with Session(self.engine, expire_on_commit=False) as session, session.begin():
                for job in batch:
                    self._run(session, job, len(batch) > 1, done, failed, woken)
        except BaseException as error:  # the commit itself failed: nobody may believe that it was stored
            for job in batch:
                job.future.set_exception(error)
            return
        for wake in self._wakes if woken else ():
            wake(frozenset(woken))
        for job, result in done:
            job.future.set_result(result)
        for job, fault in failed:
            job.future.set_exception(fault)

    def _run(
        self,
        session: Session,
        job: _Job,
        shared: bool,
        done: list[tuple[_Job, Any]],
        failed: list[tuple[_Job, BaseException]],
        woken: set[str],
    ) -> None:
        tx = Tx(session, self.now())
        if not shared:
            done.append((job, job.run(tx)))
        else:
            try:
                with session.begin_nested():
                    result = job.run(tx)
            except BaseException as error:
                failed.append((job, error))
                return
            done.append((job, result))
        woken |= tx.woken

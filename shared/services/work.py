"""The one way to the database: every change is a function of a transaction, one writer at a time.

Several jobs that wait at the same moment share one durable commit, each inside a savepoint of its own, so that
32 busy matches cost hardly more disk time than one.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from queue import SimpleQueue
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.orm import Session

from shared.storage.prepared import Prepared

T = TypeVar("T")
BATCH = 64
"""Jobs of one commit at most: keeps the first of them from waiting for a long tail."""

IDLE = 1.0
"""Seconds after which the writer gives its connection back."""

Wake = Callable[[frozenset[str]], None]


@dataclass
class Tx:
    """One transaction: its connection, its moment (aware, UTC), and what it woke (`outbox`, `deadlines`)."""

    db: Connection
    now: datetime
    shared: bool = False
    """Whether others commit together with it: then a failure of its session must not take theirs along."""
    woken: set[str] = field(default_factory=set)

    @cached_property
    def session(self) -> Session:
        """Rows as objects, for what is not done with every press."""
        mode: Literal["create_savepoint", "rollback_only"] = "create_savepoint" if self.shared else "rollback_only"
        return Session(self.db, expire_on_commit=False, join_transaction_mode=mode)

    @cached_property
    def cursor(self) -> Any:
        """The driver's own cursor, for prepared statements."""
        return self.db.connection.cursor()

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.db.dialect.name

    def run(self, statement: Prepared, **values: Any) -> list[Any]:
        """Executes a prepared statement; its rows, if it has any."""
        return statement.run(self.cursor, self.db.dialect, values)

    def one(self, statement: Prepared, **values: Any) -> Any:
        """The first row of a prepared statement, or None."""
        return next(iter(statement.run(self.cursor, self.db.dialect, values)), None)

    def each(self, statement: Prepared, values: Iterable[Mapping[str, Any]]) -> None:
        """Executes a prepared statement for each of these."""
        statement.each(self.cursor, self.db.dialect, values)

    def wake(self, what: str) -> None:
        """After the commit those who listen for `what` are called."""
        self.woken.add(what)

    def flush(self) -> None:
        """Writes what the session still holds back, and ends it."""
        if "session" in self.__dict__:
            self.session.commit()
            self.session.close()


@dataclass
class _Job:
    run: Callable[[Tx], Any]
    future: "Future[Any]"


@dataclass
class _Batch:
    """Jobs of one commit, and what became of them."""

    jobs: list[_Job]
    transaction: RootTransaction | None = None
    done: list[tuple[_Job, Any]] = field(default_factory=list)
    failed: list[tuple[_Job, BaseException]] = field(default_factory=list)
    woken: set[str] = field(default_factory=set)


class Desk:
    """Runs jobs on the database. `now` can be replaced in tests."""

    def __init__(self, engine: Engine, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.engine = engine
        self.now = now
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._wakes: list[Wake] = []
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._local = engine.dialect.name == "sqlite"
        self._waiting: deque[_Job] = deque()
        self._committer = ThreadPoolExecutor(1, thread_name_prefix="committer")
        self._turn = threading.Lock()
        self._connection: Connection | None = None
        self._used = 0.0
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def on_commit(self, wake: Wake) -> None:
        """Calls `wake` in the thread that wrote, after each commit that woke something."""
        self._wakes.append(wake)

    def write(self, run: Callable[[Tx], T]) -> T:
        """Runs the job and returns after its commit; raises what it raised, and then nothing of it is stored.

        While nobody else writes it is done at once in the caller's thread, without waiting for another to wake up.
        """
        if not (self._jobs.empty() and self._turn.acquire(blocking=False)):
            return self._enqueue(run).result()
        future: Future[T] = Future()
        try:
            self._commit([_Job(run, future)])
        finally:
            self._release()
        return future.result()

    async def awrite(self, run: Callable[[Tx], T]) -> T:
        """The same without waiting for the disk in the event loop.

        On SQLite the loop itself runs the job, for a statement takes less time there than handing the interpreter to
        another thread and back; only the commit, which waits for the disk, has a thread of its own.
        """
        if not self._local:
            return await asyncio.wrap_future(self._enqueue(run))
        future: Future[T] = Future()
        self._waiting.append(_Job(run, future))
        loop = asyncio.get_running_loop()
        loop.call_soon(self._begin, loop)
        return await asyncio.wrap_future(future)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the event loop: runs what waits, unless others write; whoever ends then begins this anew."""
        if not self._waiting or not self._turn.acquire(blocking=False):
            return
        batch = _Batch([self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))])
        if self._perform(batch):
            self._committer.submit(self._land, batch, loop)
        else:
            self._turn.release()
            loop.call_soon(self._begin, loop)

    def _land(self, batch: _Batch, loop: asyncio.AbstractEventLoop) -> None:
        stored = self._store(batch)
        self._turn.release()
        if stored:
            self._tell(batch)
        if self._waiting and not loop.is_closed():
            loop.call_soon_threadsafe(self._begin, loop)

    def read(self, run: Callable[[Tx], T]) -> T:
        """Runs the job on a snapshot of its own; nothing of it is stored."""
        with self.engine.connect().execution_options(reading=True) as connection, connection.begin() as snapshot:
            try:
                return run(Tx(connection, self.now()))
            finally:
                snapshot.rollback()

    async def aread(self, run: Callable[[Tx], T]) -> T:
        """The same without blocking the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read, run)

    def close(self) -> None:
        """Finishes what was asked for and lets the threads go."""
        self._jobs.put(None)
        self._writer.join()
        self._committer.shutdown()
        self._readers.shutdown()
        self._hang_up()

    def _release(self) -> None:
        """Lets others write; what the event loop has found closed meanwhile is done in the thread."""
        self._turn.release()
        while self._waiting:
            with suppress(IndexError):
                self._jobs.put(self._waiting.popleft())

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
            self._turn.acquire()
            try:
                self._commit(batch)
            finally:
                self._release()
            if last:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        batch = _Batch(jobs)
        if self._perform(batch) and self._store(batch):
            self._tell(batch)

    def _perform(self, batch: _Batch) -> bool:
        """Runs the jobs, up to the commit."""
        # Whoever was cancelled meanwhile waits for nothing: their job is not begun; one begun cannot be cancelled.
        batch.jobs = [job for job in batch.jobs if job.future.set_running_or_notify_cancel()]
        try:
            connection = self._line()
            batch.transaction = connection.begin()
            for job in batch.jobs:
                self._run(connection, job, batch)
        except BaseException as error:
            self._lost(batch, error)
            return False
        return True

    def _store(self, batch: _Batch) -> bool:
        """Commits; where that fails, nobody may believe that anything was stored."""
        assert batch.transaction is not None
        try:
            batch.transaction.commit()
        except BaseException as error:
            self._lost(batch, error)
            return False
        return True

    def _lost(self, batch: _Batch, error: BaseException) -> None:
        with suppress(Exception):
            if batch.transaction is not None:
                batch.transaction.rollback()
        with suppress(Exception):
            self._hang_up()
        for job in batch.jobs:
            job.future.set_exception(error)

    def _tell(self, batch: _Batch) -> None:
        for wake in self._wakes if batch.woken else ():
            wake(frozenset(batch.woken))
        for job, result in batch.done:
            job.future.set_result(result)
        for job, fault in batch.failed:
            job.future.set_exception(fault)

    def _line(self) -> Connection:
        """The writer's connection; one that lay idle goes back to the pool, which looks whether it is still alive."""
        now = time.monotonic()
        if self._connection is not None and now - self._used > IDLE:
            self._hang_up()
        self._used = now
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _run(self, connection: Connection, job: _Job, batch: _Batch) -> None:
        shared = len(batch.jobs) > 1
        tx = Tx(connection, self.now(), shared)
        if not shared:
            result = job.run(tx)
            tx.flush()
        else:
            tx.cursor.execute("SAVEPOINT job")
            try:
                result = job.run(tx)
                tx.flush()
            except BaseException as error:
                if "session" in tx.__dict__:
                    tx.session.close()
                tx.cursor.execute("ROLLBACK TO SAVEPOINT job")
                batch.failed.append((job, error))
                return
            tx.cursor.execute("RELEASE SAVEPOINT job")
        batch.done.append((job, result))
        batch.woken |= tx.woken

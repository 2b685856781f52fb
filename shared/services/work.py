"""The one way to the database: every change is a function of a transaction, one writer at a time.

Several jobs that wait at the same moment share one durable commit, each inside a savepoint of its own, so that
32 busy matches cost hardly more disk time than one.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from queue import SimpleQueue
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, Engine
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


class Desk:
    """Runs jobs on the database. `now` can be replaced in tests."""

    def __init__(self, engine: Engine, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.engine = engine
        self.now = now
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._wakes: list[Wake] = []
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
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
            self._turn.release()
        return future.result()

    async def awrite(self, run: Callable[[Tx], T]) -> T:
        """The same without blocking the event loop."""
        return await asyncio.wrap_future(self._enqueue(run))

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
        self._readers.shutdown()

    def _enqueue(self, run: Callable[[Tx], T]) -> "Future[T]":
        future: Future[T] = Future()
        self._jobs.put(_Job(run, future))
        return future

    def _write_all(self) -> None:
        try:
            self._serve()
        finally:
            self._hang_up()

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch, last = [job], False
            while len(batch) < BATCH and not self._jobs.empty():
                if (more := self._jobs.get()) is None:
                    last = True
                    break
                batch.append(more)
            with self._turn:
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
            connection = self._line()
            with connection.begin():
                for job in batch:
                    self._run(connection, job, len(batch) > 1, done, failed, woken)
        except BaseException as error:  # the commit itself failed: nobody may believe that it was stored
            self._hang_up()
            for job in batch:
                job.future.set_exception(error)
            return
        for wake in self._wakes if woken else ():
            wake(frozenset(woken))
        for job, result in done:
            job.future.set_result(result)
        for job, fault in failed:
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

    def _run(
        self,
        connection: Connection,
        job: _Job,
        shared: bool,
        done: list[tuple[_Job, Any]],
        failed: list[tuple[_Job, BaseException]],
        woken: set[str],
    ) -> None:
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
                failed.append((job, error))
                return
            tx.cursor.execute("RELEASE SAVEPOINT job")
        done.append((job, result))
        woken |= tx.woken

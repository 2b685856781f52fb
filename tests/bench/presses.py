"""Presses a second, end to end over HTTP: our bot with all it does, over an echo bot that does nothing with them."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import select

from shared.services.work import Desk, Tx
from shared.storage.models import OutboxRow
from tests.bench.hall import SEATS, SLOW
from tests.bench.matches import database
from tests.bench.slices import Result, interleaved
from tests.services.cast import seat_people

PRESSES = 400
AIM = 2.0


class Process:
    """One of ours, spoken to in lines of JSON."""

    def __init__(self, *words: str) -> None:
        self.popen = subprocess.Popen(
            [sys.executable, "-m", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def read(self) -> Any:
        """Its next line."""
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.popen.args} has ended")
        return json.loads(line)

    def ask(self, **order: Any) -> Any:
        """An order and its answer."""
        assert self.popen.stdin is not None
        self.popen.stdin.write(json.dumps(order) + "\n")
        self.popen.stdin.flush()
        return self.read()

    def end(self) -> None:
        """It goes, and is waited for."""
        self.popen.terminate()
        self.popen.communicate()


def run() -> list[Result]:
    """Interleaved slices of presses, each until the last thing that follows from it is told."""
    with database() as (desk, url), _running("tests.bench.hall") as our_hall, _running("tests.bench.hall") as other:
        tables = our_hall.read()
        their_server = f"http://127.0.0.1:{other.read()['port']}"
        with _running("tests.bench.bots", "echo", their_server):
            matches = _seated(desk, tables["tables"])
            our_hall.ask(matches=matches)
            with _running("tests.bench.bots", "ours", f"http://127.0.0.1:{tables['port']}", url):
                _until_told(desk)
                ours, theirs, ratio = interleaved(lambda: _ours(desk, our_hall), lambda: _theirs(other))
    note = f"{ours.median:,.0f} presses a second, echo bot {theirs.median:,.0f}"
    return [Result("presses end to end over a stock echo bot", ratio, AIM, note=note)]


@contextmanager
def _running(*words: str) -> Iterator[Process]:
    process = Process(*words)
    try:
        yield process
    finally:
        process.end()


def _seated(desk: Desk, tables: dict[str, list[int]]) -> dict[str, int]:
    """A match in every group."""

    def job(tx: Tx) -> dict[str, int]:
        assert all(len(people) == SEATS for people in tables.values())
        return {chat: seat_people(tx, SEATS, int(chat), None, users=people, seconds=SLOW)
                for chat, people in tables.items()}  # fmt: skip

    return desk.write(job)


def _ours(desk: Desk, hall: Process) -> float:
    began = time.perf_counter()
    hall.ask(press=PRESSES)
    _until_told(desk)
    return PRESSES / (time.perf_counter() - began)


def _until_told(desk: Desk) -> None:
    """The outbox holds nothing that is due."""
    while desk.read(_telling):
        time.sleep(0.005)


def _telling(tx: Tx) -> bool:
    due = (OutboxRow.status == "sending") | ((OutboxRow.status == "waiting") & (OutboxRow.not_before <= tx.now))
    return tx.session.scalar(select(OutboxRow.id).where(due).limit(1)) is not None


def _theirs(hall: Process) -> float:
    """Two calls for each press: the answer, and the edit after it."""
    before, began = hall.ask(calls=1), time.perf_counter()
    hall.ask(press=PRESSES)
    while hall.ask(calls=1) < before + 2 * PRESSES:
        time.sleep(0.005)
    return PRESSES / (time.perf_counter() - began)

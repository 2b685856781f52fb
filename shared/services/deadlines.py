"""Deadlines: the moments of a match as rows, and the clock that turns due ones into actions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, cast

from sqlalchemy import Row, Table, bindparam, delete, func, insert, select, update

from shared.kernel.events import DeadlineMoved, Event, Paused, Resumed
from shared.kernel.step import running_timers
from shared.services import schedule
from shared.services.running import Running
from shared.services.schedule import Moment
from shared.services.work import Tx
from shared.storage.models import DeadlineRow

ROWS = cast(Table, DeadlineRow.__table__)
_OF = select(ROWS).where(ROWS.c.match_id == bindparam("of"), ROWS.c.kind == "timer")
_ONE = (ROWS.c.match_id == bindparam("of"), ROWS.c.kind == "timer", ROWS.c.key == bindparam("timer"))
_NEW = insert(ROWS)
_GONE = delete(ROWS).where(*_ONE)
_MOVED = update(ROWS).where(*_ONE).values(due_at=bindparam("due"), left=bindparam("rest"))
MICROSECOND = timedelta(microseconds=1)


@dataclass
class Clock:
    """The timers of one match inside a transaction: as they were stored, and as they are now."""

    stored: dict[str, Moment]
    now: dict[str, Moment] = field(default_factory=dict)

    def due(self, moment: datetime) -> Moment | None:
        """The earliest timer whose moment has come."""
        return schedule.overdue(self.now, moment)

    def drop(self, key: str) -> None:
        """Forgets a timer that cannot fire, so that the match does not stand still before it."""
        self.now.pop(key, None)

    def follow(self, running: Running, events: Iterable[Event], now: datetime) -> None:
        """Moves, freezes and thaws as the events say, then takes the timers that the match waits for."""
        for event in events:
            if isinstance(event, DeadlineMoved):
                by = timedelta(seconds=event.by)
                self.now = {
                    key: schedule.move(each, by, now) if each.name == event.timer else each
                    for key, each in self.now.items()
                }
            elif isinstance(event, Paused):
                self.now = {key: schedule.freeze(each, now) for key, each in self.now.items()}
            elif isinstance(event, Resumed) and event.playing:
                self.now = {key: schedule.thaw(each, now) for key, each in self.now.items()}
        timers = running_timers(running.game, running.match)
        paused = bool(running.match.table.pauses)
        self.now = schedule.moments(timers, self.now, now, running.zone, paused=paused)

    def save(self, tx: Tx, running: Running) -> None:
        """Writes only what differs from what is stored."""
        if self.now == self.stored:
            return
        gone = [{"of": running.id, "timer": key} for key in self.stored if key not in self.now]
        new = [_values(running.id, each) for key, each in self.now.items() if key not in self.stored]
        moved = [
            {"of": running.id, "timer": key, "due": each.due, "rest": _left(each)}
            for key, each in self.now.items()
            if key in self.stored and each != self.stored[key]
        ]
        for statement, rows in ((_GONE, gone), (_NEW, new), (_MOVED, moved)):
            if rows:
                tx.db.execute(statement, rows)
        tx.wake("deadlines")


def clock_of(tx: Tx, match_id: int) -> Clock:
    """The stored timers of a match."""
    stored = {row.key: _moment(row) for row in tx.db.execute(_OF, {"of": match_id})}
    return Clock(stored, dict(stored))


def _moment(row: Row[Any]) -> Moment:
    left = None if row.left is None else row.left * MICROSECOND
    return Moment(row.name, row.key, row.started_at, row.due_at, left)


def _values(match_id: int, each: Moment) -> dict[str, object]:
    return {
        "match_id": match_id,
        "kind": "timer",
        "key": each.key,
        "name": each.name,
        "started_at": each.started,
        "due_at": each.due,
        "left": _left(each),
    }


def _left(each: Moment) -> int | None:
    return None if each.left is None else each.left // MICROSECOND


def put(tx: Tx, match_id: int, kind: str, key: str, name: str, due_at: datetime) -> None:
    """A deadline that is no timer of the rules (reminder, fill-bot, idle lobby); replaces one of its key."""
    drop(tx, match_id, kind, key)
    values = {"match_id": match_id, "kind": kind, "key": key, "name": name, "started_at": tx.now, "due_at": due_at}
    tx.session.execute(insert(ROWS).values(values))
    tx.wake("deadlines")


def drop(tx: Tx, match_id: int, kind: str, key: str | None = None) -> None:
    """Takes deadlines of a kind away."""
    where = [DeadlineRow.match_id == match_id, DeadlineRow.kind == kind]
    if key is not None:
        where.append(DeadlineRow.key == key)
    tx.session.execute(delete(ROWS).where(*where))


def timers(tx: Tx, match_id: int) -> Sequence[Moment]:
    """The running timers of a match, the next first; those that stand still last."""
    found = clock_of(tx, match_id).now.values()
    return sorted(found, key=lambda each: (each.due is None, each.due or each.started, each.name))


def next_due(tx: Tx) -> datetime | None:
    """When the next deadline of any match falls due."""
    return tx.session.scalar(select(func.min(DeadlineRow.due_at)).where(DeadlineRow.due_at.is_not(None)))


def due(tx: Tx, limit: int) -> Sequence[Row[Any]]:
    """Deadlines whose moment has come, the earliest first: rows with id, match_id, kind, key, name, due_at."""
    query = select(ROWS).where(DeadlineRow.due_at <= tx.now).order_by(DeadlineRow.due_at, DeadlineRow.id).limit(limit)
    return tx.session.execute(query).all()

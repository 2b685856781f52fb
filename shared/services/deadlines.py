"""Deadlines: the moments of a match as rows, and the clock that turns due ones into actions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, NamedTuple, cast

from sqlalchemy import Integer, Table, bindparam, delete, func, select, update

from shared.kernel.events import Event
from shared.kernel.step import running_timers
from shared.services import schedule
from shared.services.running import Running
from shared.services.schedule import Moment
from shared.services.work import Tx
from shared.storage.models import DeadlineRow
from shared.storage.prepared import Prepared, adding

ROWS = cast(Table, DeadlineRow.__table__)
_OF = Prepared(select(ROWS).where(ROWS.c.match_id == bindparam("of")))
_ONE = (ROWS.c.match_id == bindparam("of"), ROWS.c.kind == bindparam("sort"), ROWS.c.key == bindparam("which"))
_NEW = Prepared(adding(ROWS, "match_id", "kind", "key", "name", "started_at", "due_at", "left"))
_GONE = Prepared(delete(ROWS).where(*_ONE))
_MOVED = Prepared(update(ROWS).where(*_ONE).values(due_at=bindparam("due"), left=bindparam("rest")))
_NEXT = Prepared(select(func.min(ROWS.c.due_at).label("due_at")).where(ROWS.c.due_at.is_not(None)))
_DUE = Prepared(
    select(ROWS)
    .where(ROWS.c.due_at <= bindparam("now"))
    .order_by(ROWS.c.due_at, ROWS.c.id)
    .limit(bindparam("most", type_=Integer))
)
TIMER = "timer"
MICROSECOND = timedelta(microseconds=1)


class Wanted(NamedTuple):
    """A deadline that is no timer of the rules, and when it shall fall due."""

    name: str
    due: datetime


@dataclass
class Clock:
    """The timers of one match inside a transaction: as they were stored, and as they are now.

    `others` are the moments of its other deadlines as they were stored, by kind and key.
    """

    stored: dict[str, Moment]
    now: dict[str, Moment] = field(default_factory=dict)
    others: dict[str, dict[str, datetime | None]] = field(default_factory=dict)

    @property
    def moved(self) -> bool:
        """Whether any timer differs from what was stored."""
        return self.now != self.stored

    def due(self, moment: datetime) -> Moment | None:
        """The earliest timer whose moment has come."""
        return schedule.overdue(self.now, moment)

    def drop(self, key: str) -> None:
        """Forgets a timer that cannot fire, so that the match does not stand still before it."""
        self.now.pop(key, None)

    def follow(self, running: Running, events: Iterable[Event], now: datetime) -> None:
        """Moves, freezes and thaws as the events say, then takes the timers that the match waits for."""
        timers = running_timers(running.game, running.match)
        paused = bool(running.match.table.pauses)
        self.now = schedule.follow(self.now, events, timers, now, running.zone, paused=paused)

    def save(self, tx: Tx, running: Running) -> None:
        """Writes only what differs from what is stored."""
        if not self.moved:
            return
        for key in self.stored.keys() - self.now.keys():
            tx.run(_GONE, of=running.id, sort=TIMER, which=key)
        for key, each in self.now.items():
            if key not in self.stored:
                tx.run(_NEW, **_values(running.id, each))
            elif each != self.stored[key]:
                tx.run(_MOVED, of=running.id, sort=TIMER, which=key, due=each.due, rest=_left(each))
        tx.wake("deadlines")

    def want(self, tx: Tx, match_id: int, kind: str, wanted: Mapping[str, Wanted]) -> None:
        """Makes the deadlines of a kind those that are wanted; one that has its moment already stays."""
        stored = self.others.get(kind, {})
        for key in stored.keys() - wanted.keys():
            tx.run(_GONE, of=match_id, sort=kind, which=key)
        for key, each in wanted.items():
            if stored.get(key) != each.due:
                put(tx, match_id, kind, key, each.name, each.due)


def clock_of(tx: Tx, match_id: int) -> Clock:
    """The stored deadlines of a match."""
    stored: dict[str, Moment] = {}
    others: dict[str, dict[str, datetime | None]] = {}
    for row in tx.run(_OF, of=match_id):
        if row.kind == TIMER:
            stored[row.key] = _moment(row)
        else:
            others.setdefault(row.kind, {})[row.key] = row.due_at
    return Clock(stored, dict(stored), others)


def _moment(row: Any) -> Moment:
    left = None if row.left is None else row.left * MICROSECOND
    return Moment(row.name, row.key, row.started_at, row.due_at, left)


def _values(match_id: int, each: Moment) -> dict[str, object]:
    return {
        "match_id": match_id,
        "kind": TIMER,
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
    tx.run(_GONE, of=match_id, sort=kind, which=key)
    tx.run(_NEW, match_id=match_id, kind=kind, key=key, name=name, started_at=tx.now, due_at=due_at, left=None)
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


def known(tx: Tx, running: Running, *, secrets: bool = False) -> Sequence[Moment]:
    """The same as far as the group may know that they run; all of them for who sees `secrets`."""
    public = {timer.key for timer in running_timers(running.game, running.match) if timer.public}
    return [each for each in timers(tx, running.id) if secrets or each.key in public]


def next_due(tx: Tx) -> datetime | None:
    """When the next deadline of any match falls due."""
    return tx.one(_NEXT).due_at  # type: ignore[no-any-return]


def due(tx: Tx, limit: int) -> Sequence[Any]:
    """Deadlines whose moment has come, the earliest first: rows with id, match_id, kind, key, name, due_at."""
    return tx.run(_DUE, now=tx.now, most=limit)

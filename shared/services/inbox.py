"""The inbox: raw updates, committed before Telegram hears that they came, and handled from there."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any, NamedTuple, cast

from sqlalchemy import Row, Table, bindparam, delete, select, update

from shared.services.work import Tx
from shared.storage.models import InboxRow
from shared.storage.prepared import Prepared, inserting

ROWS = cast(Table, InboxRow.__table__)
KEPT = timedelta(days=2)
"""Telegram forgets an update after a day; a repeat later than that cannot come."""
_LONGEST_ERROR = 2000


class Arrival(NamedTuple):
    """A raw update that came in; those of one lane are handled in order."""

    update_id: int
    lane: str
    body: bytes


def store(tx: Tx, arrivals: Collection[Arrival]) -> list[int]:
    """Writes down what has not come before; the ids of those, in order. Repeats are ignored."""
    if not arrivals:
        return []
    by_id = {each.update_id: each for each in arrivals}
    found = []
    for update_id, lane, body in by_id.values():
        found += tx.run(_STORE, update_id=update_id, lane=lane, body=body, received_at=tx.now)
    return sorted(row.update_id for row in found)


def _store(dialect: str) -> Any:
    insert = inserting(dialect, ROWS)
    given: dict[str, Any] = {name: bindparam(name) for name in ("update_id", "lane", "body", "received_at")}
    query = insert.values({**given, "tries": 0}).on_conflict_do_nothing(index_elements=["update_id"])
    return query.returning(ROWS.c.update_id)


_STORE = Prepared(_store)
_DONE = Prepared(
    update(ROWS)
    .where(ROWS.c.update_id == bindparam("which"), ROWS.c.done_at.is_(None))
    .values(done_at=bindparam("at"))
    .returning(ROWS.c.update_id)
)


def waiting(tx: Tx, limit: int = 1000) -> Sequence[Row[Any]]:
    """What has not been handled, oldest first: rows with update_id, lane, body, tries."""
    query = select(ROWS).where(ROWS.c.done_at.is_(None)).order_by(ROWS.c.received_at, ROWS.c.update_id).limit(limit)
    return tx.session.execute(query).all()


def done(tx: Tx, update_id: int) -> bool:
    """Marks an update as handled, in the transaction of its effect. False: it was handled before, so do nothing."""
    return tx.one(_DONE, which=update_id, at=tx.now) is not None


def failed(tx: Tx, update_id: int, error: str, *, final: bool = False) -> None:
    """Counts a failed try; a final one is kept as handled, with its error."""
    where = (ROWS.c.update_id == update_id, ROWS.c.done_at.is_(None))
    values = {"tries": ROWS.c.tries + 1, "error": error[:_LONGEST_ERROR]} | ({"done_at": tx.now} if final else {})
    tx.session.execute(update(ROWS).where(*where).values(values))


def sweep(tx: Tx, older_than: timedelta = KEPT) -> None:
    """Forgets what was handled long ago."""
    tx.session.execute(delete(ROWS).where(ROWS.c.done_at < tx.now - older_than))

"""The outbox: what is to be told, committed with what it tells of, and drained by the courier."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, cast

import msgspec
from sqlalchemy import Row, Table, and_, bindparam, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from shared.kernel.codec import encode
from shared.services.letters import Letter
from shared.services.work import Tx
from shared.storage.models import OutboxRow
from shared.storage.prepared import Prepared

LEASE = timedelta(seconds=90)
"""How long a claimed letter belongs to its courier; after that another may believe it dead and take over."""
OUTBOX = cast(Table, OutboxRow.__table__)


def put(
    tx: Tx,
    letter: Letter,
    chat_id: int,
    priority: int,
    *,
    merge: str | None = None,
    not_before: datetime | None = None,
    match_id: int | None = None,
) -> None:
    """Writes a letter; a waiting one with its merge key takes the new body, the higher priority, the earlier moment."""
    tx.run(
        _PUT,
        chat_id=chat_id,
        match_id=match_id,
        kind=tag_of(type(letter)),
        priority=priority,
        merge=merge,
        body=encode(letter),
        not_before=not_before or tx.now,
        created_at=tx.now,
    )
    tx.wake("outbox")


def _put(dialect: str) -> Any:
    """Writes a row; a waiting one of the same merge key is changed instead. Rows without a key never meet it."""
    given = ("chat_id", "match_id", "kind", "priority", "merge", "body", "not_before", "created_at")
    insert: Any = (sqlite if dialect == "sqlite" else postgresql).insert(OUTBOX)
    new, old = insert.excluded, OUTBOX.c
    least = func.min if dialect == "sqlite" else func.least
    return insert.values(
        {**{name: bindparam(name) for name in given}, "status": "waiting", "tries": 0}
    ).on_conflict_do_update(
        index_elements=["merge"],
        index_where=text("status = 'waiting' AND merge IS NOT NULL"),
        set_={
            "body": new.body,
            "priority": least(old.priority, new.priority),
            "not_before": least(old.not_before, new.not_before),
        },
    )


_PUT = Prepared(_put)


def claim(tx: Tx, limit: int, busy: Collection[int] = ()) -> Sequence[Row[Any]]:
    """The next letter of each chat that is not busy, leased to the caller; the longest waiting first.

    A lease that ran out is a courier that died: its letter is taken again (telling twice beats not telling).
    """
    free = or_(
        and_(OutboxRow.status == "waiting", OutboxRow.not_before <= tx.now),
        and_(OutboxRow.status == "sending", OutboxRow.leased_until <= tx.now),
    )
    order = func.row_number().over(partition_by=OutboxRow.chat_id, order_by=(OutboxRow.priority, OutboxRow.id))
    sending = select(OutboxRow.chat_id).where(OutboxRow.status == "sending", OutboxRow.leased_until > tx.now)
    first = (
        select(OutboxRow.id, order.label("place"))
        .where(free, OutboxRow.chat_id.not_in(list(busy)), OutboxRow.chat_id.not_in(sending))
        .subquery()
    )
    ids = [
        row.id
        for row in tx.session.execute(select(first.c.id).where(first.c.place == 1).order_by(first.c.id).limit(limit))
    ]
    if not ids:
        return ()
    query = select(OUTBOX).where(OutboxRow.id.in_(ids)).order_by(OutboxRow.priority, OutboxRow.id)
    rows = tx.session.execute(query.with_for_update(skip_locked=True)).all()
    taken = [row.id for row in rows]
    tx.session.execute(
        update(OUTBOX)
        .where(OutboxRow.id.in_(taken))
        .values(status="sending", leased_until=tx.now + LEASE, tries=OutboxRow.tries + 1)
    )
    return rows


def next_moment(tx: Tx) -> datetime | None:
    """When the next waiting letter may go out; None when none waits."""
    return tx.session.scalar(select(func.min(OutboxRow.not_before)).where(OutboxRow.status == "waiting"))


def sent(tx: Tx, letter_id: int) -> None:
    """The letter got through."""
    tx.session.execute(
        update(OUTBOX)
        .where(OutboxRow.id == letter_id)
        .values(status="sent", settled_at=tx.now, leased_until=None, error=None)
    )


def retry(tx: Tx, letter_id: int, when: datetime, error: str) -> None:
    """The letter waits again, unless a newer one with its merge key waits already: that one tells the same and more."""
    row = tx.session.execute(select(OutboxRow.merge).where(OutboxRow.id == letter_id)).one()
    newer = row.merge is not None and tx.session.scalar(
        select(OutboxRow.id).where(OutboxRow.merge == row.merge, OutboxRow.status == "waiting")
    )
    if newer:
        sent(tx, letter_id)
        return
    values = {"status": "waiting", "not_before": when, "error": error, "leased_until": None}
    tx.session.execute(update(OUTBOX).where(OutboxRow.id == letter_id).values(values))
    tx.wake("outbox")


def release(tx: Tx, letter_id: int, when: datetime) -> None:
    """Back into the queue unsent, for it was not its time yet: no try is counted."""
    tx.session.execute(update(OUTBOX).where(OutboxRow.id == letter_id).values(tries=OutboxRow.tries - 1))
    retry(tx, letter_id, when, "")


def take_over(tx: Tx) -> None:
    """At the start of the only courier: what its predecessor had in hands waits again, whatever its lease says."""
    for letter_id in tx.session.scalars(select(OutboxRow.id).where(OutboxRow.status == "sending")).all():
        retry(tx, letter_id, tx.now, "")


def dead(tx: Tx, letter_id: int, error: str) -> None:
    """The letter cannot be delivered: kept, and shown in the panel."""
    values = {"status": "dead", "error": error, "settled_at": tx.now, "leased_until": None}
    tx.session.execute(update(OUTBOX).where(OutboxRow.id == letter_id).values(values))


def revive(tx: Tx, letter_id: int) -> bool:
    """Tries a dead letter once more; False when it is not dead."""
    values = {"status": "waiting", "not_before": tx.now, "tries": 0, "merge": None}
    found = tx.session.execute(
        update(OUTBOX)
        .where(OutboxRow.id == letter_id, OutboxRow.status == "dead")
        .values(values)
        .returning(OutboxRow.id)
    ).first()
    tx.wake("outbox")
    return found is not None


def sweep(tx: Tx, older_than: timedelta = timedelta(days=2)) -> None:
    """Forgets letters that got through long ago; dead ones stay."""
    tx.session.execute(OUTBOX.delete().where(OutboxRow.status == "sent", OutboxRow.settled_at < tx.now - older_than))


def tag_of(letter: type[msgspec.Struct]) -> str:
    """The stored kind of a letter type."""
    return str(letter.__struct_config__.tag)

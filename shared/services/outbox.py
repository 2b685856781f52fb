"""The outbox: what is to be told, committed with what it tells of, and drained by the courier."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, cast

import msgspec
from sqlalchemy import Integer, Table, and_, bindparam, func, literal_column, or_, select, text, update

from shared.kernel.codec import encode
from shared.services.letters import Letter
from shared.services.work import Tx
from shared.storage.models import OutboxRow
from shared.storage.prepared import Prepared, inserting

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
    insert = inserting(dialect, OUTBOX)
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
# Written out, so that the indexes of what waits and of what is in hands are used: parameters would hide it.
_WAITS = OUTBOX.c.status == literal_column("'waiting'")
_SENDS = OUTBOX.c.status == literal_column("'sending'")
_IN_HANDS = Prepared(select(OUTBOX.c.id, OUTBOX.c.chat_id, OUTBOX.c.leased_until).where(_SENDS))
_PLACES = (
    select(
        OUTBOX.c.id,
        OUTBOX.c.chat_id,
        func.row_number().over(partition_by=OUTBOX.c.chat_id, order_by=(OUTBOX.c.priority, OUTBOX.c.id)).label("place"),
    )
    .where(_WAITS, OUTBOX.c.not_before <= bindparam("now"))
    .subquery()
)
_FIRST = Prepared(
    select(_PLACES.c.id, _PLACES.c.chat_id)
    .where(_PLACES.c.place == 1)
    .order_by(_PLACES.c.id)
    .limit(bindparam("most", type_=Integer))
)
_LOCK = Prepared(
    select(OUTBOX)
    .where(OUTBOX.c.id == bindparam("letter"), or_(_WAITS, and_(_SENDS, OUTBOX.c.leased_until <= bindparam("now"))))
    .with_for_update(skip_locked=True)
)
_THIS = OUTBOX.c.id == bindparam("letter")
_TAKE = Prepared(
    update(OUTBOX).where(_THIS).values(status="sending", leased_until=bindparam("until"), tries=OUTBOX.c.tries + 1)
)
_SENT = Prepared(
    update(OUTBOX).where(_THIS).values(status="sent", settled_at=bindparam("at"), leased_until=None, error=None)
)
_NEXT = Prepared(select(func.min(OUTBOX.c.not_before).label("not_before")).where(_WAITS))
_OTHER = OUTBOX.alias()
_NEWER = Prepared(
    select(OUTBOX.c.id)
    .join(_OTHER, _OTHER.c.merge == OUTBOX.c.merge)
    .where(_THIS, _OTHER.c.status == literal_column("'waiting'"))
)


def claim(tx: Tx, limit: int, busy: Collection[int] = ()) -> Sequence[Any]:
    """The next letter of each chat that is not busy, leased to the caller; the longest waiting first.

    A lease that ran out is a courier that died: its letter is taken again (telling twice beats not telling).
    """
    in_hands = tx.run(_IN_HANDS)
    taken = {row.chat_id for row in in_hands if row.leased_until > tx.now} | set(busy)
    first = {row.chat_id: row.id for row in tx.run(_FIRST, now=tx.now, most=limit + len(taken))}
    first |= {row.chat_id: row.id for row in in_hands}
    ids = sorted(letter_id for chat_id, letter_id in first.items() if chat_id not in taken)[:limit]
    # On PostgreSQL another courier may have been faster: what it holds is passed over.
    rows = [row for letter_id in ids for row in tx.run(_LOCK, letter=letter_id, now=tx.now)]
    for row in rows:
        tx.run(_TAKE, letter=row.id, until=tx.now + LEASE)
    return sorted(rows, key=lambda row: (row.priority, row.id))


def next_moment(tx: Tx) -> datetime | None:
    """When the next waiting letter may go out; None when none waits."""
    return tx.one(_NEXT).not_before  # type: ignore[no-any-return]


def sent(tx: Tx, letter_id: int) -> None:
    """The letter got through."""
    tx.run(_SENT, letter=letter_id, at=tx.now)


def retry(tx: Tx, letter_id: int, when: datetime, error: str) -> None:
    """The letter waits again, unless a newer one with its merge key waits already: that one tells the same and more."""
    if tx.one(_NEWER, letter=letter_id) is not None:
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

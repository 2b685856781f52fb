"""The record of a match: its log as a viewer may read it, and the export that anybody can check."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import select

from shared.kernel import codec
from shared.kernel.seats import Viewer
from shared.kernel.text import Refusal, Text
from shared.kernel.wording import text_of
from shared.services import rows
from shared.services.lab.replay import Act, Export
from shared.services.work import Tx
from shared.storage.models import ActRow, EventRow, OutboxRow, RosterRow


@dataclass(frozen=True)
class Entry:
    """One line of the log. `quiet` ones are known, but were not worth a line in the chat."""

    seq: int
    at: datetime
    text: Text
    quiet: bool


def log(tx: Tx, match_id: int, viewer: Viewer, *, everything: bool = False) -> list[Entry]:
    """What this viewer may know, oldest first; `everything` for a match that is over: nothing is secret then."""
    row = rows.fresh(tx, match_id)
    if row is None or not row.slug:
        return []
    open_to_all = everything and row.status == "over"
    query = select(EventRow.seq, EventRow.at, EventRow.body).where(EventRow.match_id == match_id)
    found = []
    for each in tx.session.execute(query.order_by(EventRow.seq)):
        event = codec.decode_event(row.slug, each.body)
        if open_to_all or event.audience().includes(viewer):
            found.append(Entry(each.seq, each.at, text_of(row.slug, event), event.quiet))
    return found


@dataclass(frozen=True)
class Failure:
    """Something that could not be delivered; no seat: it was meant for the group, or for a director."""

    id: int
    seat: int | None
    error: str
    at: datetime


def failures(tx: Tx, match_id: int) -> list[Failure]:
    """The dead letters of a match, the newest first."""
    seat = select(RosterRow.seat).where(
        RosterRow.match_id == match_id, RosterRow.user_id == OutboxRow.chat_id, RosterRow.left_at.is_(None)
    )
    query = select(OutboxRow.id, OutboxRow.error, OutboxRow.settled_at, OutboxRow.created_at, seat.scalar_subquery())
    dead = query.where(OutboxRow.match_id == match_id, OutboxRow.status == "dead").order_by(OutboxRow.id.desc())
    return [
        Failure(letter_id, held, error or "", settled or created)
        for letter_id, error, settled, created, held in tx.session.execute(dead)
    ]


def export(tx: Tx, match_id: int) -> Export | Refusal:
    """The whole match with its seed, in the form of `lab.replay`; only once it is over: the seed tells everything."""
    row = rows.fresh(tx, match_id)
    if row is None or row.status != "over":
        return Refusal("desk-refusal-not-over")
    events = tx.session.scalars(select(EventRow.body).where(EventRow.match_id == match_id).order_by(EventRow.seq))
    acts = tx.session.scalars(select(ActRow).where(ActRow.match_id == match_id).order_by(ActRow.n))
    return Export(
        slug=row.slug,
        rules=msgspec.Raw(row.rules),
        seats=row.seats,
        seed=row.seed.hex(),
        commitment=row.commitment,
        acts=tuple(_act(each) for each in acts),
        events=tuple(msgspec.Raw(body) for body in events),
    )


def _act(row: ActRow) -> Act:
    by: Any = None if row.n == 0 else int(row.actor) if row.actor.isdigit() else row.actor
    return Act(row.n, by, msgspec.Raw(row.action), row.at, row.first, row.count)

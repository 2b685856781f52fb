"""What a due deadline does, by its kind; the clock of the bot asks for one after the other."""

from typing import cast

from sqlalchemy import Table, bindparam, select

from shared.services import deadlines, fillbots, lobby, play, reminders
from shared.services.work import Tx
from shared.storage.models import DeadlineRow, MatchRow
from shared.storage.prepared import Prepared

_D, _M = cast(Table, DeadlineRow.__table__).c, cast(Table, MatchRow.__table__).c
_DUE = Prepared(
    select(_D.match_id, _D.kind, _D.key, _D.name, _M.status)
    .join(MatchRow.__table__, _M.id == _D.match_id)
    .where(_D.id == bindparam("which"), _D.due_at <= bindparam("now"))
)


def fire(tx: Tx, deadline_id: int) -> None:
    """Fires a deadline that is due; one that was moved, paused or dealt with meanwhile does nothing."""
    row = tx.one(_DUE, which=deadline_id, now=tx.now)
    if row is None:
        return
    if row.kind == "timer" and row.status == "running":
        play.advance(tx, row.match_id)
        return
    deadlines.drop(tx, row.match_id, row.kind, row.key)
    if row.kind == "lobby" and row.status == "lobby":
        lobby.expire(tx, row.match_id)
    elif row.kind == "fillbot" and row.status == "running":
        fillbots.fire(tx, row.match_id, row.key)
    elif row.kind == "reminder" and row.status == "running":
        reminders.fire(tx, row.match_id, row.key, row.name)

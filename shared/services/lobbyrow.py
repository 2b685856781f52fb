"""The row of a lobby: opened for a change, and everything that follows from one."""

from datetime import timedelta

from shared.kernel.text import Refusal
from shared.services import deadlines, rows
from shared.services.work import Tx
from shared.storage.models import MatchRow

SLEEPS_AFTER = timedelta(minutes=60)
GONE = Refusal("lobby-refusal-gone")
NOT_HOST = Refusal("lobby-refusal-not-host")


def opened(tx: Tx, match_id: int) -> MatchRow | Refusal:
    """The lobby, locked; afterwards it says kindly why nothing can be done."""
    row = rows.locked(tx, match_id)
    if row is not None and row.status == "running":
        return Refusal("lobby-refusal-started")
    return row if row is not None and row.status == "lobby" else GONE


def may_host(row: MatchRow, user_id: int, admin: bool) -> bool:
    """The host and the administrators of the group decide about a lobby."""
    return admin or row.host_id == user_id


def changed(tx: Tx, row: MatchRow) -> None:
    """It is awake again, and its message shows what is."""
    row.changed_at = tx.now
    tx.session.flush()
    deadlines.put(tx, row.id, "lobby", "idle", "idle", tx.now + SLEEPS_AFTER)
    rows.redraw_lobby(tx, row)

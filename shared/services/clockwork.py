"""What a due deadline does, by its kind; the clock of the bot asks for one after the other."""

from sqlalchemy import select

from shared.services import deadlines, fillbots, lobby, play, reminders
from shared.services.work import Tx
from shared.storage.models import DeadlineRow, MatchRow


def fire(tx: Tx, deadline_id: int) -> None:
    """Fires a deadline that is due; one that was moved, paused or dealt with meanwhile does nothing."""
    query = (
        select(DeadlineRow.match_id, DeadlineRow.kind, DeadlineRow.key, DeadlineRow.name, MatchRow.status)
        .join(MatchRow, MatchRow.id == DeadlineRow.match_id)
        .where(DeadlineRow.id == deadline_id, DeadlineRow.due_at <= tx.now)
    )
    row = tx.session.execute(query).one_or_none()
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

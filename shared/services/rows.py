"""Rows of matches as services need them: locked before they are changed, drawn again afterwards."""

from collections.abc import Collection

from sqlalchemy import select

from shared.services import outbox
from shared.services.letters import BOARD, FIRST, CallLetter, LobbyLetter
from shared.services.work import Tx
from shared.storage.models import MatchRow, RosterRow


def locked(tx: Tx, match_id: int) -> MatchRow | None:
    """The row as it is now, with others kept out until the commit (on SQLite the transaction itself does that)."""
    query = select(MatchRow).where(MatchRow.id == match_id).with_for_update()
    return tx.session.scalars(query.execution_options(populate_existing=True)).one_or_none()


def fresh(tx: Tx, match_id: int) -> MatchRow | None:
    """The row as it is now, for reading."""
    query = select(MatchRow).where(MatchRow.id == match_id)
    return tx.session.scalars(query.execution_options(populate_existing=True)).one_or_none()


def holders(tx: Tx, match_id: int) -> list[RosterRow]:
    """The current roster in order of seats."""
    query = (
        select(RosterRow).where(RosterRow.match_id == match_id, RosterRow.left_at.is_(None)).order_by(RosterRow.seat)
    )
    return list(tx.session.scalars(query.execution_options(populate_existing=True)))


def holding(tx: Tx, match_id: int, user_id: int) -> RosterRow | None:
    """What this user holds in this match now."""
    query = select(RosterRow).where(
        RosterRow.match_id == match_id, RosterRow.user_id == user_id, RosterRow.left_at.is_(None)
    )
    return tx.session.scalars(query.execution_options(populate_existing=True)).one_or_none()


def live_of(tx: Tx, chat_id: int, statuses: Collection[str] = ("lobby", "running")) -> list[MatchRow]:
    """The lobbies and running matches of a chat, all topics."""
    query = select(MatchRow).where(MatchRow.chat_id == chat_id, MatchRow.status.in_(statuses)).order_by(MatchRow.id)
    return list(tx.session.scalars(query.execution_options(populate_existing=True)))


def redraw_lobby(tx: Tx, row: MatchRow, *, anew: bool = False) -> None:
    """Lets the lobby's message show what is; `anew` posts it again at the bottom of the chat."""
    if anew and row.lobby_message_id is not None:
        params = {"chat_id": row.chat_id, "message_id": row.lobby_message_id}
        outbox.put(tx, CallLetter("edit_message_reply_markup", params), row.chat_id, BOARD, match_id=row.id)
    merge = f"lobby:{row.id}:anew" if anew else f"lobby:{row.id}"
    letter = LobbyLetter(row.id, anew=anew)
    outbox.put(tx, letter, row.chat_id, FIRST if anew else BOARD, merge=merge, match_id=row.id)

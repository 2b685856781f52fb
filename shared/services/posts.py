"""The elevator: what the players of a running match say in its group, kept so that a day can be read back."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TypeAlias, cast

from sqlalchemy import Table, bindparam, func, select, update

from shared.services.running import load
from shared.services.work import Tx
from shared.storage.models import BoardRow, PostRow
from shared.storage.prepared import Prepared, adding

Post: TypeAlias = PostRow
POSTS = cast(Table, PostRow.__table__)
DAY = timedelta(hours=24)
_GROUP = PostRow.channel == ""
_ADD = Prepared(adding(POSTS, "match_id", "seat", "channel", "chat_id", "message_id", "kind", "body", "at"))
_KNOWN = Prepared(
    select(POSTS.c.id, POSTS.c.body).where(
        POSTS.c.match_id == bindparam("of"),
        POSTS.c.chat_id == bindparam("chat"),
        POSTS.c.message_id == bindparam("message"),
    )
)
_CHANGE = Prepared(
    update(POSTS).where(POSTS.c.id == bindparam("post")).values(body=bindparam("words"), edited_at=bindparam("moment"))
)


def hear(tx: Tx, match_id: int, seat: int, chat_id: int, message_id: int, words: str) -> None:
    """Keeps what a seat said in the group: one insert, nothing else."""
    tx.run(
        _ADD,
        match_id=match_id,
        seat=seat,
        channel="",
        chat_id=chat_id,
        message_id=message_id,
        kind="text",
        body=words,
        at=tx.now,
    )


def differs(tx: Tx, match_id: int, chat_id: int, message_id: int, words: str) -> bool:
    """Whether this is a kept post that says something else now: Telegram tells of edits that change no word, too."""
    row = tx.one(_KNOWN, of=match_id, chat=chat_id, message=message_id)
    return row is not None and row.body != words


def change(tx: Tx, match_id: int, chat_id: int, message_id: int, words: str) -> None:
    """The post says something else from now on."""
    if (row := tx.one(_KNOWN, of=match_id, chat=chat_id, message=message_id)) is not None:
        tx.run(_CHANGE, post=row.id, words=words, moment=tx.now)


def day_start(tx: Tx, match_id: int) -> datetime:
    """Since when "today" is: at the forum's pace the opening of the newest board under which somebody has spoken, so
    that a night without a word still shows its day; in a live match, and where nobody has spoken, 24 hours ago.
    """
    running = load(tx, match_id)
    if running is not None and running.match.rules.pace != "live":
        last = select(func.max(PostRow.at)).where(PostRow.match_id == match_id, _GROUP).scalar_subquery()
        opened = select(func.max(BoardRow.opened_at)).where(BoardRow.match_id == match_id, BoardRow.opened_at <= last)
        if (found := tx.session.scalar(opened)) is not None:
            return found
    return tx.now - DAY


def of_day(tx: Tx, match_id: int, seat: int, since: datetime) -> Sequence[Post]:
    """What a seat has said in the group since then, oldest first."""
    query = select(PostRow).where(PostRow.match_id == match_id, PostRow.seat == seat, PostRow.at >= since, _GROUP)
    return tx.session.scalars(query.order_by(PostRow.id).execution_options(populate_existing=True)).all()


def counts(tx: Tx, match_id: int, since: datetime) -> Mapping[int, int]:
    """How often each seat has spoken in the group since then."""
    query = select(PostRow.seat, func.count()).where(PostRow.match_id == match_id, PostRow.at >= since, _GROUP)
    return {seat: count for seat, count in tx.session.execute(query.group_by(PostRow.seat)) if seat is not None}


def search(
    tx: Tx, match_id: int, words: str, *, seat: int | None = None, before: int | None = None, limit: int = 50
) -> Sequence[Post]:
    """The newest posts of the group that hold these words, for the panel; `before` (an id) turns the page."""
    query = select(PostRow).where(PostRow.match_id == match_id, _GROUP)
    if words.strip():
        query = query.where(PostRow.body.icontains(words.strip(), autoescape=True))
    if seat is not None:
        query = query.where(PostRow.seat == seat)
    if before is not None:
        query = query.where(PostRow.id < before)
    return tx.session.scalars(query.order_by(PostRow.id.desc()).limit(limit)).all()


def link(chat_id: int, message_id: int, thread_id: int = 0) -> str | None:
    """Where Telegram shows a message of a group; only supergroups have such addresses."""
    inner = str(chat_id).removeprefix("-100")
    if len(inner) == len(str(chat_id)) or not inner:
        return None
    return f"https://t.me/c/{inner}/{thread_id}/{message_id}" if thread_id else f"https://t.me/c/{inner}/{message_id}"

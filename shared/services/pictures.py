"""Pictures: what a letter shows when it is sent, gathered from the database for the edge to draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, cast

from sqlalchemy import Table, bindparam, func, select, update

from shared.kernel import codec
from shared.kernel.channels import Channel
from shared.kernel.prompts import Place, Prompt, awaited, progress, together
from shared.kernel.seats import Office
from shared.kernel.step import running_timers
from shared.kernel.text import Text
from shared.kernel.views import View
from shared.services import deadlines, roster
from shared.services.letters import SlipEditLetter, SlipLetter
from shared.services.notices import decode_texts, decode_view
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import BoardRow, Chat, MatchRow, RosterRow, SlipRow, User
from shared.storage.prepared import Prepared, adding

NEAR_END = {"live": timedelta(seconds=45), "forum": timedelta(hours=2)}
"""From when on the group may know who is missing."""

_B, _R, _S = (cast(Table, each.__table__).c for each in (BoardRow, RosterRow, SlipRow))
_U, _C, _M = (cast(Table, each.__table__).c for each in (User, Chat, MatchRow))
_BOARD = Prepared(select(BoardRow.__table__).where(_B.id == bindparam("board")))
_AROUND = Prepared(
    select(_C.may_pin, select(func.min(_B.id)).where(_B.match_id == bindparam("of")).scalar_subquery().label("first"))
    .where(_C.id == bindparam("chat"))
)  # fmt: skip
_SENT = Prepared(
    update(cast(Table, BoardRow.__table__))
    .where(_B.id == bindparam("board"))
    .values(
        chat_id=bindparam("chat"), message_id=bindparam("message"), shown=bindparam("look"), shown_at=bindparam("at")
    )
)
_READER = Prepared(
    select(_R.user_id, _U.language, _U.timezone, _C.title)
    .join_from(RosterRow.__table__, User.__table__, _U.id == _R.user_id)
    .join(MatchRow.__table__, _M.id == _R.match_id)
    .join(Chat.__table__, _C.id == _M.chat_id)
    .where(_R.match_id == bindparam("of"), _R.seat == bindparam("at"), _R.left_at.is_(None), _R.fill_bot.is_(False))
)
_SLIP = Prepared(
    adding(cast(Table, SlipRow.__table__), "match_id", "seat", "prompt", "chat_id", "message_id", "letter", "closed")
)
_CLOSED = Prepared(update(cast(Table, SlipRow.__table__)).where(_S.id == bindparam("slip")).values(closed=True))
_STANDING = Prepared(
    select(SlipRow.__table__).where(
        _S.match_id == bindparam("of"),
        _S.seat == bindparam("at"),
        _S.prompt == bindparam("question"),
        _S.chat_id == bindparam("chat"),
        _S.closed.is_(False),
    )
)


@dataclass(frozen=True)
class BoardPicture:
    """A public message. `message_id` None: post it; `final`: its last look, without buttons."""

    board_id: int
    match_id: int
    slug: str
    chat_id: int
    thread_id: int
    language: str
    timezone: str
    pace: str
    first: bool
    names: dict[int, str]
    news: tuple[Text, ...]
    view: View
    prompts: tuple[Prompt, ...]
    """The questions with buttons under the board: one of those that several seats are asked together."""
    progress: tuple[int, int] | None
    missing: tuple[int, ...]
    closes_at: datetime | None
    paused: bool
    final: bool
    over: bool
    message_id: int | None
    shown: str | None
    shown_at: datetime | None
    may_pin: bool


@dataclass(frozen=True)
class SlipPicture:
    """A private message to a seat: what happened, the open ones of its prompts, and the channels to enter."""

    match_id: int
    slug: str
    seat: int
    user_id: int
    language: str
    timezone: str
    chat_title: str
    names: dict[int, str]
    texts: tuple[Text, ...]
    prompts: tuple[Prompt, ...]
    channels: tuple[Channel, ...]
    """Those of the letter that the seat may still speak in."""
    closes_at: datetime | None


@dataclass(frozen=True)
class SlipEdit:
    """A private message that stands, drawn again: `prompt` None means closed, with `result` if the seat answered,
    and with what they were `told` thereupon."""

    slip_id: int
    chat_id: int
    message_id: int
    picture: SlipPicture
    prompt: Prompt | None
    result: Text | None
    told: tuple[Text, ...] = ()


def board(tx: Tx, board_id: int) -> BoardPicture | None:
    """What a board shows now; None when it is gone."""
    row = tx.one(_BOARD, board=board_id)
    running = None if row is None else load(tx, row.match_id)
    if row is None or running is None:
        return None
    around = tx.one(_AROUND, of=running.id, chat=running.chat_id)
    view = decode_view(row.final) if row.final is not None else running.game.view(running.match.game, Office.PUBLIC)
    final = row.final is not None or view.board != row.name
    prompts = () if final else running.asked()
    closes_at, near = _closing(tx, running, prompts)
    return BoardPicture(
        board_id=row.id,
        match_id=running.id,
        slug=running.slug,
        chat_id=running.chat_id,
        thread_id=running.thread_id,
        language=running.language,
        timezone=running.timezone,
        pace=running.match.rules.pace,
        first=around.first == row.id,
        names=roster.names(tx, running.id),
        news=decode_texts(row.news),
        view=view,
        prompts=together(prompts),
        progress=progress(prompts),
        missing=_public_missing(prompts) if near else (),
        closes_at=closes_at,
        paused=bool(running.match.table.pauses) and not final,
        final=final,
        over=running.over,
        message_id=row.message_id,
        shown=row.shown,
        shown_at=row.shown_at,
        may_pin=bool(around.may_pin) and not row.pinned,
    )


def _public_missing(prompts: Sequence[Prompt]) -> tuple[int, ...]:
    """Who has not answered what is asked in the group; private questions tell nothing, not even by being open."""
    group = tuple(p for p in prompts if p.place is Place.GROUP)
    return tuple(seat for seat in awaited(group) if not isinstance(seat, Office))


def _closing(tx: Tx, running: Running, prompts: Sequence[Prompt]) -> tuple[datetime | None, bool]:
    """When what the group waits for ends, and whether that is near."""
    timers = deadlines.timers(tx, running.id)
    names = [p.timer for p in prompts if p.place is Place.GROUP and p.timer]
    public = {t.key for t in running_timers(running.game, running.match) if t.public}
    shown = (t.due for t in timers if t.key in public and t.due is not None and (not names or t.name in names))
    due = next(shown, None)
    return due, due is not None and due - tx.now <= NEAR_END[running.match.rules.pace]


def board_sent(tx: Tx, board_id: int, chat_id: int, message_id: int, shown: str, *, pinned: bool = False) -> None:
    """The board stands in this message and shows this digest."""
    tx.run(_SENT, board=board_id, chat=chat_id, message=message_id, look=shown, at=tx.now)
    if pinned:
        tx.session.execute(update(BoardRow).where(BoardRow.id == board_id).values(pinned=True))


def board_lost(tx: Tx, board_id: int) -> None:
    """The message of the board is gone: the next drawing posts it anew."""
    tx.session.execute(update(BoardRow).where(BoardRow.id == board_id).values(message_id=None, shown=None))


def slip(tx: Tx, letter: SlipLetter) -> SlipPicture | None:
    """What a private message shows now; None when nobody holds the seat any more."""
    running = load(tx, letter.match_id)
    reader = None if running is None else _reader(tx, letter.match_id, letter.seat)
    if running is None or reader is None:
        return None
    prompts = running.asked()
    mine = tuple(p for p in prompts if p.to == letter.seat and p.key in letter.prompts)
    return _slip(tx, running, letter, reader, mine)


def _slip(tx: Tx, running: Running, letter: SlipLetter, reader: Any, prompts: tuple[Prompt, ...]) -> SlipPicture:
    timers = deadlines.timers(tx, running.id)
    names = {p.timer for p in prompts if p.timer}
    channels = running.game.channels(running.match.game) if letter.channels and running.status == "running" else ()
    return SlipPicture(
        match_id=running.id,
        slug=running.slug,
        seat=letter.seat,
        user_id=reader.user_id,
        language=reader.language,
        timezone=reader.timezone or running.timezone,
        chat_title=reader.title,
        names=roster.names(tx, running.id),
        texts=letter.texts,
        prompts=prompts,
        channels=tuple(each for each in channels if each.key in letter.channels and letter.seat in each.writers),
        closes_at=next((t.due for t in timers if t.due is not None and t.name in names), None),
    )


def _reader(tx: Tx, match_id: int, seat: int) -> Any:
    return tx.one(_READER, of=match_id, at=seat)


def slip_sent(tx: Tx, letter: SlipLetter, picture: SlipPicture, message_id: int) -> None:
    """The message stands; remembered for each prompt on it, so that it can be closed."""
    rows = [
        {
            "match_id": letter.match_id,
            "seat": letter.seat,
            "prompt": prompt.key,
            "chat_id": picture.user_id,
            "message_id": message_id,
            "letter": codec.encode(letter),
            "closed": False,
        }
        for prompt in picture.prompts
    ]
    tx.each(_SLIP, rows)


def slip_edits(tx: Tx, letter: SlipEditLetter) -> tuple[SlipEdit, ...]:
    """The standing private messages of a prompt, to be drawn again; each closed once."""
    running = load(tx, letter.match_id)
    reader = None if running is None else _reader(tx, letter.match_id, letter.seat)
    if running is None or reader is None:
        return ()
    prompts = {p.key: p for p in running.asked() if p.to == letter.seat}
    found = []
    for row in tx.run(_STANDING, of=letter.match_id, at=letter.seat, question=letter.prompt, chat=reader.user_id):
        old = codec.decode_as(SlipLetter, row.letter)
        mine = tuple(prompts[key] for key in old.prompts if key in prompts)
        picture = _slip(tx, running, old, reader, mine)
        prompt, told = prompts.get(letter.prompt), letter.told
        found.append(SlipEdit(row.id, row.chat_id, row.message_id, picture, prompt, letter.result, told))
    return tuple(found)


def slip_closed(tx: Tx, slip_id: int) -> None:
    """The message needs no more edits."""
    tx.run(_CLOSED, slip=slip_id)

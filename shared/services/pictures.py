"""Pictures: what a letter shows when it is sent, gathered from the database for the edge to draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import insert, select, update

from shared.kernel import codec
from shared.kernel.prompts import Place, Prompt, awaited, progress, together
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts
from shared.kernel.text import Text
from shared.kernel.views import View
from shared.services import deadlines, roster
from shared.services.letters import SlipEditLetter, SlipLetter
from shared.services.notices import decode_texts, decode_view
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import BoardRow, Chat, MatchRow, RosterRow, SlipRow, User

NEAR_END = {"live": timedelta(seconds=45), "forum": timedelta(hours=2)}
"""From when on the group may know who is missing."""


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
    """A private message to a seat: what happened, and the open ones of its prompts."""

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
    row = tx.session.execute(select(BoardRow).where(BoardRow.id == board_id)).scalar_one_or_none()
    running = None if row is None else load(tx, row.match_id)
    if row is None or running is None:
        return None
    chat = tx.session.execute(select(Chat.may_pin).where(Chat.id == running.chat_id)).one()
    first = tx.session.scalar(select(BoardRow.id).where(BoardRow.match_id == running.id).order_by(BoardRow.id).limit(1))
    view = decode_view(row.final) if row.final is not None else running.game.view(running.match.game, Office.PUBLIC)
    final = row.final is not None or view.board != row.name
    prompts = () if final else open_prompts(running.game, running.match)
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
        first=first == row.id,
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
        may_pin=bool(chat.may_pin) and not row.pinned,
    )


def _public_missing(prompts: Sequence[Prompt]) -> tuple[int, ...]:
    """Who has not answered what is asked in the group; private questions tell nothing, not even by being open."""
    group = tuple(p for p in prompts if p.place is Place.GROUP)
    return tuple(seat for seat in awaited(group) if not isinstance(seat, Office))


def _closing(tx: Tx, running: Running, prompts: Sequence[Prompt]) -> tuple[datetime | None, bool]:
    """When what the group waits for ends, and whether that is near."""
    timers = deadlines.timers(tx, running.id)
    names = [p.timer for p in prompts if p.place is Place.GROUP and p.timer]
    due = next((t.due for t in timers if t.due is not None and (not names or t.name in names)), None)
    return due, due is not None and due - tx.now <= NEAR_END[running.match.rules.pace]


def board_sent(tx: Tx, board_id: int, chat_id: int, message_id: int, shown: str, *, pinned: bool = False) -> None:
    """The board stands in this message and shows this digest."""
    values: dict[str, Any] = {"chat_id": chat_id, "message_id": message_id, "shown": shown, "shown_at": tx.now}
    tx.session.execute(
        update(BoardRow).where(BoardRow.id == board_id).values(values | ({"pinned": True} if pinned else {}))
    )


def board_lost(tx: Tx, board_id: int) -> None:
    """The message of the board is gone: the next drawing posts it anew."""
    tx.session.execute(update(BoardRow).where(BoardRow.id == board_id).values(message_id=None, shown=None))


def slip(tx: Tx, letter: SlipLetter) -> SlipPicture | None:
    """What a private message shows now; None when nobody holds the seat any more."""
    running = load(tx, letter.match_id)
    reader = None if running is None else _reader(tx, letter.match_id, letter.seat)
    if running is None or reader is None:
        return None
    prompts = open_prompts(running.game, running.match)
    mine = tuple(p for p in prompts if p.to == letter.seat and p.key in letter.prompts)
    return _slip(tx, running, letter.seat, reader, letter.texts, mine)


def _slip(
    tx: Tx, running: Running, seat: int, reader: Any, texts: tuple[Text, ...], prompts: tuple[Prompt, ...]
) -> SlipPicture:
    timers = deadlines.timers(tx, running.id)
    names = {p.timer for p in prompts if p.timer}
    return SlipPicture(
        match_id=running.id,
        slug=running.slug,
        seat=seat,
        user_id=reader.user_id,
        language=reader.language,
        timezone=reader.timezone or running.timezone,
        chat_title=reader.title,
        names=roster.names(tx, running.id),
        texts=texts,
        prompts=prompts,
        closes_at=next((t.due for t in timers if t.due is not None and t.name in names), None),
    )


def _reader(tx: Tx, match_id: int, seat: int) -> Any:
    query = (
        select(RosterRow.user_id, User.language, User.timezone, Chat.title)
        .join(User, User.id == RosterRow.user_id)
        .join(MatchRow, MatchRow.id == RosterRow.match_id)
        .join(Chat, Chat.id == MatchRow.chat_id)
        .where(RosterRow.match_id == match_id, RosterRow.seat == seat, RosterRow.left_at.is_(None))
        .where(RosterRow.fill_bot.is_(False))
    )
    return tx.session.execute(query).one_or_none()


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
    if rows:
        tx.session.execute(insert(SlipRow), rows)


def slip_edits(tx: Tx, letter: SlipEditLetter) -> tuple[SlipEdit, ...]:
    """The standing private messages of a prompt, to be drawn again; each closed once."""
    running = load(tx, letter.match_id)
    reader = None if running is None else _reader(tx, letter.match_id, letter.seat)
    if running is None or reader is None:
        return ()
    query = select(SlipRow).where(
        SlipRow.match_id == letter.match_id,
        SlipRow.seat == letter.seat,
        SlipRow.prompt == letter.prompt,
        SlipRow.closed.is_(False),
        SlipRow.chat_id == reader.user_id,
    )
    prompts = {p.key: p for p in open_prompts(running.game, running.match) if p.to == letter.seat}
    found = []
    for row in tx.session.scalars(query):
        old = codec.decode_as(SlipLetter, row.letter)
        mine = tuple(prompts[key] for key in old.prompts if key in prompts)
        picture = _slip(tx, running, letter.seat, reader, old.texts, mine)
        prompt, told = prompts.get(letter.prompt), letter.told
        found.append(SlipEdit(row.id, row.chat_id, row.message_id, picture, prompt, letter.result, told))
    return tuple(found)


def slip_closed(tx: Tx, slip_id: int) -> None:
    """The message needs no more edits."""
    tx.session.execute(update(SlipRow).where(SlipRow.id == slip_id).values(closed=True))

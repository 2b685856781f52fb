"""From what happened to what is told: boards for the group, slips for seats, words for directors."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import cast

import msgspec
from sqlalchemy import Table, bindparam, delete, select, update

from shared.kernel import codec
from shared.kernel.events import DIRECTOR_ALONE, Event
from shared.kernel.match import Match
from shared.kernel.prompts import Place, Prompt, progress, together
from shared.kernel.seats import Office
from shared.kernel.text import Text
from shared.kernel.views import View
from shared.kernel.wording import text_of
from shared.services import directors, outbox
from shared.services.course import Step
from shared.services.letters import (
    BOARD,
    FIRST,
    LATER,
    PRIVATE,
    BoardLetter,
    CallLetter,
    SayLetter,
    SlipEditLetter,
    SlipLetter,
)
from shared.services.running import Running
from shared.services.work import Tx
from shared.storage.models import BoardRow, RosterRow
from shared.storage.prepared import Prepared, adding

BOARDS = cast(Table, BoardRow.__table__)
_CURRENT = Prepared(
    select(BOARDS.c.id, BOARDS.c.name, BOARDS.c.news)
    .where(BOARDS.c.match_id == bindparam("of"))
    .order_by(BOARDS.c.id.desc())
    .limit(1)
)
_NEWS = Prepared(update(BOARDS).where(BOARDS.c.id == bindparam("board")).values(news=bindparam("texts")))
_FINAL = Prepared(update(BOARDS).where(BOARDS.c.id == bindparam("board")).values(final=bindparam("look")))
_NEW = Prepared(adding(BOARDS, "match_id", "name", "news", "pinned", "opened_at").returning(BOARDS.c.id))
_OUTBOX = outbox.OUTBOX
_ROSTER = cast(Table, RosterRow.__table__)
_PEOPLE = Prepared(
    select(_ROSTER.c.seat, _ROSTER.c.user_id).where(
        _ROSTER.c.match_id == bindparam("of"), _ROSTER.c.left_at.is_(None), _ROSTER.c.fill_bot.is_(False)
    )
)
CAN_WAIT = timedelta(seconds=40)
"""A mere count of votes, or who is about to choose, is not worth an edit at once: the calls it costs are the group's
budget."""
_WAITING = Prepared(
    delete(_OUTBOX).where(
        _OUTBOX.c.merge == bindparam("of"), _OUTBOX.c.status == "waiting", _OUTBOX.c.priority == LATER
    )
)
_UNDER = Prepared(
    select(BOARDS.c.id).where(
        BOARDS.c.match_id == bindparam("of"), BOARDS.c.message_id == bindparam("message"), BOARDS.c.final.is_not(None)
    )
)


class Face(msgspec.Struct, frozen=True):
    """What the group can see of a match, but for counts: while it is the same, no edit may happen, nor tell by
    happening.
    """

    view: View
    buttons: tuple[tuple[str, tuple[str, ...]], ...]
    pauses: tuple[str, ...]


@dataclass
class _Board:
    id: int
    name: str
    news: tuple[Text, ...]


_texts: msgspec.json.Decoder[tuple[Text, ...]] = msgspec.json.Decoder(tuple[Text, ...])
_views: msgspec.json.Decoder[View] = msgspec.json.Decoder(View)


def decode_texts(raw: bytes) -> tuple[Text, ...]:
    """The news of a board row."""
    return _texts.decode(raw)


def decode_view(raw: bytes) -> View:
    """The final look of a board row."""
    return _views.decode(raw)


def tell(tx: Tx, running: Running, steps: Sequence[Step]) -> None:
    """Writes letters for these steps, in the same transaction as the steps themselves."""
    board = _current(tx, running.id)
    holders: Mapping[int, int] | None = None
    for each in steps:
        board = _public(tx, running, each, board)
        private = _private(running, each)
        if private:
            holders = holders if holders is not None else people(tx, running.id)
            for letter in private:
                _send(tx, running, letter, holders)
        _to_directors(tx, running, each.events)


def people(tx: Tx, match_id: int) -> dict[int, int]:
    """Whom to write to, by seat: the holders that are no fill-bots."""
    return {row.seat: row.user_id for row in tx.run(_PEOPLE, of=match_id)}


def _current(tx: Tx, match_id: int) -> _Board | None:
    row = tx.one(_CURRENT, of=match_id)
    return None if row is None else _Board(row.id, row.name, _texts.decode(row.news))


def _face(running: Running, match: Match, prompts: Iterable[Prompt]) -> Face:
    buttons = {p.key: tuple(o.key for o in p.options) for p in together(prompts)}
    return Face(running.game.view(match.game, Office.PUBLIC), tuple(buttons.items()), match.table.pauses)


def _public(tx: Tx, running: Running, each: Step, board: _Board | None) -> _Board:
    news = tuple(text_of(running.slug, e) for e in each.events if not e.quiet and e.audience().everyone)
    if running.game.outcome(each.after.game) is not None:
        news += (Text("desk-seed", {"seed": running.seed.hex()}),)
    after = _face(running, each.after, each.asked)
    if board is None or each.before is None or board.name != after.view.board:
        return _new_board(tx, running, each, board, after.view.board, news)
    before = _face(running, each.before, each.was_asked)
    if news or _urgent(after, before, running.match.rules.pace):
        if news:
            board.news += news
            tx.run(_NEWS, board=board.id, texts=codec.encode(board.news))
        _draw(tx, running, board.id, BOARD)
    elif after != before or progress(each.asked) != progress(each.was_asked):
        _draw(tx, running, board.id, LATER, CAN_WAIT)
    return board


def _urgent(after: Face, before: Face, pace: str) -> bool:
    """Whether what has changed on a board without any news must be seen at once: in live pace its buttons alone, for
    who is at work on what is soon told by its result."""
    return (after.buttons, after.pauses) != (before.buttons, before.pauses) or (pace != "live" and after != before)


def _new_board(tx: Tx, running: Running, each: Step, old: _Board | None, name: str, news: tuple[Text, ...]) -> _Board:
    if old is not None and each.before is not None:
        final = codec.encode(running.game.view(each.before.game, Office.PUBLIC))
        tx.run(_FINAL, board=old.id, look=final)
        if running.match.rules.pace == "live":
            # In a minute it is out of sight. Its buttons go when somebody presses one: see `fade`.
            tx.run(_WAITING, of=_merge(old.id))
        else:
            _draw(tx, running, old.id, FIRST)
    values = {"match_id": running.id, "name": name, "news": codec.encode(news), "pinned": False, "opened_at": tx.now}
    board_id = tx.one(_NEW, **values).id
    _draw(tx, running, board_id, FIRST)
    return _Board(board_id, name, news)


def _draw(tx: Tx, running: Running, board_id: int, priority: int, wait: timedelta = timedelta(0)) -> None:
    outbox.put(
        tx,
        BoardLetter(board_id),
        running.chat_id,
        priority,
        merge=_merge(board_id),
        not_before=tx.now + wait,
        match_id=running.id,
    )


def _merge(board_id: int) -> str:
    return f"board:{board_id}"


def fade(tx: Tx, running: Running, message_id: int) -> None:
    """Takes the buttons from under a board that is history, if this message is one and they still stand there."""
    if (row := tx.one(_UNDER, of=running.id, message=message_id)) is not None:
        _draw(tx, running, row.id, LATER)


def redraw(tx: Tx, running: Running, *, anew: bool = False) -> None:
    """Draws the current board again; `anew` posts it at the bottom of the chat."""
    if (board := _current(tx, running.id)) is None:
        return
    if anew:
        strip(
            tx,
            running.id,
            *tx.session.execute(select(BOARDS.c.chat_id, BOARDS.c.message_id).where(BOARDS.c.id == board.id)).one(),
        )
        tx.session.execute(update(BOARDS).where(BoardRow.id == board.id).values(message_id=None, shown=None))
    _draw(tx, running, board.id, BOARD)


def strip(tx: Tx, match_id: int, chat_id: int | None, message_id: int | None) -> None:
    """Takes the buttons from a message that another one replaces: two with the same question would disagree."""
    if chat_id is not None and message_id is not None:
        params = {"chat_id": chat_id, "message_id": message_id}
        outbox.put(tx, CallLetter("edit_message_reply_markup", params), chat_id, BOARD, match_id=match_id)


def _private(running: Running, each: Step) -> list[SlipLetter | SlipEditLetter]:
    before, after = _slips(each.was_asked), _slips(each.asked)
    texts = _secrets(running.slug, each.events)
    letters: list[SlipLetter | SlipEditLetter] = []
    for (seat, key), prompt in before.items():
        later = after.get((seat, key))
        if later is None or later.chosen != prompt.chosen:
            result = _result(prompt, each)
            # What comes of one's own answer stands where it was given: it needs no message of its own.
            told = texts.pop(seat, []) if result is not None and later is None else []
            letters.append(SlipEditLetter(running.id, seat, key, result, tuple(told)))
    new: dict[int, list[str]] = {}
    for seat, key in after:
        if (seat, key) not in before:
            new.setdefault(seat, []).append(key)
    doors = _opened(running, each)
    for seat in sorted(texts.keys() | new.keys() | doors.keys()):
        about = (tuple(each.get(seat, ())) for each in (new, doors))
        letters.append(SlipLetter(running.id, seat, tuple(texts.get(seat, ())), *about))
    return letters


def _opened(running: Running, each: Step) -> dict[int, list[str]]:
    """The channels in which a seat may speak from now on, and could not before."""
    found: dict[int, list[str]] = {}
    if channels := running.game.channels(each.after.game):
        before = running.game.channels(each.before.game) if each.before is not None else ()
        had = {(channel.key, seat) for channel in before for seat in channel.writers}
        for channel in channels:
            for seat in channel.writers:
                if (channel.key, seat) not in had:
                    found.setdefault(seat, []).append(channel.key)
    return found


def _slips(prompts: Iterable[Prompt]) -> dict[tuple[int, str], Prompt]:
    return {(p.to, p.key): p for p in prompts if p.place is Place.PRIVATE and isinstance(p.to, int)}


def _secrets(slug: str, events: Iterable[Event]) -> dict[int, list[Text]]:
    told: dict[int, list[Text]] = {}
    for event in events:
        audience = event.audience()
        if event.quiet or audience.everyone:
            continue
        for seat in sorted(audience.seats):
            told.setdefault(seat, []).append(text_of(slug, event))
    return told


def _result(prompt: Prompt, each: Step) -> Text | None:
    if each.by != prompt.to:
        return None
    return next((o.label for o in prompt.options if o.action == each.action), None)


def _send(tx: Tx, running: Running, letter: SlipLetter | SlipEditLetter, holders: Mapping[int, int]) -> None:
    if (user_id := holders.get(letter.seat)) is None:
        return
    merge = f"slip:{running.id}:{letter.seat}:{letter.prompt}" if isinstance(letter, SlipEditLetter) else None
    outbox.put(tx, letter, user_id, PRIVATE, merge=merge, match_id=running.id)


def _to_directors(tx: Tx, running: Running, events: Iterable[Event]) -> None:
    texts = [text_of(running.slug, e) for e in events if not e.quiet and e.audience() == DIRECTOR_ALONE]
    if texts:
        tell_directors(tx, running.id, texts)


def tell_directors(tx: Tx, match_id: int, texts: Iterable[Text], *, merge: str = "") -> None:
    """Says something to those who run a match and do not sit in it, with the way to its page. `merge`: while it waits,
    it is not said again.
    """
    readers = directors.watching(tx, match_id)
    for text in texts if readers else ():
        for user_id in readers:
            letter, key = SayLetter(text, match_id, panel_link=True), f"{merge}:{user_id}" if merge else None
            outbox.put(tx, letter, user_id, BOARD, merge=key, match_id=match_id)


def record_of(tx: Tx, running: Running, seat: int) -> SlipLetter:
    """All that a seat knows and is asked, for `/role` and for a new holder."""
    view = running.game.view(running.match.game, seat)
    keys = tuple(key for to, key in _slips(running.asked()) if to == seat)
    channels = tuple(each.key for each in running.game.channels(running.match.game) if seat in each.writers)
    return SlipLetter(running.id, seat, view.private, keys, channels)

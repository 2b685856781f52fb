"""Pictures as Telegram shows them: localized HTML that is never too long, with its keyboard and a digest of both."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from html import escape, unescape
from zoneinfo import ZoneInfo

from bot.keyboards import channel_rows, prompt_rows
from bot.keys import Rows
from shared.i18n import PLAIN, Names, Voice
from shared.i18n.markup import TAG
from shared.kernel.text import SeatList, SeatRef, TermList, Text, Typed
from shared.kernel.views import SeatLine
from shared.services.pictures import BoardPicture, SlipEdit, SlipPicture

MOST = 4096
"""Characters of a message, after its entities are taken out."""
FAR = timedelta(hours=6)
"""Beyond this a countdown is no help without its date."""
_TIME = "\ue020"
_ANY_TAG = re.compile(r"<[^>]*>?")


@dataclass(frozen=True)
class Sheet:
    """A message ready to be sent."""

    html: str
    rows: Rows = ()

    @property
    def digest(self) -> str:
        """The same for messages that look the same."""
        return sha256(repr((self.html, self.rows)).encode()).hexdigest()[:40]


def board(picture: BoardPicture) -> Sheet:
    """The public message of a phase: title, news, the table, seats, the question, counts, the deadline."""
    voice = Voice(picture.language, picture.names)
    table = [voice.say(line) for line in picture.view.lines]
    blocks = [table, [_seat(voice, line) for line in picture.view.seats]]
    if not picture.final:
        blocks.append(_open_part(voice, picture))
    html = _fitted(voice, voice.say(picture.view.title), [voice.say(text) for text in picture.news], blocks)
    plain = Voice(picture.language, picture.names, PLAIN)
    rows = (
        ()
        if picture.final or picture.paused
        else prompt_rows(picture.match_id, picture.prompts, plain, show_chosen=False)
    )
    return Sheet(html, rows)


def _open_part(voice: Voice, picture: BoardPicture) -> list[str]:
    if picture.paused:
        return [voice.line("common-paused")]
    lines = [voice.say(text) for text in (*picture.view.now, *(prompt.text for prompt in picture.prompts))]
    if picture.progress is not None:
        lines.append(voice.line("common-progress", done=picture.progress[0], all=picture.progress[1]))
    if picture.missing:
        lines.append(voice.line("common-waiting", seats=SeatList(picture.missing)))
    if picture.closes_at is not None and not picture.over:
        lines.append(deadline(voice, picture.closes_at, picture.timezone, dated=picture.pace != "live"))
    return lines


def deadline(voice: Voice, moment: datetime, timezone: str, *, dated: bool) -> str:
    """A countdown that each client keeps by itself; with the date where rounds take days."""
    local = moment.astimezone(ZoneInfo(timezone))
    clock = voice.line("bot-clock", clock=f"{local:%H:%M}")
    entity = f'<tg-time unix="{int(moment.timestamp())}" format="r">{clock}</tg-time>'
    if dated:
        shown = voice.line("bot-deadline-at", time=_TIME, date=f"{local:%Y-%m-%d %H:%M}")
    else:
        shown = voice.line("bot-deadline", time=_TIME)
    return shown.replace(_TIME, entity)


def _seat(voice: Voice, line: SeatLine) -> str:
    name = voice.value(SeatRef(line.seat))
    shown = f"<s>{name}</s>" if line.out else name
    marks = " ".join(voice.value(TermList((mark,), glyphs=True)) for mark in line.marks)
    note = voice.say(line.note) if line.note is not None else ""
    return " ".join(part for part in (shown, marks, note) if part)


def _fitted(voice: Voice, title: str, news: Sequence[str], blocks: Iterable[Sequence[str]]) -> str:
    """All of it under the limit: old news go first, then what is left is cut by lines."""
    rest = [block for block in blocks if block]
    kept = list(news)
    while True:
        left_out = [voice.line("bot-board-news-more")] if len(kept) < len(news) else []
        html = _joined([[title], [*left_out, *kept], *rest])
        if length(html) <= MOST:
            return html
        if kept:
            kept.pop(0)
        elif rest and len(rest[0]) > 1:
            rest[0] = rest[0][1:]
        else:
            return escape(unescape(TAG.sub("", html))[: MOST // 2])


def _joined(blocks: Iterable[Sequence[str]]) -> str:
    return "\n\n".join("\n".join(line.strip("\n") for line in block if line.strip()) for block in blocks if any(block))


def length(html: str) -> int:
    """Characters that Telegram counts, or a few more: tags are gone by then."""
    return len(unescape(_ANY_TAG.sub("", html)))


def slip(picture: SlipPicture, now: datetime) -> Sheet:
    """A private message: where it belongs, what happened, what to answer and until when."""
    voice = Voice(picture.language, picture.names)
    return _slip(voice, picture, [voice.say(text) for text in picture.texts], now)


def slip_edit(edit: SlipEdit, now: datetime) -> Sheet:
    """The same message later: with what is chosen, or with what came of the question."""
    voice = Voice(edit.picture.language, edit.picture.names)
    texts = [voice.say(text) for text in edit.picture.texts]
    texts += [voice.say(text) for text in edit.told]
    if edit.prompt is None and not edit.told:
        closed = "bot-slip-closed" if edit.result is None else "bot-slip-answered"
        texts.append(voice.line(closed) if edit.result is None else voice.line(closed, answer=edit.result))
    return _slip(voice, edit.picture, texts, now)


def _slip(voice: Voice, picture: SlipPicture, texts: list[str], now: datetime) -> Sheet:
    where = voice.line("bot-about-group", group=Typed(picture.chat_title))
    questions = [voice.say(prompt.text) for prompt in picture.prompts]
    if picture.closes_at is not None and questions:
        dated = picture.closes_at - now > FAR
        questions.append(deadline(voice, picture.closes_at, picture.timezone, dated=dated))
    for each in picture.channels:
        texts.append(voice.line("bot-channel-open-main" if each.main else "bot-channel-open", channel=each.title))
    html = _fitted(voice, where, texts, [questions])
    plain = Voice(picture.language, picture.names, PLAIN)
    rows = prompt_rows(picture.match_id, picture.prompts, plain, show_chosen=True)
    return Sheet(html, (*rows, *channel_rows(picture.match_id, picture.channels, plain)))


def words(language: str, text: Text, names: Names | None = None) -> str:
    """A sentence as HTML."""
    return Voice(language, names or {}).say(text)[: MOST * 2]


def toast(language: str, text: Text, names: Names | None = None) -> str:
    """A sentence without markup, for the answer to a tap."""
    return Voice(language, names or {}, PLAIN).say(text)

"""The elevator: a list of seats in the group, and what each of them has said today, for whoever asks, in private."""

from zoneinfo import ZoneInfo

from bot.buttons import Elevator, encode, payload
from bot.facts import Standing
from bot.handlers.base import Around, say, toast
from bot.keyboards import flow, shortened
from bot.keys import Key, Rows
from bot.replies import Draw, Reply, Send, Toast
from bot.wire import Message, Person, Press
from shared.i18n import PLAIN, Voice
from shared.kernel.text import SeatRef, Text, Typed
from shared.services import directors, people, posts, relay, roster, rows
from shared.services.work import Tx

A_PAGE = 8
LONGEST = 400
"""Characters of a post that a page shows; the link leads to the rest."""


def key(match_id: int, voice: Voice) -> Key:
    """The button that calls the elevator, to stand under any message of a match; `voice` is one without markup."""
    return Key(voice.line("bot-button-posts"), encode(Elevator(match_id)))


def in_group(tx: Tx, match_id: int, message: Message) -> Reply:
    """The list of seats where everybody sees it; what they have said comes in private."""
    chat = people.chat(tx, message.chat.id)
    html, keyboard = _list(tx, match_id, chat.language if chat is not None else "en")
    return Reply(sends=(Send(message.chat.id, html, message.thread, keyboard),))


def in_private(tx: Tx, message: Message, person: Person, language: str, match_ids: list[int]) -> Reply:
    """The list of each of these matches."""
    if not match_ids:
        return say(tx, message, Text("bot-role-none"))
    drawn = [_list(tx, each, language) for each in match_ids]
    return Reply(sends=tuple(Send(person.id, html, keyboard=keyboard) for html, keyboard in drawn))


async def standing(around: Around, user_id: int, match_id: int) -> Standing:
    """What somebody is in the group of a match: what is said there is nobody else's."""
    row = await around.desk.aread(lambda tx: rows.fresh(tx, match_id))
    return Standing() if row is None else await around.facts.standing(row.chat_id, user_id)


def may_read(tx: Tx, match_id: int, user_id: int, where: Standing) -> bool:
    """Players, directors, and members of the group."""
    return (
        where.inside or roster.seat_of(tx, match_id, user_id) is not None or directors.may_steer(tx, match_id, user_id)
    )


def turn(tx: Tx, around: Around, tap: Press, button: Elevator, language: str, where: Standing) -> Reply:
    """To a seat or a page: in place in the private chat; from the group it comes there, or the way there is shown."""
    row = rows.fresh(tx, button.match)
    if row is None or tap.message is None or not _entitled(tx, tap, button, where):
        return toast(language, Text("bot-toast-unknown"))
    if button.seat and button.seat not in roster.names(tx, button.match):
        return toast(language, Text("bot-toast-unknown"))
    html, keyboard = _page(tx, button, language) if button.seat else _list(tx, button.match, language)
    if tap.message.chat.private:
        return Reply(toast=Toast(), draw=Draw(html, keyboard))
    if not people.reachable(people.user(tx, tap.sender.id)):
        return Reply(toast=Toast(url=around.api.link(payload("posts", button.match))))
    told = toast(language, Text("bot-toast-posts-private"))
    return Reply(toast=told.toast, sends=(Send(tap.sender.id, html, keyboard=keyboard),))


def _entitled(tx: Tx, tap: Press, button: Elevator, where: Standing) -> bool:
    """Where Telegram does not say who is in the group: whoever was shown the button (its data can be forged)."""
    if may_read(tx, button.match, tap.sender.id, where):
        return True
    shown = tap.message is not None and any(key.data == tap.data for row in tap.message.keyboard for key in row)
    return shown and not where.known


def _list(tx: Tx, match_id: int, language: str) -> tuple[str, Rows]:
    html = Voice(language).line("bot-posts-title", group=Typed(relay.group_of(tx, match_id)))
    return html, _seats(tx, match_id, language)


def _seats(tx: Tx, match_id: int, language: str) -> Rows:
    names = roster.names(tx, match_id)
    counts = posts.counts(tx, match_id, posts.day_start(tx, match_id))
    plain = Voice(language, names, PLAIN)
    keys = []
    for seat in names:
        words = plain.line("bot-button-posts-of", seat=SeatRef(seat), count=counts.get(seat, 0))
        keys.append(Key(shortened(words), encode(Elevator(match_id, seat))))
    return flow(keys)


def _page(tx: Tx, at: Elevator, language: str) -> tuple[str, Rows]:
    voice, plain = Voice(language, roster.names(tx, at.match)), Voice(language, markup=PLAIN)
    found = posts.of_day(tx, at.match, at.seat, posts.day_start(tx, at.match))
    last = max(0, (len(found) - 1) // A_PAGE)
    page = min(at.page, last)
    head = voice.line("bot-posts-of", seat=SeatRef(at.seat), page=str(page + 1), pages=str(last + 1))
    shown = found[page * A_PAGE : (page + 1) * A_PAGE]
    zone, thread = _place(tx, at.match)
    lines = [_post(voice, each, zone, thread) for each in shown] or [voice.line("bot-posts-none")]
    around = [each for each in (page - 1, page + 1) if 0 <= each <= last]
    labels = {page - 1: "bot-button-back", page + 1: "bot-button-next"}
    turns = tuple(Key(plain.line(labels[n]), encode(Elevator(at.match, at.seat, n))) for n in around)
    return "\n\n".join((head, *lines)), (*((turns,) if turns else ()), *_seats(tx, at.match, language))


def _place(tx: Tx, match_id: int) -> tuple[ZoneInfo, int]:
    row = rows.fresh(tx, match_id)
    assert row is not None
    return ZoneInfo(row.timezone), row.thread_id


def _post(voice: Voice, post: posts.Post, zone: ZoneInfo, thread: int) -> str:
    """The moment, which is the link, and the words."""
    clock = f"{post.at.astimezone(zone):%H:%M}"
    url = posts.link(post.chat_id, post.message_id, thread)
    when = f'<a href="{url}">{clock}</a>' if url is not None else clock
    words = post.body if len(post.body) <= LONGEST else f"{post.body[: LONGEST - 1]}…"
    return f"{when} {voice.value(Typed(words))}"

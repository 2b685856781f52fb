"""People and places: who was seen, whom the bot can write to, which language and zone they chose."""

from datetime import datetime
from typing import NamedTuple, cast
from zoneinfo import available_timezones

from sqlalchemy import Table, bindparam, delete, select, update

from shared.i18n import LANGUAGES, best_language
from shared.kernel.actions import Pause, Resume
from shared.kernel.seats import Office
from shared.kernel.step import running_timers
from shared.kernel.text import Refusal, SeatRef, Text, Typed
from shared.kernel.timers import Daily
from shared.services import deadlines, names, notices, outbox, play, reminders, rows
from shared.services.letters import PRIVATE
from shared.services.running import load
from shared.services.work import Tx
from shared.storage.models import BoardRow, Chat, Director, Heckler, MatchRow, OutboxRow, RosterRow, User
from shared.storage.prepared import Prepared

OUT = "removed"
"""The reason to pause while the bot is not in the group."""
_LONGEST_NAME = 160
_LONGEST_TITLE = 255
_LONGEST_ZONE = 64
"""Characters of what is no zone that are said back: all of it might not fit into a message."""
_USERS = cast(Table, User.__table__).c
_REACHABLE = Prepared(
    select(_USERS.id).where(
        _USERS.id == bindparam("person"), _USERS.started_at.is_not(None), _USERS.blocked_at.is_(None)
    )
)
_KNOWN = Prepared(
    select(_USERS.name, _USERS.username, _USERS.language, _USERS.language_chosen, _USERS.created_at).where(
        _USERS.id == bindparam("person")
    )
)


class Seen(NamedTuple):
    """What matters of a person who was seen: their language, and since when they are known."""

    language: str
    created_at: datetime


def see_user(
    tx: Tx, user_id: int, name: str, username: str | None, language_code: str | None, default: str = "en"
) -> Seen:
    """Remembers a person as Telegram shows them now; the language that they chose themselves stays."""
    language = best_language(language_code) if language_code else default
    known = tx.one(_KNOWN, person=user_id)
    same = known is not None and (known.name, known.username) == (name[:_LONGEST_NAME], username)
    if same and (known.language_chosen or not language_code or known.language == language):
        return Seen(known.language, known.created_at)
    return _meet(tx, user_id, name, username, language, bool(language_code))


def _meet(tx: Tx, user_id: int, name: str, username: str | None, language: str, told: bool) -> Seen:
    user = tx.session.get(User, user_id, populate_existing=True)
    if user is None:
        user = User(id=user_id, name=name[:_LONGEST_NAME], username=username, language=language, created_at=tx.now)
        tx.session.add(user)
    else:
        user.name, user.username = name[:_LONGEST_NAME], username
        if not user.language_chosen and told:
            user.language = language
    tx.session.flush()
    return Seen(user.language, user.created_at)


def user(tx: Tx, user_id: int) -> User | None:
    """A person who was seen."""
    return tx.session.get(User, user_id, populate_existing=True)


def reachable(user: User | None) -> bool:
    """Whether the bot can write to them in private."""
    return user is not None and user.started_at is not None and user.blocked_at is None


def started(tx: Tx, user_id: int) -> None:
    """A private message got through: lobbies show it, and what a match could not tell them is told now."""
    if tx.one(_REACHABLE, person=user_id) is not None or (person := user(tx, user_id)) is None:
        return
    person.started_at, person.blocked_at = tx.now, None
    tx.session.flush()
    for row, seat in _sitting(tx, user_id, ("lobby", "running")):
        if row.status == "lobby":
            rows.redraw_lobby(tx, row)
        elif (running := load(tx, row.id)) is not None:
            letter = notices.record_of(tx, running, seat)
            outbox.put(tx, letter, user_id, PRIVATE, match_id=row.id)


def blocked(tx: Tx, user_id: int) -> None:
    """They cannot be written to any more: lobbies show it, directors of their matches are told, once."""
    person = user(tx, user_id)
    if person is None or not reachable(person):
        return
    person.blocked_at = tx.now
    tx.session.flush()
    for row, seat in _sitting(tx, user_id, ("lobby", "running")):
        if row.status == "lobby":
            rows.redraw_lobby(tx, row)
        else:
            notices.tell_directors(tx, row.id, [Text("desk-unreachable", {"seat": SeatRef(seat)})])


def _sitting(tx: Tx, user_id: int, statuses: tuple[str, ...]) -> list[tuple[MatchRow, int]]:
    query = (
        select(MatchRow, RosterRow.seat)
        .join(RosterRow, RosterRow.match_id == MatchRow.id)
        .where(RosterRow.user_id == user_id, RosterRow.left_at.is_(None), MatchRow.status.in_(statuses))
    )
    return [(row, seat) for row, seat in tx.session.execute(query.order_by(MatchRow.id))]


def set_user_language(tx: Tx, user_id: int, language: str) -> Refusal | None:
    """What they read in private from now on."""
    if language not in LANGUAGES:
        return Refusal("desk-refusal-language", {"language": Typed(language)})
    tx.session.execute(update(User).where(User.id == user_id).values(language=language, language_chosen=True))
    return None


def set_user_timezone(tx: Tx, user_id: int, timezone: str) -> Refusal | None:
    """The zone in which they are shown times."""
    if (zone := known_zone(timezone)) is None:
        return Refusal("desk-refusal-timezone", {"timezone": Typed(timezone[:_LONGEST_ZONE])})
    tx.session.execute(update(User).where(User.id == user_id).values(timezone=zone))
    return None


def known_zone(name: str) -> str | None:
    """The zone of that name, whatever its case and spaces ("europe/moscow", "New York" does for America/New_York)."""
    wanted = name.strip().replace(" ", "_").casefold()
    zones = sorted(available_timezones())
    exact = [zone for zone in zones if zone.casefold() == wanted]
    cities = [zone for zone in zones if "/" in zone and zone.rpartition("/")[2].casefold() == wanted]
    return next(iter(exact or cities), None)


def see_chat(
    tx: Tx, chat_id: int, title: str, kind: str, language_code: str | None = None, default: str = "en"
) -> Chat:
    """Remembers a group; its first language is that of who brought the bot. Where the bot comes back, matches go on."""
    chat = tx.session.get(Chat, chat_id, populate_existing=True)
    if chat is None:
        language = best_language(language_code) if language_code else default
        chat = Chat(id=chat_id, title=title[:_LONGEST_TITLE], kind=kind, language=language, created_at=tx.now)
        tx.session.add(chat)
    back = chat.gone_at is not None
    chat.title, chat.kind, chat.gone_at = title[:_LONGEST_TITLE], kind, None
    tx.session.flush()
    for row in rows.live_of(tx, chat_id, ("running",)) if back else ():
        play.submit(tx, row.id, Resume(OUT), Office.DIRECTOR)
    return chat


def chat(tx: Tx, chat_id: int) -> Chat | None:
    """A group that was seen."""
    return tx.session.get(Chat, chat_id, populate_existing=True)


def chat_rights(tx: Tx, chat_id: int, pin: bool, delete: bool, restrict: bool) -> None:
    """What the bot may do in a group now; directors of its matches hear of a right that went."""
    found = chat(tx, chat_id)
    if found is None:
        return
    lost = (found.may_pin > pin) or (found.may_delete > delete) or (found.may_restrict > restrict)
    found.may_pin, found.may_delete, found.may_restrict = pin, delete, restrict
    tx.session.flush()
    for row in rows.live_of(tx, chat_id, ("running",)) if lost else ():
        notices.tell_directors(tx, row.id, [Text("desk-rights-lost", {"chat": Typed(found.title)})])


def chat_gone(tx: Tx, chat_id: int) -> None:
    """The bot was removed: lobbies close, running matches wait until it is brought back, directors are told."""
    found = chat(tx, chat_id)
    if found is None or found.gone_at is not None:
        return
    found.gone_at = tx.now
    tx.session.flush()
    for row in rows.live_of(tx, chat_id):
        if row.status == "lobby":
            row.status, row.ended_at, row.changed_at = "cancelled", tx.now, tx.now
        else:
            play.submit(tx, row.id, Pause(OUT), Office.DIRECTOR)
            notices.tell_directors(tx, row.id, [Text("desk-chat-gone", {"chat": Typed(found.title)})])
    tx.session.flush()


def move_chat(tx: Tx, old: int, new: int) -> None:
    """A group became a supergroup: everything moves at once; its messages stay behind, so boards are posted anew."""
    source = chat(tx, old)
    if source is None or old == new:
        return
    target = chat(tx, new)
    if target is None:
        target = Chat(id=new, title=source.title, kind="supergroup", created_at=source.created_at)
        tx.session.add(target)
    target.kind, target.gone_at = "supergroup", None
    target.language, target.language_chosen, target.timezone = source.language, source.language_chosen, source.timezone
    tx.session.flush()
    _make_room(tx, old, new)
    moving = rows.live_of(tx, old)
    ids = [row.id for row in moving]
    tx.session.execute(update(MatchRow).where(MatchRow.chat_id == old).values(chat_id=new))
    tx.session.execute(update(OutboxRow).where(OutboxRow.chat_id == old).values(chat_id=new))
    lost = {"chat_id": None, "message_id": None, "shown": None, "pinned": False}
    tx.session.execute(update(BoardRow).where(BoardRow.match_id.in_(ids), BoardRow.chat_id == old).values(lost))
    tx.session.execute(delete(Chat).where(Chat.id == old))
    _repost(tx, ids)


def _make_room(tx: Tx, old: int, new: int) -> None:
    """Where a lobby was opened in the new group before the move was known, the match that came along goes on."""
    taken = {row.thread_id for row in rows.live_of(tx, old)}
    for row in rows.live_of(tx, new):
        if row.thread_id in taken:
            row.status, row.ended_at = "cancelled", tx.now
    tx.session.flush()


def _repost(tx: Tx, match_ids: list[int]) -> None:
    for match_id in match_ids:
        row = rows.locked(tx, match_id)
        if row is not None and row.status == "lobby":
            row.lobby_message_id = None
            tx.session.flush()
            rows.redraw_lobby(tx, row, anew=True)
        elif (running := load(tx, match_id)) is not None:
            notices.redraw(tx, running, anew=True)


def set_chat_language(tx: Tx, chat_id: int, language: str) -> Refusal | None:
    """What the group reads from now on; its matches follow, and what stands on the screen is drawn again."""
    if language not in LANGUAGES:
        return Refusal("desk-refusal-language", {"language": Typed(language)})
    tx.session.execute(update(Chat).where(Chat.id == chat_id).values(language=language, language_chosen=True))
    for row in rows.live_of(tx, chat_id):
        row.language = language
        tx.session.flush()
        if row.status == "lobby":
            _rename_bots(tx, row)
            rows.redraw_lobby(tx, row)
        elif (running := load(tx, row.id)) is not None:
            notices.redraw(tx, running)
    return None


def _rename_bots(tx: Tx, row: MatchRow) -> None:
    """Only before the start: in a match nobody's name changes."""
    for each in rows.holders(tx, row.id):
        if each.fill_bot:
            each.name = names.bot_name(-each.user_id, row.language)
    tx.session.flush()


def set_chat_timezone(tx: Tx, chat_id: int, timezone: str) -> Refusal | None:
    """The zone of the group and of its matches; hours of the day are meant in it at once."""
    if (zone := known_zone(timezone)) is None:
        return Refusal("desk-refusal-timezone", {"timezone": Typed(timezone[:_LONGEST_ZONE])})
    tx.session.execute(update(Chat).where(Chat.id == chat_id).values(timezone=zone))
    for row in rows.live_of(tx, chat_id):
        row.timezone = zone
        tx.session.flush()
        _reset_hours(tx, row.id)
    return None


def _reset_hours(tx: Tx, match_id: int) -> None:
    """Timers that fall due at an hour of the day begin anew, by the clocks of the new zone."""
    running = load(tx, match_id, lock=True)
    if running is None:
        return
    clock = deadlines.clock_of(tx, match_id)
    for timer in running_timers(running.game, running.match):
        if isinstance(timer.due, Daily):
            clock.now.pop(timer.key, None)
    clock.follow(running, (), tx.now)
    clock.save(tx, running)
    reminders.follow(tx, running, clock)


def hosted_or_directed(tx: Tx, user_id: int) -> bool:
    """Whether the panel has anything to show to them."""
    directs = tx.session.scalar(select(Director.match_id).where(Director.user_id == user_id).limit(1))
    hosts = tx.session.scalar(select(MatchRow.id).where(MatchRow.host_id == user_id).limit(1))
    return directs is not None or hosts is not None


def forget_heckler(tx: Tx, match_id: int, user_id: int) -> None:
    """Whoever takes a seat no longer watches from the gallery."""
    tx.session.execute(delete(Heckler).where(Heckler.match_id == match_id, Heckler.user_id == user_id))

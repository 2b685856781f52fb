"""The lobby: who gathers for which game, under which options, until it starts, is called off, or falls asleep."""

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from shared.kernel import codec
from shared.kernel.actions import Finish
from shared.kernel.registry import game as game_of
from shared.kernel.registry import games
from shared.kernel.seats import Office
from shared.kernel.text import Refusal, Typed
from shared.services import deadlines, directors, options, play, rows
from shared.services.joining import Joined, add_bot, join, kick, leave, match_of, payload_of
from shared.services.lobbyrow import GONE, NOT_HOST, SLEEPS_AFTER, changed, may_host, opened
from shared.services.lobbyview import LobbyPicture, picture
from shared.services.opening import deal
from shared.services.play import Receipt
from shared.services.work import Tx
from shared.storage.models import Chat, MatchRow, RosterRow, User

__all__ = [
    "Joined",
    "LobbyPicture",
    "add_bot",
    "cancel",
    "choose_game",
    "expire",
    "join",
    "kick",
    "leave",
    "live_match",
    "match_of",
    "matches_of_user",
    "open_lobby",
    "payload_of",
    "picture",
    "posted",
    "set_rule",
    "start",
]


def open_lobby(tx: Tx, chat_id: int, thread_id: int, host_id: int, slug: str | None = None) -> MatchRow | Refusal:
    """A new lobby; where one is open or a match runs already, that one stays as it is and is pointed to."""
    known = games()
    if slug is not None and slug not in known:
        return Refusal("lobby-refusal-game")
    if (live := live_match(tx, chat_id, thread_id)) is not None:
        return _occupied(tx, live)
    chosen = slug or (next(iter(known)) if len(known) == 1 else "")
    chat = tx.session.get_one(Chat, chat_id, populate_existing=True)
    row = MatchRow(
        slug=chosen,
        status="lobby",
        chat_id=chat_id,
        thread_id=thread_id,
        host_id=host_id,
        language=chat.language,
        timezone=chat.timezone,
        rules=codec.encode(options.defaults(known[chosen])) if chosen else b"{}",
        seed=b"",
        commitment="",
        created_at=tx.now,
        changed_at=tx.now,
    )
    try:
        with tx.session.begin_nested():
            tx.session.add(row)
    except IntegrityError:
        found = live_match(tx, chat_id, thread_id)
        return GONE if found is None else _occupied(tx, found)
    changed(tx, row)
    return row


def _occupied(tx: Tx, live: MatchRow) -> Refusal:
    if live.status == "running":
        return Refusal("lobby-refusal-running")
    rows.redraw_lobby(tx, live, anew=True)
    return Refusal("lobby-refusal-open")


def live_match(tx: Tx, chat_id: int, thread_id: int) -> MatchRow | None:
    """The lobby or running match of a chat's topic."""
    query = select(MatchRow).where(
        MatchRow.chat_id == chat_id, MatchRow.thread_id == thread_id, MatchRow.status.in_(("lobby", "running"))
    )
    return tx.session.scalars(query.execution_options(populate_existing=True)).one_or_none()


def matches_of_user(tx: Tx, user_id: int) -> list[tuple[MatchRow, int]]:
    """The running matches in which somebody sits, each with their seat."""
    query = (
        select(MatchRow, RosterRow.seat)
        .join(RosterRow, RosterRow.match_id == MatchRow.id)
        .where(RosterRow.user_id == user_id, RosterRow.left_at.is_(None), MatchRow.status == "running")
    )
    found = tx.session.execute(query.order_by(MatchRow.id).execution_options(populate_existing=True))
    return [(row, seat) for row, seat in found]


def posted(tx: Tx, match_id: int, message_id: int | None) -> None:
    """The lobby stands in this message; None: its message is gone."""
    row = rows.fresh(tx, match_id)
    if row is not None:
        row.lobby_message_id = message_id
        tx.session.flush()


def choose_game(tx: Tx, match_id: int, slug: str, user_id: int, admin: bool = False) -> Refusal | None:
    """Sets the game, with its own default options."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    if not may_host(row, user_id, admin):
        return NOT_HOST
    if slug not in games():
        return Refusal("lobby-refusal-game")
    row.slug, row.rules = slug, codec.encode(options.defaults(game_of(slug)))
    changed(tx, row)
    return None


def set_rule(tx: Tx, match_id: int, field: str, value: str, user_id: int, admin: bool = False) -> Refusal | None:
    """Sets one option to one of the values it offers."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    if not may_host(row, user_id, admin):
        return NOT_HOST
    if field == options.HOST_DIRECTS and value in (options.YES, options.NO):
        row.host_directs = value == options.YES
    elif not row.slug:
        return Refusal("lobby-refusal-no-game")
    else:
        rules = options.changed(game_of(row.slug), codec.decode_rules(row.slug, row.rules), field, value)
        if isinstance(rules, Refusal):
            return rules
        row.rules = codec.encode(rules)
    changed(tx, row)
    return None


def start(tx: Tx, match_id: int, user_id: int, admin: bool = False) -> Receipt | Refusal:
    """Locks, counts again, and deals to whoever is there at this moment."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    if not may_host(row, user_id, admin):
        return NOT_HOST
    if not row.slug:
        return Refusal("lobby-refusal-no-game")
    if missing := _unreachable(tx, match_id):
        return Refusal("lobby-refusal-unreachable", {"names": Typed(", ".join(missing))})
    return deal(tx, row)


def _unreachable(tx: Tx, match_id: int) -> list[str]:
    query = (
        select(RosterRow.name)
        .join(User, User.id == RosterRow.user_id)
        .where(RosterRow.match_id == match_id, RosterRow.left_at.is_(None), RosterRow.fill_bot.is_(False))
        .where(User.started_at.is_(None) | User.blocked_at.is_not(None))
    )
    return list(tx.session.scalars(query.order_by(RosterRow.seat)))


def cancel(tx: Tx, match_id: int, user_id: int, admin: bool = False) -> Refusal | None:
    """Calls a lobby off, or ends a running match early."""
    row = rows.locked(tx, match_id)
    if row is None or row.status not in ("lobby", "running"):
        return GONE
    if row.status == "running":
        if not directors.may_steer(tx, match_id, user_id, admin):
            return NOT_HOST
        receipt = play.submit(tx, match_id, Finish(), Office.DIRECTOR, user_id)
        return receipt if isinstance(receipt, Refusal) else None
    if not may_host(row, user_id, admin):
        return NOT_HOST
    _close(tx, row)
    return None


def expire(tx: Tx, match_id: int) -> None:
    """A lobby in which nothing happened for an hour closes itself."""
    row = rows.locked(tx, match_id)
    if row is not None and row.status == "lobby" and row.changed_at <= tx.now - SLEEPS_AFTER:
        _close(tx, row)


def _close(tx: Tx, row: MatchRow) -> None:
    row.status, row.ended_at, row.changed_at = "cancelled", tx.now, tx.now
    tx.session.flush()
    deadlines.drop(tx, row.id, "lobby")
    rows.redraw_lobby(tx, row)

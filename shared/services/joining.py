"""Places in a lobby: who joins, through the group or through the deep link, who leaves, who is taken out."""

from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from shared.kernel.registry import game as game_of
from shared.kernel.text import Refusal
from shared.services import names, people, rows
from shared.services.lobbyrow import GONE, NOT_HOST, changed, may_host, opened
from shared.services.work import Tx
from shared.storage.models import MatchRow, RosterRow

PAYLOAD = "join_"
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Joined:
    """A place in the lobby. `needs_start`: nothing is stored until they come through the deep link of `payload`."""

    match_id: int
    seat: int | None
    payload: str
    needs_start: bool = False
    already: bool = False


def payload_of(match_id: int) -> str:
    """What the deep link of a lobby carries."""
    digits = ""
    while match_id:
        match_id, rest = divmod(match_id, 36)
        digits = _DIGITS[rest] + digits
    return f"{PAYLOAD}{digits}"


def match_of(payload: str) -> int | None:
    """The match of a deep link's payload; None for anything else."""
    digits = payload.removeprefix(PAYLOAD)
    if digits == payload or not 1 <= len(digits) <= 12 or not set(digits) <= set(_DIGITS):
        return None
    return int(digits, 36)


def join(tx: Tx, match_id: int, user_id: int) -> Joined | Refusal:
    """A place for this person, once, if the bot can write to them; the caller has seen to their being in the group."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    payload = payload_of(match_id)
    if (held := rows.holding(tx, match_id, user_id)) is not None:
        return Joined(match_id, held.seat, payload, already=True)
    user = people.user(tx, user_id)
    if user is None or not people.reachable(user):
        return Joined(match_id, None, payload, needs_start=True)
    if (full := _full(tx, row)) is not None:
        return full
    seat = _sit(tx, row, user_id, names.shown(user))
    if seat is None:
        held = rows.holding(tx, match_id, user_id)
        return GONE if held is None else Joined(match_id, held.seat, payload, already=True)
    people.forget_heckler(tx, match_id, user_id)
    changed(tx, row)
    return Joined(match_id, seat, payload)


def add_bot(tx: Tx, match_id: int, user_id: int, admin: bool = False) -> Refusal | None:
    """A fill-bot takes a place; the host and those who play may call one."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    if not may_host(row, user_id, admin) and rows.holding(tx, match_id, user_id) is None:
        return NOT_HOST
    if (full := _full(tx, row)) is not None:
        return full
    number = names.free_bot(rows.holders(tx, match_id), row.language)
    if _sit(tx, row, names.stand_in(tx, number), names.bot_name(number, row.language), bot=True) is not None:
        row.fill_bots += 1
        changed(tx, row)
    return None


def _full(tx: Tx, row: MatchRow) -> Refusal | None:
    if not row.slug:
        return Refusal("lobby-refusal-no-game")
    most = game_of(row.slug).seats[-1]
    return Refusal("lobby-refusal-full", {"most": most}) if len(rows.holders(tx, row.id)) >= most else None


def _sit(tx: Tx, row: MatchRow, user_id: int, name: str, *, bot: bool = False) -> int | None:
    """The place taken; None where the same person sat down in this very moment."""
    seat = max((each.seat for each in rows.holders(tx, row.id)), default=0) + 1
    try:
        with tx.session.begin_nested():
            new = RosterRow(match_id=row.id, seat=seat, user_id=user_id, name=name, fill_bot=bot, joined_at=tx.now)
            tx.session.add(new)
    except IntegrityError:
        return None
    return seat


def leave(tx: Tx, match_id: int, user_id: int) -> Refusal | None:
    """Gives the place up; those behind move up."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    held = rows.holding(tx, match_id, user_id)
    if held is None:
        return Refusal("lobby-refusal-not-in")
    _stand_up(tx, row, held, "left")
    return None


def kick(tx: Tx, match_id: int, user_id: int, by: int, admin: bool = False) -> Refusal | None:
    """The host or an admin of the group takes somebody, or a fill-bot, out of the lobby."""
    row = opened(tx, match_id)
    if isinstance(row, Refusal):
        return row
    if not may_host(row, by, admin):
        return NOT_HOST
    held = rows.holding(tx, match_id, user_id)
    if held is None:
        return Refusal("lobby-refusal-not-there")
    _stand_up(tx, row, held, "kicked")
    return None


def _stand_up(tx: Tx, row: MatchRow, held: RosterRow, because: str) -> None:
    held.left_at, held.left_because = tx.now, because
    row.fill_bots -= int(held.fill_bot)
    tx.session.flush()
    for seat, each in enumerate(rows.holders(tx, row.id), 1):  # in order, so that no place is ever held twice
        each.seat = seat
        tx.session.flush()
    changed(tx, row)

"""The roster: who holds which seat, and how a seat changes hands with all that belongs to it."""

from collections.abc import Sequence
from typing import cast

from sqlalchemy import Table, bindparam, func, select

from shared.kernel.actions import Replace
from shared.kernel.seats import Office
from shared.kernel.text import Refusal, Typed
from shared.services import audit, directors, letters, notices, outbox, people, play, rows
from shared.services import names as naming
from shared.services.running import Running
from shared.services.work import Tx
from shared.storage.models import Heckler, MatchRow, RosterRow, User
from shared.storage.prepared import Prepared

REPLACED = "replaced"
_ROSTER = cast(Table, RosterRow.__table__).c
_NAMES = Prepared(
    select(_ROSTER.seat, _ROSTER.name)
    .where(_ROSTER.match_id == bindparam("of"), _ROSTER.left_at.is_(None))
    .order_by(_ROSTER.seat)
)


def names(tx: Tx, match_id: int) -> dict[int, str]:
    """Display names by seat, tidied when their holders came; an invisible one is empty and reads as "nameless"."""
    return {row.seat: row.name for row in tx.run(_NAMES, of=match_id)}


def seat_of(tx: Tx, match_id: int, user_id: int) -> int | None:
    """The seat that a user holds now."""
    query = select(RosterRow.seat).where(
        RosterRow.match_id == match_id, RosterRow.user_id == user_id, RosterRow.left_at.is_(None)
    )
    return tx.session.scalar(query)


def holder(tx: Tx, match_id: int, seat: int) -> User | None:
    """Who holds a seat now; a fill-bot's stand-in has a negative id."""
    query = (
        select(User)
        .join(RosterRow, RosterRow.user_id == User.id)
        .where(RosterRow.match_id == match_id, RosterRow.seat == seat, RosterRow.left_at.is_(None))
    )
    return tx.session.scalars(query.execution_options(populate_existing=True)).one_or_none()


def history(tx: Tx, match_id: int) -> Sequence[RosterRow]:
    """Every holding of every seat, in order of seats and time."""
    query = select(RosterRow).where(RosterRow.match_id == match_id)
    return tx.session.scalars(query.order_by(RosterRow.seat, RosterRow.joined_at, RosterRow.id)).all()


def replace(tx: Tx, match_id: int, seat: int, user_id: int | None, by: int | None) -> Refusal | None:
    """Gives a seat of a running match to somebody else, or to a fill-bot (None): they get all that the seat knows."""
    row = rows.locked(tx, match_id)
    if refusal := _unfit(tx, row, match_id, seat, user_id, by):
        return refusal
    assert row is not None
    old = next((each for each in rows.holders(tx, match_id) if each.seat == seat), None)
    if old is None:
        return Refusal("common-refusal-no-seat")
    savepoint = tx.session.begin_nested()
    new = _hand_over(tx, row, old, user_id)
    receipt = play.submit(tx, match_id, Replace(seat), Office.DIRECTOR, by)
    if isinstance(receipt, Refusal):
        savepoint.rollback()
        return receipt
    savepoint.commit()
    _tell(tx, receipt.running, seat, user_id)
    audit.note(tx, by, "replace", match_id, str(seat), f"{old.user_id} {old.name}", f"{new.user_id} {new.name}")
    return None


def _unfit(
    tx: Tx, row: MatchRow | None, match_id: int, seat: int, user_id: int | None, by: int | None
) -> Refusal | None:
    if row is None or row.status != "running":
        return play.OVER
    if not directors.may_steer(tx, match_id, by):
        return Refusal("desk-refusal-not-director")
    if user_id is None:
        return None
    person = people.user(tx, user_id)
    if person is None:
        return Refusal("desk-refusal-nobody")
    if not people.reachable(person):
        return Refusal("desk-refusal-unreachable", {"name": Typed(person.name)})
    if seat_of(tx, match_id, user_id) is not None:
        return Refusal("desk-refusal-has-seat", {"name": Typed(person.name)})
    knows = directors.may_see_secrets(tx, match_id, user_id) or directors.directed_once(tx, match_id, user_id)
    if knows or _held_another(tx, match_id, seat, user_id):
        return Refusal("desk-refusal-knows", {"name": Typed(person.name)})
    return None


def _held_another(tx: Tx, match_id: int, seat: int, user_id: int) -> bool:
    """Whether they know what another seat knows; their own old seat they may take back."""
    query = select(RosterRow.id).where(
        RosterRow.match_id == match_id, RosterRow.user_id == user_id, RosterRow.left_because == REPLACED
    )
    return tx.session.scalar(query.where(RosterRow.seat != seat).limit(1)) is not None


def _hand_over(tx: Tx, row: MatchRow, old: RosterRow, user_id: int | None) -> RosterRow:
    """Who sat in this match once keeps what they learnt, so their row stays; the seat has a new one."""
    old.left_at, old.left_because = tx.now, REPLACED
    tx.session.flush()
    if user_id is None:
        number = naming.free_bot(rows.holders(tx, row.id), row.language)
        name, bot = naming.bot_name(number, row.language), True
        user_id = naming.stand_in(tx, number)
    else:
        name, bot = naming.shown(people.user(tx, user_id)), False
        people.forget_heckler(tx, row.id, user_id)
    row.fill_bots += int(bot) - int(old.fill_bot)
    new = RosterRow(match_id=row.id, seat=old.seat, user_id=user_id, name=name, fill_bot=bot, joined_at=tx.now)
    tx.session.add(new)
    tx.session.flush()
    return new


def _tell(tx: Tx, running: Running, seat: int, user_id: int | None) -> None:
    if user_id is not None:
        letter = notices.record_of(tx, running, seat)
        outbox.put(tx, letter, user_id, letters.PRIVATE, match_id=running.id)


def heckle(tx: Tx, match_id: int, user_id: int) -> Refusal | None:
    """Takes a place on the gallery of a match; those who play have none."""
    status = tx.session.scalar(select(MatchRow.status).where(MatchRow.id == match_id))
    if status not in ("lobby", "running"):
        return play.OVER
    if seat_of(tx, match_id, user_id) is not None:
        return Refusal("desk-refusal-plays")
    tx.session.merge(Heckler(match_id=match_id, user_id=user_id, at=tx.now))
    tx.session.flush()
    return None


def hecklers(tx: Tx, match_id: int) -> list[str]:
    """Their names, first come first."""
    query = select(User.name).join(Heckler, Heckler.user_id == User.id).where(Heckler.match_id == match_id)
    return list(tx.session.scalars(query.order_by(Heckler.at, User.id)))


def taken(tx: Tx, match_id: int) -> int:
    """How many seats are held."""
    where = (RosterRow.match_id == match_id, RosterRow.left_at.is_(None))
    return tx.session.scalar(select(func.count()).select_from(RosterRow).where(*where)) or 0

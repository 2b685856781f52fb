"""Directors: who runs a match from the panel, what they may touch, and what they may know."""

from collections.abc import Sequence

from sqlalchemy import Select, delete, or_, select

from shared.kernel.text import Refusal
from shared.services import audit, rows
from shared.services.work import Tx
from shared.storage.models import Audit, Director, MatchRow, RosterRow, User

KNOWING = ("director", "co_director", "host")
"""Roles that see what players hide; a writer of reports reads what the group reads."""
ROLES = (*KNOWING, "writer")


def appoint(tx: Tx, match_id: int, user_id: int, by: int | None, role: str = "director") -> Refusal | None:
    """Makes a user a director, or gives them another role."""
    if role not in ROLES:
        raise ValueError(role)
    if not may_steer(tx, match_id, by):
        return Refusal("desk-refusal-not-director")
    if tx.session.get(User, user_id) is None:
        return Refusal("desk-refusal-nobody")
    found = tx.session.get(Director, (match_id, user_id), populate_existing=True)
    before = found.role if found else ""
    make(tx, match_id, user_id, role)
    audit.note(tx, by, "appoint", match_id, str(user_id), before, role)
    return None


def make(tx: Tx, match_id: int, user_id: int, role: str = "director") -> None:
    """The same without asking whether anybody may: at the start, for a host who does not play."""
    tx.session.merge(Director(match_id=match_id, user_id=user_id, role=role, since=tx.now))
    tx.session.flush()


def dismiss(tx: Tx, match_id: int, user_id: int, by: int | None) -> Refusal | None:
    """A director may also dismiss themself."""
    if not may_steer(tx, match_id, by):
        return Refusal("desk-refusal-not-director")
    where = (Director.match_id == match_id, Director.user_id == user_id)
    role = tx.session.scalar(delete(Director).where(*where).returning(Director.role))
    if role is None:
        return Refusal("desk-refusal-nobody")
    audit.note(tx, by, "dismiss", match_id, str(user_id), role, "")
    return None


def exists(tx: Tx, match_id: int) -> bool:
    """Whether there is such a match."""
    return tx.session.scalar(select(MatchRow.id).where(MatchRow.id == match_id)) is not None


def is_director(tx: Tx, match_id: int, user_id: int | None) -> bool:
    """Whether they hold an office in this match that may act; writers may not."""
    if user_id is None:
        return False
    query = select(Director.role).where(Director.match_id == match_id, Director.user_id == user_id)
    return tx.session.scalar(query) in KNOWING


def may_steer(tx: Tx, match_id: int, user_id: int | None, admin: bool = False) -> bool:
    """Who may pause, move deadlines, give cards: directors, the host, admins of the group, the local administrator."""
    if user_id is None or admin:
        return True
    host = tx.session.scalar(select(MatchRow.host_id).where(MatchRow.id == match_id))
    return host == user_id or is_director(tx, match_id, user_id)


def may_see_secrets(tx: Tx, match_id: int, user_id: int | None) -> bool:
    """A director who has no seat; anybody once it is over. The local administrator learns nothing early."""
    status = tx.session.scalar(select(MatchRow.status).where(MatchRow.id == match_id))
    if status == "over":
        return True
    if status != "running" or user_id is None or not is_director(tx, match_id, user_id):
        return False
    return rows.holding(tx, match_id, user_id) is None


def directed_once(tx: Tx, match_id: int, user_id: int) -> bool:
    """Whether they held an office that saw the secrets, and were dismissed or given a lesser one: they still know."""
    where = (Audit.match_id == match_id, Audit.target == str(user_id), Audit.act.in_(("appoint", "dismiss")))
    return tx.session.scalar(select(Audit.id).where(*where, Audit.before.in_(KNOWING)).limit(1)) is not None


def of_match(tx: Tx, match_id: int) -> Sequence[tuple[Director, User]]:
    """The directors of a match, first appointed first."""
    query = select(Director, User).join(User, User.id == Director.user_id).where(Director.match_id == match_id)
    return [(director, user) for director, user in tx.session.execute(query.order_by(Director.since, Director.user_id))]


def watching(tx: Tx, match_id: int) -> Sequence[int]:
    """Whom to tell what only directors may know: those who hold no seat; writers are none of them."""
    seated = select(RosterRow.user_id).where(RosterRow.match_id == match_id, RosterRow.left_at.is_(None))
    query = select(Director.user_id).where(
        Director.match_id == match_id, Director.role.in_(KNOWING), Director.user_id.not_in(seated)
    )
    return tx.session.scalars(query.order_by(Director.since, Director.user_id)).all()


def visible(user_id: int | None) -> Select[int]:
    """A query for the matches that a user of the panel may open: those they direct, host or play; all for no user."""
    query = select(MatchRow.id)
    if user_id is None:
        return query
    directs = select(Director.match_id).where(Director.user_id == user_id)
    sits = select(RosterRow.match_id).where(RosterRow.user_id == user_id, RosterRow.left_at.is_(None))
    return query.where(or_(MatchRow.id.in_(directs), MatchRow.host_id == user_id, MatchRow.id.in_(sits)))


def matches_for(tx: Tx, user_id: int | None) -> list[int]:
    """The matches that a user of the panel may open, newest first."""
    return list(tx.session.scalars(visible(user_id).order_by(MatchRow.id.desc())))

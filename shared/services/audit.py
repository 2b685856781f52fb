"""The audit log: who did what as a director or in the panel, when, with what it was before and after."""

from collections.abc import Sequence

from sqlalchemy import select

from shared.services.work import Tx
from shared.storage.models import Audit

_SHORT = 255


def note(
    tx: Tx,
    user_id: int | None,
    act: str,
    match_id: int | None = None,
    target: str = "",
    before: str = "",
    after: str = "",
) -> None:
    """Writes one act down in the transaction that does it; no user is the local administrator."""
    tx.session.add(
        Audit(
            at=tx.now, user_id=user_id, match_id=match_id, act=act, target=target[:_SHORT], before=before, after=after
        )
    )
    tx.session.flush()


def recent(tx: Tx, match_id: int | None = None, limit: int = 100, before_id: int | None = None) -> Sequence[Audit]:
    """The newest acts first, of one match or of all; `before_id` turns the page."""
    query = select(Audit).order_by(Audit.id.desc()).limit(limit)
    if match_id is not None:
        query = query.where(Audit.match_id == match_id)
    if before_id is not None:
        query = query.where(Audit.id < before_id)
    return tx.session.scalars(query).all()

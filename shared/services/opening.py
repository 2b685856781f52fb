"""From the lobby to the first event: seats by lot, the seed and its commitment, the deal."""

import secrets
from random import SystemRandom

from shared.kernel import codec
from shared.kernel.dice import commitment
from shared.kernel.text import Refusal
from shared.services import deadlines, directors, play, rows
from shared.services.play import Receipt
from shared.services.work import Tx
from shared.storage.models import MatchRow, RosterRow

SEED_BYTES = 32
_ASIDE = 1000
"""Places are numbered beyond every seat while they are dealt out anew: no two may be equal at any moment."""


def deal(tx: Tx, row: MatchRow) -> Receipt | Refusal:
    """Starts the locked lobby; a refusal of the game (too few, odd options) leaves it as it was."""
    savepoint = tx.session.begin_nested()
    seats = _by_lot(tx, row.id)
    row.seed = secrets.token_bytes(SEED_BYTES)
    row.commitment = commitment(row.seed)
    tx.session.flush()
    receipt = play.begin(tx, row.id, codec.decode_rules(row.slug, row.rules), seats)
    if isinstance(receipt, Refusal):
        savepoint.rollback()
        return receipt
    savepoint.commit()
    deadlines.drop(tx, row.id, "lobby")
    _appoint_host(tx, row)
    rows.redraw_lobby(tx, row)
    return receipt


def _by_lot(tx: Tx, match_id: int) -> int:
    """Seats are chance that the seed does not hold: who sits where is part of the record instead."""
    holders = rows.holders(tx, match_id)
    SystemRandom().shuffle(holders)
    for first in (_ASIDE, 1):
        for place, each in enumerate(holders):
            _move(tx, each, first + place)
    return len(holders)


def _move(tx: Tx, holder: RosterRow, seat: int) -> None:
    holder.seat = seat
    tx.session.flush()


def _appoint_host(tx: Tx, row: MatchRow) -> None:
    """A host who plays would see too much."""
    if row.host_id is not None and row.host_directs and rows.holding(tx, row.id, row.host_id) is None:
        directors.make(tx, row.id, row.host_id)

"""Fill-bots: seats without a person take their turns a few seconds later, knowing no more than their seat may."""

import logging
import secrets
from datetime import timedelta
from typing import cast

from sqlalchemy import Table, bindparam, select

from shared.kernel import codec
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.text import Refusal
from shared.services import play
from shared.services.deadlines import Clock, Wanted
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import EventRow, RosterRow
from shared.storage.prepared import Prepared

log = logging.getLogger(__name__)
_ROSTER = cast(Table, RosterRow.__table__).c
_SEATS = Prepared(
    select(_ROSTER.seat)
    .where(_ROSTER.match_id == bindparam("of"), _ROSTER.left_at.is_(None), _ROSTER.fill_bot.is_(True))
    .order_by(_ROSTER.seat)
)
KIND = "fillbot"
SOONEST, LATEST = timedelta(seconds=1), timedelta(seconds=4)
"""Long enough for people to read what just happened, short enough not to wait for machines."""


def follow(tx: Tx, running: Running, clock: Clock) -> None:
    """After a step: every fill-bot with an unanswered prompt gets a turn, others lose theirs."""
    if not running.fill_bots:
        return
    asked = {p.to for p in running.asked() if p.chosen is None}
    scheduled = clock.others.get(KIND, {})
    wanted: dict[str, Wanted] = {}
    for seat in _seats(tx, running.id):
        if seat in asked:
            wanted[str(seat)] = Wanted("turn", scheduled.get(str(seat)) or tx.now + _pause())
    clock.want(tx, running.id, KIND, wanted)


def _seats(tx: Tx, match_id: int) -> list[int]:
    return [row.seat for row in tx.run(_SEATS, of=match_id)]


def _pause() -> timedelta:
    span = (LATEST - SOONEST) // timedelta(milliseconds=1)
    return SOONEST + timedelta(milliseconds=secrets.randbelow(span + 1))


def fire(tx: Tx, match_id: int, key: str) -> None:
    """The turn of a fill-bot; where it would rather wait, it is asked again as soon as anything changes."""
    running = load(tx, match_id, lock=True)
    seat = int(key)
    if running is None or running.status != "running" or seat not in _seats(tx, match_id):
        return
    mine = [p for p in running.asked() if p.to == seat]
    if all(p.chosen is not None for p in mine):
        return
    # Dice of its own: what a bot thinks of must not use up the chance of the match.
    dice = SeededDice(secrets.token_bytes(32), 0)
    action = running.game.bot(seat, _known(tx, running, seat), mine, dice)
    if action is None:
        return
    receipt = play.submit(tx, match_id, action, seat, locked=running)
    if isinstance(receipt, Refusal):
        log.error("match %s: the fill-bot of seat %s was refused (%s)", match_id, seat, receipt.key)


def _known(tx: Tx, running: Running, seat: int) -> list[Event]:
    query = select(EventRow.body).where(EventRow.match_id == running.id).order_by(EventRow.seq)
    events = (codec.decode_event(running.slug, body) for body in tx.session.scalars(query))
    return [event for event in events if event.audience().includes(seat)]

"""Fill-bots: seats without a person take their turns a few seconds later, knowing no more than their seat may."""

import logging
import secrets
from datetime import timedelta

from sqlalchemy import select

from shared.kernel import codec
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.step import open_prompts
from shared.kernel.text import Refusal
from shared.services import deadlines, play
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import DeadlineRow, EventRow, RosterRow

log = logging.getLogger(__name__)
KIND = "fillbot"
SOONEST, LATEST = timedelta(seconds=1), timedelta(seconds=4)
"""Long enough for people to read what just happened, short enough not to wait for machines."""


def follow(tx: Tx, running: Running) -> None:
    """After a step: every fill-bot with an unanswered prompt gets a turn, others lose theirs."""
    if not running.fill_bots:
        return
    prompts = open_prompts(running.game, running.match)
    asked = {p.to for p in prompts if p.chosen is None}
    wanted = {str(seat) for seat in _seats(tx, running.id) if seat in asked}
    query = select(DeadlineRow.key).where(DeadlineRow.match_id == running.id, DeadlineRow.kind == KIND)
    scheduled = set(tx.session.scalars(query))
    for key in sorted(scheduled - wanted):
        deadlines.drop(tx, running.id, KIND, key)
    for key in sorted(wanted - scheduled, key=int):
        deadlines.put(tx, running.id, KIND, key, "turn", tx.now + _pause())


def _seats(tx: Tx, match_id: int) -> list[int]:
    query = select(RosterRow.seat).where(
        RosterRow.match_id == match_id, RosterRow.left_at.is_(None), RosterRow.fill_bot.is_(True)
    )
    return list(tx.session.scalars(query))


def _pause() -> timedelta:
    span = (LATEST - SOONEST) // timedelta(milliseconds=1)
    return SOONEST + timedelta(milliseconds=secrets.randbelow(span + 1))


def fire(tx: Tx, match_id: int, key: str) -> None:
    """The turn of a fill-bot; where it would rather wait, it is asked again as soon as anything changes."""
    running = load(tx, match_id, lock=True)
    seat = int(key)
    if running is None or running.status != "running" or seat not in _seats(tx, match_id):
        return
    mine = [p for p in open_prompts(running.game, running.match) if p.to == seat]
    if all(p.chosen is not None for p in mine):
        return
    # Dice of its own: what a bot thinks of must not use up the chance of the match.
    dice = SeededDice(secrets.token_bytes(32), 0)
    action = running.game.bot(seat, _known(tx, running, seat), mine, dice)
    if action is None:
        return
    receipt = play.submit(tx, match_id, action, seat)
    if isinstance(receipt, Refusal):
        log.error("match %s: the fill-bot of seat %s was refused (%s)", match_id, seat, receipt.key)


def _known(tx: Tx, running: Running, seat: int) -> list[Event]:
    query = select(EventRow.body).where(EventRow.match_id == running.id).order_by(EventRow.seq)
    events = (codec.decode_event(running.slug, body) for body in tx.session.scalars(query))
    return [event for event in events if event.audience().includes(seat)]

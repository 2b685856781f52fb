"""Reminders: at half time and shortly before the end, those who are missing are told in private."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select

from shared.kernel.prompts import Prompt, awaited
from shared.kernel.text import Span, Term, Text, kebab
from shared.services import deadlines, notices, outbox
from shared.services.deadlines import Clock, Wanted
from shared.services.letters import PRIVATE, SayLetter
from shared.services.running import Running, load
from shared.services.schedule import Moment
from shared.services.work import Tx
from shared.storage.models import RosterRow, User

KIND = "reminder"
HALF, END = "half", "end"
BEFORE_END = {"live": timedelta(seconds=30), "forum": timedelta(hours=2)}
SHORTEST = {"live": timedelta(seconds=60), "forum": timedelta(hours=1)}
"""Timers shorter than this need no reminding."""
SMALLEST_GAP = 4
"""A reminder at half time must lie at least a quarter of the time before the other one."""


def asking(prompts: Iterable[Prompt]) -> set[str | None]:
    """The timers whose questions still want answers: only these are worth reminding of."""
    return {p.timer for p in prompts if p.waits and p.chosen is None}


def follow(tx: Tx, running: Running, clock: Clock) -> None:
    """After a step: the reminders fit the timers that run now; those that stand still have none."""
    pace = running.match.rules.pace
    asked = asking(running.asked())
    wanted: dict[str, Wanted] = {}
    for moment in clock.now.values():
        if moment.due is not None and moment.name in asked:
            wanted |= _of(moment, moment.due, pace, tx.now)
    clock.want(tx, running.id, KIND, wanted)


def _of(moment: Moment, due: datetime, pace: str, now: datetime) -> dict[str, Wanted]:
    whole = due - moment.started
    if whole < SHORTEST[pace]:
        return {}
    end = due - min(BEFORE_END[pace], whole / SMALLEST_GAP)
    half = moment.started + whole / 2
    found = {f"{moment.key}.{END}": Wanted(moment.name, end)}
    if end - half >= whole / SMALLEST_GAP:
        found[f"{moment.key}.{HALF}"] = Wanted(moment.name, half)
    return {key: each for key, each in found.items() if each.due > now}


def fire(tx: Tx, match_id: int, key: str, name: str) -> None:
    """Tells those who are missing; near the end the board may name them too, so it is drawn again."""
    running = load(tx, match_id, lock=True)
    if running is None or running.status != "running":
        return
    moment = next((each for each in deadlines.timers(tx, match_id) if key.rpartition(".")[0] == each.key), None)
    if moment is None or moment.due is None:
        return
    prompts = tuple(p for p in running.asked() if p.timer == name)
    missing = [seat for seat in awaited(prompts) if isinstance(seat, int)]
    left = Span(max(1, round((moment.due - tx.now).total_seconds())))
    args: dict[str, Any] = {"timer": Term(f"{running.slug}-timer-{kebab(name)}"), "left": left}
    text = Text("common-reminder", args)
    for user_id in _reachable(tx, match_id, missing):
        merge = f"reminder:{match_id}:{user_id}"
        outbox.put(tx, SayLetter(text, match_id), user_id, PRIVATE, merge=merge, match_id=match_id)
    if key.endswith(f".{END}") and missing:
        notices.redraw(tx, running)


def _reachable(tx: Tx, match_id: int, seats: list[int]) -> list[int]:
    query = (
        select(User.id)
        .join(RosterRow, RosterRow.user_id == User.id)
        .where(RosterRow.match_id == match_id, RosterRow.left_at.is_(None), RosterRow.seat.in_(seats))
        .where(RosterRow.fill_bot.is_(False), User.started_at.is_not(None), User.blocked_at.is_(None))
    )
    return list(tx.session.scalars(query.order_by(RosterRow.seat)))

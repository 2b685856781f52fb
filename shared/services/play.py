"""The one door: every button, typed command, panel click, fill-bot and clock comes through `submit`."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update

from shared.kernel import codec
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.registry import game as game_of
from shared.kernel.seats import Actor
from shared.kernel.step import open_match
from shared.kernel.text import Refusal, Text, TextList
from shared.kernel.wording import refused, text_of
from shared.services import cards, fillbots, notices, reminders
from shared.services.course import Course, Step, open_course
from shared.services.deadlines import Clock
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import MatchRow

OVER = Refusal("common-refusal-over")
LATE = Refusal("common-press-stale")


@dataclass(frozen=True)
class Receipt:
    """What was stored: the step that was asked for, and the match after it."""

    running: Running
    step: Step

    def told(self, viewer: Actor) -> TextList:
        """What happened, in sentences that this viewer may read."""
        return TextList(tuple(text_of(self.running.slug, e) for e in self.step.events if _shown(e, viewer)))


def _shown(event: Event, viewer: Actor) -> bool:
    return not event.quiet and event.audience().includes(viewer)


def submit(
    tx: Tx,
    match_id: int,
    action: Action,
    by: Actor,
    user_id: int | None = None,
    *,
    locked: Running | None = None,
    under: str = "",
) -> Receipt | Refusal:
    """Takes an action, after every timer that is due. A refusal stores nothing but what those timers did.

    `locked` is the match as the caller has just loaded and locked it, if they have. `under` is the prompt that the
    action answers: where the timers have closed it, it does not count for the next, even if the rules would take it.
    """
    running = locked or load(tx, match_id, lock=True)
    if running is None or running.status != "running":
        return OVER
    course = open_course(tx, running)
    course.fire_due()
    late = bool(under and course.steps) and not any(p.to == by and p.key == under for p in running.asked())
    taken = OVER if running.over else LATE if late else course.take(action, by, user_id)
    _close(tx, course)
    if isinstance(taken, Refusal):
        return taken
    return refused(running.slug, taken.events) or Receipt(running, taken)


def advance(tx: Tx, match_id: int) -> None:
    """Lets the timers of a match fire that are due, and nothing else."""
    running = load(tx, match_id, lock=True)
    if running is not None and running.status == "running":
        course = open_course(tx, running)
        course.fire_due()
        _close(tx, course)


def begin(tx: Tx, match_id: int, rules: Any, seats: int, setup: Any = None) -> Receipt | Refusal:
    """Deals a match whose lobby the caller has locked and filled: act 0, the first events, deadlines and letters."""
    row = tx.session.execute(select(MatchRow.slug, MatchRow.seed).where(MatchRow.id == match_id)).one()
    game = game_of(row.slug)
    dealt = open_match(game, rules, seats, SeededDice(row.seed, 0), setup)
    if isinstance(dealt, Refusal):
        return dealt
    match, events = dealt
    values = {
        "status": "running",
        "seats": seats,
        "rules": codec.encode(rules),
        "snapshot": codec.encode_match(game, match),
        "started_at": tx.now,
    }
    tx.session.execute(update(MatchRow).where(MatchRow.id == match_id).values(values))
    running = load(tx, match_id, lock=True)
    assert running is not None
    course = Course(tx, running, Clock({}))
    dealt_now = course.deal(events)
    _close(tx, course)
    return Receipt(running, dealt_now)


def _close(tx: Tx, course: Course) -> None:
    """Stores what the course holds and writes all that follows from it."""
    running = course.running
    if not course.steps:
        if course.clock.moved:  # a timer that could not fire is forgotten, or it would be due for ever
            course.clock.save(tx, running)
        return
    course.save()
    notices.tell(tx, running, course.steps)
    for each in course.steps:
        cards.follow(tx, running, each)
    fillbots.follow(tx, running, course.clock)
    if course.clock.moved or reminders.asking(course.steps[0].was_asked) != reminders.asking(course.steps[-1].asked):
        reminders.follow(tx, running, course.clock)


def told(text: TextList) -> Text | None:
    """The first sentence of what was told, for a toast."""
    return text.texts[0] if text.texts else None

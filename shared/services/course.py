"""The course of one transaction through a match: due timers first, then the action, then everything written at once."""

import logging
from dataclasses import dataclass, field
from datetime import datetime
from typing import cast

from sqlalchemy import Table, bindparam, update

from shared.kernel import codec
from shared.kernel.actions import Action, Expire
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.match import Match
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Actor, Office
from shared.kernel.step import fold, step
from shared.kernel.text import Refusal
from shared.services import deadlines
from shared.services.running import Running
from shared.services.work import Tx
from shared.storage.models import ActRow, EventRow, MatchRow
from shared.storage.prepared import Prepared, adding

log = logging.getLogger(__name__)
_MATCHES = cast(Table, MatchRow.__table__)
_ACTS = Prepared(
    adding(cast(Table, ActRow.__table__), "match_id", "n", "actor", "user_id", "action", "first", "count", "at")
)
_EVENTS = Prepared(adding(cast(Table, EventRow.__table__), "match_id", "seq", "body", "at"))
_SAVE = Prepared(
    update(_MATCHES)
    .where(_MATCHES.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("snapshot", "seq", "acts", "changed_at")})
)
MOST_AT_ONCE = 200
"""Timers that one transaction fires at most: more in a row is a rule that never ends."""


@dataclass(frozen=True)
class Step:
    """One accepted action with its events; the match, and what it asks, on both sides of it."""

    n: int
    action: Action | None
    by: Actor
    user_id: int | None
    first: int
    events: tuple[Event, ...]
    before: Match | None
    after: Match
    at: datetime
    was_asked: tuple[Prompt, ...]
    asked: tuple[Prompt, ...]


@dataclass
class Course:
    """Collects the steps of one transaction on a locked match; nothing is stored before `save`."""

    tx: Tx
    running: Running
    clock: deadlines.Clock
    steps: list[Step] = field(default_factory=list)

    def fire_due(self) -> None:
        """Lets every timer fire whose moment has come, in order (invariant 7)."""
        for _ in range(MOST_AT_ONCE):
            due = None if self.running.match.table.pauses else self.clock.due(self.tx.now)
            if due is None:
                return
            if isinstance(self.take(Expire(due.name, due.key), Office.CLOCK), Refusal):
                log.error("match %s: timer %s was due and refused", self.running.id, due.key)
                self.clock.drop(due.key)
        raise RuntimeError(f"match {self.running.id}: timers without end")

    def take(self, action: Action, by: Actor, user_id: int | None = None) -> Step | Refusal:
        """Decides and folds; a refusal changes nothing."""
        running = self.running
        decided = step(running.game, running.match, action, by, SeededDice(running.seed, running.seq))
        if isinstance(decided, Refusal):
            return decided
        was, before = running.asked(), running.match
        running.match = fold(running.game, running.match, decided)
        return self._add(action, by, user_id, decided, before, was)

    def deal(self, events: tuple[Event, ...]) -> Step:
        """Act 0: the match is dealt already."""
        return self._add(None, Office.CLOCK, None, events, None, ())

    def _add(
        self,
        action: Action | None,
        by: Actor,
        user_id: int | None,
        events: tuple[Event, ...],
        before: Match | None,
        was: tuple[Prompt, ...],
    ) -> Step:
        """Counts a step as done and lets the clock follow it."""
        running, now = self.running, self.tx.now
        after, asked = running.match, running.asked()
        taken = Step(running.acts, action, by, user_id, running.seq, events, before, after, now, was, asked)
        running.seq += len(events)
        running.acts += 1
        self.steps.append(taken)
        self.clock.follow(running, events, now)
        return taken

    def save(self) -> None:
        """Writes acts, events, snapshot and deadlines of all steps."""
        if not self.steps:
            return
        running, tx = self.running, self.tx
        tx.each(_ACTS, [_act(running.id, each) for each in self.steps])
        tx.each(_EVENTS, [row for each in self.steps for row in _events(running.id, each)])
        tx.run(
            _SAVE,
            of=running.id,
            new_snapshot=codec.encode_match(running.game, running.match),
            new_seq=running.seq,
            new_acts=running.acts,
            new_changed_at=tx.now,
        )
        if (outcome := running.game.outcome(running.match.game)) is not None and running.status == "running":
            running.status = "over"
            values = {"status": "over", "ended_at": tx.now, "winner": outcome.winner}
            winners = codec.encode(outcome.winners)
            tx.db.execute(update(_MATCHES).where(_MATCHES.c.id == running.id).values(**values, winners=winners))
        self.clock.save(tx, running)


def open_course(tx: Tx, running: Running) -> Course:
    """A course on a match that the caller has locked."""
    return Course(tx, running, deadlines.clock_of(tx, running.id))


def _act(match_id: int, each: Step) -> dict[str, object]:
    return {
        "match_id": match_id,
        "n": each.n,
        "actor": str(each.by),
        "user_id": each.user_id,
        "action": b"null" if each.action is None else codec.encode(each.action),
        "first": each.first,
        "count": len(each.events),
        "at": each.at,
    }


def _events(match_id: int, each: Step) -> list[dict[str, object]]:
    return [
        {"match_id": match_id, "seq": each.first + place, "body": codec.encode(event), "at": each.at}
        for place, event in enumerate(each.events)
    ]

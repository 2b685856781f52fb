"""The audit log: all of it for the operator, a match's own for those who run it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from flask import Blueprint, render_template, request
from markupsafe import Markup, escape

from admin.reader import desk, signed_in
from admin.rights import BIGGEST
from admin.speech import knows, player, t, when, word
from shared.kernel.text import kebab
from shared.services import audit, directors, people, roster, rows
from shared.services.work import Tx

bp = Blueprint("audit", __name__)

PAGE = 50
HUSHED = frozenset({"dismiss_card", "answer"})
"""A dismissed proposal tells who let a turn pass, an answer what somebody asked in private: not for directors who play,
nor for the operator, while it runs."""


@dataclass(frozen=True)
class Note:
    """One line of the log, ready to be shown."""

    id: int
    at: datetime
    who: str | None
    match_id: int | None
    act: str | Markup
    target: str | Markup
    before: str | Markup
    after: str | Markup


@bp.get("/audit")
def page() -> str:
    """Everything, the newest first."""
    return _show(None)


@bp.get("/matches/<int:match_id>/audit")
def of_match(match_id: int) -> str:
    """What was done in one match."""
    return _show(match_id)


def _show(match_id: int | None) -> str:
    before = max(0, min(request.args.get("before", type=int) or BIGGEST, BIGGEST))
    notes, older = desk().read(lambda tx: _notes(tx, match_id, before))
    return render_template("audit.html", notes=notes, older=older, match_id=match_id)


def _notes(tx: Tx, match_id: int | None, before: int) -> tuple[Sequence[Note], int | None]:
    more = audit.recent(tx, match_id, PAGE + 1, before)
    found = more[:PAGE]
    who = {each: people.user(tx, each) for each in {note.user_id for note in found} if each is not None}
    matches = {each for each in (note.match_id for note in found) if each is not None}
    names = {each: roster.names(tx, each) for each in matches}
    games = {each: row.slug for each in matches if (row := rows.fresh(tx, each)) is not None}
    shown = []
    for note in found:
        if note.act in HUSHED and not _may_know(tx, note.match_id):
            continue
        person = who.get(note.user_id) if note.user_id is not None else None
        name = person.name if person is not None else (None if note.user_id is None else str(note.user_id))
        act = f"admin-act-{kebab(note.act)}"
        shown.append(
            Note(
                id=note.id,
                at=note.at,
                who=name,
                match_id=note.match_id,
                act=word(act) if knows(act) else note.act,
                target=_target(note.target, names.get(note.match_id or 0, {}), games.get(note.match_id or 0, "")),
                before=_state(note.before),
                after=_state(note.after),
            )
        )
    return shown, found[-1].id if len(more) > PAGE else None


def _may_know(tx: Tx, match_id: int | None) -> bool:
    return match_id is None or directors.may_see_secrets(tx, match_id, signed_in().user_id)


def _target(target: str, names: dict[int, str], slug: str) -> str | Markup:
    """A seat reads as its player, a timer by its name in the game."""
    if target.isdigit() and int(target) in names:
        return player(int(target), names)
    timer = f"{slug}-timer-{kebab(target)}"
    return word(timer) if slug and target and knows(timer) else escape(target)


def _state(state: str) -> str | Markup:
    """Moments in the reader's zone, states in the reader's language; people's own words as they are."""
    if state and knows(key := f"admin-state-{kebab(state)}"):
        return t(key)
    try:
        return when(datetime.fromisoformat(state), year=True) if "T" in state and "+" in state else escape(state)
    except ValueError:
        return escape(state)

"""A director's hand on the clock: moving, closing, pausing, resuming, finishing."""

from datetime import datetime, timedelta

from flask import Blueprint, abort, request
from werkzeug.exceptions import NotFound

from admin.reader import desk, this_access, zone
from admin.speech import plain, t, when
from admin.steer import Hand, Page, Said, confirm, steer, table_acts
from shared.kernel.actions import CloseNow, Finish, MoveDeadline, Pause, Resume
from shared.kernel.text import Refusal, Term, Text, kebab
from shared.services import deadlines, running
from shared.services.schedule import Moment
from shared.services.work import Tx

bp = Blueprint("acts", __name__, url_prefix="/matches/<int:match_id>")

FARTHEST = timedelta(days=60)
GONE = Refusal("common-refusal-timer-gone")
WRONG = Refusal("admin-moment-wrong")
PLAYING, PAUSED, OVER = "playing", "paused", "over"


def timer_word(slug: str, name: str) -> Term:
    """What a timer is called in its game."""
    return Term(f"{slug}-timer-{kebab(name)}")


@bp.post("/deadline")
def deadline(match_id: int) -> Page:
    """Moves a deadline by so many minutes, or to a moment in the director's zone."""
    name, key = request.form.get("timer", ""), request.form.get("key", "")
    wanted, secrets = _wanted(), this_access().secrets

    def change(hand: Hand) -> Said:
        match, timer = running.load(hand.tx, match_id), _timer(hand.tx, match_id, name, key, secrets)
        if match is None or timer is None:
            return GONE
        by = _distance(wanted, timer, hand.tx.now)
        if by is None or not timedelta(0) < abs(by) <= FARTHEST:
            return WRONG
        receipt = hand.submit(MoveDeadline(name, round(by.total_seconds())))
        if isinstance(receipt, Refusal):
            return receipt
        after = _timer(hand.tx, match_id, name, key, secrets) or timer
        hand.note("deadline", name, _stands(timer), _stands(after))
        called = timer_word(match.slug, name)
        return lambda: Text("admin-done-deadline", {"timer": called, "when": _shown(after)})

    return steer(match_id, change)


def _shown(timer: Moment) -> str:
    return when(timer.due) if timer.due else plain("admin-state-frozen")


def _wanted() -> timedelta | datetime | None:
    """What was filled in: so many minutes, or a moment in the director's zone; None for nonsense."""
    form = request.form
    try:
        if "minutes" in form:
            return timedelta(minutes=int(form["minutes"]))
        return datetime.fromisoformat(form["until"]).replace(tzinfo=zone())
    except (KeyError, ValueError, OverflowError):
        return None


def _distance(wanted: timedelta | datetime | None, timer: Moment, now: datetime) -> timedelta | None:
    """How far to move; None for a moment that is past, or for a clock that stands still."""
    if isinstance(wanted, datetime):
        return wanted - timer.due if timer.due and wanted > now else None
    return wanted


def _timer(tx: Tx, match_id: int, name: str, key: str, secrets: bool) -> Moment | None:
    """The running timer, if it is still the one that the form was drawn for and not its successor of the same name; one
    of which the group must not know is not there for a director who plays."""
    match = running.load(tx, match_id)
    found = deadlines.known(tx, match, secrets=secrets) if match is not None else ()
    return next((each for each in found if (each.name, each.key) == (name, key)), None)


def _stands(timer: Moment) -> str:
    return timer.due.isoformat(timespec="seconds") if timer.due else "frozen"


@bp.get("/close")
def ask_close(match_id: int) -> Page:
    """Says what closing a deadline means."""
    name, access = request.args.get("timer", ""), this_access()

    def look(tx: Tx) -> tuple[str, str, int]:
        match = running.load(tx, match_id)
        found = deadlines.known(tx, match, secrets=access.secrets) if match is not None else ()
        timer = next((each for each in found if each.name == name), None)
        if match is None or timer is None:
            raise NotFound
        return match.slug, timer.key, len(table_acts(tx, access))

    slug, key, seen = desk().read(look)
    title = plain("admin-close-title", timer=timer_word(slug, name))
    fields = {"timer": name, "key": key, "seen": str(seen)}
    return confirm(match_id, title, (t("admin-close-about"),), plain("admin-close-now"), fields)


@bp.post("/close")
def close(match_id: int) -> Page:
    """Lets a deadline fall due at once."""
    name, key = request.form.get("timer", ""), request.form.get("key", "")
    secrets = this_access().secrets

    def change(hand: Hand) -> Said:
        match, timer = running.load(hand.tx, match_id), _timer(hand.tx, match_id, name, key, secrets)
        if match is None or timer is None:
            return GONE
        receipt = hand.submit(CloseNow(name))
        if isinstance(receipt, Refusal):
            return receipt
        hand.note("close", name, _stands(timer), hand.tx.now.isoformat(timespec="seconds"))
        return Text("admin-done-close", {"timer": timer_word(match.slug, name)})

    return steer(match_id, change)


@bp.post("/pause")
def pause(match_id: int) -> Page:
    """Stops the clocks and closes the prompts."""

    def change(hand: Hand) -> Said:
        before = _state(hand.tx, match_id)
        receipt = hand.submit(Pause())
        if isinstance(receipt, Refusal):
            return receipt
        hand.note("pause", "", before, PAUSED)
        return Text("admin-done-pause")

    return steer(match_id, change)


@bp.post("/resume")
def resume(match_id: int) -> Page:
    """Takes the directors' reason to pause away; others may remain."""

    def change(hand: Hand) -> Said:
        before = _state(hand.tx, match_id)
        receipt = hand.submit(Resume())
        if isinstance(receipt, Refusal):
            return receipt
        after = _state(hand.tx, match_id)
        hand.note("resume", "", before, after)
        return Text("admin-done-still-paused" if after == PAUSED else "admin-done-resume")

    return steer(match_id, change)


def _state(tx: Tx, match_id: int) -> str:
    match = running.load(tx, match_id)
    if match is None or match.over:
        return OVER
    return PAUSED if match.match.table.pauses else PLAYING


@bp.get("/finish")
def ask_finish(match_id: int) -> Page:
    """Says what finishing early means."""
    running_ = desk().read(lambda tx: running.load(tx, match_id))
    if running_ is None or running_.status != "running":
        abort(404)
    seen = desk().read(lambda tx: len(table_acts(tx, this_access())))
    title, about = plain("admin-finish-title"), (t("admin-finish-about"),)
    return confirm(match_id, title, about, plain("admin-finish-title"), {"seen": str(seen)})


@bp.post("/finish")
def finish(match_id: int) -> Page:
    """Ends the match early."""

    def change(hand: Hand) -> Said:
        before = _state(hand.tx, match_id)
        receipt = hand.submit(Finish())
        if isinstance(receipt, Refusal):
            return receipt
        hand.note("finish", "", before, OVER)
        return Text("admin-done-finish")

    return steer(match_id, change)

"""Director's acts: asked again when another director was faster, sent through the one door, noted before and after."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from flask import abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from admin.columns import whole
from admin.reader import Access, access_in, desk, signed_in
from admin.speech import plain, t, tell
from shared.kernel.actions import Action
from shared.kernel.seats import Office
from shared.kernel.text import Refusal, Text
from shared.services import audit, play, record, roster
from shared.services.work import Tx

TABLE = "common-event-"
"""Events that every game has begin so: what happened at the table itself."""

Page = Response | str | tuple[str, int]


@dataclass(frozen=True)
class Done:
    """What was done, as the next page says it; or why not."""

    said: "Said"
    names: Mapping[int, str]


@dataclass(frozen=True)
class Moved:
    """What others did since the form was drawn; nothing has been done."""

    news: tuple[Text, ...]
    seen: int
    names: Mapping[int, str]


Said = Text | Refusal | Callable[[], Text]
"""What a change answers; a function is asked for its sentence by the page, which knows the reader's zone."""


@dataclass(frozen=True)
class Hand:
    """A director's hand inside a transaction. It runs in the writer's thread, where there is no request to ask."""

    tx: Tx
    match_id: int
    user_id: int | None

    def submit(self, action: Action) -> play.Receipt | Refusal:
        """Through the one door."""
        return play.submit(self.tx, self.match_id, action, Office.DIRECTOR, self.user_id)

    def note(self, act: str, target: str, before: str, after: str) -> None:
        """Into the audit log, within the transaction that did it."""
        audit.note(self.tx, self.user_id, act, self.match_id, target, before, after)


def steer(match_id: int, change: Callable[[Hand], Said]) -> Page:
    """Runs the change as this director, unless others have acted since the form was drawn: then asks again."""
    reader = signed_in()
    seen = request.form.get("seen", "")

    def job(tx: Tx) -> Done | Moved:
        access = access_in(tx, reader, match_id)
        if access is None or not access.director:
            abort(403)
        names = roster.names(tx, match_id)
        acts = table_acts(tx, access)
        if (known := whole(seen)) != len(acts):
            return Moved(tuple(acts[max(0, known or 0) :]), len(acts), names)
        return Done(change(Hand(tx, match_id, reader.user_id)), names)

    result = desk().write(job)
    if isinstance(result, Moved):
        return _again(match_id, result)
    tell(result.said if isinstance(result.said, Text | Refusal) else result.said(), result.names)
    return redirect(url_for("match.page", match_id=match_id))


def table_acts(tx: Tx, access: Access) -> list[Text]:
    """Pauses, deadlines, cards, oldest first. Votes and moves do not make a form old.

    Only what this viewer may know counts, so that not even the number tells a director who plays of anything secret.
    """
    known = record.log(tx, access.match_id, access.viewer)
    return [each.text for each in known if each.text.key.startswith(TABLE)]


def confirm(
    match_id: int,
    title: str,
    about: tuple[str, ...],
    button: str,
    fields: Mapping[str, str],
    follows: tuple[Text, ...] = (),
    names: Mapping[int, str] | None = None,
) -> str:
    """A page that says what will happen and asks once more; its form comes back to the address it was asked at."""
    return render_template(
        "match/confirm.html",
        match_id=match_id,
        title=title,
        about=about,
        button=button,
        fields=fields,
        follows=follows,
        names=names or {},
        action=request.path,
        danger=True,
    )


def _again(match_id: int, moved: Moved) -> tuple[str, int]:
    fields = {name: value for name, value in request.form.items() if name not in ("csrf_token", "seen")}
    page = render_template(
        "match/confirm.html",
        match_id=match_id,
        title=plain("admin-again-title"),
        about=(t("admin-again-about"),),
        button=plain("admin-again-do"),
        fields={**fields, "seen": str(moved.seen)},
        changed=moved.news,
        names=moved.names,
        action=request.path,
        danger=False,
    )
    return page, 409

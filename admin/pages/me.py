"""One's own matters: language, time zone, colours, sign-ins."""

from zoneinfo import available_timezones

from flask import Blueprint, abort, redirect, render_template, request, session, url_for
from werkzeug.wrappers import Response

from admin.reader import SESSION, current_reader, desk, settings, signed_in
from admin.security import safe_next
from admin.speech import tell
from shared.i18n import LANGUAGES
from shared.kernel.text import Text
from shared.services import people, signin
from shared.services.work import Tx

bp = Blueprint("me", __name__)

THEME = "theme"
A_YEAR = 365 * 24 * 60 * 60


@bp.get("/me")
def page() -> str:
    """Language, time zone and colours."""
    return render_template("me.html", zones=sorted(_zones()))


@bp.post("/me")
def save() -> Response:
    """Stores language and time zone with the account (the administrator has none: with the sign-in)."""
    reader = signed_in()
    language, timezone = request.form.get("language", ""), request.form.get("timezone", "")
    if language not in LANGUAGES or timezone not in _zones():
        abort(400)
    if reader.user_id is None:
        session["language"], session["timezone"] = language, timezone
    else:
        user_id = reader.user_id

        def store(tx: Tx) -> None:
            people.set_user_language(tx, user_id, language)
            people.set_user_timezone(tx, user_id, timezone)

        desk().write(store)
    return _themed(redirect(url_for("me.page", saved=1)), request.form.get("theme", ""))


@bp.post("/language")
def language() -> Response:
    """The language of the sign-in page and of whoever has no account."""
    chosen = request.form.get("language", "")
    if chosen not in LANGUAGES:
        abort(400)
    session["language"] = chosen
    reader = current_reader()
    if reader and reader.user_id is not None:
        user_id = reader.user_id
        desk().write(lambda tx: people.set_user_language(tx, user_id, chosen))
    return redirect(safe_next(request.form.get("next")) or url_for("overview.page"))


@bp.post("/theme")
def theme() -> Response:
    """Light or dark for this browser."""
    return _themed(
        redirect(safe_next(request.form.get("next")) or url_for("overview.page")), request.form.get("theme", "")
    )


@bp.get("/sessions")
def sessions() -> str:
    """Where one is signed in."""
    reader, token = signed_in(), session[SESSION]
    return render_template("sessions.html", sign_ins=desk().read(lambda tx: signin.sessions(tx, reader.user_id, token)))


@bp.post("/sessions")
def revoke() -> Response:
    """Signs another browser out; only one's own sign-ins can be named."""
    reader, key = signed_in(), request.form.get("key", "")
    gone = desk().write(lambda tx: signin.revoke(tx, reader.user_id, key))
    tell(Text("admin-sessions-revoked" if gone else "admin-sessions-gone"))
    return redirect(url_for("me.sessions"))


def _zones() -> set[str]:
    """Places people name, and UTC."""
    hidden = ("Etc/", "posix/", "right/", "SystemV/")
    return {"UTC", *(zone for zone in available_timezones() if "/" in zone and not zone.startswith(hidden))}


def _themed(response: Response, chosen: str) -> Response:
    if chosen in ("auto", "light", "dark"):
        secure = settings().panel_url.startswith("https:")
        response.set_cookie(THEME, chosen, max_age=A_YEAR, httponly=True, samesite="Lax", secure=secure)
    return response

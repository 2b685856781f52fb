"""Signing in: a one-time link from the bot, or the local administrator's password; and signing out."""

from flask import Blueprint, abort, redirect, render_template, request, session, url_for
from werkzeug.wrappers import Response

from admin.reader import SESSION, current_reader, desk, settings
from admin.security import safe_next
from admin.speech import tell
from shared.kernel.text import Refusal, Text
from shared.services import audit, signin
from shared.services.work import Tx

bp = Blueprint("login", __name__, url_prefix="/login")

ADMINISTRATOR = "administrator"


@bp.get("")
def page() -> str | Response:
    """How to sign in."""
    if current_reader():
        return redirect(_onward())
    return render_template("login.html", next=safe_next(request.args.get("next")), password=_has_password())


@bp.post("")
def password() -> str | Response | tuple[str, int]:
    """The local administrator's password."""
    if not _has_password():
        abort(404)
    given, config = request.form.get("password", ""), settings()
    held = desk().write(lambda tx: _held_up(tx))
    if held:
        abort(429)
    if not signin.password_matches(config, given):
        desk().write(lambda tx: _failed(tx))
        return render_template("login.html", next=safe_next(request.form.get("next")), password=True, wrong=True), 403
    return _enter(None)


@bp.get("/<token>")
def link(token: str) -> str:
    """Asks for one press: previews of a link open it, but press nothing, so they do not use it up."""
    return render_template("link.html", token=token, next=safe_next(request.args.get("next")))


@bp.post("/<token>")
def redeem(token: str) -> str | Response | tuple[str, int]:
    """Uses the link up."""
    if desk().write(lambda tx: _held_up(tx)):
        abort(429)
    found = desk().write(lambda tx: signin.redeem(tx, token))
    if isinstance(found, Refusal):
        desk().write(lambda tx: _failed(tx))
        return render_template("link.html", refusal=found.text), 403
    return _enter(found)


@bp.post("/out")
def logout() -> Response:
    """Ends this sign-in alone; the others go on."""
    token = session.get(SESSION)
    desk().write(lambda tx: signin.close_session(tx, token))
    session.clear()
    tell(Text("admin-login-out"))
    return redirect(url_for("login.page"))


def _enter(user_id: int | None) -> Response:
    """A new session in every respect: what the browser held before, a planted one included, is worth nothing now."""
    client = request.user_agent.string[:200]

    def open_(tx: Tx) -> str:
        audit.note(tx, user_id, "sign_in", None, request.remote_addr or "")
        return signin.open_session(tx, user_id, client)

    old = session.get(SESSION)
    if old:
        desk().write(lambda tx: signin.close_session(tx, old))
    language = session.get("language")
    session.clear()
    session.permanent = True
    session[SESSION] = desk().write(open_)
    if language and user_id is None:
        session["language"] = language
    return redirect(_onward())


def _onward() -> str:
    return safe_next(request.values.get("next")) or url_for("overview.page")


def _has_password() -> bool:
    return bool(settings().admin_password or settings().admin_password_hash)


def _who() -> tuple[str, ...]:
    """Whose failures count: the address for every way in, the account for the password."""
    account = (ADMINISTRATOR,) if request.endpoint == "login.password" else ()
    return (f"address {request.remote_addr}", *account)


def _held_up(tx: Tx) -> bool:
    return any(signin.throttled(tx, who) for who in _who())


def _failed(tx: Tx) -> None:
    for who in _who():
        signin.failed(tx, who)

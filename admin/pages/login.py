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
    # Whose failures count: the address for every way in, the account for the password.
    who = (_address(), ADMINISTRATOR)
    if _held_up(who):
        abort(429)
    if not signin.password_matches(settings(), request.form.get("password", "")):
        _failed(who)
        return render_template("login.html", next=safe_next(request.form.get("next")), password=True, wrong=True), 403
    return _enter(None)


@bp.get("/<token>")
def link(token: str) -> str:
    """Asks for one press: previews of a link open it, but press nothing, so they do not use it up."""
    return render_template("link.html", token=token, next=safe_next(request.args.get("next")))


@bp.post("/<token>")
def redeem(token: str) -> str | Response | tuple[str, int]:
    """Uses the link up."""
    who = (_address(),)
    if _held_up(who):
        abort(429)
    found = desk().write(lambda tx: signin.redeem(tx, token))
    if isinstance(found, Refusal):
        _failed(who)
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
    client, address = request.user_agent.string[:200], request.remote_addr or ""

    def enter(tx: Tx) -> str:
        audit.note(tx, user_id, "sign_in", target=address)
        return signin.open_session(tx, user_id, client)

    old = session.get(SESSION)
    if old:
        desk().write(lambda tx: signin.close_session(tx, old))
    language = session.get("language")
    session.clear()
    session.permanent = True
    session[SESSION] = desk().write(enter)
    if language and user_id is None:
        session["language"] = language
    return redirect(_onward())


def _onward() -> str:
    return safe_next(request.values.get("next")) or url_for("overview.page")


def _has_password() -> bool:
    return bool(settings().admin_password or settings().admin_password_hash)


def _address() -> str:
    return f"address {request.remote_addr}"


def _held_up(who: tuple[str, ...]) -> bool:
    return desk().read(lambda tx: any(signin.throttled(tx, each) for each in who))


def _failed(who: tuple[str, ...]) -> None:
    def count(tx: Tx) -> None:
        for each in who:
            signin.failed(tx, each)

    desk().write(count)

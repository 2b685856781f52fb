"""Who is reading: the signed-in account with its language and zone, and how it stands to one match."""

from dataclasses import dataclass, replace
from typing import cast
from zoneinfo import ZoneInfo

from flask import current_app, g, request, session

from shared.i18n import LANGUAGES, best_language
from shared.kernel.seats import Office, Viewer
from shared.services import directors, people, roster, rows, signin
from shared.services.work import Desk, Tx
from shared.settings import Settings

SESSION = "sign_in"
"""Where the cookie keeps the token of the sign-in; all else about it is in the database."""


@dataclass(frozen=True)
class Reader:
    """Somebody signed in. `user_id` is None for the local administrator, who has no Telegram account here."""

    user_id: int | None
    name: str
    language: str
    timezone: str
    operator: bool


@dataclass(frozen=True)
class Access:
    """How a reader stands to one match."""

    match_id: int
    director: bool
    seat: int | None
    secrets: bool

    @property
    def viewer(self) -> Viewer:
        """Whose eyes the pages use: the director's, or the group's for whoever plays or only keeps the house."""
        return Office.DIRECTOR if self.secrets else Office.PUBLIC


def desk() -> Desk:
    """The desk of this application."""
    return cast(Desk, current_app.extensions["desk"])


def settings() -> Settings:
    """The settings of this application."""
    return cast(Settings, current_app.extensions["settings"])


def current_reader() -> Reader | None:
    """Who has signed in, looked up once for each request; a revoked or expired sign-in is nobody."""
    if "reader" not in g:
        token = session.get(SESSION)
        g.reader = desk().read(lambda tx: _found(tx, token)) if token else None
        if g.get("untouched"):
            desk().write(lambda tx: signin.touch(tx, token))
    return cast("Reader | None", g.reader)


def signed_in() -> Reader:
    """The same on pages that nobody else reaches."""
    reader = current_reader()
    if reader is None:
        raise LookupError("the page is declared open, but needs a reader")
    return reader


def _found(tx: Tx, token: str) -> Reader | None:
    sign_in = signin.current(tx, token)
    if sign_in is None:
        return None
    g.untouched = sign_in.seen_at <= tx.now - signin.SEEN_EVERY
    if sign_in.user_id is None:
        return Reader(None, "", chosen_language(), session.get("timezone", "UTC"), operator=True)
    user = people.user(tx, sign_in.user_id)
    if user is None:
        return None
    return Reader(user.id, user.name, user.language, user.timezone or "UTC", operator=False)


def chosen_language() -> str:
    """The language of whoever has no account: chosen on a page, else the browser's."""
    if (chosen := session.get("language")) in LANGUAGES:
        return str(chosen)
    asked = request.accept_languages.best_match(("en", "zh", "zh-CN", "zh-Hans", "ru", "ru-RU"))
    return best_language(asked) if asked else settings().default_language


def language() -> str:
    """The language of this page."""
    reader = current_reader()
    return reader.language if reader else chosen_language()


def zone() -> ZoneInfo:
    """The time zone of this page."""
    reader = current_reader()
    return ZoneInfo(reader.timezone if reader else "UTC")


def access_to(reader: Reader, match_id: int) -> Access | None:
    """How the reader stands to the match; None if there is none."""
    return desk().read(lambda tx: access_in(tx, reader, match_id))


def access_in(tx: Tx, reader: Reader, match_id: int) -> Access | None:
    """The same within a transaction: acts ask once more, so that rights taken away meanwhile are gone."""
    if rows.fresh(tx, match_id) is None:
        return None
    access = Access(match_id, director=False, seat=None, secrets=False)
    if reader.user_id is None:
        return access
    return replace(
        access,
        director=directors.may_steer(tx, match_id, reader.user_id),
        seat=roster.seat_of(tx, match_id, reader.user_id),
        secrets=directors.may_see_secrets(tx, match_id, reader.user_id),
    )


def this_access() -> Access:
    """How the reader stands to the match of this page; the guard has looked it up."""
    return cast(Access, g.access)

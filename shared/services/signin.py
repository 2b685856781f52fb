"""Signing in to the panel: one-time links, sessions that can be ended, passwords, and slowing down guesses."""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import scrypt, sha256

from sqlalchemy import ColumnElement, delete, func, select, update

from shared.kernel.text import Refusal
from shared.services.work import Tx
from shared.settings import Settings
from shared.storage.models import LoginFailure, LoginToken, Setting, SignIn

LINK_LASTS = timedelta(minutes=10)
SESSION_LASTS = timedelta(days=14)
SEEN_EVERY = timedelta(minutes=5)
"""How exactly it is known when a session was last used: more would cost a commit for every page."""
GUESSES = 5
GUESSES_WITHIN = timedelta(minutes=15)
SECRET_KEY = "secret_key"
_KEY = 16
_COST = (32768, 8, 1)
_LONGEST_CLIENT = 255
_LONGEST_WHO = 128
BAD_LINK = Refusal("desk-refusal-link")
"""One sentence for old, used and invented links alike: a guesser learns nothing."""


@dataclass(frozen=True)
class Session:
    """A sign-in as its owner may see it; `this` is the one that asks, `key` names it for revoking."""

    key: str
    client: str
    since: datetime
    seen_at: datetime
    expires_at: datetime
    this: bool


def issue_link(tx: Tx, user_id: int | None) -> str:
    """A token for a one-time link; only its digest is stored. None: for the local administrator."""
    token = secrets.token_urlsafe(32)
    tx.session.add(LoginToken(digest=_digest(token), user_id=user_id, expires_at=tx.now + LINK_LASTS))
    tx.session.flush()
    return token


def redeem(tx: Tx, token: str) -> int | Refusal | None:
    """Whose link it is (None: the local administrator); used up by this, whoever else asks at the same moment."""
    where = (LoginToken.digest == _digest(token), LoginToken.used_at.is_(None), LoginToken.expires_at > tx.now)
    query = update(LoginToken).where(*where).values(used_at=tx.now).returning(LoginToken.user_id)
    row = tx.session.execute(query.execution_options(synchronize_session=False)).one_or_none()
    return BAD_LINK if row is None else row.user_id


def open_session(tx: Tx, user_id: int | None, client: str = "") -> str:
    """A token that stands for this sign-in; only its digest is stored."""
    token = secrets.token_urlsafe(32)
    tx.session.add(
        SignIn(
            digest=_digest(token),
            user_id=user_id,
            since=tx.now,
            seen_at=tx.now,
            expires_at=tx.now + SESSION_LASTS,
            client=client[:_LONGEST_CLIENT],
        )
    )
    tx.session.flush()
    return token


def current(tx: Tx, token: str) -> SignIn | None:
    """The sign-in of this token while it lasts."""
    query = select(SignIn).where(SignIn.digest == _digest(token), SignIn.expires_at > tx.now)
    return tx.session.scalars(query.execution_options(populate_existing=True)).one_or_none()


def touch(tx: Tx, token: str) -> None:
    """It was used: it lasts longer from now on."""
    where = (SignIn.digest == _digest(token), SignIn.expires_at > tx.now, SignIn.seen_at <= tx.now - SEEN_EVERY)
    tx.session.execute(update(SignIn).where(*where).values(seen_at=tx.now, expires_at=tx.now + SESSION_LASTS))


def close_session(tx: Tx, token: str | None) -> None:
    """Ends this sign-in; the others of its user go on."""
    if token:
        tx.session.execute(delete(SignIn).where(SignIn.digest == _digest(token)))


def sessions(tx: Tx, user_id: int | None, token: str = "") -> Sequence[Session]:
    """The sign-ins of a user that last, the newest use first."""
    query = select(SignIn).where(_owned(user_id), SignIn.expires_at > tx.now).order_by(SignIn.seen_at.desc())
    mine = _digest(token)
    return [
        Session(each.digest[:_KEY], each.client, each.since, each.seen_at, each.expires_at, each.digest == mine)
        for each in tx.session.scalars(query)
    ]


def revoke(tx: Tx, user_id: int | None, key: str) -> bool:
    """Ends one of one's own sign-ins by its key; False when there is none."""
    if len(key) != _KEY:
        return False
    query = delete(SignIn).where(_owned(user_id), func.substr(SignIn.digest, 1, _KEY) == key)
    return tx.session.scalar(query.returning(SignIn.digest)) is not None


def revoke_all(tx: Tx, user_id: int | None, but: str | None = None) -> None:
    """Ends all sign-ins of a user, but for the one with this token."""
    query = delete(SignIn).where(_owned(user_id))
    tx.session.execute(query if but is None else query.where(SignIn.digest != _digest(but)))


def _owned(user_id: int | None) -> ColumnElement[bool]:
    return SignIn.user_id.is_(None) if user_id is None else SignIn.user_id == user_id


def throttled(tx: Tx, who: str) -> bool:
    """Whether this address or account has guessed wrong too often of late."""
    return _recent(tx, who) >= GUESSES


def failed(tx: Tx, who: str) -> None:
    """Counts a wrong guess."""
    tx.session.add(LoginFailure(who=who[:_LONGEST_WHO], at=tx.now))
    tx.session.flush()


def _recent(tx: Tx, who: str) -> int:
    where = (LoginFailure.who == who[:_LONGEST_WHO], LoginFailure.at > tx.now - GUESSES_WITHIN)
    return tx.session.scalar(select(func.count()).select_from(LoginFailure).where(*where)) or 0


def sweep(tx: Tx) -> None:
    """Forgets what has run out."""
    tx.session.execute(delete(LoginToken).where(LoginToken.expires_at < tx.now - GUESSES_WITHIN))
    tx.session.execute(delete(SignIn).where(SignIn.expires_at < tx.now))
    tx.session.execute(delete(LoginFailure).where(LoginFailure.at < tx.now - GUESSES_WITHIN))


def password_matches(settings: Settings, given: str) -> bool:
    """Whether this is the local administrator's password; never when none is set."""
    if settings.admin_password_hash:
        return _matches_hash(given, settings.admin_password_hash)
    if settings.admin_password:
        return hmac.compare_digest(given.encode(), settings.admin_password.encode())
    return False


def hash_password(password: str) -> str:
    """What may stand in ADMIN_PASSWORD_HASH."""
    salt = secrets.token_hex(8)
    n, r, p = _COST
    return f"scrypt:{n}:{r}:{p}${salt}${_scrypt(password, salt, n, r, p)}"


def _matches_hash(password: str, stored: str) -> bool:
    method, salt, digest = stored.split("$")
    n, r, p = (int(each) for each in method.split(":")[1:])
    return hmac.compare_digest(_scrypt(password, salt, n, r, p), digest)


def _scrypt(password: str, salt: str, n: int, r: int, p: int) -> str:
    return scrypt(password.encode(), salt=salt.encode(), n=n, r=r, p=p, maxmem=132 * n * r * p).hex()


def secret_key(tx: Tx) -> str:
    """The key that signs the panel's cookies where the environment gives none: made once, kept in the database."""
    found = tx.session.get(Setting, SECRET_KEY)
    if found is None:
        found = Setting(name=SECRET_KEY, value=secrets.token_urlsafe(48))
        tx.session.add(found)
        tx.session.flush()
    return found.value


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()

"""The panel's composition root: nothing happens before `create_app` is called."""

from datetime import timedelta
from typing import Any

from flask import Flask
from flask_babel import Babel
from flask_wtf.csrf import CSRFProtect

from admin import errors, pages, rights, security, speech, tables
from admin.reader import current_reader, desk, language, settings
from shared.i18n import LANGUAGES
from shared.services import signin
from shared.services.work import Desk
from shared.settings import Settings

LARGEST_FORM = 64 * 1024


def create_app(config: Settings, on: Desk) -> Flask:
    """The panel over this desk. Raises ValueError in production without a secret key."""
    app = Flask(__name__)
    app.config.update(_configuration(config, on))
    app.extensions["settings"], app.extensions["desk"] = config, on
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    CSRFProtect(app)
    Babel(app, locale_selector=lambda: speech.LOCALES[language()])
    security.plain_text(app)
    rights.guard(app)
    security.headers(app)
    errors.register(app)
    speech.teach(app)
    pages.register(app)
    tables.register(app, on.engine)
    app.context_processor(_everywhere)
    return app


def _configuration(config: Settings, on: Desk) -> dict[str, Any]:
    if config.production and not config.secret_key:
        raise ValueError("SECRET_KEY must be set when ENVIRONMENT is production.")
    secure = config.panel_url.startswith("https://")
    return {
        "SECRET_KEY": config.secret_key or on.write(signin.secret_key),
        # Browsers take a cookie with this prefix only over https and from this very host.
        "SESSION_COOKIE_NAME": "__Host-parlor" if secure else "parlor",
        "SESSION_COOKIE_SECURE": secure,
        "SESSION_COOKIE_HTTPONLY": True,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "PERMANENT_SESSION_LIFETIME": timedelta(days=14),
        "MAX_CONTENT_LENGTH": LARGEST_FORM,
        "MAX_FORM_PARTS": 100,
        "WTF_CSRF_TIME_LIMIT": 12 * 60 * 60,
        "WTF_CSRF_SSL_STRICT": False,  # some browsers send no referrer at all; the token is the proof
        "SEND_FILE_MAX_AGE_DEFAULT": 3600,
    }


def _everywhere() -> dict[str, Any]:
    return {
        "reader": current_reader(),
        "lang": language(),
        "languages": LANGUAGES,
        "nonce": security.nonce,
        "now": desk().now(),
        "colours": pages.theme(),
        "production": settings().production,
    }

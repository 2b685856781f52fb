"""What the browser is told to refuse, where it may be sent on to, and what goes over the wire compressed."""

import gzip
from secrets import token_urlsafe
from urllib.parse import urlsplit

from flask import Flask, Response, abort, g, request

_COMPRESSIBLE = ("text/css", "text/javascript", "application/javascript", "image/svg+xml")


def nonce() -> str:
    """This answer's nonce: a script without it does not run."""
    if "nonce" not in g:
        g.nonce = token_urlsafe(18)
    return str(g.nonce)


def safe_next(target: str | None) -> str | None:
    """The target if it is a page of ours; anything that a browser could take for another site is refused."""
    if not target or not target.startswith("/") or target.startswith(("//", "/\\")):
        return None
    if any(ord(char) <= 32 or char == "\\" for char in target):
        return None
    parts = urlsplit(target)
    return None if parts.scheme or parts.netloc else target


def plain_text(app: Flask) -> None:
    """Refuses what no form of ours sends and not every database can store: a zero character in a word."""

    @app.before_request
    def check() -> None:
        words = (word for values in request.values.listvalues() for word in values)
        if any("\0" in word for word in words):
            abort(400)


def headers(app: Flask) -> None:
    """Sets the security headers of every answer, errors included."""

    @app.after_request
    def protect(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = (
            f"default-src 'self'; script-src 'nonce-{nonce()}'; style-src 'self'; img-src 'self' data:; "
            "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["X-Frame-Options"] = "DENY"
        # A login link stands in the address: it must not travel on to another site.
        response.headers["Referrer-Policy"] = "same-origin"
        response.headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        if request.endpoint != "static":
            response.headers["Cache-Control"] = "no-store"
        if app.config["SESSION_COOKIE_SECURE"]:
            response.headers["Strict-Transport-Security"] = "max-age=31536000"
        return _compressed(response) if request.endpoint == "static" else response


def _compressed(response: Response) -> Response:
    """Only files that hold no secret are compressed: pages reflect what the reader types."""
    if response.status_code != 200 or response.mimetype not in _COMPRESSIBLE:
        return response
    response.vary.add("Accept-Encoding")
    if "gzip" not in request.accept_encodings:
        return response
    response.direct_passthrough = False
    response.set_data(gzip.compress(response.get_data(), 6))
    response.headers["Content-Encoding"] = "gzip"
    return response

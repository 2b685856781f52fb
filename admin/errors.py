"""Pages for what goes wrong; each says what to do next."""

import logging

from flask import Flask, jsonify, render_template, request
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response

log = logging.getLogger(__name__)

TOLD = {400: "bad-request", 401: "signed-out", 403: "forbidden", 404: "not-found", 405: "not-found", 413: "too-large"}
TOLD |= {429: "too-often", 500: "broken"}


def register(app: Flask) -> None:
    """Hands every error a page in the reader's language."""
    app.register_error_handler(CSRFError, lambda error: _page("stale-form", 400))
    app.register_error_handler(HTTPException, _known)
    app.register_error_handler(Exception, _bug)


def _known(error: HTTPException) -> Response | tuple[str, int] | HTTPException:
    status = error.code or 500
    if status < 400:
        return error
    return _page(TOLD.get(status, "bad-request" if status < 500 else "broken"), status)


def _bug(error: Exception) -> Response | tuple[str, int]:
    # Not its address: a login link that was not used up yet may stand there.
    log.exception("A page failed: %s %s", request.method, request.endpoint)
    return _page("broken", 500)


def _page(kind: str, status: int) -> Response | tuple[str, int]:
    if request.endpoint == "match.live":
        answer = jsonify(error=kind)
        answer.status_code = status
        return answer
    return render_template("error.html", kind=kind, status=status), status

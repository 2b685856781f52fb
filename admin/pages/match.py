"""One match: the board as this reader may see it, clocks, roster, cards, log; and what follows it live."""

import re
from collections.abc import Mapping
from hashlib import sha256

from flask import Blueprint, Response, jsonify, render_template, request
from markupsafe import Markup
from werkzeug.exceptions import NotFound

from admin.pages.sheet import KINDS, Sheet, sheet
from admin.reader import desk, signed_in, this_access
from shared.kernel import codec
from shared.kernel.text import Refusal
from shared.services import audit, record
from shared.services.work import Tx

bp = Blueprint("match", __name__, url_prefix="/matches/<int:match_id>")

_FLEETING = re.compile(r'name="csrf_token" value="[^"]*"|data-soon>[^<]*<')
PARTS = ("head", "board", "log", "deadlines", "proposals", "roster", "deliveries")


@bp.get("")
def page(match_id: int) -> str:
    """The whole page."""
    m = _sheet()
    parts = _parts(m)
    return render_template("match/page.html", m=m, parts=parts, digest=_digest(parts))


@bp.get("/live")
def live(match_id: int) -> Response | tuple[str, int]:
    """The parts of the page, or nothing while they are what the page has already."""
    parts = _parts(_sheet())
    digest = _digest(parts)
    return ("", 204) if request.args.get("have") == digest else jsonify(digest=digest, parts=parts)


def _sheet() -> Sheet:
    access, kind = this_access(), request.args.get("kind", "all")
    found = desk().read(lambda tx: sheet(tx, signed_in(), access, kind if kind in KINDS else "all"))
    if found is None:
        raise NotFound
    return found


def _parts(m: Sheet) -> dict[str, Markup]:
    return {f"part-{each}": Markup(render_template(f"match/_{each}.html", m=m, kinds=KINDS)) for each in PARTS}


def _digest(parts: Mapping[str, str]) -> str:
    """Tokens of forms differ each time, and the page counts the last minutes itself: neither is a change."""
    whole = "\0".join(_FLEETING.sub("", each) for each in parts.values())
    return sha256(whole.encode()).hexdigest()[:24]


@bp.get("/export.json")
def export(match_id: int) -> Response:
    """A finished match as a file that anybody can replay and check."""

    user_id = signed_in().user_id

    def job(tx: Tx) -> bytes | None:
        whole = record.export(tx, match_id)
        if isinstance(whole, Refusal):
            return None
        audit.note(tx, user_id, "export", match_id)
        return codec.encode(whole)

    raw = desk().write(job)
    if raw is None:
        raise NotFound
    name = f"parlor-{match_id}.json"
    return Response(raw, mimetype="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'})

"""The matches one may open: running, gathering players, finished."""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint, render_template, request
from markupsafe import Markup

from admin.pages.sheet import waiting_for
from admin.reader import desk, signed_in
from admin.speech import word
from shared.kernel.text import kebab
from shared.services import pages, roster
from shared.services.pages import Line, Overview
from shared.services.work import Tx

bp = Blueprint("overview", __name__)

MOST_PAGES = 10_000


@dataclass(frozen=True)
class Now:
    """What a running match is doing, in words."""

    phase: Markup | str
    waiting: Markup | str


@bp.get("/")
def page() -> str:
    """Running matches first, the next deadline foremost."""
    number = min(max(0, request.args.get("page", 0, type=int)), MOST_PAGES)
    user_id = signed_in().user_id

    def look(tx: Tx) -> tuple[Overview, Mapping[int, Now]]:
        found = pages.overview(tx, user_id, number)
        return found, {each.id: _now(tx, each) for each in found.running}

    found, now_doing = desk().read(look)
    running = sorted(found.running, key=lambda each: (each.due is None, each.due or each.since))
    return render_template("overview.html", found=found, running=running, doing=now_doing, page=number)


def _now(tx: Tx, line: Line) -> Now:
    phase = word(f"{line.slug}-phase-{kebab(line.phase)}") if line.phase else ""
    waiting = waiting_for(line.missing, roster.names(tx, line.id)) if line.missing and not line.paused else ""
    return Now(phase, waiting)

"""Who may open what: one table for every page, form, table, export and look-up, and the one place that asks it."""

from enum import Enum

from flask import Flask, abort, g, redirect, request, url_for
from werkzeug.wrappers import Response

from admin.reader import Reader, access_to, current_reader


class Relation(Enum):
    """How somebody stands to the panel, or to the match that a page is about."""

    ANYONE = "anyone"
    SIGNED_IN = "signed_in"
    PLAYER = "player"
    DIRECTOR = "director"
    OPERATOR = "operator"


ANYONE = frozenset({Relation.ANYONE})
SIGNED_IN = frozenset({Relation.SIGNED_IN})
OPERATOR = frozenset({Relation.OPERATOR})
DIRECTOR = frozenset({Relation.DIRECTOR})
WATCHING = frozenset({Relation.PLAYER, Relation.DIRECTOR, Relation.OPERATOR})
RUNNING_IT = frozenset({Relation.DIRECTOR, Relation.OPERATOR})

RIGHTS: dict[str, frozenset[Relation]] = {
    "static": ANYONE,
    "login.page": ANYONE,
    "login.password": ANYONE,
    "login.link": ANYONE,
    "login.redeem": ANYONE,
    "login.logout": SIGNED_IN,
    "me.language": ANYONE,
    "me.theme": ANYONE,
    "me.page": SIGNED_IN,
    "me.save": SIGNED_IN,
    "me.sessions": SIGNED_IN,
    "me.revoke": SIGNED_IN,
    "overview.page": SIGNED_IN,
    "match.page": WATCHING,
    "match.live": WATCHING,
    "match.export": RUNNING_IT,
    "acts.deadline": DIRECTOR,
    "acts.ask_close": DIRECTOR,
    "acts.close": DIRECTOR,
    "acts.pause": DIRECTOR,
    "acts.resume": DIRECTOR,
    "acts.ask_finish": DIRECTOR,
    "acts.finish": DIRECTOR,
    "cards.page": DIRECTOR,
    "cards.give": DIRECTOR,
    "cards.settle": DIRECTOR,
    "audit.page": OPERATOR,
    "audit.of_match": RUNNING_IT,
}
"""Any one of the relations suffices. What stands neither here nor below is closed to everybody."""

BIGGEST = 2**63 - 1
"""Ids above it would not fit into the database: there is no such match."""

TABLES = "tables"
"""Endpoints of the tables begin so; all of them are the operator's alone."""


def needed(endpoint: str) -> frozenset[Relation]:
    """The relations of which one is needed; none for an endpoint that nobody declared."""
    return OPERATOR if endpoint.split(".")[0].startswith(TABLES) else RIGHTS.get(endpoint, frozenset())


def relations(reader: Reader | None, match_id: int | None) -> frozenset[Relation]:
    """How this reader stands to the panel and to this match."""
    found = {Relation.ANYONE}
    if reader is not None:
        found.add(Relation.SIGNED_IN)
        if reader.operator:
            found.add(Relation.OPERATOR)
        if match_id is not None:
            found |= _to_match(reader, match_id)
    return frozenset(found)


def _to_match(reader: Reader, match_id: int) -> set[Relation]:
    access = access_to(reader, match_id) if match_id <= BIGGEST else None
    if access is None or not (access.director or access.seat or reader.operator):
        abort(404)  # whether the match exists is nobody else's business
    g.access = access
    return ({Relation.DIRECTOR} if access.director else set()) | ({Relation.PLAYER} if access.seat else set())


def guard(app: Flask) -> None:
    """Asks the table before every request."""

    @app.before_request
    def ask() -> Response | None:
        if request.endpoint is None:
            return None  # no such address: the 404 follows
        reader = current_reader()
        enough = needed(request.endpoint)
        if Relation.ANYONE in enough:
            return None
        if reader is None:
            if request.method == "GET" and request.endpoint != "match.live":
                return redirect(url_for("login.page", next=request.full_path.rstrip("?")))
            abort(401)
        if not enough & relations(reader, (request.view_args or {}).get("match_id")):
            abort(403)
        return None

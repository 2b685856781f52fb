"""The operator's tables: read-only, without any column that could tell a secret of a match or of a sign-in."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NoReturn

from flask import Flask, abort, redirect, request, url_for
from flask_admin import Admin, AdminIndexView, expose
from flask_admin.contrib.sqla import ModelView
from flask_admin.theme import Bootstrap4Theme
from sqlalchemy import Engine, and_, or_, select
from sqlalchemy.orm import Query, Session, scoped_session, sessionmaker
from werkzeug.wrappers import Response

from admin.columns import Exactly, OneOf, Words, label, whole
from admin.reader import current_reader
from admin.security import nonce
from admin.speech import plain, when
from shared.storage.models import Audit, CardRow, Chat, InboxRow, MatchRow, OutboxRow, RosterRow, User

PREFIX = "tables"
FARTHEST = 1_000_000
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "|")


@dataclass(frozen=True)
class _Database:
    """What Flask-Admin asks for: something that has a session."""

    session: Callable[[], Session]


class Table(ModelView):
    """Lists, searches, filters, shows and exports the named columns of one model, and does nothing else."""

    can_create = can_edit = can_delete = False
    can_view_details = can_export = True
    export_types = ["csv"]
    export_max_rows = 10_000
    page_size = 50
    can_set_page_size = False
    column_display_pk = True
    list_template, details_template = "tables/list.html", "tables/details.html"
    # Without these there are no addresses for changing anything, not even ones that refuse.
    create_view = edit_view = delete_view = action_view = ajax_update = ajax_lookup = None

    model: Any
    columns: tuple[str, ...] = ()
    newest = "id"

    def __init__(self, model: Any, open_session: Callable[[], Session], slug: str) -> None:
        self._open = open_session
        self.column_list = self.column_details_list = self.column_export_list = list(self.columns)
        self.column_sortable_list = list(self.columns)
        self.column_labels = {name: label(name) for name in self.columns}
        self.column_default_sort = (self.newest, True)
        shown = {datetime: lambda view, value, name: when(value, year=True), bool: _truth, type(None): _nothing}
        self.column_type_formatters = self.column_type_formatters_detail = shown
        self.column_type_formatters_export = {datetime: lambda view, value, name: value.isoformat()}
        name = Words(f"admin-table-{slug}")
        super().__init__(model, _Database(open_session), name=name, endpoint=f"{PREFIX}_{slug}", url=slug)

    @property
    def session(self) -> Session:
        """This request's own session, for reading."""
        return self._open()

    @session.setter
    def session(self, value: object) -> None:
        """Flask-Admin stores what it was given; this view opens one for each request instead."""

    def is_accessible(self) -> bool:
        """Asked beside the guard of all pages, which alone would do."""
        reader = current_reader()
        return reader is not None and reader.operator

    def inaccessible_callback(self, name: str, **kwargs: Any) -> NoReturn:
        """Never a redirect: whoever is signed out has been sent to sign in before."""
        abort(403)

    def scaffold_form(self) -> type[Any]:
        """No form has any field of the model."""
        return self.form_base_class

    def scoped(self, query: "Query[Any]") -> "Query[Any]":
        """The rows that are shown at all; list, count, search, export and details ask it alike."""
        return query

    def get_query(self) -> "Query[Any]":
        return self.scoped(self.session.query(self.model))

    def get_count_query(self) -> "Query[Any]":
        return self.scoped(super().get_count_query())

    def get_one(self, id: str) -> Any:
        """A row by its key, if it is one of those that are shown."""
        if (number := whole(id)) is None:
            abort(404)
        return self.get_query().filter(self.model.__mapper__.primary_key[0] == number).one_or_none() or abort(404)

    def get_list(self, page: int | None, *args: Any, **kwargs: Any) -> Any:
        """A page that no table is long enough for is the same as one that is empty."""
        return super().get_list(min(max(page or 0, 0), FARTHEST), *args, **kwargs)

    @expose("/details/")
    def details_view(self) -> str:
        """One row; unlike Flask-Admin's own it sends nobody to an address that the request names."""
        row = self.get_one(request.args.get("id", ""))
        return self.render(
            self.details_template, model=row, details_columns=self._details_columns, get_value=self.get_detail_value
        )

    @expose("/export/<export_type>/")
    def export(self, export_type: str) -> Response:
        """Whole rather than streamed: the session must not outlive the request, and there is a limit anyway."""
        answer = super().export(export_type)
        answer.set_data(answer.get_data())
        return answer

    def get_export_value(self, model: Any, name: str) -> Any:
        """A spreadsheet must not take what people wrote for a formula."""
        value = super().get_export_value(model, name)
        return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def _truth(view: Table, value: bool, name: str) -> str:
    return plain("common-yes" if value else "common-no")


def _nothing(view: Table, value: None, name: str) -> str:
    return "—"


class Users(Table):
    """People the bot has seen."""

    columns = ("id", "name", "username", "language", "timezone", "started_at", "blocked_at", "created_at")
    column_searchable_list = ("name", "username")
    column_filters = [OneOf(User.language, "en", "zh", "ru")]
    newest = "created_at"


class Chats(Table):
    """Groups the bot has seen."""

    columns = ("id", "title", "kind", "language", "timezone", "may_pin", "may_delete", "may_restrict", "gone_at")
    column_searchable_list = ("title",)
    column_filters = [OneOf(Chat.language, "en", "zh", "ru"), OneOf(Chat.kind, "group", "supergroup")]
    newest = "created_at"


class Matches(Table):
    """Matches, without seed, snapshot and rules."""

    columns = ("id", "slug", "status", "chat_id", "thread_id", "host_id", "seats", "winner", "started_at", "ended_at")
    column_searchable_list = ("slug",)
    column_filters = [OneOf(MatchRow.status, "lobby", "running", "over", "cancelled"), Exactly(MatchRow.chat_id)]


class Roster(Table):
    """Who held which seat, and when."""

    columns = ("id", "match_id", "seat", "user_id", "name", "fill_bot", "joined_at", "left_at", "left_because")
    column_searchable_list = ("name",)
    column_filters = [Exactly(RosterRow.match_id), Exactly(RosterRow.user_id)]


class Cards(Table):
    """Cards that were given.

    Proposals and dismissals tell who let a secret turn pass: while the match runs they are its directors' alone.
    """

    columns = ("id", "match_id", "seat", "user_id", "colour", "status", "cause", "by_user_id", "at", "settled_at")
    column_searchable_list = ("cause",)
    column_filters = [
        Exactly(CardRow.match_id),
        Exactly(CardRow.user_id),
        OneOf(CardRow.colour, "yellow", "red"),
        OneOf(CardRow.status, "proposed", "issued", "withdrawn", "dismissed"),
    ]

    def scoped(self, query: "Query[Any]") -> "Query[Any]":
        public = CardRow.status.in_(("issued", "withdrawn"))
        return query.filter(or_(public, CardRow.match_id.in_(_settled())))


class Outbox(Table):
    """What is to be told, without what it says.

    Private messages of a running match are shown only when they failed: when they are sent can tell a role.
    """

    columns = ("id", "chat_id", "match_id", "status", "tries", "not_before", "error", "created_at", "settled_at")
    column_searchable_list = ("error",)
    column_filters = [
        OneOf(OutboxRow.status, "waiting", "sending", "sent", "dead"),
        Exactly(OutboxRow.chat_id),
        Exactly(OutboxRow.match_id),
    ]

    def scoped(self, query: "Query[Any]") -> "Query[Any]":
        group = OutboxRow.chat_id < 0
        harmless = or_(OutboxRow.match_id.is_(None), OutboxRow.match_id.in_(_settled()))
        return query.filter(or_(group, harmless, OutboxRow.status == "dead"))


class Inbox(Table):
    """Updates that could not be handled, without what they hold."""

    columns = ("update_id", "received_at", "tries", "error")
    column_searchable_list = ("error",)
    newest = "update_id"

    def scoped(self, query: "Query[Any]") -> "Query[Any]":
        return query.filter(and_(InboxRow.error.is_not(None), InboxRow.error != ""))


class AuditLog(Table):
    """Who did what."""

    columns = ("id", "at", "user_id", "match_id", "act", "target")
    column_searchable_list = ("act", "target")
    column_filters = [Exactly(Audit.match_id), Exactly(Audit.user_id)]

    def scoped(self, query: "Query[Any]") -> "Query[Any]":
        secret = and_(Audit.act == "dismiss_card", Audit.match_id.not_in(_settled()))
        return query.filter(~secret)


def _settled() -> Any:
    return select(MatchRow.id).where(MatchRow.status.in_(("over", "cancelled")))


class Index(AdminIndexView):
    """The way in: there is no page of its own, the matches come first."""

    @expose()
    def index(self) -> Response:
        return redirect(url_for(f"{PREFIX}_matches.index_view"))


VIEWS: tuple[tuple[type[Table], Any, str], ...] = (
    (Matches, MatchRow, "matches"),
    (Roster, RosterRow, "roster"),
    (Users, User, "users"),
    (Chats, Chat, "chats"),
    (Cards, CardRow, "cards"),
    (Outbox, OutboxRow, "outbox"),
    (Inbox, InboxRow, "inbox"),
    (AuditLog, Audit, "audit"),
)


def register(app: Flask, engine: Engine) -> None:
    """The tables over this database; each request reads in a session of its own, which ends with it."""
    session = scoped_session(sessionmaker(engine.execution_options(reading=True), autoflush=False))

    @app.teardown_request
    def close(error: BaseException | None) -> None:
        session.remove()

    panel = Admin(
        app,
        name="Parlor",
        url=f"/{PREFIX}",
        endpoint=PREFIX,
        index_view=Index(endpoint=PREFIX, url=f"/{PREFIX}", name=Words("admin-tables-title")),
        theme=Bootstrap4Theme(swatch="default"),
        csp_nonce_generator=nonce,
    )
    for view, model, slug in VIEWS:
        panel.add_view(view(model, session, slug))

"""The panel's first page: every match that somebody may open, gathered with as many queries for hundreds as for one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select

from shared.kernel import codec
from shared.kernel.games import Game
from shared.kernel.match import Match
from shared.kernel.prompts import Place, Prompt, awaited
from shared.kernel.registry import game as game_of
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts, running_timers
from shared.services import directors
from shared.services.running import load
from shared.services.work import Tx
from shared.storage.models import CardRow, Chat, DeadlineRow, Director, MatchRow, OutboxRow, RosterRow, User

FINISHED_A_PAGE = 25
LIVE = ("lobby", "running")


@dataclass(frozen=True)
class Line:
    """One match. `phase` is the game's name for it, `missing` the seats it waits for as far as the reader may know."""

    id: int
    slug: str
    status: str
    chat: str
    role: str
    players: int
    since: datetime
    winner: str | None
    phase: str = ""
    missing: tuple[int, ...] = ()
    paused: bool = False
    due: datetime | None = None
    proposals: int = 0
    unreachable: int = 0
    failed: int = 0


@dataclass(frozen=True)
class Overview:
    """What stands on the page; `more`: there are older finished matches."""

    running: tuple[Line, ...]
    waiting: tuple[Line, ...]
    finished: tuple[Line, ...]
    more: bool


@dataclass(frozen=True)
class _Facts:
    """Counts by match."""

    due: Mapping[int, Mapping[str, datetime]]
    """Moments by the keys of their timers: not every reader may know of each."""
    players: Mapping[int, int]
    unreachable: Mapping[int, int]
    proposals: Mapping[int, int]
    failed: Mapping[int, int]
    roles: Mapping[int, str]
    seated: frozenset[int]


def overview(tx: Tx, user_id: int | None, page: int = 0) -> Overview:
    """The matches of a user of the panel, or all of them for the local administrator (None); finished ones by pages."""
    mine = directors.visible(user_id)
    live = tx.session.execute(_rows(mine).where(MatchRow.status.in_(LIVE)).order_by(MatchRow.id.desc())).all()
    ended = _rows(mine).where(MatchRow.status.not_in(LIVE)).order_by(MatchRow.ended_at.desc(), MatchRow.id.desc())
    old = tx.session.execute(ended.offset(page * FINISHED_A_PAGE).limit(FINISHED_A_PAGE + 1)).all()
    facts = _facts(tx, [row.id for row in (*live, *old)], user_id)
    lines = [_line(tx, row, facts, user_id) for row in live]
    return Overview(
        running=tuple(each for each in lines if each.status == "running"),
        waiting=tuple(each for each in lines if each.status == "lobby"),
        finished=tuple(_line(tx, row, facts, user_id) for row in old[:FINISHED_A_PAGE]),
        more=len(old) > FINISHED_A_PAGE,
    )


def _rows(visible: Select[int]) -> Select[*tuple[Any, ...]]:
    columns = (MatchRow.id, MatchRow.slug, MatchRow.status, MatchRow.snapshot, MatchRow.winner, MatchRow.host_id)
    moments = (MatchRow.created_at, MatchRow.started_at, MatchRow.ended_at)
    return (
        select(*columns, *moments, Chat.title)
        .join(Chat, Chat.id == MatchRow.chat_id)
        .where(MatchRow.id.in_(visible.scalar_subquery()))
    )


def _facts(tx: Tx, ids: list[int], user_id: int | None) -> _Facts:
    held = (RosterRow.match_id.in_(ids), RosterRow.left_at.is_(None))
    mute = User.started_at.is_(None) | User.blocked_at.is_not(None)
    lost = select(RosterRow.match_id).join(User, User.id == RosterRow.user_id)
    mine = select(Director.match_id, Director.role).where(Director.match_id.in_(ids), Director.user_id == user_id)
    seated = select(RosterRow.match_id).where(*held, RosterRow.user_id == user_id)
    timer = (DeadlineRow.match_id.in_(ids), DeadlineRow.kind == "timer", DeadlineRow.due_at.is_not(None))
    due: dict[int, dict[str, datetime]] = {}
    for row in tx.session.execute(select(DeadlineRow.match_id, DeadlineRow.key, DeadlineRow.due_at).where(*timer)):
        due.setdefault(row.match_id, {})[row.key] = row.due_at
    return _Facts(
        due=due,
        players=_count(tx, select(RosterRow.match_id).where(*held)),
        unreachable=_count(tx, lost.where(*held, mute, RosterRow.fill_bot.is_(False))),
        proposals=_count(tx, select(CardRow.match_id).where(CardRow.match_id.in_(ids), CardRow.status == "proposed")),
        failed=_count(tx, select(OutboxRow.match_id).where(OutboxRow.match_id.in_(ids), OutboxRow.status == "dead")),
        roles=_mapping(tx, mine),
        seated=frozenset(tx.session.scalars(seated)),
    )


def _count(tx: Tx, query: Select[*tuple[Any, ...]]) -> dict[int, int]:
    which = query.subquery().c[0]
    return _mapping(tx, select(which, func.count()).group_by(which))


def _mapping(tx: Tx, query: Select[*tuple[Any, ...]]) -> dict[int, Any]:
    return dict(tuple(row) for row in tx.session.execute(query))


def _line(tx: Tx, row: Any, facts: _Facts, user_id: int | None) -> Line:
    role = facts.roles.get(row.id) or ("host" if user_id is not None and row.host_id == user_id else "")
    plain = {
        "id": row.id,
        "slug": row.slug,
        "status": row.status,
        "chat": row.title,
        "role": role or ("player" if row.id in facts.seated else ""),
        "players": facts.players.get(row.id, 0),
        "since": row.ended_at or row.started_at or row.created_at,
        "winner": row.winner,
        "failed": facts.failed.get(row.id, 0),
    }
    if row.status != "running":
        return Line(**plain)
    secrets = facts.roles.get(row.id) in directors.KNOWING and row.id not in facts.seated
    match = _match(tx, row)
    game = game_of(row.slug)
    prompts = open_prompts(game, match)
    return Line(
        **plain,
        phase=game.view(match.game, Office.PUBLIC).phase,
        missing=_missing(prompts if secrets else (p for p in prompts if p.place is Place.GROUP)),
        paused=bool(match.table.pauses),
        due=_due(game, match, facts.due.get(row.id, {}), secrets),
        proposals=facts.proposals.get(row.id, 0) if secrets else 0,
        unreachable=facts.unreachable.get(row.id, 0),
    )


def _due(game: Game, match: Match, moments: Mapping[str, datetime], secrets: bool) -> datetime | None:
    """The next of those moments of which the reader may know."""
    public = {timer.key for timer in running_timers(game, match) if timer.public}
    return min((due for key, due in moments.items() if secrets or key in public), default=None)


def _missing(prompts: Iterable[Prompt]) -> tuple[int, ...]:
    return tuple(seat for seat in awaited(tuple(prompts)) if not isinstance(seat, Office))


def _match(tx: Tx, row: Any) -> Match:
    """The match out of its snapshot; one of an older schema is folded anew, which costs queries of its own."""
    try:
        return codec.decode_match(game_of(row.slug), row.snapshot)
    except codec.UnknownVersion:
        running = load(tx, row.id)
        assert running is not None
        return running.match

"""A running match out of the database: its row, its game, and the match as a value."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast
from zoneinfo import ZoneInfo

from sqlalchemy import Table as Columns
from sqlalchemy import bindparam, select

from shared.kernel import codec
from shared.kernel.games import Game
from shared.kernel.match import Match, Table
from shared.kernel.prompts import Prompt
from shared.kernel.registry import game as game_of
from shared.kernel.step import fold, open_prompts
from shared.services.work import Tx
from shared.storage.models import EventRow, MatchRow
from shared.storage.prepared import Prepared

M = cast(Columns, MatchRow.__table__).c
_COLUMNS = (
    M.id,
    M.slug,
    M.status,
    M.chat_id,
    M.thread_id,
    M.language,
    M.timezone,
    M.rules,
    M.seats,
    M.fill_bots,
    M.seed,
    M.seq,
    M.acts,
    M.snapshot,
    M.started_at,
)
_ROW = select(*_COLUMNS).where(M.id == bindparam("of"))
_LOAD, _LOCK = Prepared(_ROW), Prepared(_ROW.with_for_update())


@dataclass
class Running:
    """What services know of a match while they work on it. `seq` and `acts` are the next free numbers."""

    id: int
    slug: str
    status: str
    chat_id: int
    thread_id: int
    language: str
    timezone: str
    seats: int
    fill_bots: int
    seed: bytes
    seq: int
    acts: int
    started_at: datetime | None
    game: Game
    match: Match
    _asked: tuple[Match, tuple[Prompt, ...]] | None = None

    @property
    def zone(self) -> ZoneInfo:
        """Where the match's clock hangs."""
        return ZoneInfo(self.timezone)

    @property
    def over(self) -> bool:
        """Whether the rules say so."""
        return self.game.outcome(self.match.game) is not None

    def asked(self) -> tuple[Prompt, ...]:
        """The prompts that are open now, worked out once for each state of the match."""
        if self._asked is None or self._asked[0] is not self.match:
            self._asked = (self.match, open_prompts(self.game, self.match))
        return self._asked[1]


def load(tx: Tx, match_id: int, *, lock: bool = False) -> Running | None:
    """The match, dealt and perhaps over; None for a lobby. `lock` keeps others out until the commit."""
    row = tx.one(_LOCK if lock else _LOAD, of=match_id)
    if row is None or row.snapshot is None:
        return None
    game = game_of(row.slug)
    return Running(
        id=row.id,
        slug=row.slug,
        status=row.status,
        chat_id=row.chat_id,
        thread_id=row.thread_id,
        language=row.language,
        timezone=row.timezone,
        seats=row.seats,
        fill_bots=row.fill_bots,
        seed=row.seed,
        seq=row.seq,
        acts=row.acts,
        started_at=row.started_at,
        game=game,
        match=_match(tx, game, row),
    )


def _match(tx: Tx, game: Game, row: Any) -> Match:
    try:
        return codec.decode_match(game, row.snapshot)
    except codec.UnknownVersion:
        rules = codec.decode_rules(row.slug, row.rules)
        empty = Match(seats=row.seats, rules=rules, table=Table(), game=game.initial(rules, row.seats))
        bodies = tx.session.scalars(select(EventRow.body).where(EventRow.match_id == row.id).order_by(EventRow.seq))
        return fold(game, empty, [codec.decode_event(row.slug, body) for body in bodies])

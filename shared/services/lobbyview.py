"""What the lobby's message shows, gathered from the database for the edge to draw."""

from dataclasses import dataclass

from sqlalchemy import select

from shared.kernel import codec
from shared.kernel.registry import game as game_of
from shared.kernel.registry import games
from shared.services import names, options, rows
from shared.services.options import Setting
from shared.services.work import Tx
from shared.storage.models import Chat, MatchRow, RosterRow, User


@dataclass(frozen=True)
class Place:
    """One who has joined. Unreachable: the bot cannot write to them (any more)."""

    number: int
    name: str
    user_id: int
    fill_bot: bool
    reachable: bool
    host: bool


@dataclass(frozen=True)
class LobbyPicture:
    """The lobby as it stands. `slug` is empty until a game is chosen from `games`; `message_id` None: post it."""

    match_id: int
    status: str
    slug: str
    chat_id: int
    thread_id: int
    chat_title: str
    language: str
    host_id: int | None
    host_name: str
    places: tuple[Place, ...]
    least: int
    most: int
    settings: tuple[Setting, ...]
    games: tuple[str, ...]
    commitment: str
    message_id: int | None

    @property
    def missing(self) -> int:
        """How many more are needed."""
        return max(0, self.least - len(self.places))

    @property
    def ready(self) -> bool:
        """Whether it could start now."""
        enough = self.least <= len(self.places) <= self.most
        return bool(self.slug) and enough and all(each.reachable for each in self.places)


def picture(tx: Tx, match_id: int) -> LobbyPicture | None:
    """The lobby (or what became of it); None for an id that is none."""
    row = rows.fresh(tx, match_id)
    if row is None:
        return None
    chat = tx.session.get_one(Chat, row.chat_id, populate_existing=True)
    host = None if row.host_id is None else tx.session.get(User, row.host_id, populate_existing=True)
    places = _places(tx, row)
    game = game_of(row.slug) if row.slug else None
    return LobbyPicture(
        match_id=row.id,
        status=row.status,
        slug=row.slug,
        chat_id=row.chat_id,
        thread_id=row.thread_id,
        chat_title=chat.title,
        language=row.language,
        host_id=row.host_id,
        host_name=names.shown(host),
        places=places,
        least=game.seats[0] if game else 0,
        most=game.seats[-1] if game else 0,
        settings=_settings(row, any(each.host for each in places)),
        games=tuple(games()),
        commitment=row.commitment,
        message_id=row.lobby_message_id,
    )


def _places(tx: Tx, row: MatchRow) -> tuple[Place, ...]:
    query = (
        select(RosterRow, User.started_at, User.blocked_at)
        .join(User, User.id == RosterRow.user_id)
        .where(RosterRow.match_id == row.id, RosterRow.left_at.is_(None))
        .order_by(RosterRow.seat)
    )
    return tuple(
        Place(
            number=each.seat,
            name=each.name,
            user_id=each.user_id,
            fill_bot=each.fill_bot,
            reachable=each.fill_bot or (started is not None and blocked is None),
            host=each.user_id == row.host_id,
        )
        for each, started, blocked in tx.session.execute(query.execution_options(populate_existing=True))
    )


def _settings(row: MatchRow, host_plays: bool) -> tuple[Setting, ...]:
    if not row.slug:
        return ()
    found = options.settings(game_of(row.slug), codec.decode_rules(row.slug, row.rules))
    return found if host_plays else (*found, options.host_directs(row.host_directs))

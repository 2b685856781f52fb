"""A fixed cast for service tests: a desk whose clock the test moves, people, and matches they sit in."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import select

from shared.kernel import codec
from shared.kernel.prompts import Prompt
from shared.kernel.registry import game
from shared.kernel.step import open_prompts
from shared.services import people, play
from shared.services.press import Answer, press
from shared.services.running import Running, load
from shared.services.work import Desk, Tx
from shared.storage.engine import open_engine
from shared.storage.models import Base, MatchRow, RosterRow

START = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")
GROUP = -1001
SEED = bytes(range(32))


class Clock:
    """The time of a desk; stands still until it is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def move(self, **by: float) -> None:
        """On by so much (`seconds=5`)."""
        self.now += timedelta(**by)


@contextmanager
def opened(url: str) -> Iterator[tuple[Desk, Clock]]:
    """A desk on an empty database with all tables."""
    engine = open_engine(url)
    Base.metadata.create_all(engine)
    clock = Clock()
    desk = Desk(engine, clock)
    try:
        yield desk, clock
    finally:
        desk.close()
        engine.dispose()


def seat_people(
    tx: Tx,
    seats: int,
    chat_id: int,
    setup: Any,
    slug: str = "vader",
    *,
    users: Sequence[int] | None = None,
    **rules: Any,
) -> int:
    """A running match: user 100 + n (or the n-th of `users`) holds seat n. Returns its id."""
    users = users or range(101, 101 + seats)
    people.see_chat(tx, chat_id, "The group", "supergroup")
    for user_id, name in zip(users, NAMES, strict=False):
        people.see_user(tx, user_id, name, None, "en")
        people.started(tx, user_id)
    chosen_game = game(slug)
    chosen = codec.convert_rules(chosen_game, rules)
    row = MatchRow(
        slug=slug,
        status="lobby",
        chat_id=chat_id,
        rules=codec.encode(chosen),
        seed=SEED,
        commitment="",
        created_at=tx.now,
        changed_at=tx.now,
    )
    tx.session.add(row)
    tx.session.flush()
    for number, (user_id, name) in enumerate(zip(users, NAMES, strict=False), 1):
        tx.session.add(RosterRow(match_id=row.id, seat=number, user_id=user_id, name=name, joined_at=tx.now))
    tx.session.flush()
    fixed = None if setup is None else chosen_game.setup(setup, lambda name: int(name))
    dealt = play.begin(tx, row.id, chosen, seats, fixed)
    assert isinstance(dealt, play.Receipt), dealt
    return row.id


def vader_match(desk: Desk, seats: int = 5, chat_id: int = GROUP, setup: Any = None, **rules: Any) -> int:
    """The same in a transaction of its own."""
    return desk.write(lambda tx: seat_people(tx, seats, chat_id, setup, **rules))


def running(desk: Desk, match_id: int) -> Running:
    """The match as it stands."""
    found = desk.read(lambda tx: load(tx, match_id))
    assert found is not None
    return found


def prompts(desk: Desk, match_id: int) -> tuple[Prompt, ...]:
    """What is asked now."""
    found = running(desk, match_id)
    return open_prompts(found.game, found.match)


def tap(desk: Desk, match_id: int, seat: int, option: str, *, key: str | None = None, query: str = "") -> Answer:
    """The holder of a seat presses an option of its (only) prompt."""
    key = key or next(p.key for p in prompts(desk, match_id) if p.to == seat)
    return desk.write(lambda tx: press(tx, match_id, 100 + seat, key, option, query=query))


def tap_twice(desk: Desk, clock: Clock, match_id: int, seat: int, option: str) -> Answer:
    """Presses and confirms."""
    tap(desk, match_id, seat, option, query=f"first-{clock.now.timestamp()}")
    clock.move(seconds=1)
    return tap(desk, match_id, seat, option, query=f"second-{clock.now.timestamp()}")


def log(desk: Desk, match_id: int) -> Sequence[str]:
    """The tags of all events so far."""
    from shared.storage.models import EventRow

    query = select(EventRow.body).where(EventRow.match_id == match_id).order_by(EventRow.seq)
    bodies = desk.read(lambda tx: tx.session.scalars(query).all())
    return [str(type(codec.decode_event("vader", body)).__struct_config__.tag) for body in bodies]

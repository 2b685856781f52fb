"""A group with people in it, for tests of what happens before and beside the rules."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Barrier, Thread
from typing import Any, TypeVar

from sqlalchemy import select

from shared.kernel.text import Refusal
from shared.services import clockwork, deadlines, letters, lobby, people
from shared.services.work import Desk, Tx
from shared.storage.engine import open_engine
from shared.storage.models import MatchRow, OutboxRow, RosterRow
from tests.services.cast import GROUP, NAMES, Clock

T = TypeVar("T")
HOST = 101


def arrive(desk: Desk, count: int = 5, chat_id: int = GROUP) -> None:
    """People 101, 102, ... in a group, all of whom the bot can write to."""

    def job(tx: Tx) -> None:
        people.see_chat(tx, chat_id, "The group", "supergroup", "en")
        for number in range(1, count + 1):
            people.see_user(tx, 100 + number, NAMES[number - 1], None, "en")
            people.started(tx, 100 + number)

    desk.write(job)


def gather(desk: Desk, joined: int = 5, chat_id: int = GROUP, thread_id: int = 0) -> int:
    """A lobby of user 101 in which so many have joined; its id."""
    arrive(desk, max(joined, 5), chat_id)
    row = desk.write(lambda tx: lobby.open_lobby(tx, chat_id, thread_id, HOST, "vader"))
    assert isinstance(row, MatchRow), row
    for number in range(1, joined + 1):
        found = desk.write(lambda tx, n=number: lobby.join(tx, row.id, 100 + n))
        assert isinstance(found, lobby.Joined), found
        assert found.seat == number
    return row.id


def match(desk: Desk, match_id: int) -> MatchRow:
    """The row as it is stored."""
    return desk.read(lambda tx: tx.session.get_one(MatchRow, match_id))


def holders(desk: Desk, match_id: int) -> dict[int, int]:
    """Who holds what, as stored."""
    query = select(RosterRow.seat, RosterRow.user_id).where(RosterRow.match_id == match_id, RosterRow.left_at.is_(None))
    return {row.seat: row.user_id for row in desk.read(lambda tx: tx.session.execute(query).all())}


def waiting_letters(desk: Desk, kind: type[T]) -> list[tuple[int, T]]:
    """Chat and letter of everything of a kind that waits."""
    query = select(OutboxRow.chat_id, OutboxRow.body).where(OutboxRow.status == "waiting").order_by(OutboxRow.id)
    found = [(chat, letters.decode(body)) for chat, body in desk.read(lambda tx: tx.session.execute(query).all())]
    return [(chat, letter) for chat, letter in found if isinstance(letter, kind)]


def empty_outbox(desk: Desk) -> None:
    """As if the courier had delivered everything."""
    desk.write(lambda tx: tx.session.query(OutboxRow).delete())


def fire_due(desk: Desk) -> int:
    """Fires everything that is due, as the bot's clock does; how many there were."""
    rows = desk.read(lambda tx: [row.id for row in deadlines.due(tx, 100)])
    for deadline_id in rows:
        desk.write(lambda tx, each=deadline_id: clockwork.fire(tx, each))
    return len(rows)


@contextmanager
def second_desk(url: str, clock: Clock) -> Iterator[Desk]:
    """Another process at the same database."""
    engine = open_engine(url)
    desk = Desk(engine, clock)
    try:
        yield desk
    finally:
        desk.close()
        engine.dispose()


def at_once(*jobs: tuple[Desk, Callable[[Tx], Any]]) -> list[Any]:
    """Runs each job on its desk at the same moment; their results in order."""
    barrier = Barrier(len(jobs))
    results: list[Any] = [None] * len(jobs)

    def run(place: int, desk: Desk, job: Callable[[Tx], Any]) -> None:
        barrier.wait()
        results[place] = desk.write(job)

    threads = [Thread(target=run, args=(place, *each)) for place, each in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def refused(found: Any, key: str) -> None:
    """It was refused, for this reason."""
    assert isinstance(found, Refusal), found
    assert found.key == key

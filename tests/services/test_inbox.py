"""The inbox: every update once, in order, and its mark in the transaction of its effect."""

import pytest

from shared.services import inbox
from shared.services.inbox import Arrival
from shared.services.work import Desk, Tx
from shared.storage.models import InboxRow, Setting
from tests.services.cast import Clock, opened
from tests.services.hall import at_once, second_desk

Place = tuple[Desk, Clock]


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def batch(*ids: int) -> list[Arrival]:
    return [Arrival(each, f"lane {each % 2}", b"{}") for each in ids]


def waiting(desk: Desk) -> list[int]:
    return [row.update_id for row in desk.read(inbox.waiting)]


def test_a_repeat_is_known_within_a_batch_and_across(place: Place) -> None:
    desk, clock = place
    assert desk.write(lambda tx: inbox.store(tx, batch(3, 1, 3))) == [1, 3]
    assert desk.write(lambda tx: inbox.store(tx, [])) == []
    desk.write(lambda tx: inbox.done(tx, 1))
    clock.move(seconds=1)
    assert desk.write(lambda tx: inbox.store(tx, batch(1, 2, 3))) == [2]
    assert waiting(desk) == [3, 2], "in the order of coming, whatever numbers Telegram starts with again"


def test_two_processes_store_the_same_update_once(place: Place, database_url: str) -> None:
    desk, clock = place
    with second_desk(database_url, clock) as other:
        found = at_once(*((each, lambda tx: inbox.store(tx, batch(*range(50)))) for each in (desk, other)))
    assert sorted(map(len, found)) == [0, 50]


def test_an_effect_and_its_mark_are_one_commit(place: Place) -> None:
    desk, _ = place
    desk.write(lambda tx: inbox.store(tx, batch(1)))

    def job(tx: Tx) -> None:
        assert inbox.done(tx, 1)
        tx.session.add(Setting(name="effect", value="half"))
        tx.session.flush()
        raise RuntimeError("the process dies here")

    with pytest.raises(RuntimeError):
        desk.write(job)
    assert waiting(desk) == [1]
    assert desk.read(lambda tx: tx.session.get(Setting, "effect")) is None
    assert desk.write(lambda tx: inbox.done(tx, 1)) is True
    assert desk.write(lambda tx: inbox.done(tx, 1)) is False


def test_an_update_that_keeps_failing_is_left_behind_with_its_error(place: Place) -> None:
    desk, _ = place
    desk.write(lambda tx: inbox.store(tx, batch(1, 2)))
    desk.write(lambda tx: inbox.failed(tx, 1, "first"))
    assert waiting(desk) == [1, 2]
    desk.write(lambda tx: inbox.failed(tx, 1, "x" * 9999, final=True))
    assert waiting(desk) == [2]
    row = desk.read(lambda tx: tx.session.get_one(InboxRow, 1))
    assert (row.tries, row.error) == (2, "x" * 2000)


def test_only_what_was_handled_long_ago_is_forgotten(place: Place) -> None:
    desk, clock = place
    desk.write(lambda tx: inbox.store(tx, batch(1, 2, 3)))
    desk.write(lambda tx: inbox.done(tx, 1))
    clock.move(days=2, seconds=1)
    desk.write(lambda tx: inbox.done(tx, 2))
    desk.write(inbox.sweep)
    assert desk.read(lambda tx: {row.update_id for row in tx.session.query(InboxRow)}) == {2, 3}

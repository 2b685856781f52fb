"""The outbox: order, merging, leases, retries."""

from datetime import timedelta

import pytest

from shared.kernel.text import Text
from shared.services import letters, outbox
from shared.services.work import Desk, Tx
from tests.services.cast import Clock, opened

GROUP, OTHER = -5, 7


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def _say(desk: Desk, word: str, chat_id: int = GROUP, priority: int = letters.BOARD, **how: object) -> None:
    desk.write(lambda tx: outbox.put(tx, letters.SayLetter(Text(word)), chat_id, priority, **how))  # type: ignore[arg-type]


def _claim(desk: Desk, limit: int = 10, busy: tuple[int, ...] = ()) -> list[tuple[int, int, str]]:
    rows = desk.write(lambda tx: outbox.claim(tx, limit, busy))
    words = [letters.decode(row.body) for row in rows]
    return [
        (row.id, row.chat_id, w.text.key)
        for row, w in zip(rows, words, strict=True)
        if isinstance(w, letters.SayLetter)
    ]


def test_one_letter_of_a_chat_at_a_time_by_priority_then_age(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    _say(desk, "later", priority=letters.LATER)
    _say(desk, "first", priority=letters.FIRST)
    _say(desk, "second", priority=letters.FIRST)
    _say(desk, "elsewhere", chat_id=OTHER)
    order = []
    while found := _claim(desk):
        order.append([word for _, _, word in found])
        for letter_id, _, _ in found:
            desk.write(lambda tx, n=letter_id: outbox.sent(tx, n))
    assert order == [["first", "elsewhere"], ["second"], ["later"]]


def test_a_chat_in_the_air_or_set_aside_gets_nothing_more(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    _say(desk, "one")
    _say(desk, "two")
    assert _claim(desk, busy=(GROUP,)) == []
    assert [word for _, _, word in _claim(desk)] == ["one"]
    assert _claim(desk) == []


def test_waiting_letters_with_one_merge_key_are_the_newest(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    _say(desk, "old", merge="m", not_before=clock.now + timedelta(hours=1), priority=letters.LATER)
    assert _claim(desk) == []
    _say(desk, "new", merge="m", priority=letters.FIRST)
    assert [word for _, _, word in _claim(desk)] == ["new"]
    _say(desk, "next", merge="m")
    assert _claim(desk) == [], "the one in the air is not changed, and the next waits its turn"


def test_a_courier_that_died_loses_its_lease(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    _say(desk, "one")
    first = _claim(desk)
    clock.move(seconds=89)
    assert _claim(desk) == []
    clock.move(seconds=2)
    assert _claim(desk) == first


def test_a_retry_waits_and_gives_way_to_a_newer_one(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    _say(desk, "old", merge="m")
    ((letter_id, _, _),) = _claim(desk)
    desk.write(lambda tx: outbox.retry(tx, letter_id, clock.now + timedelta(seconds=30), "flood"))
    assert _claim(desk) == []
    clock.move(seconds=31)
    assert [word for _, _, word in _claim(desk)] == ["old"]
    _say(desk, "new", merge="m")
    desk.write(lambda tx: outbox.retry(tx, letter_id, clock.now, "flood"))
    assert [word for _, _, word in _claim(desk)] == ["new"]


def test_a_dead_letter_is_kept_and_can_be_tried_again(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    _say(desk, "lost")
    ((letter_id, _, _),) = _claim(desk)
    desk.write(lambda tx: outbox.dead(tx, letter_id, "chat not found"))
    assert _claim(desk) == []
    assert desk.write(lambda tx: outbox.revive(tx, letter_id))
    assert not desk.write(lambda tx: outbox.revive(tx, letter_id))
    assert [word for _, _, word in _claim(desk)] == ["lost"]


def test_what_was_not_committed_is_never_told(place: tuple[Desk, Clock]) -> None:
    desk, _ = place

    def fails(tx: Tx) -> None:
        outbox.put(tx, letters.SayLetter(Text("never")), GROUP, letters.FIRST)
        raise ValueError

    with pytest.raises(ValueError):
        desk.write(fails)
    assert _claim(desk) == []


def test_jobs_of_one_commit_fail_alone(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    import threading

    gate = threading.Event()
    held = desk._enqueue(lambda tx: gate.wait(5))
    jobs = [
        desk._enqueue(
            lambda tx, n=n: outbox.put(tx, letters.SayLetter(Text(f"w{n}")), n, letters.FIRST) if n % 3 else 1 / 0
        )
        for n in range(1, 7)
    ]
    gate.set()
    held.result(5)
    failed = [n for n, job in enumerate(jobs, 1) if job.exception(5) is not None]
    assert failed == [3, 6]
    assert sorted(word for _, _, word in _claim(desk)) == ["w1", "w2", "w4", "w5"]

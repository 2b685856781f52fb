"""The panel's first page and the record: only one's own matches, only what one may know, few queries."""

import pytest
from sqlalchemy import event

from shared.kernel.seats import Office
from shared.services import cards, directors, lobby, outbox, pages, people, play, record
from shared.services.work import Desk
from shared.storage.models import OutboxRow
from tests.services.cast import Clock, opened, tap, tap_twice, vader_match
from tests.services.hall import HOST, arrive, gather, match

Place = tuple[Desk, Clock]
DIRECTOR = 500


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def direct(desk: Desk, *match_ids: int) -> None:
    desk.write(lambda tx: people.see_user(tx, DIRECTOR, "Director", None, "en"))
    for each in match_ids:
        desk.write(lambda tx, m=each: directors.make(tx, m, DIRECTOR))


def overview(desk: Desk, user_id: int | None, page: int = 0) -> pages.Overview:
    return desk.read(lambda tx: pages.overview(tx, user_id, page))


def test_each_sees_their_own_matches_by_what_they_are_to_them(place: Place) -> None:
    desk, clock = place
    first, second = vader_match(desk), vader_match(desk, chat_id=-2000)
    direct(desk, first)
    waiting = gather(desk, joined=3, chat_id=-3000)
    clock.move(seconds=1)
    desk.write(lambda tx: lobby.cancel(tx, second, 101, admin=True))
    mine = overview(desk, DIRECTOR)
    assert [(each.id, each.role) for each in mine.running] == [(first, "director")]
    assert (mine.waiting, mine.finished) == ((), ())
    host = overview(desk, HOST)
    assert [(each.id, each.role, each.players) for each in host.waiting] == [(waiting, "host", 3)]
    assert [(each.id, each.role) for each in host.finished] == [(second, "player")]
    everything = overview(desk, None)
    assert [each.id for each in everything.running] == [first]
    assert [each.status for each in everything.finished] == ["over"]
    assert overview(desk, 999) == pages.Overview((), (), (), False)


def test_a_running_match_shows_phase_deadline_and_what_waits_for_the_director(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    direct(desk, match_id)
    clock.move(minutes=60)
    desk.write(lambda tx: play.advance(tx, match_id))
    desk.write(lambda tx: people.blocked(tx, 102))
    letter = desk.read(lambda tx: tx.session.query(OutboxRow).filter(OutboxRow.chat_id == 103).first())
    desk.write(lambda tx: outbox.dead(tx, letter.id, "blocked"))
    (line,) = overview(desk, DIRECTOR).running
    assert line.phase
    assert line.due is not None
    assert line.proposals == len(desk.read(lambda tx: cards.cards(tx, match_id))) > 0
    assert (line.unreachable, line.failed, line.players) == (1, 1, 5)
    (failure,) = desk.read(lambda tx: record.failures(tx, match_id))
    assert (failure.seat, failure.error) == (3, "blocked")
    (operator,) = overview(desk, None).running
    assert operator.proposals == 0


def test_who_is_asked_in_private_is_told_to_directors_without_a_seat_alone(place: Place) -> None:
    desk, clock = place
    roles = {"roles": {"1": "rebel", "2": "rebel", "3": "sith", "4": "vader", "5": "rebel"}}
    match_id = vader_match(desk, setup=roles)
    direct(desk, match_id)
    tap_twice(desk, clock, match_id, 1, "2")
    for seat in range(1, 6):
        tap(desk, match_id, seat, "pass")
    assert overview(desk, DIRECTOR).running[0].missing == (1,)
    for other in (None, 101, 103):
        assert overview(desk, other).running[0].missing == ()


def test_a_hundred_matches_cost_as_many_queries_as_one(place: Place) -> None:
    desk, _ = place
    first = vader_match(desk)
    direct(desk, first)
    counted: list[str] = []
    event.listen(desk.engine, "before_cursor_execute", lambda *args: counted.append(args[2]))
    overview(desk, DIRECTOR)
    few = len(counted)
    rest = [vader_match(desk, chat_id=-3000 - number) for number in range(12)]
    direct(desk, *rest)
    counted.clear()
    assert len(overview(desk, DIRECTOR).running) == 13
    assert len(counted) == few <= 10


def test_finished_matches_turn_pages(place: Place) -> None:
    desk, clock = place
    arrive(desk)
    ids = []
    for _ in range(pages.FINISHED_A_PAGE + 2):
        row = desk.write(lambda tx: lobby.open_lobby(tx, -1001, 0, HOST, "vader"))
        ids.append(row.id)
        clock.move(seconds=1)
        desk.write(lambda tx, m=row.id: lobby.cancel(tx, m, HOST))
    first, second = overview(desk, HOST), overview(desk, HOST, 1)
    assert (first.more, second.more) == (True, False)
    assert [each.id for each in (*first.finished, *second.finished)] == ids[::-1]


def test_the_log_holds_what_its_reader_may_know_and_all_of_it_at_the_end(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    public = desk.read(lambda tx: record.log(tx, match_id, Office.PUBLIC))
    seat = desk.read(lambda tx: record.log(tx, match_id, 1))
    assert {each.seq for each in public} < {each.seq for each in seat}
    early = desk.read(lambda tx: record.log(tx, match_id, Office.PUBLIC, everything=True))
    assert early == public
    desk.write(lambda tx: lobby.cancel(tx, match_id, 101, admin=True))
    whole = desk.read(lambda tx: record.log(tx, match_id, Office.PUBLIC, everything=True))
    assert [each.seq for each in whole] == list(range(match(desk, match_id).seq))
    assert desk.read(lambda tx: record.log(tx, 999, Office.PUBLIC)) == []

"""From the lobby to the match: the seal on the seed, seats by lot, who directs, and leaving at the very last moment."""

import pytest

from shared.kernel.dice import commitment
from shared.kernel.seats import Office
from shared.kernel.text import Refusal
from shared.services import directors, letters, lobby, play, record
from shared.services.lab import replay
from shared.services.work import Desk
from tests.services.cast import GROUP, Clock, opened, running
from tests.services.hall import (
    HOST,
    at_once,
    empty_outbox,
    gather,
    holders,
    match,
    refused,
    second_desk,
    waiting_letters,
)

Place = tuple[Desk, Clock]


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def test_the_start_deals_seals_the_seed_and_can_be_checked_afterwards(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=7)
    assert isinstance(desk.write(lambda tx: lobby.start(tx, match_id, HOST)), play.Receipt)
    row = match(desk, match_id)
    assert (row.status, row.seats, len(row.seed)) == ("running", 7, 32)
    assert row.commitment == commitment(row.seed)
    assert sorted(holders(desk, match_id)) == [1, 2, 3, 4, 5, 6, 7]
    refused(desk.read(lambda tx: record.export(tx, match_id)), "desk-refusal-not-over")
    assert desk.write(lambda tx: lobby.cancel(tx, match_id, HOST)) is None
    export = desk.read(lambda tx: record.export(tx, match_id))
    assert replay.verify(replay.loads(replay.dumps(export))) is None


def test_seats_are_dealt_by_lot(place: Place) -> None:
    desk, _ = place
    orders = set()
    for chat in range(6):
        match_id = gather(desk, joined=10, chat_id=GROUP - chat)
        desk.write(lambda tx, m=match_id: lobby.start(tx, m, HOST))
        found = holders(desk, match_id)
        orders.add(tuple(found[seat] for seat in sorted(found)))
    assert len(orders) > 3


def test_too_few_cannot_start_and_stay_as_they_were(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=4)
    refused(desk.write(lambda tx: lobby.start(tx, match_id, HOST)), "common-refusal-seats")
    assert match(desk, match_id).status == "lobby"
    assert match(desk, match_id).seed == b""
    assert holders(desk, match_id) == {1: 101, 2: 102, 3: 103, 4: 104}


def test_leaving_in_the_instant_of_the_start_never_makes_too_few(place: Place, database_url: str) -> None:
    desk, clock = place
    with second_desk(database_url, clock) as other:
        for chat in range(8):
            match_id = gather(desk, joined=5, chat_id=GROUP - chat)
            started, left = at_once(
                (desk, lambda tx, m=match_id: lobby.start(tx, m, HOST)),
                (other, lambda tx, m=match_id: lobby.leave(tx, m, 103)),
            )
            if isinstance(started, Refusal):
                assert left is None
                assert len(holders(desk, match_id)) == 4
                desk.write(lambda tx, m=match_id: lobby.cancel(tx, m, HOST))
            else:
                refused(left, "lobby-refusal-started")
                assert len(running(desk, match_id).game.living(running(desk, match_id).match.game)) == 5


@pytest.mark.parametrize(
    ("plays", "setting", "expected"), [(True, "yes", False), (False, "yes", True), (False, "no", False)]
)
def test_a_host_directs_only_without_a_seat(place: Place, plays: bool, setting: str, expected: bool) -> None:
    desk, _ = place
    match_id = gather(desk, joined=6)
    if not plays:
        desk.write(lambda tx: lobby.leave(tx, match_id, HOST))
    desk.write(lambda tx: lobby.set_rule(tx, match_id, "host_directs", setting, HOST))
    shown = [each.field for each in desk.read(lambda tx: lobby.picture(tx, match_id)).settings]
    assert ("host_directs" in shown) is not plays
    assert isinstance(desk.write(lambda tx: lobby.start(tx, match_id, HOST)), play.Receipt)
    assert desk.read(lambda tx: directors.is_director(tx, match_id, HOST)) is expected


def test_the_lobby_message_shows_the_start_and_the_log_begins(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk)
    empty_outbox(desk)
    desk.write(lambda tx: lobby.start(tx, match_id, HOST))
    assert (GROUP, letters.LobbyLetter(match_id)) in waiting_letters(desk, letters.LobbyLetter)
    public = desk.read(lambda tx: record.log(tx, match_id, Office.PUBLIC))
    own = desk.read(lambda tx: record.log(tx, match_id, 1))
    assert [entry.seq for entry in own] == sorted({entry.seq for entry in own})
    assert len(own) > len(public)

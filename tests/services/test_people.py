"""People and groups: who can be written to, what they read, what becomes of matches when a group changes."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import func, select

from shared.kernel.text import Refusal
from shared.kernel.timers import Daily, Timer
from shared.services import deadlines, directors, letters, lobby, people, play
from shared.services.work import Desk
from shared.storage.models import BoardRow, Chat, DeadlineRow, OutboxRow, User
from tests.services.cast import GROUP, Clock, opened, running, vader_match
from tests.services.hall import HOST, arrive, empty_outbox, gather, match, refused, waiting_letters

Place = tuple[Desk, Clock]
NEW = -1009


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def test_a_person_is_seen_again_under_a_new_name_and_keeps_the_language_they_chose(place: Place) -> None:
    desk, _ = place
    desk.write(lambda tx: people.see_user(tx, 2**51, "Old", "old", "zh-hans"))
    assert desk.read(lambda tx: people.user(tx, 2**51)).language == "zh"
    desk.write(lambda tx: people.set_user_language(tx, 2**51, "ru"))
    desk.write(lambda tx: people.see_user(tx, 2**51, "New", None, "en"))
    user = desk.read(lambda tx: people.user(tx, 2**51))
    assert (user.name, user.username, user.language) == ("New", None, "ru")
    assert desk.read(lambda tx: tx.session.scalar(select(func.count()).select_from(User))) == 1


def test_somebody_of_whom_nothing_is_known_reads_the_default(place: Place) -> None:
    desk, _ = place
    desk.write(lambda tx: people.see_user(tx, 1, "X", None, None, "ru"))
    assert desk.read(lambda tx: people.user(tx, 1)).language == "ru"


@pytest.mark.parametrize(
    ("written", "zone"),
    [("Europe/Moscow", "Europe/Moscow"), ("asia/shanghai", "Asia/Shanghai"), ("New York", "America/New_York")],
)
def test_zones_are_found_as_people_write_them(written: str, zone: str) -> None:
    assert people.known_zone(written) == zone


@pytest.mark.parametrize("written", ["", "Atlantis", "../etc/passwd", "Europe/"])
def test_an_unknown_zone_or_language_is_refused(place: Place, written: str) -> None:
    desk, _ = place
    arrive(desk)
    refused(desk.write(lambda tx: people.set_chat_timezone(tx, GROUP, written)), "desk-refusal-timezone")
    refused(desk.write(lambda tx: people.set_user_timezone(tx, 101, written)), "desk-refusal-timezone")
    refused(desk.write(lambda tx: people.set_chat_language(tx, GROUP, written)), "desk-refusal-language")


def test_matches_follow_the_language_and_zone_of_their_group(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    waiting = desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 5, 101, "vader")).id
    empty_outbox(desk)
    desk.write(lambda tx: people.set_chat_language(tx, GROUP, "zh"))
    desk.write(lambda tx: people.set_chat_timezone(tx, GROUP, "Asia/Shanghai"))
    for each in (match_id, waiting):
        assert (match(desk, each).language, match(desk, each).timezone) == ("zh", "Asia/Shanghai")
    assert len(waiting_letters(desk, letters.BoardLetter)) == 1
    assert len(waiting_letters(desk, letters.LobbyLetter)) == 1


def test_an_hour_of_the_day_is_meant_in_the_new_zone_at_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    nightly = (Timer("night", "night.1", Daily("22:00")),)
    monkeypatch.setattr(deadlines, "running_timers", lambda game, found: nightly)
    monkeypatch.setattr(people, "running_timers", lambda game, found: nightly)
    desk.write(lambda tx: people.set_chat_timezone(tx, GROUP, "Europe/London"))
    due = select(DeadlineRow.due_at).where(DeadlineRow.match_id == match_id, DeadlineRow.kind == "timer")
    assert desk.read(lambda tx: tx.session.scalars(due).all()) == [datetime(2026, 3, 2, 22, 0, tzinfo=UTC)]
    desk.write(lambda tx: people.set_chat_timezone(tx, GROUP, "Asia/Shanghai"))
    assert desk.read(lambda tx: tx.session.scalars(due).all()) == [datetime(2026, 3, 2, 14, 0, tzinfo=UTC)]


def test_other_deadlines_keep_their_moment_when_the_zone_changes(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    before = desk.read(lambda tx: deadlines.timers(tx, match_id))
    clock.move(seconds=20)
    desk.write(lambda tx: people.set_chat_timezone(tx, GROUP, "Asia/Shanghai"))
    assert desk.read(lambda tx: deadlines.timers(tx, match_id)) == before


def test_directors_hear_once_that_a_player_cannot_be_reached(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    desk.write(lambda tx: people.see_user(tx, 500, "Director", None, "en"))
    desk.write(lambda tx: directors.make(tx, match_id, 500))
    empty_outbox(desk)
    for _ in range(2):
        desk.write(lambda tx: people.blocked(tx, 103))
    found = waiting_letters(desk, letters.SayLetter)
    assert [(chat, letter.text.key) for chat, letter in found] == [(500, "desk-unreachable")]
    assert found[0][1].text.args["seat"].seat == 3


def test_who_can_be_reached_again_is_told_all_that_their_seat_knows(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    desk.write(lambda tx: people.blocked(tx, 103))
    empty_outbox(desk)
    for _ in range(2):
        desk.write(lambda tx: people.started(tx, 103))
    ((chat, slip),) = waiting_letters(desk, letters.SlipLetter)
    found = running(desk, match_id)
    assert (chat, slip.seat) == (103, 3)
    assert slip.texts == found.game.view(found.match.game, 3).private


def test_removing_the_bot_pauses_matches_and_closes_lobbies_until_it_is_back(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    waiting = desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 5, 101, "vader")).id
    for _ in range(2):
        desk.write(lambda tx: people.chat_gone(tx, GROUP))
    assert running(desk, match_id).match.table.pauses == (people.OUT,)
    assert match(desk, waiting).status == "cancelled"
    clock.move(hours=30)
    desk.write(lambda tx: people.see_chat(tx, GROUP, "The group", "supergroup"))
    assert running(desk, match_id).match.table.pauses == ()
    assert all(each.due > clock.now for each in desk.read(lambda tx: deadlines.timers(tx, match_id)))


def test_a_lost_right_is_told_to_directors_and_a_gained_one_is_not(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    desk.write(lambda tx: people.see_user(tx, 500, "Director", None, "en"))
    desk.write(lambda tx: directors.make(tx, match_id, 500))
    empty_outbox(desk)
    desk.write(lambda tx: people.chat_rights(tx, GROUP, True, True, True))
    assert waiting_letters(desk, letters.SayLetter) == []
    desk.write(lambda tx: people.chat_rights(tx, GROUP, True, False, True))
    assert [letter.text.key for _, letter in waiting_letters(desk, letters.SayLetter)] == ["desk-rights-lost"]


def test_a_group_that_became_a_supergroup_moves_whole(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    waiting = desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 5, 101, "vader")).id
    desk.write(lambda tx: people.set_chat_language(tx, GROUP, "ru"))
    desk.write(lambda tx: people.see_chat(tx, NEW, "The group", "supergroup", "en"))
    board = desk.read(lambda tx: tx.session.scalar(select(BoardRow.id).where(BoardRow.match_id == match_id)))
    desk.write(lambda tx: tx.session.get_one(BoardRow, board).__setattr__("message_id", 77))
    desk.write(lambda tx: tx.session.get_one(BoardRow, board).__setattr__("chat_id", GROUP))
    for _ in range(2):  # Telegram says it twice
        desk.write(lambda tx: people.move_chat(tx, GROUP, NEW))
    assert {match(desk, each).chat_id for each in (match_id, waiting)} == {NEW}
    assert desk.read(lambda tx: tx.session.get(Chat, GROUP)) is None
    assert desk.read(lambda tx: tx.session.get_one(Chat, NEW)).language == "ru"
    assert desk.read(lambda tx: tx.session.get_one(BoardRow, board)).message_id is None
    old = select(func.count()).select_from(OutboxRow).where(OutboxRow.chat_id == GROUP)
    assert desk.read(lambda tx: tx.session.scalar(old)) == 0
    assert any(letter.anew for _, letter in waiting_letters(desk, letters.LobbyLetter))
    assert isinstance(desk.write(lambda tx: lobby.cancel(tx, match_id, 101, admin=True)), type(None))


def test_a_lobby_opened_too_early_in_the_new_group_gives_way(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk)
    assert isinstance(desk.write(lambda tx: lobby.start(tx, match_id, HOST)), play.Receipt)
    desk.write(lambda tx: people.see_chat(tx, NEW, "The group", "supergroup"))
    early = desk.write(lambda tx: lobby.open_lobby(tx, NEW, 0, 101, "vader"))
    assert not isinstance(early, Refusal)
    desk.write(lambda tx: people.move_chat(tx, GROUP, NEW))
    assert desk.read(lambda tx: lobby.live_match(tx, NEW, 0)).id == match_id
    assert match(desk, early.id).status == "cancelled"

"""Fill-bots and reminders: what falls due beside the timers of the rules."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from shared.kernel.actions import MoveDeadline, Pause, Resume
from shared.kernel.seats import Office
from shared.services import clockwork, deadlines, fillbots, letters, lobby, people, play, record
from shared.services.lab import replay
from shared.services.work import Desk
from shared.storage.models import DeadlineRow
from tests.services.cast import START, Clock, log, opened, prompts, running, tap, tap_twice, vader_match
from tests.services.hall import HOST, empty_outbox, fire_due, gather, match, waiting_letters

Place = tuple[Desk, Clock]


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def moments(desk: Desk, match_id: int, kind: str) -> dict[str, timedelta]:
    """Deadlines of a kind by key, from the start on."""
    query = select(DeadlineRow.key, DeadlineRow.due_at).where(
        DeadlineRow.match_id == match_id, DeadlineRow.kind == kind
    )
    return {row.key: row.due_at - START for row in desk.read(lambda tx: tx.session.execute(query).all())}


def with_bots(desk: Desk, people_: int, bots: int) -> int:
    """A started match of people and fill-bots."""
    match_id = gather(desk, joined=people_)
    for _ in range(bots):
        assert desk.write(lambda tx: lobby.add_bot(tx, match_id, HOST)) is None
    assert isinstance(desk.write(lambda tx: lobby.start(tx, match_id, HOST)), play.Receipt)
    return match_id


def test_fill_bots_play_a_whole_match_that_can_be_verified(place: Place) -> None:
    desk, clock = place
    match_id = with_bots(desk, people_=0, bots=6)
    for _ in range(2000):
        if match(desk, match_id).status == "over":
            break
        due = desk.read(deadlines.next_due)
        assert due is not None, "a match of fill-bots stands still"
        clock.now = max(clock.now, due)
        fire_due(desk)
    assert match(desk, match_id).status == "over"
    assert "turn_missed" not in log(desk, match_id), "a fill-bot was late"
    export = desk.read(lambda tx: record.export(tx, match_id))
    assert replay.verify(export) is None
    assert moments(desk, match_id, "fillbot") == {}
    assert moments(desk, match_id, "reminder") == {}


def test_only_bots_that_are_asked_get_a_turn_one_to_four_seconds_later(place: Place) -> None:
    desk, clock = place
    match_id = with_bots(desk, people_=3, bots=4)
    bots = {each.number for each in desk.read(lambda tx: lobby.picture(tx, match_id)).places if each.fill_bot}
    for _ in range(3):
        asked = {p.to for p in prompts(desk, match_id) if p.chosen is None}
        turns = moments(desk, match_id, "fillbot")
        assert {int(key) for key in turns} == bots & asked
        begun = clock.now - START
        assert all(timedelta(seconds=1) <= each - begun <= timedelta(seconds=4) for each in turns.values())
        if not turns:
            break
        clock.move(seconds=4)
        fire_due(desk)


def test_a_pause_takes_the_turns_away_and_play_gives_them_back(place: Place) -> None:
    desk, clock = place
    match_id = with_bots(desk, people_=0, bots=5)
    assert len(moments(desk, match_id, "fillbot")) == 1
    desk.write(lambda tx: play.submit(tx, match_id, Pause(), Office.DIRECTOR))
    assert moments(desk, match_id, "fillbot") == {}
    clock.move(seconds=30)
    assert fire_due(desk) == 0
    desk.write(lambda tx: play.submit(tx, match_id, Resume(), Office.DIRECTOR))
    assert len(moments(desk, match_id, "fillbot")) == 1


def test_a_bot_that_would_rather_wait_is_not_asked_again_before_something_changes(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, clock = place
    match_id = with_bots(desk, people_=0, bots=5)
    monkeypatch.setattr(type(running(desk, match_id).game), "bot", lambda *_: None)
    clock.move(seconds=5)
    assert fire_due(desk) == 1
    assert moments(desk, match_id, "fillbot") == {}
    desk.write(lambda tx: play.submit(tx, match_id, MoveDeadline("nomination", 60), Office.DIRECTOR))
    assert len(moments(desk, match_id, "fillbot")) == 1


def test_a_bot_knows_no_more_than_its_seat(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, clock = place
    match_id = with_bots(desk, people_=0, bots=7)
    seen: list[tuple[int, bool]] = []

    def spy(self: object, seat: int, known: list, asked: list, dice: object) -> None:
        seen.append((seat, all(event.audience().includes(seat) for event in known)))
        assert all(prompt.to == seat for prompt in asked)
        assert known

    monkeypatch.setattr(type(running(desk, match_id).game), "bot", spy)
    clock.move(seconds=5)
    fire_due(desk)
    assert seen == [(1, True)]
    whole = len(log(desk, match_id))
    with_secrets = desk.read(lambda tx: len(fillbots._known(tx, running(desk, match_id), 1)))
    assert with_secrets < whole


def test_reminders_come_at_half_time_and_before_the_end(place: Place) -> None:
    desk, _ = place
    match_id = vader_match(desk, pace="live")
    (timer,) = desk.read(lambda tx: deadlines.timers(tx, match_id))
    whole = timer.due - timer.started
    found = moments(desk, match_id, "reminder")
    assert found[f"{timer.key}.end"] == whole - min(timedelta(seconds=30), whole / 4)
    assert found.get(f"{timer.key}.half", whole / 2) == whole / 2
    forum = vader_match(desk, chat_id=-2000, pace="forum")
    (slow,) = desk.read(lambda tx: deadlines.timers(tx, forum))
    length = slow.due - slow.started
    assert moments(desk, forum, "reminder") == {
        f"{slow.key}.half": length / 2,
        f"{slow.key}.end": length - timedelta(hours=2),
    }


def test_only_those_who_are_missing_and_reachable_are_reminded_and_the_group_is_told_nothing(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk, pace="forum")
    tap_twice(desk, clock, match_id, 1, "2")
    for seat in (1, 2):
        tap(desk, match_id, seat, "pass")
    desk.write(lambda tx: people.blocked(tx, 104))
    empty_outbox(desk)
    half, end = sorted(moments(desk, match_id, "reminder").values())
    clock.now = START + half
    assert fire_due(desk) == 1
    said = waiting_letters(desk, letters.SayLetter)
    assert [chat for chat, _ in said] == [103, 105]
    assert {letter.text.key for _, letter in said} == {"common-reminder"}
    assert waiting_letters(desk, letters.BoardLetter) == []
    clock.now = START + end
    assert fire_due(desk) == 1
    said = waiting_letters(desk, letters.SayLetter)
    assert [chat for chat, _ in said] == [103, 105], "a second reminder takes the place of one that waits"
    assert {letter.text.args["left"].seconds for _, letter in said} == {7200}
    assert len(waiting_letters(desk, letters.BoardLetter)) == 1


def test_reminders_move_with_their_deadline_and_rest_while_it_rests(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk, pace="forum")
    before = moments(desk, match_id, "reminder")
    desk.write(lambda tx: play.submit(tx, match_id, MoveDeadline("nomination", 3600), Office.DIRECTOR))
    after = moments(desk, match_id, "reminder")
    assert {key: after[key] - before[key] for key in before} == {
        key: timedelta(hours=1) if key.endswith("end") else timedelta(minutes=30) for key in before
    }
    desk.write(lambda tx: play.submit(tx, match_id, Pause(), Office.DIRECTOR))
    assert moments(desk, match_id, "reminder") == {}
    clock.move(hours=3)
    desk.write(lambda tx: play.submit(tx, match_id, Resume(), Office.DIRECTOR))
    resumed = moments(desk, match_id, "reminder")
    assert {key: each for key, each in resumed.items() if key.endswith("end")} == {
        key: each + timedelta(hours=3) for key, each in after.items() if key.endswith("end")
    }


def test_nobody_is_reminded_of_what_is_answered(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk, pace="forum")
    keys = list(moments(desk, match_id, "reminder"))
    tap_twice(desk, clock, match_id, 1, "2")
    assert not set(keys) & set(moments(desk, match_id, "reminder"))


def test_a_deadline_that_was_moved_meanwhile_does_not_fire(place: Place) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    due = select(DeadlineRow.id).where(DeadlineRow.match_id == match_id, DeadlineRow.kind == "reminder")
    ids = desk.read(lambda tx: tx.session.scalars(due).all())
    for each in ids:
        desk.write(lambda tx, e=each: clockwork.fire(tx, e))
    assert waiting_letters(desk, letters.SayLetter) == []
    assert clock.now == START

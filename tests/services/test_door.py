"""The one door: actions, presses, due timers, and what is stored and told of them."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from shared.kernel.actions import CloseNow, MoveDeadline, Pause, RedCard, Resume
from shared.kernel.seats import Office
from shared.kernel.text import Refusal
from shared.services import deadlines, letters, notices, pictures, play
from shared.services.running import load
from shared.services.work import Desk, Tx
from shared.storage.models import ActRow, BoardRow, DeadlineRow, EventRow, MatchRow, OutboxRow
from tests.services.cast import GROUP, SEED, Clock, log, opened, prompts, running, tap, tap_twice, vader_match

ROLES = {"1": "rebel", "2": "rebel", "3": "sith", "4": "vader", "5": "rebel"}


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def _count(desk: Desk, table: type) -> int:
    return desk.read(lambda tx: tx.session.scalar(select(func.count()).select_from(table))) or 0


def _waiting(desk: Desk) -> list[letters.Letter]:
    rows = desk.read(lambda tx: tx.session.execute(select(OutboxRow.body).order_by(OutboxRow.id)).all())
    return [letters.decode(row.body) for row in rows]


def test_an_irreversible_press_asks_once_more_and_a_double_tap_is_no_second_thought(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    assert tap(desk, match_id, 1, "2", query="a").text.key == "common-press-confirm"
    clock.move(seconds=0.1)
    assert tap(desk, match_id, 1, "2", query="b").text.key == "common-press-confirm"
    assert running(desk, match_id).match.game.phase == "nomination"
    clock.move(seconds=1)
    answer = tap(desk, match_id, 1, "2", query="c")
    assert answer.changed
    assert running(desk, match_id).match.game.phase == "election"


def test_whoever_taps_without_a_pause_is_through_a_breath_after_the_first_tap(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    for number in range(4):
        assert not tap(desk, match_id, 1, "2", query=str(number)).changed
        clock.move(seconds=0.2)
    assert tap(desk, match_id, 1, "2", query="4").changed
    assert running(desk, match_id).match.game.phase == "election"


def test_another_option_after_the_first_tap_asks_again(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap(desk, match_id, 1, "2", query="a")
    clock.move(seconds=2)
    assert tap(desk, match_id, 1, "3", query="b").text.key == "common-press-confirm"
    assert running(desk, match_id).match.game.phase == "nomination"


def test_the_same_press_under_a_new_id_changes_nothing_and_gets_the_same_answer(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap_twice(desk, clock, match_id, 1, "2")
    key = prompts(desk, match_id)[0].key
    first = tap(desk, match_id, 3, "pass", key=key, query="x")
    acts = _count(desk, ActRow)
    for query in ("x", "y", ""):
        assert tap(desk, match_id, 3, "pass", key=key, query=query) == first
    assert _count(desk, ActRow) == acts
    assert tap(desk, match_id, 3, "fail", key=key, query="z").changed
    assert tap(desk, match_id, 3, "pass", key=key, query="w").changed, "a change back is a new wish"


def test_a_press_belongs_to_the_prompt_it_was_shown_for(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap_twice(desk, clock, match_id, 1, "2")
    old = prompts(desk, match_id)[0].key
    for seat in range(1, 6):
        tap(desk, match_id, seat, "fail", key=old)
    tap_twice(desk, clock, match_id, 2, "1")
    late = tap(desk, match_id, 3, "pass", key=old, query="late")
    assert not late.changed
    assert all(p.chosen is None for p in prompts(desk, match_id))


def test_strangers_and_others_are_told_why_a_button_is_not_theirs(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    key = prompts(desk, match_id)[0].key
    assert tap(desk, match_id, 3, "2", key=key).text.key == "vader-refusal-not-master"
    assert tap(desk, match_id, 9, "2", key=key).text.key == "common-press-no-seat"
    assert tap(desk, match_id, 1, "77", key=key).text.key == "common-press-stale"
    assert tap(desk, match_id, 1, "2", key="nonsense").text.key == "common-press-stale"
    assert _count(desk, ActRow) == 1


def test_a_ballot_after_the_due_moment_meets_a_closed_election(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap_twice(desk, clock, match_id, 1, "2")
    key = prompts(desk, match_id)[0].key
    tap(desk, match_id, 3, "pass", key=key)
    due = desk.read(lambda tx: deadlines.timers(tx, match_id))[0].due
    assert due is not None
    clock.now = due
    assert not tap(desk, match_id, 4, "pass", key=key).changed
    assert "election_failed" in log(desk, match_id)
    assert running(desk, match_id).match.game.absent == (1, 2, 4, 5)


def test_overdue_timers_fire_in_order_and_each_next_one_gets_its_whole_time(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    clock.move(hours=5)
    desk.write(lambda tx: play.advance(tx, match_id))
    state = running(desk, match_id).match.game
    assert (state.phase, state.failed, state.master) == ("nomination", 1, 2)
    timer = desk.read(lambda tx: deadlines.timers(tx, match_id))[0]
    assert timer.started == clock.now
    assert timer.due is not None
    assert timer.due > clock.now


def test_a_pause_freezes_what_is_left_and_closes_every_button(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    before = desk.read(lambda tx: deadlines.timers(tx, match_id))[0]
    clock.move(seconds=30)
    assert before.due is not None
    left = before.due - clock.now
    desk.write(lambda tx: play.submit(tx, match_id, Pause(), Office.DIRECTOR))
    clock.move(days=3)
    desk.write(lambda tx: play.advance(tx, match_id))
    assert tap(desk, match_id, 1, "2", key="nominate.1").text.key == "common-refusal-paused"
    desk.write(lambda tx: play.submit(tx, match_id, Resume(), Office.DIRECTOR))
    after = desk.read(lambda tx: deadlines.timers(tx, match_id))[0]
    assert after.due == clock.now + left
    assert running(desk, match_id).match.game.phase == "nomination"


def test_a_director_moves_and_closes_a_deadline_and_nobody_else_can(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    before = desk.read(lambda tx: deadlines.timers(tx, match_id))[0].due
    refused = desk.write(lambda tx: play.submit(tx, match_id, MoveDeadline("nomination", 60), 1))
    assert isinstance(refused, Refusal)
    desk.write(lambda tx: play.submit(tx, match_id, MoveDeadline("nomination", 3600), Office.DIRECTOR))
    assert before is not None
    assert desk.read(lambda tx: deadlines.timers(tx, match_id))[0].due == before + timedelta(hours=1)
    desk.write(lambda tx: play.submit(tx, match_id, CloseNow("nomination"), Office.DIRECTOR))
    assert running(desk, match_id).match.game.failed == 1


def test_a_refusal_stores_nothing(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk, setup={"roles": ROLES})
    sizes = [_count(desk, table) for table in (ActRow, EventRow, OutboxRow)]
    refused = desk.write(lambda tx: play.submit(tx, match_id, RedCard(4), Office.DIRECTOR))
    assert isinstance(refused, Refusal), "Vader is not sent off without insisting (V32)"
    assert [_count(desk, table) for table in (ActRow, EventRow, OutboxRow)] == sizes


def test_the_end_closes_the_row_and_leaves_no_deadline(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk, setup={"roles": ROLES})
    receipt = desk.write(lambda tx: play.submit(tx, match_id, RedCard(4, insist=True), Office.DIRECTOR))
    assert isinstance(receipt, play.Receipt)
    row = desk.read(lambda tx: tx.session.get(MatchRow, match_id))
    assert row is not None
    assert (row.status, row.winner) == ("over", "rebels")
    assert _count(desk, DeadlineRow) == 0
    again = desk.write(lambda tx: play.submit(tx, match_id, Pause(), Office.DIRECTOR))
    assert again == play.OVER


def test_a_crash_inside_the_door_leaves_the_match_as_it_was(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)

    def half(tx: Tx) -> None:
        play.submit(tx, match_id, CloseNow("nomination"), Office.DIRECTOR)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        desk.write(half)
    assert running(desk, match_id).match.game.failed == 0
    assert _count(desk, ActRow) == 1
    assert tap_twice(desk, clock, match_id, 1, "2").changed, "and the desk goes on working"


def test_what_is_told_follows_the_audience(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk, setup={"roles": ROLES})
    slips = {each.seat: each for each in _waiting(desk) if isinstance(each, letters.SlipLetter)}
    assert sorted(slips) == [1, 2, 3, 4, 5]
    assert [text.key for text in slips[1].texts] == ["vader-event-role-dealt"]
    assert "vader-event-sith-revealed" in [text.key for text in slips[3].texts]
    tap_twice(desk, clock, match_id, 1, "2")
    size = len(_waiting(desk))
    tap(desk, match_id, 3, "pass")
    assert len(_waiting(desk)) == size, "a secret ballot is told to nobody; the count merges into the waiting board"


def test_each_phase_has_one_board_and_the_old_one_keeps_its_last_look(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap_twice(desk, clock, match_id, 1, "2")
    first, second = (desk.read(lambda tx, n=n: pictures.board(tx, n)) for n in (1, 2))
    assert first is not None
    assert second is not None
    assert (first.view.board, first.final, first.prompts) == ("nomination.1", True, ())
    assert (second.view.board, second.final) == ("election.1", False)
    assert [prompt.key for prompt in second.prompts] == ["ballot.1"]
    assert second.progress == (0, 5)
    assert second.missing == (), "names only near the end"
    clock.now = (second.closes_at or clock.now) - timedelta(seconds=10)
    near = desk.read(lambda tx: pictures.board(tx, 2))
    assert near is not None
    assert near.missing == (1, 2, 3, 4, 5)


def test_the_seed_is_published_with_the_end_and_not_before(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk, setup={"roles": ROLES})
    before = desk.read(lambda tx: [row.news for row in tx.session.scalars(select(BoardRow))])
    assert not any(SEED.hex().encode() in news for news in before)
    desk.write(lambda tx: play.submit(tx, match_id, RedCard(4, insist=True), Office.DIRECTOR))
    last = desk.read(lambda tx: tx.session.scalars(select(BoardRow).order_by(BoardRow.id.desc())).first())
    assert last is not None
    assert SEED.hex().encode() in last.news


def test_a_refused_press_is_looked_at_afresh_and_not_repeated_for_ever(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    desk.write(lambda tx: play.submit(tx, match_id, Pause(), Office.DIRECTOR))
    assert tap(desk, match_id, 1, "2", key="nominate.1", query="a").text.key == "common-refusal-paused"
    desk.write(lambda tx: play.submit(tx, match_id, Resume(), Office.DIRECTOR))
    clock.move(seconds=5)
    assert tap(desk, match_id, 1, "2", key="nominate.1", query="b").text.key == "common-press-confirm"
    clock.move(seconds=1)
    assert tap(desk, match_id, 1, "2", key="nominate.1", query="c").changed


def test_a_board_posted_anew_takes_the_buttons_from_the_old_one(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    desk.write(lambda tx: pictures.board_sent(tx, 1, GROUP, 77, "digest"))
    desk.write(lambda tx: notices.redraw(tx, load(tx, match_id), anew=True))  # type: ignore[arg-type]
    calls = [each for each in _waiting(desk) if isinstance(each, letters.CallLetter)]
    assert [(c.method, c.params["message_id"]) for c in calls] == [("edit_message_reply_markup", 77)]

"""Presses that no keyboard offers: forged keys, another's private question, buttons from before the bell."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select, update

from shared.kernel.actions import Pause
from shared.kernel.seats import Office
from shared.kernel.text import Refusal
from shared.services import directors, people, play, roster
from shared.services.play import Receipt
from shared.services.press import press
from shared.services.work import Desk, Tx
from shared.storage.models import DeadlineRow, PressRow
from tests.services.cast import Clock, opened, prompts, running, tap, tap_twice, vader_match

ROLES = {"1": "rebel", "2": "rebel", "3": "sith", "4": "vader", "5": "rebel"}


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def _elect(desk: Desk, match_id: int) -> None:
    """The first option of whoever is to nominate, and Pass all round."""
    nominate = prompts(desk, match_id)[0]
    taken = desk.write(lambda tx: play.submit(tx, match_id, nominate.options[0].action, nominate.to))
    assert isinstance(taken, Receipt), taken
    for prompt in prompts(desk, match_id):
        tap(desk, match_id, prompt.to, "pass")


def _enact(desk: Desk, match_id: int) -> None:
    """A session of Imperial cards."""
    _elect(desk, match_id)
    for _ in range(2):
        prompt = prompts(desk, match_id)[0]
        tap(desk, match_id, prompt.to, "I")


@pytest.mark.parametrize(("deck", "key"), [("RRR", "discard.1"), ("III", "discard.1"), ("RRR", "discard.9")])
def test_a_forged_key_tells_nothing_of_another_hand(place: tuple[Desk, Clock], deck: str, key: str) -> None:
    desk, _ = place
    match_id = vader_match(desk, setup={"roles": ROLES, "deck": list(deck)})
    _elect(desk, match_id)
    assert running(desk, match_id).match.game.phase == "discard"
    for option in ("R", "I"):
        answer = desk.write(lambda tx, o=option: press(tx, match_id, 103, key, o, query=o))
        assert (answer.text.key, answer.alert) == ("common-press-stale", False)


def test_forged_keys_are_not_remembered(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    desk.write(lambda tx: play.submit(tx, match_id, Pause(), Office.DIRECTOR))
    for number in range(3):
        key = f"{'x' * 38}{number}"
        answer = desk.write(lambda tx, k=key: press(tx, match_id, 102, k, "pass", query=k))
        assert answer.text.key == "common-refusal-paused"
    assert desk.read(lambda tx: tx.session.scalar(select(func.count()).select_from(PressRow))) == 0


def test_a_press_after_the_bell_does_not_count_for_the_next_question(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk, 7, setup={"deck": list("IIIIIIIII")})
    _enact(desk, match_id)
    _enact(desk, match_id)
    tap_twice(desk, clock, match_id, 2, "7")  # investigates
    _enact(desk, match_id)
    tap_twice(desk, clock, match_id, 3, "4")  # whose turn it would be anyhow: Master twice running
    state = running(desk, match_id).match.game
    assert (state.phase, state.master, state.number) == ("nomination", 4, 4)
    assert tap(desk, match_id, 4, "7", query="a").text.key == "common-press-confirm"
    query = select(DeadlineRow.due_at).where(DeadlineRow.kind == "timer")
    due = desk.read(lambda tx: tx.session.scalars(query).one())
    clock.now = due - timedelta(seconds=30)
    tap(desk, match_id, 4, "7", query="b")
    clock.now = due  # the clock has not come to it yet
    answer = tap(desk, match_id, 4, "7", key="nominate.4", query="c")
    assert (answer.changed, answer.text.key) == (False, "common-press-stale")
    state = running(desk, match_id).match.game
    assert (state.phase, state.master, state.number, state.failed) == ("nomination", 4, 5, 1)


def test_a_clock_set_back_does_not_lock_a_button(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap(desk, match_id, 1, "2", query="a")
    clock.move(hours=-1)
    tap(desk, match_id, 1, "2", query="b")
    clock.move(seconds=1)
    assert tap(desk, match_id, 1, "2", query="c").changed


def test_an_earlier_press_that_comes_again_does_not_undo_a_later_one(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    tap_twice(desk, clock, match_id, 1, "2")
    tap(desk, match_id, 3, "pass", query="10000000000000000001")
    tap(desk, match_id, 3, "fail", query="10000000000000000002")
    again = tap(desk, match_id, 3, "pass", query="10000000000000000001")
    assert again.text.key == "common-press-recorded"
    assert next(p.chosen for p in prompts(desk, match_id) if p.to == 3) == "fail"
    assert tap(desk, match_id, 3, "pass", query="10000000000000000003").changed
    assert next(p.chosen for p in prompts(desk, match_id) if p.to == 3) == "pass"


def test_a_timer_that_cannot_fire_is_not_due_for_ever(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    other = update(DeadlineRow).where(DeadlineRow.kind == "timer").values(key="nomination.77")
    desk.write(lambda tx: tx.session.execute(other))
    clock.move(hours=1)
    desk.write(lambda tx: play.advance(tx, match_id))
    timers = select(DeadlineRow.key).where(DeadlineRow.kind == "timer")
    assert desk.read(lambda tx: tx.session.scalars(timers).all()) == []


@pytest.mark.parametrize("leaves", ["dismissed", "made a writer"])
def test_who_has_seen_the_secrets_takes_no_seat_afterwards(place: tuple[Desk, Clock], leaves: str) -> None:
    desk, _ = place
    match_id = vader_match(desk)

    def staff(tx: Tx) -> None:
        people.see_user(tx, 201, "Dora", None, "en")
        people.started(tx, 201)
        directors.make(tx, match_id, 201)

    desk.write(staff)
    if leaves == "dismissed":
        assert desk.write(lambda tx: directors.dismiss(tx, match_id, 201, 201)) is None
    else:
        assert desk.write(lambda tx: directors.appoint(tx, match_id, 201, None, "writer")) is None
    refusal = desk.write(lambda tx: roster.replace(tx, match_id, 3, 201, None))
    assert isinstance(refusal, Refusal)
    assert refusal.key == "desk-refusal-knows"

"""What every match shares: pauses, deadlines, cards, and who may ask for what."""

from typing import Any

import pytest

from shared.games.vader import GAME
from shared.games.vader import actions as vader
from shared.games.vader.rules import Rules
from shared.games.vader.setup import Setup
from shared.kernel import actions as act
from shared.kernel import events as ev
from shared.kernel.dice import SeededDice
from shared.kernel.match import Match
from shared.kernel.seats import Actor, Office, following
from shared.kernel.step import fold, open_match, open_prompts, running_timers, step
from shared.kernel.text import Refusal

ROLES = {1: "rebel", 2: "rebel", 3: "sith", 4: "vader", 5: "rebel"}
DICE = SeededDice(b"seed", 0)


def a_match(**rules: Any) -> Match:
    opened = open_match(GAME, Rules(**rules), 5, DICE, Setup(ROLES))
    assert not isinstance(opened, Refusal)
    return opened[0]


def take(match: Match, action: act.Action, by: Actor = Office.DIRECTOR) -> tuple[Match, ev.Event]:
    """The match after an action that must be accepted, and its first event."""
    found = step(GAME, match, action, by, DICE)
    assert not isinstance(found, Refusal), found
    return fold(GAME, match, found), found[0]


def refused(match: Match, action: act.Action, by: Actor = Office.DIRECTOR) -> str:
    found = step(GAME, match, action, by, DICE)
    assert isinstance(found, Refusal), found
    return found.key.removeprefix("common-refusal-")


def expire(match: Match) -> act.Expire:
    (timer,) = running_timers(GAME, match)
    return act.Expire(timer.name, timer.key)


@pytest.mark.parametrize("seats", [0, 4, 11])
def test_a_number_of_seats_that_the_game_does_not_know_is_refused(seats: int) -> None:
    opened = open_match(GAME, Rules(), seats, DICE)
    assert isinstance(opened, Refusal)
    assert opened.args == {"least": 5, "most": 10, "seats": seats}


def test_rules_that_make_no_sense_are_refused() -> None:
    assert isinstance(open_match(GAME, Rules(seconds={"nap": 1}), 5, DICE), Refusal)


@pytest.mark.parametrize("seat", [0, 6, -1])
def test_a_seat_that_is_none_is_refused(seat: int) -> None:
    assert refused(a_match(), vader.Nominate(2), seat) == "no-seat"


@pytest.mark.parametrize(
    "action", [act.Pause(), act.Resume(), act.RedCard(1), act.Finish(), act.CloseNow("nomination")]
)
@pytest.mark.parametrize("by", [1, Office.CLOCK, Office.PUBLIC])
def test_directors_acts_are_the_directors(action: act.Action, by: Actor) -> None:
    assert refused(a_match(), action, by) == "director-alone"


def test_the_clock_alone_lets_a_timer_fall_due_and_only_one_that_runs() -> None:
    match = a_match()
    assert refused(match, expire(match)) == "clock-alone"
    assert refused(match, act.Expire("nomination", "nomination.9"), Office.CLOCK) == "timer-gone"
    assert refused(match, act.Expire("veto", "nomination.1"), Office.CLOCK) == "timer-gone"


def test_reasons_to_pause_are_a_set_and_all_must_go() -> None:
    match, _ = take(a_match(), act.Pause("night"))
    match, _ = take(match, act.Pause("director"))
    assert refused(match, act.Pause("night")) == "already-paused"
    match, resumed = take(match, act.Resume("night"))
    assert resumed == ev.Resumed("night", playing=False)
    assert open_prompts(GAME, match) == ()
    assert refused(match, vader.Nominate(2), 1) == "paused"
    assert refused(match, expire(match), Office.CLOCK) == "paused"
    assert refused(match, act.CloseNow("nomination")) == "paused"
    match, resumed = take(match, act.Resume("director"))
    assert resumed == ev.Resumed("director", playing=True)
    assert refused(match, act.Resume("director")) == "not-paused"
    assert open_prompts(GAME, match)


def test_a_deadline_is_moved_or_closed_by_name() -> None:
    match = a_match()
    assert take(match, act.MoveDeadline("nomination", 60))[1] == ev.DeadlineMoved("nomination", 60)
    assert refused(match, act.MoveDeadline("veto", 60)) == "timer-gone"
    closed, event = take(match, act.CloseNow("nomination"))
    assert event == ev.ClosedEarly("nomination")
    assert closed.game.failed == 1


@pytest.mark.parametrize(
    ("policy", "kinds"),
    [
        ("propose", [ev.TurnMissed, ev.YellowCardProposed]),
        ("issue", [ev.TurnMissed, ev.YellowCardGiven]),
        ("off", [ev.TurnMissed]),
    ],
)
def test_a_miss_brings_what_the_ruleset_says(policy: str, kinds: list[type[ev.Event]]) -> None:
    match = a_match(late_card=policy)
    found = step(GAME, match, expire(match), Office.CLOCK, DICE)
    assert not isinstance(found, Refusal)
    assert [type(each) for each in found if type(each) in ev.COMMON_EVENTS] == kinds


def test_yellow_cards_are_counted_and_can_be_taken_back() -> None:
    match, event = take(a_match(), act.YellowCard(2, "late"))
    assert event == ev.YellowCardGiven(2, "late", 1)
    match, _ = take(match, act.YellowCard(2))
    assert match.table.yellow == {2: 2}
    match, _ = take(match, act.WithdrawYellowCard(2))
    assert match.table.yellow == {2: 1}
    assert refused(match, act.WithdrawYellowCard(3)) == "no-yellow-card"
    assert refused(match, act.YellowCard(9)) == "no-seat"


def test_enough_yellow_cards_make_a_red_one() -> None:
    match, _ = take(a_match(cards_to_red=2), act.YellowCard(2))
    assert 2 in GAME.living(match.game)
    match, _ = take(match, act.YellowCard(2))
    assert match.table.red == (2,)
    assert 2 not in GAME.living(match.game)
    assert refused(match, act.YellowCard(2)) == "already-out"


def test_a_red_card_that_the_game_refuses_is_refused_whole() -> None:
    match = a_match()
    found = step(GAME, match, act.RedCard(4), Office.DIRECTOR, DICE)
    assert isinstance(found, Refusal)
    assert match.table.red == ()


def test_after_the_end_everything_is_refused_and_nothing_runs() -> None:
    match, event = take(a_match(), act.Finish())
    assert event == ev.MatchFinished()
    assert refused(match, act.Pause()) == "over"
    assert refused(match, vader.Nominate(2), 1) == "over"
    assert open_prompts(GAME, match) == running_timers(GAME, match) == ()


def test_a_seat_that_is_none_has_no_new_holder() -> None:
    assert refused(a_match(), act.Replace(6)) == "no-seat"


@pytest.mark.parametrize(("seat", "after"), [(1, 3), (2, 3), (3, 5), (5, 1), (9, 1)])
def test_the_seat_after_wraps_round_and_skips_who_is_gone(seat: int, after: int) -> None:
    assert following((1, 3, 5), seat) == after

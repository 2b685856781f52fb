"""Numbered rules of Werewolf that need more than a scenario to be seen."""

from typing import Any

import pytest

from shared.games.werewolf import GAME
from shared.games.werewolf import actions as act
from shared.games.werewolf.decide import deaths
from shared.games.werewolf.events import day, deal, night, outs
from shared.games.werewolf.rules import Rules, check, lineup
from shared.kernel.actions import RedCard, Replace
from shared.kernel.dice import SeededDice
from shared.kernel.events import SEALED, ClosedEarly, Event, SeatReplaced, TurnMissed
from shared.kernel.prompts import Place
from shared.kernel.seats import Office
from shared.kernel.step import open_match
from shared.kernel.text import Refusal, Term, Text
from tests.games.werewolf.tables import Table, of
from tests.laws.worlds import worlds

OURS = [world for world in worlds() if world.slug == "werewolf"]


def dealt(seed: bytes, seats: int = 10, **rules: Any) -> list[Event]:
    opened = open_match(GAME, Rules(**rules), seats, SeededDice(seed, 0))
    assert not isinstance(opened, Refusal)
    return list(opened[1])


@pytest.mark.parametrize("seats", range(9, 19))
def test_r001_r008_every_seat_has_one_identity_of_the_lineup(seats: int) -> None:
    roles = of(deal.RoleDealt, dealt(b"a", seats))
    assert [event.seat for event in roles] == list(range(1, seats + 1))
    counts = lineup(Rules(), seats)
    for role, number in counts.items():
        assert [event.role for event in roles].count(role) == number
    if seats == 10:
        assert counts == {"wolf": 3, "seer": 1, "witch": 1, "hunter": 1, "cupid": 1, "villager": 3}


def test_r009_other_dice_other_identities() -> None:
    deals = {tuple(event.role for event in of(deal.RoleDealt, dealt(bytes([n])))) for n in range(20)}
    assert len(deals) > 15


def test_r022_r028_r029_r030_the_opening_lists_names_in_order() -> None:
    table = Table()
    table.day()
    table.night(kill=10, poison=3)
    events = table.closes("dawn")
    public = [event for event in events if event.audience().everyone]
    assert public == [ClosedEarly("dawn"), day.DayOpened(2, "out"), day.OpeningListed(2, (), (10, 3))]
    table.day(s1=6, s2=6)
    table.does(act.Shoot(1), 6)
    table.does(act.Kill(None), 2)
    table.does(act.Heal(None), 5)
    table.does(act.Check(None), 4)
    assert of(day.OpeningListed, table.closes("dawn")) == [day.OpeningListed(3, (6, 1), ())]


def test_r026_r031_r032_r169_closing_says_everything_at_once() -> None:
    table = Table(badge=(9,))
    table.day(s1=4, s2=4)
    table.night()
    table.closes("dawn")
    events = table.day(s1=4, s2=4, s4=1)
    public = [event for event in events if event.audience().everyone and not isinstance(event, ClosedEarly)]
    assert public == [
        day.VotesCounted(2, 10, (3, 5, 6, 7, 8, 9, 10)),
        day.CandidateCounted(4, 2, False, (1, 2)),
        day.CandidateCounted(1, 1, True, (4,)),
        day.VotedOut(4),
        night.NightFell(2),
    ]
    (passed,) = of(day.BadgePassed, table.does(act.Bequeath(5), 4))
    assert passed == day.BadgePassed(4, 5)


def test_r092_the_badge_is_told_and_announced() -> None:
    table = Table()
    events = table.day(s1=9, s2=9)
    assert of(day.SheriffElected, events) == [day.SheriffElected(9)]
    (told,) = of(day.SheriffTold, events)
    assert told.audience().seats == {9}
    assert "werewolf-mark-sheriff" in GAME.view(table.state, Office.PUBLIC).seats[8].marks


def test_r097_the_order_of_the_badge_is_sealed_and_published_at_the_end() -> None:
    table = Table()
    (fixed,) = of(deal.BadgeOrderFixed, table.events)
    assert fixed.audience() == SEALED
    assert sorted(fixed.order) == list(range(1, 11))
    for seat in (1, 2, 3):
        table.does(RedCard(seat), Office.DIRECTOR)
    assert of(outs.BadgeOrderPublished, table.events) == [outs.BadgeOrderPublished(fixed.order)]


def test_r017_a38_the_end_tells_who_everybody_was_and_why_they_won() -> None:
    table = Table((1, 8))
    for seat in (2, 3, 8):
        table.does(RedCard(seat), Office.DIRECTOR)
    assert table.state.lost == ("wolves",)
    table.does(RedCard(7), Office.DIRECTOR)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (4, 5, 6, 9, 10)
    assert outcome.each[8] == Text("werewolf-result-lost", {"camp": Term("werewolf-camp-lovers")})
    truths = of(outs.TruthTold, table.events)
    assert [truth.seat for truth in truths] == list(range(1, 11))
    assert truths[0] == outs.TruthTold(1, "wolf", "lovers", 8)


def test_r058_r065_r078_r161_only_a_missing_vote_is_late() -> None:
    table = Table()
    missed = of(TurnMissed, table.closes("day"))
    assert [event.seat for event in missed] == list(range(1, 11))
    for timer in ("night", "witch", "dawn"):
        assert of(TurnMissed, table.closes(timer)) == []


def test_r154_r160_a_void_ballot_is_refused_and_remembered() -> None:
    table = Table()
    refusal = table.refuses(act.Vote(4, "  "), 1)
    assert refusal.key == "werewolf-event-ballot-voided"
    assert table.state.void == (1,)
    assert table.state.ballots == ()
    table.does(act.Vote(4, "because"), 1)
    missed = {event.seat for event in of(TurnMissed, table.closes("day"))}
    assert missed == set(range(2, 11))


def test_r156_r162_a_second_ballot_is_no_correction() -> None:
    table = Table()
    table.does(act.Vote(4, "becuase"), 1)
    assert table.refuses(act.Vote(4, "because"), 1).key == "werewolf-refusal-voted"
    assert table.state.ballots[0].reason == "becuase"


def test_r153_the_order_of_arrival_decides_a_tie_of_the_first_day() -> None:
    table = Table()
    for seat, choice in ((1, 4), (2, 5), (3, 5), (8, 4)):
        table.does(act.Vote(choice, "because"), seat)
    table.does(act.ChangeVote(5, "another reason"), 2)
    table.closes("day")
    assert table.state.sheriff == 4


def test_r159_the_last_hour_has_a_mark_of_its_own() -> None:
    table = Table()
    timers = {timer.name: timer for timer in GAME.timers(table.state)}
    assert not timers["last_call"].listed
    table.closes("last_call")
    assert table.state.last_call
    assert {p.key for p in GAME.prompts(table.state) if p.place is Place.GROUP} == {"vote.1"}


@pytest.mark.parametrize(("literal", "order"), [(False, (6, 1, 2)), (True, (6, 2, 1))])
def test_a14_the_order_is_one_constant(literal: bool, order: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deaths, "LOVE_BEFORE_SHOT", not literal)
    table = Table((1, 6))
    table.day()
    table.night()
    table.closes("dawn")
    table.day(**{f"s{seat}": 6 for seat in range(1, 11)})
    table.does(act.Shoot(2), 6)
    assert table.state.out == order


def test_r128_a_win_cancels_the_rest() -> None:
    table = Table()
    table.day()
    table.night(kill=8)
    table.closes("dawn")
    table.day()
    table.night(kill=10, poison=1)
    assert table.state.winner == "wolves"
    assert table.state.queue == ()
    assert 1 not in table.state.out
    assert GAME.timers(table.state) == GAME.prompts(table.state) == ()


def test_r139_judged_after_every_single_out() -> None:
    table = Table()
    for seat in (10, 8):
        events = table.does(RedCard(seat), Office.DIRECTOR)
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("CampLost") > kinds.index("OutAnnounced")
    assert table.state.out == (10, 8, 9)
    assert table.state.winner == "wolves"


def test_a30_the_schedule_must_leave_half_an_hour_before_ten() -> None:
    assert check(Rules(closing_hour=21, closing_minute=30), 10) is None
    late = check(Rules(closing_hour=21, closing_minute=31), 10)
    assert late == Refusal("werewolf-refusal-schedule-witch", {"closing": "21:31", "minutes": 30})
    assert check(Rules(closing_hour=9), 10) is not None
    assert check(Rules(closing_hour=21, closing_minute=31, pace="live"), 10) is None
    assert check(Rules(pace="live", seconds={"dawn": 100}), 10) is not None
    assert check(Rules(seconds={"sunset": 5}), 10) is not None


@pytest.mark.parametrize("seats", range(9, 19))
def test_lineups_are_checked_for_sense(seats: int) -> None:
    assert check(Rules(), seats) is None
    assert check(Rules(wolves=6), seats) is None if seats > 14 else check(Rules(wolves=6), seats) is not None
    assert check(Rules(wolves=1), seats) is not None
    assert check(Rules(wolves=2, cupid=False), seats) is None
    assert check(Rules(seer=False, witch=False, hunter=False), seats) is not None


def test_r101_shot_first_then_the_badge() -> None:
    table = Table()
    table.day(**{f"s{seat}": 6 for seat in range(1, 11)})
    table.night()
    table.closes("dawn")
    table.day(**{f"s{seat}": 6 for seat in range(1, 11)})
    assert table.refuses(act.Bequeath(4), 6).key == "werewolf-refusal-no-badge"
    table.does(act.Shoot(4), 6)
    assert table.refuses(act.Bequeath(4), 6).key == "werewolf-refusal-heir-out"
    table.does(act.Bequeath(5), 6)
    assert table.state.sheriff == 5


def test_a_replaced_seat_keeps_everything() -> None:
    table = Table()
    table.does(act.Vote(4, "because"), 1)
    before = table.state
    assert table.does(Replace(1), Office.DIRECTOR) == [SeatReplaced(1)]
    assert table.state == before


def test_r010_influence_decides_nothing() -> None:
    assert not [field for field in Rules.__struct_fields__ if "influence" in field]


def test_r062_a_black_seer_still_asks() -> None:
    table = Table((1, 4))
    table.day()
    (checked,) = of(night.CampChecked, table.does(act.Check(1), 4))
    assert checked == night.CampChecked(4, 1, "other")


def test_r126_lost_wolves_do_not_win_by_half() -> None:
    table = Table((1, 8))
    table.does(act.Surrender(), 2)
    table.does(act.Consent("yes"), 3)
    for seat in (4, 5, 9, 6):
        table.does(RedCard(seat), Office.DIRECTOR)
    assert table.state.winner == "lovers"
    assert table.state.lost == ("wolves", "village")


def test_r132_two_wolves_in_love_last_as_long_as_cupid() -> None:
    table = Table((1, 2))
    for seat in (1, 3):
        table.does(RedCard(seat), Office.DIRECTOR)
    assert table.state.out == (1, 2, 3)
    assert table.state.lost == ()
    table.day()
    table.refuses(act.Kill(8), 7)
    table.does(RedCard(7), Office.DIRECTOR)
    assert table.state.winner == "village"


def test_a_first_day_that_begins_just_before_closing_ends_a_day_later() -> None:
    table = Table(couple=None)
    table.advance(table.now.replace(hour=19, minute=58))
    assert table.state.phase == "link"
    table.does(act.Link((8, 9)), 7)
    due = table.moments["day.1"].due
    assert due is not None
    assert (due.day, due.hour) == (table.now.day + 1, 20)

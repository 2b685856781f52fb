"""The table's rules by number."""

from shared.games.two_rooms import actions as act
from shared.kernel.actions import RedCard
from shared.kernel.events import Event
from shared.kernel.seats import Office
from tests.games.two_rooms.tables import Table


def table(first: str = "P b b r", second: str = "B b r r", **more: object) -> Table:
    return Table(first, second, **more)  # type: ignore[arg-type]


def kinds(events: list[Event]) -> list[str]:
    return [type(each).__name__ for each in events]


def test_t1_the_first_appointment_wins() -> None:
    it = table()
    assert it.refuses(act.Appoint(1), 1) == "not-yourself"
    it.does(act.Appoint(2), 1)
    assert it.refuses(act.Appoint(3), 4) == "has-leader"


def test_t2_the_leader_stays_over_the_rounds() -> None:
    it = table()
    it.leads(1, 5)
    it.exchange((2,), (6,))
    assert it.state.leaders == (1, 5)


def test_t3_without_an_appointment_the_lot_decides() -> None:
    it = table()
    events = it.expires()
    appointed = [e for e in events if type(e).__name__ == "LeaderAppointed"]
    assert [e.by for e in appointed] == [None, None]  # type: ignore[attr-defined]
    assert it.state.leaders[0] in (1, 2, 3, 4)


def test_t4_t5_whoever_abdicates_cannot_lead_again_this_round() -> None:
    it = table()
    it.leads(1, 5)
    it.does(act.Abdicate(2), 1)
    it.does(act.TakeOver("yes"), 2)
    assert it.refuses(act.Abdicate(1), 2) == "locked"
    assert it.refuses(act.Point(1), 3) == "locked"
    it.exchange((3,), (6,))
    it.does(act.Abdicate(1), 2)


def test_t4_not_even_by_the_lot() -> None:
    it = table("P b r", "B b r")
    it.leads(1, 4)
    it.does(act.Abdicate(2), 1)
    it.does(act.TakeOver("yes"), 2)
    it.does(RedCard(2), Office.DIRECTOR)
    assert it.refuses(act.Appoint(1), 3) == "locked"
    it.expires()
    assert it.state.leaders[0] == 3


def test_t6_a_handover_is_void_when_usurped_or_when_the_bell_rings() -> None:
    it = table()
    it.leads(1, 5)
    it.does(act.Abdicate(2), 1)
    for seat in (1, 2, 3):
        it.does(act.Point(3), seat)
    assert it.state.leaders[0] == 3
    assert it.refuses(act.TakeOver("yes"), 2) == "no-handover"
    it.does(act.Abdicate(2), 3)
    it.expires()
    assert it.refuses(act.TakeOver("yes"), 2) == "not-now"


def test_t7_t8_more_than_half_and_half_is_not_enough() -> None:
    it = table()
    it.leads(1, 5)
    it.does(act.Point(2), 2)
    it.does(act.Point(2), 3)
    assert it.state.leaders[0] == 1
    it.does(act.Point(None), 3)
    it.does(act.Point(2), 4)
    assert it.state.leaders[0] == 1
    it.does(act.Point(2), 1)
    assert it.state.leaders[0] == 2
    assert it.state.usurpations == {1: (1,), 2: (1,), 4: (1,)}
    assert it.state.witnesses == (1, 2, 3, 4)


def test_t9_pointing_at_the_leader_withdraws_and_pointers_go_with_a_new_leader() -> None:
    it = table()
    it.leads(1, 5)
    it.does(act.Point(2), 3)
    assert kinds(it.does(act.Point(1), 3)) == ["PointerDropped"]
    assert it.does(act.Point(1), 3) == []
    for seat in (2, 3, 4):
        it.does(act.Point(2), seat)
    assert it.state.votes == {}
    for seat in (2, 3, 4):
        it.does(act.Point(1), seat)
    assert it.state.leaders[0] == 1


def test_t10_nothing_of_it_after_the_bell() -> None:
    it = table()
    it.leads(1, 5)
    it.expires()
    assert it.refuses(act.Point(2), 3) == "not-now"
    assert it.refuses(act.Abdicate(2), 1) == "not-now"
    assert it.refuses(act.Offer(2, "card"), 1) == "not-now"


def test_t11_a_leader_who_is_late_leaves_it_to_the_lot() -> None:
    it = table()
    it.leads(1, 5)
    it.expires()
    it.does(act.Hostages((2,)), 1)
    events = it.expires()
    assert kinds(events)[:2] == ["TurnMissed", "HostagesChosen"]
    assert events[1].by_lot  # type: ignore[attr-defined]
    assert 5 not in events[1].hostages  # type: ignore[attr-defined]


def test_t12_t13_a_choice_is_for_good_and_hidden_from_the_other_room() -> None:
    it = table()
    it.leads(1, 5)
    it.expires()
    (chosen,) = it.does(act.Hostages((2,)), 1)
    assert chosen.audience().seats == {1, 2, 3, 4}
    assert it.refuses(act.Hostages((3,)), 1) == "chosen-already"
    assert it.refuses(act.Hostages((5,)), 5) == "leader-stays"
    assert it.refuses(act.Hostages((6,)), 6) == "not-leader"


def test_t14_the_exchange_comes_before_the_next_timer() -> None:
    it = table()
    it.leads(1, 5)
    events = kinds(it.exchange((2,), (6,)))
    assert events[-2:] == ["HostagesExchanged", "RoundOpened"]
    moment = it.moment("round")
    assert moment is not None
    assert moment.due is not None
    assert (moment.due - it.now).total_seconds() == 120


def test_t15_the_row_is_fixed_by_the_number_at_the_start() -> None:
    it = table("P b b b r r", "B b r r G")
    assert it.state.players == 11
    it.does(RedCard(2), Office.DIRECTOR)
    it.does(RedCard(10), Office.DIRECTOR)
    assert it.events[-1].seat == 10  # type: ignore[attr-defined]
    it.leads(1, 7)
    events = it.expires()
    assert events[0].hostages == 2  # type: ignore[attr-defined]


def test_t16_both_rooms_give_as_many_as_the_smaller_one_can() -> None:
    it = table("P b b b r r", "B b r r G")
    it.leads(1, 7)
    for seat in (8, 9, 10):
        it.does(RedCard(seat), Office.DIRECTOR)
    it.expires()
    assert it.refuses(act.Hostages((2, 3)), 1) == "list-number"
    it.does(act.Hostages((2,)), 1)
    it.does(act.Hostages((11,)), 7)
    assert it.state.sent == ((2,), (11,))


def test_t18_colours_only_in_the_advanced_game_with_more_than_ten() -> None:
    assert table().refuses(act.Announce("colour"), 1) == "no-colours"
    assert table("P mi6 b r", "B b r clone").refuses(act.Show(2, "colour"), 1) == "no-colours"
    table("P b b b r r", "B b r r G").does(act.Announce("colour"), 1)
    basic = table("P b b b r r", "B b r r G", advanced=False)
    assert basic.refuses(act.Announce("colour"), 1) == "no-colours"


def test_t20_showing_needs_no_consent() -> None:
    it = table()
    it.does(act.Show(2, "card"), 1)
    assert it.state.seen == {2: {1: "president"}}


def test_t21_neither_only_with_doctor_or_engineer() -> None:
    plain = table("P b r", "B b r G")
    while plain.state.phase != "final":
        plain.expires()
    assert plain.refuses(act.Predict("neither"), 7) == "no-neither"
    doctors = table("P doctor r", "B engineer b G")
    while doctors.state.phase != "final":
        doctors.expires()
    doctors.does(act.Predict("neither"), 7)
    assert doctors.won(7) == (doctors.state.winner == "neither")


def test_t22_the_gambler_has_time_and_then_loses() -> None:
    it = table("P b r", "B b r G")
    while it.state.phase != "final":
        it.expires()
    events = it.expires()
    assert kinds(events)[:2] == ["TurnMissed", "PauseMissed"]
    assert not it.won(7)


def test_t23_a_buried_card_keeps_the_teams_even_without_a_gambler() -> None:
    it = table("presidents_daughter b b", "B martyr r r", buried="president")
    assert "gambler" not in it.state.deck


def test_t26_the_tackled_are_not_chosen_and_not_drawn() -> None:
    it = table("P b blue_security r", "B b r red_security")
    it.leads(1, 5)
    it.does(act.Tackle(2), 3)
    assert it.state.open_cards == (3,)
    assert it.refuses(act.Tackle(4), 3) in ("used-already", "open-card")
    it.expires()
    assert it.refuses(act.Hostages((2,)), 1) == "list-tackled"
    it.does(act.Hostages((4,)), 1)
    it.expires()
    assert it.state.tackled == ()


def test_t27_pauses_then_the_result_then_all_cards() -> None:
    it = table("P b r", "B b r G")
    while it.state.phase != "final":
        it.expires()
    events = kinds(it.does(act.Predict("blue"), 7))
    assert events == ["PredictionMade", "MatchEnded", *["SeatRevealed"] * 7]


def test_pauses_come_in_their_order_each_with_its_own_time() -> None:
    cards = "presidents_daughter private_eye sniper target decoy"
    it = Table(cards, "B martyr G b r", buried="president", deck=(*cards.split(), "martyr", "gambler"))
    while it.state.phase != "final":
        it.expires()
    assert it.state.speaker == 2
    assert it.refuses(act.Shoot(4), 3) == "not-your-turn"
    assert it.refuses(act.Guess("private_eye"), 2) == "not-in-deck"
    it.does(act.Guess("president"), 2)
    assert it.state.speaker == 8
    it.expires()
    assert it.state.speaker == 3
    assert it.refuses(act.Shoot(3), 3) == "no-target"
    it.does(act.Shoot(4), 3)
    assert it.over
    assert {2, 3} <= set(it.state.winners)
    assert not {4, 5, 8} & set(it.state.winners)

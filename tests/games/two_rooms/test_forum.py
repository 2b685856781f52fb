"""The forum's rules by number."""

import pytest

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.rules import Rules
from shared.games.two_rooms.state import ranking
from shared.kernel.actions import RedCard
from shared.kernel.ballots import Cast, ranked_by_reaching
from shared.kernel.events import Event
from shared.kernel.seats import Office
from tests.games.two_rooms.tables import Table


def forum(first: str = "P b r", second: str = "B b r", **rules: object) -> Table:
    return Table(first, second, variant="forum", **rules)  # type: ignore[arg-type]


def kind(events: list[Event], name: str) -> list[Event]:
    return [each for each in events if type(each).__name__ == name]


def test_f2_a_leader_may_go_too() -> None:
    table = forum()
    table.does(act.Vote(1), 1)
    table.does(act.Send((1,)), 1)
    table.expires()
    assert table.state.sent[0] == (1,)


def test_f10_without_any_list_the_lot_takes_from_the_whole_room() -> None:
    gone = set()
    for leader in (1, 2, 3):
        table = forum()
        for voter in range(1, leader + 1):
            table.does(act.Vote(leader), voter)
        (first, _) = kind(table.expires(), "ListExecuted")
        assert (first.leader, first.author) == (leader, None)  # type: ignore[attr-defined]
        gone.update(first.hostages)  # type: ignore[attr-defined]
    assert gone
    assert gone <= {1, 2, 3}


def test_f3_the_last_rise_to_the_final_count_decides() -> None:
    a, b = 1, 2
    casts = [Cast(3, a), Cast(4, a), Cast(4, None), Cast(5, b), Cast(6, b), Cast(4, a)]
    assert ranked_by_reaching(casts, (a, b)) == (b, a)
    table = forum("P b b b r r", "B b b r r r")
    for voter, target in ((3, 1), (4, 1)):
        table.does(act.Vote(target), voter)
    table.does(act.RevokeVote(1), 4)
    for voter, target in ((5, 2), (6, 2), (4, 1)):
        table.does(act.Vote(target), voter)
    assert ranking(table.state, 1) == (2, 1)


def test_f4_a_new_vote_replaces_the_old_and_a_revoked_one_must_stand() -> None:
    table = forum()
    table.does(act.Vote(2), 1)
    table.does(act.Vote(3), 1)
    assert table.state.votes == {1: 3}
    assert table.refuses(act.RevokeVote(2), 1) == "not-your-vote"
    assert table.does(act.Vote(3), 1) == []


def test_f5_f7_oneself_but_nobody_of_the_other_room() -> None:
    table = forum()
    table.does(act.Vote(1), 1)
    assert table.refuses(act.Vote(4), 1) == "other-room"
    assert table.refuses(act.Send((4,)), 1) == "other-room"
    assert table.refuses(act.Offer(4, "card"), 1) == "other-room"
    assert table.refuses(act.Show(4, "card"), 1) == "other-room"


def test_f6_nothing_is_carried_over() -> None:
    table = forum()
    table.does(act.Vote(1), 1)
    table.does(act.Send((2,)), 1)
    table.does(act.Offer(3, "card"), 1)
    table.expires()
    state = table.state
    assert (state.votes, state.casts, state.lists, state.offers) == ({}, (), {}, ())


def test_f8_the_next_candidate_with_a_list_and_both_names() -> None:
    table = forum("P b b r", "B b r r")
    for voter, target in ((1, 2), (2, 2), (3, 1)):
        table.does(act.Vote(target), voter)
    table.does(act.Send((4,)), 1)
    (first, _) = kind(table.expires(), "ListExecuted")
    assert (first.leader, first.author, first.hostages) == (2, 1, (4,))  # type: ignore[attr-defined]


def test_f9_lists_of_those_without_votes_come_last_the_earliest_edit_first() -> None:
    table = forum("P b b r", "B b r r")
    table.does(act.Send((1,)), 3)
    table.does(act.Send((2,)), 4)
    table.does(act.Send((4,)), 3)
    table.does(act.Vote(1), 2)
    (first, _) = kind(table.expires(), "ListExecuted")
    assert (first.leader, first.author) == (1, 4)  # type: ignore[attr-defined]


def test_f11_the_last_list_counts() -> None:
    table = forum()
    table.does(act.Send((2,)), 1)
    table.does(act.Send((3,)), 1)
    (first, _) = kind(table.expires(), "ListExecuted")
    assert first.hostages == (3,)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("wrong", "code"), [((1, 2), "list-number"), ((), "list-number"), ((1, 1), "list-twice"), ((9,), "other-room")]
)
def test_f12_a_wrong_list_is_refused_and_the_earlier_one_stays(wrong: tuple[int, ...], code: str) -> None:
    table = forum()
    table.does(act.Send((2,)), 1)
    assert table.refuses(act.Send(wrong), 1) == code
    assert table.state.lists == {1: (2,)}


def test_f13_a_list_with_somebody_who_is_gone_counts_as_none() -> None:
    table = forum("P b b r", "B b r r")
    table.does(act.Send((3,)), 1)
    table.does(act.Send((2,)), 4)
    table.does(RedCard(3), Office.DIRECTOR)
    (first, _) = kind(table.expires(), "ListExecuted")
    assert first.author == 4  # type: ignore[attr-defined]


def test_f13_a_list_with_somebody_tackled_counts_as_none() -> None:
    table = forum("P b blue_security r", "B b r red_security")
    table.does(act.Send((1,)), 4)
    table.does(act.Tackle(1), 3)
    assert table.refuses(act.Send((1,)), 2) == "list-tackled"
    (first, _) = kind(table.expires(), "ListExecuted")
    assert first.author is None  # type: ignore[attr-defined]
    assert first.hostages != (1,)  # type: ignore[attr-defined]


def test_f14_what_comes_with_the_deadline_comes_too_late() -> None:
    table = forum()
    moment = table.moment("round")
    assert moment is not None
    assert moment.due is not None
    table.does(act.Send((2,)), 1)
    table.advance(moment.due)
    assert table.state.number == 2
    assert table.state.sent[0] == (2,)


def test_f15_a_list_is_private_until_its_author_shows_it() -> None:
    table = forum()
    (sent,) = table.does(act.Send((2,)), 1)
    assert sent.audience().seats == {1}
    (shown,) = table.does(act.PublishList(), 1)
    assert shown.audience().seats == {1, 2, 3}
    assert table.refuses(act.PublishList(), 1) == "no-list"
    table.does(act.Send((3,)), 1)
    assert table.state.published == ()


def test_f18_f19_kinds_must_match_and_offers_do_not_cross() -> None:
    table = forum()
    table.does(act.Offer(2, "colour"), 1)
    assert table.refuses(act.Accept(1, "card"), 2) == "other-kind"
    assert table.refuses(act.Offer(1, "colour"), 2) == "accept-instead"
    assert table.refuses(act.Offer(2, "colour"), 1) == "offered-already"
    table.does(act.Offer(1, "card"), 2)
    other = forum(crossing="accept")
    other.does(act.Offer(2, "colour"), 1)
    assert kind(other.does(act.Offer(1, "colour"), 2), "Shared")


def test_f20_whoever_is_later_is_told_why() -> None:
    table = forum()
    table.does(act.Offer(2, "card"), 1)
    table.does(act.Accept(1, "card"), 2)
    assert table.refuses(act.RevokeOffer(2, "card"), 1) == "no-offer"
    table.does(act.Offer(2, "card"), 1)
    table.does(act.RevokeOffer(2, "card"), 1)
    assert table.refuses(act.Accept(1, "card"), 2) == "no-offer"


def test_f21_an_open_offer_lapses_with_the_round() -> None:
    table = forum()
    table.does(act.Offer(2, "card"), 1)
    table.exchange((3,), (4,))
    assert table.refuses(act.Accept(1, "card"), 2) == "no-offer"


def test_f22_an_announcement_is_true_and_seen_by_the_room_alone() -> None:
    table = forum()
    (said,) = table.does(act.Announce("card"), 1)
    assert said.card == "president"  # type: ignore[attr-defined]
    assert said.audience().seats == {1, 2, 3}
    assert table.state.seen == {2: {1: "president"}, 3: {1: "president"}}


def test_f23_the_room_sees_that_something_was_shown_and_not_what() -> None:
    table = forum()
    shown, seen = table.does(act.Show(2, "card"), 1)
    assert shown.audience().seats == {1, 2, 3}
    assert not hasattr(shown, "card")
    assert seen.audience().seats == {2}


def test_f24_colours_are_shown_at_any_number_of_players() -> None:
    forum().does(act.Announce("colour"), 1)


def test_f25_showing_each_other_is_no_share() -> None:
    table = forum("P doctor r", "B engineer b")
    table.does(act.Show(2, "card"), 1)
    table.does(act.Show(1, "card"), 2)
    assert table.state.met == {}


def test_f29_the_gambler_has_a_day_and_then_loses() -> None:
    table = forum("P b r b", "B r G")
    while table.state.phase == "round":
        table.expires()
    moment = table.moment("final")
    assert moment is not None
    assert moment.due is not None
    assert (moment.due - table.now).total_seconds() == 86400
    table.expires()
    assert not table.won(7)


def test_f30_a_usurper_leads_whatever_the_votes_and_a_mayor_counts_twice() -> None:
    table = forum("P b blue_usurper r", "B b r red_usurper")
    for seat in (1, 2):
        table.does(act.Vote(1), seat)
    table.does(act.Usurp(), 3)
    assert ranking(table.state, 1) == (3, 1)
    table.does(act.Send((4,)), 1)
    (first, _) = kind(table.expires(), "ListExecuted")
    assert (first.leader, first.author) == (3, 1)  # type: ignore[attr-defined]
    mayors = forum("P b blue_mayor r", "B b r red_mayor")
    mayors.does(act.Vote(2), 3)
    mayors.does(act.Vote(1), 1)
    mayors.does(act.Vote(1), 4)
    assert ranking(mayors.state, 1) == (1, 2)
    mayors.does(act.Announce("card"), 3)
    mayors.does(act.Vote(2), 2)
    assert ranking(mayors.state, 1) == (2, 1)


def test_a_mayor_in_a_room_of_odd_size_or_beside_the_other_counts_once() -> None:
    odd = forum("P blue_mayor r", "B b red_mayor")
    odd.does(act.Vote(2), 2)
    odd.does(act.Announce("card"), 2)
    odd.does(act.Vote(1), 1)
    odd.does(act.Vote(1), 3)
    assert ranking(odd.state, 1) == (1, 2)
    both = forum("P blue_mayor red_mayor r", "B b b r")
    both.does(act.Announce("card"), 2)
    both.does(act.Vote(2), 2)
    both.does(act.Vote(4), 1)
    both.does(act.Vote(4), 4)
    both.does(act.Announce("card"), 3)
    assert ranking(both.state, 1) == (4, 2)


def test_f32_it_is_judged_after_the_last_exchange() -> None:
    table = forum()
    for n in range(5):
        assert table.state.number == n + 1
        assert not table.over
        table.expires()
    assert table.over


def test_a_usurper_in_the_last_round_comes_too_late() -> None:
    table = forum("P b blue_usurper r", "B b r red_usurper")
    for _ in range(4):
        table.expires()
    assert table.refuses(act.Usurp(), 3) == "not-in-last-round"


def test_the_table_acts_do_not_exist_in_the_forum() -> None:
    table = forum()
    assert table.refuses(act.Appoint(2), 1) == "not-now"
    assert table.refuses(act.Hostages((2,)), 1) == "not-now"
    assert Table("P b r", "B b r").refuses(act.Vote(2), 1) == "not-now"
    assert Rules().variant == "forum"

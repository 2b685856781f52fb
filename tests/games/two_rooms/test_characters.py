"""Characters that lead, move, are open, or are silent (2.2, 2.3)."""

from shared.games.two_rooms import GAME
from shared.games.two_rooms import actions as act
from shared.kernel.actions import RedCard
from shared.kernel.events import Event
from shared.kernel.seats import Office
from tests.games.two_rooms.tables import Table


def kinds(events: list[Event]) -> list[str]:
    return [type(each).__name__ for each in events]


def test_the_usurper_leads_at_once_and_for_the_round() -> None:
    table = Table("P b blue_usurper red_usurper minion", "B b r r")
    table.leads(1, 6)
    events = table.does(act.Usurp(), 3)
    assert kinds(events) == ["PowerUsed", "CardAnnounced", "LeadershipSeized"]
    assert table.state.leaders[0] == 3
    assert table.refuses(act.Point(1), 2) == "seized"
    assert table.refuses(act.Usurp(), 4) == "seized"
    assert table.refuses(act.Show(1, "card"), 3) == "open-card"
    assert table.refuses(act.Offer(3, "card"), 1) == "their-open-card"
    assert 5 in table.state.witnesses
    table.exchange((5,), (7,))
    table.does(act.Usurp(), 4)


def test_the_usurper_need_not_count_for_the_minion() -> None:
    table = Table("P b blue_usurper red_usurper minion", "B b r r", minion_usurper=False)
    table.leads(1, 6)
    table.does(act.Usurp(), 3)
    assert table.state.witnesses == ()


def test_a_usurper_who_has_abdicated_is_locked() -> None:
    table = Table("P b blue_usurper r", "B b r red_usurper")
    table.leads(3, 5)
    table.does(act.Abdicate(1), 3)
    table.does(act.TakeOver("yes"), 1)
    assert table.refuses(act.Usurp(), 3) == "locked-yourself"


def test_an_open_card_is_seen_by_everybody_who_comes_to_it() -> None:
    table = Table("P b blue_security r", "B b r red_security")
    table.leads(1, 5)
    table.does(act.Tackle(2), 3)
    table.exchange((4,), (6,))
    assert table.state.seen[6] == {3: "blue_security"}
    assert 4 in table.state.seen
    table.exchange((3,), (7,))
    assert table.state.seen[8] == {3: "blue_security"}


def test_offers_with_an_open_card_lapse() -> None:
    table = Table("P b blue_security r", "B b r red_security")
    table.does(act.Offer(3, "card"), 1)
    assert "OfferLapsed" in kinds(table.does(act.Tackle(2), 3))


def test_tackling_the_immune_is_wasted_and_nobody_sees_that() -> None:
    table = Table("P invincible blue_security r", "B immunologist b red_security")
    events = table.does(act.Tackle(2), 3)
    assert kinds(events)[-1] == "SeatTackled"
    assert table.state.tackled == ()


def test_the_mayor_counts_twice_at_the_table_too() -> None:
    table = Table("P b blue_mayor r", "B b r red_mayor")
    table.leads(1, 5)
    table.does(act.Point(2), 3)
    table.does(act.Point(2), 2)
    assert table.state.leaders[0] == 1
    table.does(act.Announce("card"), 3)
    assert table.state.leaders[0] == 2


def test_the_bouncer_puts_somebody_out_of_the_fuller_room() -> None:
    table = Table("P blue_bouncer b r", "B red_bouncer G")
    table.leads(1, 5)
    assert table.refuses(act.Bounce(7), 6) == "not-fuller"
    assert table.refuses(act.Bounce(1), 2) == "no-target"
    table.does(act.Offer(3, "card"), 4)
    table.does(act.Point(4), 3)
    events = table.does(act.Bounce(3), 2)
    assert kinds(events) == ["PowerUsed", "CardShown", "CardSeen", "SeatBounced"]
    assert table.state.rooms == (1, 1, 2, 1, 2, 2, 2)
    assert table.state.offers == ()
    assert table.state.votes == {}
    assert table.state.left == (3,)
    assert table.state.moved == {}
    table.does(act.Bounce(3), 6)
    assert table.state.rooms[2] == 1


def test_the_bouncer_is_too_late_in_the_last_round() -> None:
    table = Table("P blue_bouncer b r", "B red_bouncer G")
    table.leads(1, 5)
    for _ in range(2):
        table.exchange((3,), (7,)) if table.state.number == 1 else table.exchange((7,), (3,))
    assert table.refuses(act.Bounce(3), 2) == "not-in-last-round"


def test_a_bounced_voter_no_longer_counts_in_the_forum() -> None:
    table = Table("P blue_bouncer b r", "B red_bouncer G", variant="forum")
    table.does(act.Vote(1), 3)
    table.does(act.Send((3,)), 1)
    table.does(act.Vote(4), 4)
    table.does(act.Bounce(3), 2)
    assert table.state.votes == {4: 4}
    table.does(act.Vote(5), 3)
    (first, _) = [e for e in table.expires() if type(e).__name__ == "ListExecuted"]
    assert (first.leader, first.author) == (4, None)  # type: ignore[attr-defined]


def test_ambassadors_are_named_walk_and_have_no_part_in_leading() -> None:
    table = Table("P b r blue_ambassador", "B b r red_ambassador", variant="forum")
    assert table.state.rooms == (1, 1, 1, 3, 2, 2, 2, 3)
    assert table.state.seen[1] == {4: "blue_ambassador", 8: "red_ambassador"}
    assert table.refuses(act.Vote(1), 4) == "ambassador"
    assert table.refuses(act.Send((4,)), 1) == "other-room"
    assert table.refuses(act.Offer(4, "card"), 1) == "their-open-card"
    assert table.refuses(act.Show(1, "card"), 4) == "open-card"
    (shown, _) = table.does(act.Show(4, "card"), 1)
    assert shown.audience().seats == {1, 2, 3, 4, 8}
    channels = GAME.channels(table.state)
    assert [sorted(each.writers) for each in channels] == [[1, 2, 3, 4, 8], [4, 5, 6, 7, 8]]
    while not table.over:
        table.expires()
    assert table.state.rooms[3] == 3
    assert 4 not in table.state.dead


def test_mime_and_the_cursed_are_mute() -> None:
    table = Table("P blue_mime blue_mummy b", "B red_mime red_mummy r")
    table.share(1, 3)
    one, other = GAME.channels(table.state)
    assert one.readers == {1, 2, 3, 4}
    assert one.writers == {3, 4}
    assert other.writers == {5, 7, 8}


def test_the_drunk_sobers_up_clean_at_the_start_of_the_last_round() -> None:
    table = Table("P b drunk blue_thug", "B r r red_thug", sober="blue")
    table.leads(1, 5)
    table.share(3, 4)
    assert table.state.conditions[3] == ("coy",)
    table.exchange((2,), (6,))
    assert table.state.cards[3] == "drunk"
    events = table.exchange((6,), (2,))
    sober = events[-1]
    assert (sober.seat, sober.card) == (3, "blue")  # type: ignore[attr-defined]
    assert sober.audience().seats == {3}
    assert table.state.conditions[3] == ()


def test_whoever_holds_the_drunk_by_then_sobers_up() -> None:
    table = Table("P b drunk hot_potato", "B r r b", sober="red")
    table.leads(1, 5)
    table.share(3, 4)
    table.exchange((2,), (6,))
    table.exchange((6,), (2,))
    assert table.state.cards[4] == "red"


def test_mastermind_led_both_rooms() -> None:
    table = Table("P b mastermind r", "B b r clone")
    table.leads(3, 5)
    table.does(act.Abdicate(1), 3)
    table.does(act.TakeOver("yes"), 1)
    table.exchange((3,), (6,))
    for seat in (3, 7, 8):
        table.does(act.Point(3), seat)
    assert table.state.led[3] == (1, 2)
    table.exchange((2,), (5,))
    table.exchange((4,), (7,))
    assert table.won(3)


def test_agoraphobe_and_traveler_count_exchanges() -> None:
    table = Table("P agoraphobe traveler b", "B b r r")
    table.leads(1, 5)
    table.exchange((3,), (6,))
    assert table.state.moved == {3: 1, 6: 1}
    assert table.state.left == (3, 6)


def test_anarchist_counts_a_round_once() -> None:
    table = Table("P anarchist b", "B b r r")
    table.leads(1, 4)
    for leader in (2, 1, 2):
        for seat in (2, 3):
            table.does(act.Point(leader), seat)
    assert table.state.usurpations[2] == (1,)


def test_the_president_is_not_removed_without_insisting_and_then_red_wins() -> None:
    table = Table("P b r", "B b r")
    assert table.submit(RedCard(1), Office.DIRECTOR).key == "two_rooms-refusal-replace-first"  # type: ignore[union-attr]
    table.does(RedCard(1, insist=True), Office.DIRECTOR)
    assert (table.state.winner, table.state.reason) == ("red", "president_removed")
    other = Table("P b r", "B b r")
    other.does(RedCard(4, insist=True), Office.DIRECTOR)
    assert (other.state.winner, other.state.reason) == ("blue", "bomber_removed")


def test_a_leader_who_is_removed_after_the_bell_is_followed_by_lot() -> None:
    table = Table("P b b r", "B b r r")
    table.leads(2, 6)
    table.expires()
    table.does(act.Hostages((3,)), 2)
    table.does(RedCard(2), Office.DIRECTOR)
    assert table.state.leaders[0] in (1, 3, 4)
    table.does(act.Hostages((7,)), 6)
    assert table.state.number == 2
    assert len(table.state.sent[0]) == 1


def test_a_speaker_who_is_removed_is_passed_over() -> None:
    table = Table("P b r", "B b r G")
    while table.state.phase != "final":
        table.expires()
    table.does(RedCard(7), Office.DIRECTOR)
    assert table.over


def test_a_removed_leader_leaves_the_room_without_one() -> None:
    table = Table("P b b r", "B b r r")
    table.leads(2, 6)
    assert "LeaderLost" in kinds(table.does(RedCard(2), Office.DIRECTOR))
    table.does(act.Appoint(3), 1)

"""Shares, conditions and powers (1.3, 1.4, 2.2, 2.4)."""

import pytest

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.legal import barred
from shared.games.two_rooms.powers.shares import cancelled
from tests.games.two_rooms.tables import Table

FILL = "b b b"
FORUM = {"variant": "forum"}


def names(events: list) -> list[str]:  # type: ignore[type-arg]
    return [type(each).__name__ for each in events]


def conditions(table: Table, seat: int) -> tuple[str, ...]:
    return table.state.conditions[seat]


def test_a_share_is_one_act_seen_by_both_and_known_to_the_room() -> None:
    table = Table("P B b", "b r r")
    table.does(act.Offer(2, "card"), 1)
    events = table.does(act.Accept(1, "card"), 2)
    shared, one, other, _ = events
    assert names(events) == ["Shared", "CardSeen", "CardSeen", "ShareLogged"]
    assert shared.audience().seats == {1, 2, 3}
    assert (one.audience().seats, other.audience().seats) == ({1}, {2})
    assert table.state.seen == {1: {2: "bomber"}, 2: {1: "president"}}


GAINED = {"criminal": "shy", "thug": "coy", "dealer": "foolish", "mummy": "cursed"}
GIVERS = (
    ("blue_criminal", "red_criminal"),
    ("blue_thug", "red_thug"),
    ("blue_dealer", "red_dealer"),
    ("blue_mummy", "red_mummy"),
)


@pytest.mark.parametrize(("card", "other"), GIVERS)
def test_what_a_partner_gains(card: str, other: str) -> None:
    table = Table(f"P {card} r", f"B {other} b b")
    table.share(1, 2)
    table.share(5, 6)
    assert conditions(table, 1) == conditions(table, 6) == (GAINED[card.removeprefix("blue_")],)
    assert conditions(table, 2) == conditions(table, 5) == ()


def test_a_show_or_a_colour_share_sets_nothing_off() -> None:
    table = Table("P blue_criminal r", "B r b b", **FORUM)
    table.does(act.Show(1, "card"), 2)
    table.share(1, 2, "colour")
    assert conditions(table, 1) == ()
    assert table.state.met == {}


def test_both_effects_come_from_how_it_was_before() -> None:
    table = Table("P blue_dealer red_criminal", "B r b r")
    table.share(2, 3)
    assert conditions(table, 2) == ("shy",)
    assert conditions(table, 3) == ("foolish",)


def test_the_medic_takes_everything_away_even_what_one_starts_with() -> None:
    table = Table("P blue_medic nuclear_tyrant", "B red_medic b r")
    table.share(2, 3)
    assert conditions(table, 3) == ()


def test_the_immune_are_untouched_by_powers_and_swaps() -> None:
    table = Table("P invincible blue_criminal hot_potato", "B immunologist r red_criminal")
    table.share(2, 3)
    table.share(2, 4)
    assert conditions(table, 2) == ("immune",)
    assert table.state.cards[2] == "invincible"
    assert table.state.cards[4] == "hot_potato"


def test_foolish_cancels_with_one_opposite_and_both_go() -> None:
    assert cancelled(("shy", "coy", "foolish")) == ("coy",)
    assert cancelled(("shy", "coy", "foolish"), "last") == ("shy",)
    assert cancelled(("foolish",)) == ("foolish",)
    table = Table("P blue_dealer red_criminal b", "B r r b")
    table.share(1, 3)
    assert conditions(table, 1) == ("shy",)
    assert table.refuses(act.Offer(2, "card"), 1) == "shy"
    dealt = Table("P blue_dealer red_criminal b", "B r r b")
    dealt.share(1, 2)
    dealt.share(1, 3)
    assert conditions(dealt, 1) == ()


def test_the_foolish_accept_at_once() -> None:
    table = Table("P nuclear_tyrant b", "B r r b")
    assert "Shared" in names(table.does(act.Offer(2, "card"), 1))
    assert table.state.offers == ()


def test_the_shy_do_nothing_and_the_savvy_share_cards_only() -> None:
    table = Table("P blue_shy_guy blue_negotiator", "B red_shy_guy red_negotiator b", **FORUM)
    for what in ("colour", "card"):
        for how in ("share", "show"):
            assert barred(table.state, 2, what, how) == "shy"
    table.does(act.Offer(1, "card"), 3)
    for action in (act.Offer(1, "colour"), act.Show(1, "card"), act.Announce("colour"), act.Announce("card")):
        assert table.refuses(action, 3) == "savvy"


def test_the_savvy_who_become_coy_do_nothing() -> None:
    table = Table("P blue_negotiator blue_thug", "B red_negotiator red_thug b", **FORUM)
    table.share(2, 3)
    assert conditions(table, 2) == ("savvy", "coy")
    assert table.refuses(act.Offer(1, "card"), 2) == "coy"
    assert table.refuses(act.Offer(1, "colour"), 2) == "savvy"


def test_the_paranoid_share_one_card_of_their_own_will() -> None:
    table = Table("P blue_paranoid b blue_agent", "B red_paranoid red_agent r", **FORUM)
    table.does(act.Force(2), 4)
    assert table.refuses(act.Show(1, "card"), 2) == "paranoid"
    assert table.refuses(act.Offer(1, "colour"), 2) == "paranoid"
    table.share(1, 2)
    assert table.refuses(act.Offer(3, "card"), 2) == "paranoid-spent"


def test_an_offer_lapses_when_its_maker_may_no_longer_keep_it() -> None:
    table = Table("P b blue_criminal", "B r red_criminal b")
    table.does(act.Offer(2, "card"), 1)
    events = table.share(1, 3)
    assert "OfferLapsed" in names(events)
    assert table.refuses(act.Accept(1, "card"), 2) == "no-offer"


def test_the_psychologist_opens_the_way_for_the_shy_and_heals_them() -> None:
    table = Table("P blue_shy_guy blue_psychologist", "B red_shy_guy red_psychologist b")
    events = table.does(act.Show(2, "card"), 3)
    assert names(events) == ["CardShown", "CardSeen", "TherapyOffered"]
    assert events[2].audience().seats == {2}
    table.does(act.Accept(3, "card"), 2)
    assert conditions(table, 2) == ()
    assert table.state.seen[3] == {2: "blue_shy_guy"}
    assert "TherapyOffered" not in names(table.does(act.Show(1, "card"), 3))


def test_the_agent_forces_even_the_shy_once_a_round_and_wastes_it_on_the_immune() -> None:
    table = Table("P blue_shy_guy blue_agent b", "B red_shy_guy red_agent invincible immunologist")
    table.leads(1, 5)
    events = table.does(act.Force(2), 3)
    assert {"Shared", "CardSeen"} <= set(names(events))
    assert next(e for e in events if type(e).__name__ == "Shared").forced
    assert table.state.met[3] == ("blue_shy_guy",)
    assert table.refuses(act.Force(1), 3) == "used-already"
    assert "Shared" not in names(table.does(act.Force(8), 7))
    assert table.state.seen[8] == {7: "red_agent"}
    table.exchange((4,), (6,))
    table.does(act.Force(1), 3)


def test_the_cursed_cannot_use_words() -> None:
    table = Table("P blue_mummy blue_agent red_agent", "B red_mummy r b")
    table.share(2, 3)
    assert table.refuses(act.Force(1), 3) == "cursed"
    assert "force" not in table.prompts(3)
    table.does(act.Force(1), 4)


def test_the_shy_cannot_show_and_so_cannot_force() -> None:
    table = Table("P blue_criminal blue_agent red_agent", "B red_criminal r b")
    table.share(2, 3)
    assert table.refuses(act.Force(1), 3) == "shy"


def test_the_enforcer_makes_two_others_share() -> None:
    table = Table("P blue_shy_guy blue_enforcer b", "B red_shy_guy red_enforcer r")
    assert table.refuses(act.Pair((3, 1)), 3) == "no-target"
    assert table.refuses(act.Pair((1, 5)), 3) == "no-target"
    assert table.refuses(act.Pair((1,)), 3) == "two-others"
    table.does(act.Pair((1, 2)), 3)
    assert table.state.seen[1] == {3: "blue_enforcer", 2: "blue_shy_guy"}
    assert table.state.seen[2] == {3: "blue_enforcer", 1: "president"}
    assert table.refuses(act.Pair((1, 2)), 3) == "used-already"


def test_the_conman_turns_a_colour_share_into_two_showings() -> None:
    table = Table("P blue_conman b", "B red_conman r r", **FORUM)
    table.share(1, 2, "colour")
    assert table.state.seen == {1: {2: "blue_conman"}, 2: {1: "president"}}
    assert table.state.met == {}
    assert table.state.first_share == {}


def test_cupid_and_eris_bind_two_others_and_cancel_in_one() -> None:
    table = Table("P b cupid eris b", "B r r r")
    table.does(act.Bind((1, 2)), 3)
    assert conditions(table, 1) == ("love",)
    assert table.state.partners == {1: 2, 2: 1}
    assert table.refuses(act.Bind((1, 2)), 3) == "used-already"
    table.does(act.Bind((2, 5)), 4)
    assert conditions(table, 2) == ()
    assert conditions(table, 5) == ("hate",)
    assert conditions(table, 1) == ("love",)


def test_cupid_may_not_bind_themselves() -> None:
    table = Table("P b cupid eris", "B r b r")
    assert table.refuses(act.Bind((1, 3)), 3) == "no-target"
    assert table.refuses(act.Bind((1, 2)), 1) == "not-your-power"


def test_any_share_with_the_hot_potato_swaps_clean_cards() -> None:
    table = Table("P blue_thug hot_potato b", "B r r red_thug", **FORUM)
    table.share(1, 2)
    assert conditions(table, 1) == ("coy",)
    table.share(1, 3, "colour")
    assert table.state.cards[1] == "hot_potato"
    assert table.state.cards[3] == "president"
    assert conditions(table, 1) == conditions(table, 3) == ()
    assert table.state.met[2] == ("president",)
    assert 1 not in table.state.met
    assert 1 not in table.state.first_share
    assert table.state.seen[1][3] == "grey"


def test_nobody_is_the_leprechaun_twice() -> None:
    table = Table("P b leprechaun", "B r r r")
    table.share(1, 3)
    assert table.state.cards[1] == "leprechaun"
    table.share(3, 1)
    assert table.state.cards[1] == "leprechaun"
    table.share(2, 1)
    assert table.state.cards[2] == "leprechaun"


def test_hot_potato_and_leprechaun_swap_once() -> None:
    table = Table("P hot_potato leprechaun b", "B r r b")
    table.share(2, 3)
    assert (table.state.cards[2], table.state.cards[3]) == ("leprechaun", "hot_potato")


def test_zombies_are_contagious_on_every_share_but_not_on_showing() -> None:
    table = Table("P zombie b b", "B r r", **FORUM)
    table.does(act.Show(1, "card"), 2)
    assert conditions(table, 1) == ()
    table.share(1, 2, "colour")
    table.share(1, 3)
    assert conditions(table, 3) == ("zombie",)


def test_boom_only_on_the_real_president() -> None:
    table = Table("presidents_daughter dr_boom b", "B r martyr tuesday_knight", buried="president")
    table.share(1, 2)
    assert not table.over
    boom = Table("P dr_boom b invincible", "B r immunologist tuesday_knight")
    boom.share(2, 1)
    assert (boom.state.winner, boom.state.dead) == ("red", (1, 2, 3))


def test_hug_spares_the_president_and_needs_the_real_bomber() -> None:
    hug = Table("P B tuesday_knight b", "r r dr_boom b")
    hug.share(2, 3)
    assert (hug.state.winner, hug.state.reason, hug.state.dead) == ("blue", "hug", (2, 3, 4))
    martyr = Table("martyr tuesday_knight presidents_daughter", "P r dr_boom b", buried="bomber")
    martyr.share(1, 2)
    assert not martyr.over


def test_boom_makes_announcers_lose_without_being_asked() -> None:
    table = Table("P dr_boom G", "B r tuesday_knight b", deck=("dr_boom", "tuesday_knight", "gambler"))
    table.share(1, 2)
    assert table.state.pause == 0
    assert not table.won(3)


def test_spies_show_the_other_colour() -> None:
    table = Table("P blue_spy red_spy", "B b r r", **FORUM)
    table.does(act.Announce("colour"), 2)
    table.does(act.Show(1, "colour"), 3)
    assert table.state.seen[1] == {2: "red", 3: "blue"}
    table.does(act.Announce("card"), 2)
    assert table.state.seen[1][2] == "blue_spy"


def test_met_lives_with_the_president_and_not_with_the_doctor() -> None:
    table = Table("P doctor hot_potato b", "B engineer r r")
    table.share(1, 2)
    assert table.state.met[1] == ("doctor",)
    table.share(2, 3)
    assert table.state.met[1] == ("doctor",)
    table.share(1, 2)
    assert table.state.cards[2] == "president"
    assert 2 not in table.state.met

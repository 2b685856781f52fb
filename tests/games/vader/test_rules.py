"""Numbered rules of Secret Vader that need more than a scenario to be seen."""

import pytest

from shared.games.vader import GAME
from shared.games.vader import actions as act
from shared.games.vader import events as ev
from shared.games.vader.rules import Rules
from shared.kernel.actions import Finish, RedCard, Replace
from shared.kernel.events import EVERYONE, SEALED, Event, SeatReplaced, TurnMissed, YellowCardProposed
from shared.kernel.prompts import Place, progress
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts
from shared.kernel.timers import After
from tests.games.vader.tables import Table
from tests.laws.worlds import moments, worlds


def of(kind: type[Event], events: list[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]


@pytest.mark.parametrize(
    ("seats", "rebels", "sith"), [(5, 3, 1), (6, 4, 1), (7, 4, 2), (8, 5, 2), (9, 5, 3), (10, 6, 3)]
)
def test_v1_camps_by_seats(seats: int, rebels: int, sith: int) -> None:
    roles = list(Table(seats).state.roles.values())
    assert (roles.count("rebel"), roles.count("sith"), roles.count("vader")) == (rebels, sith, 1)


@pytest.mark.parametrize("seats", range(5, 11))
def test_v2_v3_v4_who_is_told_of_whom(seats: int) -> None:
    table = Table(seats)
    roles = table.state.roles
    told: dict[int, list[dict[str, object]]] = {seat: [] for seat in roles}
    for event in table.events:
        for seat, facts in GAME.told(event):
            told[seat].append(dict(facts))
    for seat, role in roles.items():
        knows = role == "sith" or (role == "vader" and seats <= 6)
        assert len(told[seat]) == (2 if knows else 1)


def test_v5_first_master_is_seat_one() -> None:
    assert Table(5).state.master == 1


def test_v6_the_order_of_the_deck_is_sealed() -> None:
    table = Table(7)
    (ordered,) = of(ev.DeckOrdered, table.events)
    assert ordered.audience() == SEALED
    assert sorted(ordered.order) == ["I"] * 11 + ["R"] * 6  # type: ignore[attr-defined]


def test_v6_other_dice_other_deck() -> None:
    decks = {
        world.seed: next(m.before.game.deck for m in moments(GAME, world))
        for world in worlds()
        if world.slug == "vader"
    }
    assert len(set(decks.values())) > 1


def test_v8_a_ballot_is_secret_and_counted() -> None:
    table = Table(5)
    table.does(act.Nominate(2), 1)
    (cast,) = table.does(act.Ballot("pass"), 3)
    assert cast.audience().seats == {3}
    assert not cast.audience().everyone
    prompts = open_prompts(GAME, table.match)
    assert progress(prompts) == (1, 5)
    assert {prompt.place for prompt in prompts} == {Place.GROUP}
    assert [prompt.chosen for prompt in prompts] == [None, None, "pass", None, None]


def test_v9_all_ballots_are_published_at_once() -> None:
    table = Table(5)
    table.does(act.Nominate(2), 1)
    for seat, vote in enumerate(("pass", "fail", "pass", "fail"), 1):
        assert len(table.does(act.Ballot(vote), seat)) == 1  # type: ignore[arg-type]
    events = table.does(act.Ballot("pass"), 5)
    (elected,) = of(ev.GovernmentElected, events)
    assert (elected.passes, elected.fails, elected.absent) == ((1, 3, 5), (2, 4), ())  # type: ignore[attr-defined]


def test_v13_the_unseen_policy_says_so() -> None:
    (enacted,) = of(ev.PolicyEnacted, Table(5, deck="I").fails())
    assert enacted == ev.PolicyEnacted("I", blind=True, republic=0, imperial=1)


def test_v15_an_elected_general_in_danger_is_shown_not_to_be_vader_once() -> None:
    table = Table(5, "rrsvr", "IIIRIIRRI")
    assert of(ev.DangerBegan, table.fails(9))
    assert table.state.master == 5
    table.does(act.Nominate(1), 5)
    events = [event for seat in range(1, 6) for event in table.does(act.Ballot("pass"), seat)]
    assert of(ev.NotVader, events) == [ev.NotVader(1)]
    table.does(act.Discard("I"), 5)
    table.does(act.Enact("R"), 1)
    table.enacts(2, "I", "R")
    assert table.state.cleared == (1, 2)
    assert not of(ev.NotVader, table.elects(1))


def test_v15_before_the_third_imperial_nobody_is_cleared() -> None:
    table = Table(5, "rrsvr", "IIRRR")
    table.fails(6)
    assert not of(ev.NotVader, table.elects(3))


def test_v16_discards_are_never_public_while_it_runs() -> None:
    table = Table(5, "rrsvr", "RIIRRR")
    events = table.enacts(2, "R", "I")
    assert of(ev.PolicyEnacted, events)
    for event in table.events:
        if type(event) in (ev.CardsDrawn, ev.CardDiscarded, ev.CardsReceived):
            assert not event.audience().everyone
    assert [type(e) for e in table.events].count(ev.CardDiscarded) == 1


def test_v17_master_and_general_are_silent_while_the_session_is_open() -> None:
    table = Table(7, "rrsvrrs", "III" + "I")
    assert GAME.silenced(table.state) == frozenset()
    table.elects(2)
    assert GAME.silenced(table.state) == {1, 2}
    table.does(act.Discard("I"), 1)
    assert GAME.silenced(table.state) == {1, 2}
    table.does(act.Enact("I"), 2)
    assert GAME.silenced(table.state) == frozenset()


def test_v28_who_is_out_is_silent_for_good() -> None:
    table = Table(7, "rrsvrrs", "III")
    table.does(RedCard(5), Office.DIRECTOR)
    assert GAME.silenced(table.state) == {5}
    table.elects(2)
    assert GAME.silenced(table.state) == {1, 2, 5}


def test_v17_silence_holds_while_a_veto_is_open() -> None:
    table = Table(5, "rrsvr", "IIIIIII")
    table.fails(15)
    master = table.state.master
    table.elects(2 if master != 2 else 3)
    general = table.state.general
    table.does(act.Discard("I"), master)
    table.does(act.ProposeVeto(), general)
    assert GAME.silenced(table.state) == {master, general}


@pytest.mark.parametrize(("option", "cards"), [("at_once", 10), ("session_end", 12)])
def test_v18_a_new_deck_is_public_by_number_and_sealed_by_order(option: str, cards: int) -> None:
    table = Table(6, "rsrrvr", "RRIIIRRIIRIIIII", reshuffle=option)
    for general in (2, 3, 4, 5, 6):
        keep = "I" if general in (3, 6) else "R"
        table.enacts(general, "R" if general == 3 else "I", keep)
    shuffles = of(ev.DeckShuffled, table.events)
    assert shuffles == [ev.DeckShuffled(17, again=False), ev.DeckShuffled(cards, again=True)]
    assert all(event.audience() == EVERYONE for event in shuffles)
    assert of(ev.DeckOrdered, table.events)[1].audience() == SEALED


def test_v25_a_peek_leaves_the_deck_and_is_told_to_the_master_alone() -> None:
    table = Table(5, "rrsvr", "IIIIIRIR")
    table.fails(6)
    master = table.state.master
    table.enacts(1, "I", "I")
    assert table.state.power == "peek"
    deck = table.state.deck
    events = table.does(act.Peek(), master)
    (peeked,) = of(ev.CardsPeeked, events)
    assert "".join(peeked.cards) == deck[:3]  # type: ignore[attr-defined]
    assert peeked.audience().seats == {master}
    assert of(ev.PolicyPeeked, events)[0].audience() == EVERYONE
    assert table.state.deck == deck


def test_v26_who_was_investigated_is_public_and_the_result_is_not() -> None:
    table = Table(7, "rrsvrrs", "IIII")
    table.fails(3)
    master = table.state.master
    table.enacts(1, "I", "I")
    events = table.does(act.Investigate(3), master)
    assert of(ev.SeatInvestigated, events)[0].audience() == EVERYONE
    assert of(ev.CampLearned, events)[0].audience().seats == {master}


@pytest.mark.parametrize("slot", ["nominate", "power"])
def test_v29_what_cannot_be_taken_back_is_confirmed(slot: str) -> None:
    table = Table(7, "rrsvrrs", "IIII")
    if slot == "power":
        table.fails(3)
        table.enacts(1, "I", "I")
    (prompt,) = open_prompts(GAME, table.match)
    assert prompt.key.startswith(slot)
    assert prompt.confirm
    assert prompt.place is Place.GROUP


@pytest.mark.parametrize("phase", ["discard", "enact"])
def test_v31_chance_acts_for_the_late_and_says_so(phase: str) -> None:
    table = Table(5, "rrsvr", "RIRIII")
    table.elects(2)
    if phase == "enact":
        table.does(act.Discard("R"), 1)
    events = table.expires()
    late = 1 if phase == "discard" else 2
    assert of(TurnMissed, events) == [TurnMissed(late, phase)]
    assert of(ev.ChanceActed, events) == [ev.ChanceActed(late, phase, "late")]  # type: ignore[arg-type]
    assert [event.seat for event in of(YellowCardProposed, events)] == [late]  # type: ignore[attr-defined]


def test_v31_whoever_had_nobody_to_name_is_late_for_nothing() -> None:
    table = Table(5, "rrsvr", "RRI")
    table.enacts(3, "I", "R")
    for seat in (1, 2, 5):
        table.does(RedCard(seat), Office.DIRECTOR)
    assert table.state.alive == (3, 4)
    if table.state.master == 3:
        table.expires()
    assert table.state.master == 4
    assert open_prompts(GAME, table.match) == ()
    events = table.expires()
    assert of(ev.NominationMissed, events)
    assert not of(TurnMissed, events)


@pytest.mark.parametrize("pace", ["live", "forum"])
def test_v31_every_phase_has_a_deadline_that_the_ruleset_may_change(pace: str) -> None:
    table = Table(5, pace=pace)
    (timer,) = GAME.timers(table.state)
    assert timer.due == After(180 if pace == "live" else 86400)
    (changed,) = GAME.timers(Table(5, pace=pace, seconds={"nomination": 7}).state)
    assert changed.due == After(7)


def test_v31_only_timers_that_exist_can_be_changed() -> None:
    assert GAME.check(Rules(seconds={"nap": 7}), 5) is not None
    assert GAME.check(Rules(seconds={"veto": 0}), 5) is not None
    assert GAME.check(Rules(seconds={"veto": 30}), 5) is None


def test_v32_the_result_says_why() -> None:
    table = Table(5, "rrsvr")
    assert table.refuses(RedCard(4), Office.DIRECTOR).key == "vader-refusal-replace-first"
    table.does(RedCard(4, insist=True), Office.DIRECTOR)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winner, outcome.winners, outcome.reason.key) == ("rebels", (1, 2, 5), "vader-outcome-vader-removed")


def test_v32_a_replaced_seat_keeps_all_it_had() -> None:
    table = Table(5, "rrsvr")
    before = table.state
    assert table.does(Replace(4), Office.DIRECTOR) == [SeatReplaced(4)]
    assert table.state == before


def test_v33a_there_are_always_seventeen_cards() -> None:
    seen = 0
    for world in (each for each in worlds() if each.slug == "vader"):
        for moment in moments(GAME, world):
            state = moment.after.game
            cards = state.deck + state.discards + state.hand
            assert cards.count("R") + state.republic == 6
            assert cards.count("I") + state.imperial == 11
            seen += 1
    assert seen > 500


def test_v33b_no_channel_at_any_time() -> None:
    world = next(each for each in worlds() if each.slug == "vader")
    assert {GAME.channels(moment.after.game) for moment in moments(GAME, world)} == {()}


def test_v34_the_end_publishes_roles_decks_and_every_discard() -> None:
    table = Table(5, "rrsvr", "RIIRII")
    table.enacts(2, "I", "R")
    table.elects(1)
    events = table.does(Finish(), Office.DIRECTOR)
    assert of(ev.RolesPublished, events) == [ev.RolesPublished((1, 2, 5), (3,), 4)]
    (deck,) = of(ev.DeckPublished, events)
    assert deck.order[:6] == tuple("RIIRII")  # type: ignore[attr-defined]
    assert len(deck.order) == 17  # type: ignore[attr-defined]
    first, second = of(ev.SessionPublished, events)
    assert first == ev.SessionPublished(1, 1, 2, tuple("RII"), tuple("II"))  # type: ignore[arg-type]
    assert second == ev.SessionPublished(2, 2, 1, tuple("RII"), ())  # type: ignore[arg-type]
    (left,) = of(ev.DeckLeft, events)
    assert len(left.order) == 11  # type: ignore[attr-defined]
    assert all(event.audience() == EVERYONE for event in events)


def test_v35_the_public_sees_the_board_and_no_secret() -> None:
    table = Table(5, "rrsvr", "RIIRII")
    table.elects(2)
    view = GAME.view(table.state, Office.PUBLIC)
    assert view.private == ()
    marks = {mark for line in view.seats for mark in line.marks}
    assert marks == {"vader-mark-master", "vader-mark-general"}
    assert any("vader-mark-rebel" in line.marks for line in GAME.view(table.state, Office.DIRECTOR).seats)

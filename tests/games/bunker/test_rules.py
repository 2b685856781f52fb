"""Numbered rules of Bunker that need more than a scenario to be seen."""

import pytest

from shared.games.bunker import GAME
from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.tables import GREEDY, OFFICIAL, SEATS, TRAITS, capacity
from shared.kernel import codec
from shared.kernel.actions import Expire, Finish, RedCard, Replace
from shared.kernel.dice import SeededDice
from shared.kernel.events import SEALED, Event, TurnMissed
from shared.kernel.prompts import Place, progress
from shared.kernel.seats import Office
from shared.kernel.step import open_match, open_prompts, running_timers, step
from shared.kernel.text import Refusal, Text
from shared.kernel.timers import After
from tests.games.bunker.tables import DIRECTOR, Table


def of(kind: type[Event], events: list[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]


@pytest.mark.parametrize("seats", SEATS)
def test_b03_b04_b07_what_the_number_of_players_decides(seats: int) -> None:
    opened = of(ev.MatchOpened, Table(seats).events)[0]
    cards = {4: 3, 5: 4}.get(seats, 5)
    assert (opened.capacity, opened.bunker) == (seats // 2, cards)  # type: ignore[attr-defined]
    assert opened.threat == ("start" if seats >= 6 else "none")  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", [OFFICIAL, GREEDY], ids=["official", "greedy"])
def test_b36_a_schedule_excludes_just_as_many_as_have_no_place(table: dict[int, tuple[int, ...]]) -> None:
    assert list(table) == list(SEATS)
    for seats, votes in table.items():
        assert len(votes) == 5
        assert sum(votes) == seats - capacity(seats)


def test_b14_a_custom_schedule_is_taken_and_a_wrong_one_refused() -> None:
    assert Table(4, custom_schedule=(2, 0, 0, 0, 0)).state.due == 2
    assert isinstance(GAME.check(GAME.Rules(custom_schedule=(1, 1)), 4), Refusal)
    assert isinstance(GAME.check(GAME.Rules(custom_schedule=(3, 0, 0, 0, 0)), 4), Refusal)


@pytest.mark.parametrize("seats", [4, 9, 16])
@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_b05_b06_b08_everybody_has_seven_cards_and_no_card_comes_twice(seats: int, seed: bytes) -> None:
    state = Table(seats, seed=seed).state
    cards = [card for hand in state.hands.values() for card in hand] + list(state.specials.values())
    assert [card.kind for card in state.hands[1]] == list(TRAITS)
    assert len(state.specials) == seats
    numbers = [(card.kind, card.n) for card in cards if card.kind != "biology"]
    assert len(set(numbers)) == len(numbers)
    assert len({card.n for card in state.bunker}) == state.bunker_total


def test_b11_closed_cards_are_told_to_their_owner_alone() -> None:
    for dealt in of(ev.DossierDealt, Table(6).events):
        audience = dealt.audience()
        assert audience.seats == {dealt.seat}  # type: ignore[attr-defined]
        assert not audience.everyone
        assert not audience.director


def test_b11_the_bunker_and_a_late_threat_are_sealed() -> None:
    table = Table(6, threat="last_card")
    assert of(ev.BunkerStocked, table.events)[0].audience() == SEALED
    assert of(ev.ThreatSealed, table.events)[0].audience() == SEALED
    assert table.state.threat is None
    assert not any("threat" in line.key for line in GAME.view(table.state, 1).lines)


def test_q01_a_late_threat_comes_with_the_last_bunker_card() -> None:
    table = Table(6, (0, 0, 0, 0, 0), threat="last_card")
    for _ in range(4):
        table.circle()
        events = table.expires()
    kinds = [type(event) for event in events]
    assert kinds[1:3] == [ev.BunkerOpened, ev.ThreatRevealed]
    assert table.state.threat is not None


def test_b67_the_host_sees_what_the_group_sees() -> None:
    table = Table(8, (1, 1, 1, 1, 0)).at("vote")
    assert GAME.view(table.state, Office.DIRECTOR) == GAME.view(table.state, Office.PUBLIC)
    assert GAME.view(table.state, 3).private
    assert not GAME.view(table.state, Office.DIRECTOR).private


def test_b12_a_seat_sees_all_its_cards_and_only_its_own() -> None:
    table = Table(6)
    shown = codec.encode(GAME.view(table.state, 2).private)
    for card in (*table.state.hands[2], table.state.specials[2]):
        assert codec.encode(card.said()) in shown
    for card in table.state.hands[3]:
        assert codec.encode(card.said()) not in codec.encode(GAME.view(table.state, 2))


def test_b29_a_card_is_shown_before_the_turn_passes() -> None:
    table = Table(5)
    shown, passed = table.does(act.Reveal("profession"), 1)
    assert shown == ev.CardRevealed(1, "profession", table.state.hands[1][0], "own")
    assert passed == ev.TurnGiven(2)


def test_b24_b28_five_cards_are_open_after_five_rounds() -> None:
    table = Table(4, (0, 0, 0, 0, 0))
    for _ in range(5):
        table.circle()
        assert table.state.phase == "discussion"
        table.expires()
    assert [mask.bit_count() for mask in table.state.open.values()] == [5, 5, 5, 5]
    assert (table.state.round, table.state.phase) == (6, "discussion")


def test_b31_a_late_card_says_that_chance_chose_it_and_is_a_legal_one() -> None:
    found = set()
    for throw in range(12):
        table = Table(4, (0, 0, 0, 0, 0), seed=b"late%d" % throw)
        assert table.expires()[:2] == [
            TurnMissed(1, "turn"),
            ev.CardRevealed(1, "profession", table.state.hands[1][0], "late"),
        ]
        table.circle()
        table.expires()
        missed, shown = table.expires()[:2]
        assert missed == TurnMissed(1, "turn")
        assert (shown.how, shown.seat) == ("late", 1)  # type: ignore[attr-defined]
        found.add(shown.trait)  # type: ignore[attr-defined]
    assert len(found) > 1
    assert "profession" not in found


def test_b43_b55_a_vote_is_secret_counted_and_changeable() -> None:
    table = Table(5, (1, 1, 1, 0, 0)).at("vote")
    (cast,) = table.does(act.Vote(2), 1)
    audience = cast.audience()
    assert (audience.everyone, audience.director, audience.seats) == (False, False, {1})
    (again,) = table.does(act.Vote(3), 1)
    assert again == ev.VoteCast(1, 3)
    votes = [p for p in open_prompts(GAME, table.match) if p.counted]
    assert progress(tuple(votes)) == (1, 5)
    assert {p.place for p in votes} == {Place.GROUP}
    assert [p.chosen for p in votes] == ["3", None, None, None, None]


def test_b55_the_result_names_every_voter() -> None:
    table = Table(5, (1, 1, 1, 0, 0)).at("vote")
    for voter, target in ((1, 3), (2, 3), (4, 1)):
        table.does(act.Vote(target), voter)
    counted = of(ev.BallotCounted, table.expires())[0]
    assert [(p.seat, p.voters) for p in counted.polls] == [(3, (1, 2)), (1, (4,))]  # type: ignore[attr-defined]
    assert counted.absent == (3, 5)  # type: ignore[attr-defined]


def test_b44_the_last_vote_and_the_deadline_together_count_once() -> None:
    table = Table(4, (1, 0, 0, 0, 1)).at("vote")
    (timer,) = running_timers(GAME, table.match)
    for voter in (1, 3, 4):
        table.does(act.Vote(2), voter)
    assert of(ev.SeatExcluded, table.does(act.Vote(1), 2))
    late = table.submit(Expire(timer.name, timer.key), Office.CLOCK)
    assert isinstance(late, Refusal)
    assert len(of(ev.BallotCounted, table.events)) == 1
    other = Table(4, (1, 0, 0, 0, 1)).at("vote")
    for voter in (1, 3, 4):
        other.does(act.Vote(2), voter)
    other.expires()
    assert other.refuses(act.Vote(1), 2) == "not-now"
    assert len(of(ev.BallotCounted, other.events)) == 1


def test_b45_who_did_not_vote_is_late_and_the_last_excluded_is_not() -> None:
    table = Table(5, (1, 1, 1, 0, 0)).at("vote")
    table.does(act.Vote(5), 1)
    assert [event.seat for event in of(TurnMissed, table.expires())] == [2, 3, 4, 5]  # type: ignore[attr-defined]
    table.to_ballot()
    table.does(act.Vote(4), 1)
    assert [event.seat for event in of(TurnMissed, table.expires())] == [2, 3, 4]  # type: ignore[attr-defined]


def test_b52_b54_the_lot_falls_among_those_tied_in_the_revote_and_the_seed_decides() -> None:
    drawn = {}
    for throw in range(16):
        table = Table(6, (1, 1, 1, 0, 0), seed=b"lot%d" % throw).at("vote")
        for voter, target in ((1, 2), (2, 1), (3, 1), (4, 2), (5, 3), (6, 3)):
            table.does(act.Vote(target), voter)
        table.expires()
        table.does(act.Vote(2), 1)
        table.does(act.Vote(1), 2)
        lot = of(ev.LotDrawn, table.expires())[0]
        assert lot.leaders == (1, 2)  # type: ignore[attr-defined]
        drawn[throw] = lot.seat  # type: ignore[attr-defined]
    assert set(drawn.values()) == {1, 2}


def test_b49_nobody_is_offered_a_vote_in_the_defence() -> None:
    table = Table(6, (1, 1, 1, 0, 0)).at("defence")
    assert {prompt.key for prompt in open_prompts(GAME, table.match)} == {"special"}
    assert {table.refuses(act.Vote(1), seat) for seat in range(1, 7)} == {"defence-first"}


def test_b50_a_leader_is_offered_the_other_leaders() -> None:
    table = Table(6, (1, 1, 1, 0, 0)).at("revote")
    offered = {p.to: [o.key for o in p.options] for p in open_prompts(GAME, table.match) if p.counted}
    assert offered == {1: ["2"], 2: ["1"], **{seat: ["1", "2"] for seat in range(3, 7)}}


def test_b59_b61_a_special_condition_changes_nothing_but_that_it_is_known() -> None:
    table = Table(6, (1, 1, 1, 0, 0)).at("vote")
    before = GAME.summary(table.state, str)
    (played,) = table.does(act.Special(), 6)
    assert played.audience().everyone
    assert played.card == table.state.specials[6]  # type: ignore[attr-defined]
    assert GAME.summary(table.state, str) == before
    assert table.refuses(act.Special(), 6) == "played-already"
    assert table.refuses(act.Special(), DIRECTOR) == "players-alone"


def test_b64_there_is_no_immunity() -> None:
    assert not any("immun" in str(kind.__struct_config__.tag) for kind in GAME.actions)


@pytest.mark.parametrize("phase", ["reveal", "discussion", "vote", "defence", "revote"])
@pytest.mark.parametrize("seat", [1, 2, 4])
def test_b74_removal_in_any_phase_leaves_a_match_that_goes_on(phase: str, seat: int) -> None:
    for action in (act.Remove(seat), RedCard(seat)):
        table = Table(6, (1, 1, 1, 0, 0)).at(phase)
        events = table.does(action, DIRECTOR)
        assert of(ev.SeatRemoved, events) == [ev.SeatRemoved(seat)]
        assert seat not in table.state.alive
        assert seat not in {prompt.to for prompt in open_prompts(GAME, table.match)}
        for _ in range(200):
            if table.over:
                break
            if table.state.phase in ("vote", "revote"):
                first = next(p for p in open_prompts(GAME, table.match) if p.counted)
                table.does(first.options[0].action, first.to)
            table.expires()
        assert table.over
        assert seat not in table.state.winners


def test_q14_whose_vote_was_dropped_is_told_may_vote_again_and_is_not_late() -> None:
    table = Table(6, (1, 1, 1, 0, 0)).at("vote")
    table.does(act.Vote(4), 1)
    table.does(act.Vote(2), 3)
    dropped = of(ev.VoteDropped, table.does(act.Remove(4), DIRECTOR))
    assert dropped == [ev.VoteDropped(1, 4)]
    assert dropped[0].audience().seats == {1}
    assert table.state.votes == {3: 2}
    assert 1 not in [event.seat for event in of(TurnMissed, table.expires())]  # type: ignore[attr-defined]


def test_b70_a_replacement_is_a_card_that_is_not_in_the_game() -> None:
    table = Table(16)
    for _ in range(8):
        for trait in TRAITS:
            before = {(c.kind, c.n, c.years, c.sex) for hand in table.state.hands.values() for c in hand}
            told = table.does(act.ReplaceCard(5, trait), DIRECTOR)[1]
            assert isinstance(told, ev.CardReceived)
            assert (told.card.kind, told.card.n, told.card.years, told.card.sex) not in before
            assert not told.audience().director


def test_b70_an_empty_deck_refuses() -> None:
    table = Table(16)
    for _ in range(60 - 16):
        table.does(act.ReplaceCard(1, "hobby"), DIRECTOR)
    assert table.refuses(act.ReplaceCard(1, "hobby"), DIRECTOR) == "deck-empty"


def test_b69_an_open_place_shows_its_new_card_and_a_closed_one_does_not() -> None:
    table = Table(4)
    table.does(act.Reveal("profession"), 1)
    first, second = table.state.hands[1][0], table.state.hands[2][0]
    said, shown, received = table.does(act.Swap("profession", (1, 2)), DIRECTOR)
    assert said == ev.CardsSwapped("profession", 1, 2)
    assert shown == ev.CardShown(1, "profession", second)
    assert received == ev.CardReceived(2, "profession", first)
    assert received.audience().seats == {2}


def test_b75_what_the_host_does_is_public_without_closed_values() -> None:
    table = Table(6)
    acts = (
        *(act.Swap("hobby", (1, 2)), act.Shuffle("fact"), act.ReplaceCard(3, "baggage"), act.Discard(4, "health")),
        *(act.Exclude(6), act.Return(6)),
    )
    for action in acts:
        events = table.does(action, DIRECTOR)
        public = [event for event in events if event.audience().everyone]
        assert public
        hidden = [
            c for seat, hand in table.state.hands.items() for p, c in enumerate(hand) if not _open(table, seat, p)
        ]
        for event in public:
            assert not any(codec.encode(card) in codec.encode(event) for card in hidden)


def _open(table: Table, seat: int, place: int) -> bool:
    return bool(table.state.open.get(seat, 0) >> place & 1)


def test_b74_the_removed_are_silent_and_the_excluded_are_not() -> None:
    table = Table(8, (1, 1, 1, 1, 0))
    table.does(act.Exclude(7), DIRECTOR)
    table.does(act.Remove(8), DIRECTOR)
    assert GAME.silenced(table.state) == {8}


def test_b79_a_new_holder_changes_nothing() -> None:
    table = Table(5)
    before = table.state
    table.does(Replace(2), DIRECTOR)
    assert table.state == before


def test_b82_everything_is_published_at_the_end() -> None:
    table = Table(6)
    hands, specials = table.state.hands, table.state.specials
    published = of(ev.DossierPublished, table.does(Finish(), DIRECTOR))
    assert [event.seat for event in published] == [1, 2, 3, 4, 5, 6]  # type: ignore[attr-defined]
    for event in published:
        assert event.audience().everyone
        assert tuple(getattr(event, trait) for trait in TRAITS) == hands[event.seat]  # type: ignore[attr-defined]
        assert event.special == specials[event.seat]  # type: ignore[attr-defined]


def test_q19_the_story_speaks_of_every_need_once() -> None:
    table = Table(8)
    told = of(ev.StoryTold, table.does(Finish(), DIRECTOR))[0]
    needs = [line.need for line in told.lines]  # type: ignore[attr-defined]
    assert needs[-1] == "heirs"
    assert 4 <= len(needs) == len(set(needs))
    assert all(isinstance(line.said(), Text) for line in told.lines)  # type: ignore[attr-defined]


def test_b84_nothing_is_accepted_after_the_end() -> None:
    table = Table(4)
    table.does(Finish(), DIRECTOR)
    for action, by in ((act.Special(), 1), (act.Exclude(2), DIRECTOR), (act.Reveal("profession"), 1)):
        found = step(GAME, table.match, action, by, SeededDice(b"", 0))
        assert isinstance(found, Refusal)


@pytest.mark.parametrize("seats", [3, 17])
def test_b01_other_numbers_of_players_are_refused(seats: int) -> None:
    assert isinstance(open_match(GAME, GAME.Rules(), seats, SeededDice(b"", 0)), Refusal)


def test_q05_the_second_discussion_of_a_round_is_shorter() -> None:
    table = Table(8, (2, 2, 0, 0, 0))
    table.circle()
    (first,) = running_timers(GAME, table.match)
    table.expires()
    table.does(act.Vote(2), 1)
    table.expires()
    (second,) = running_timers(GAME, table.match)
    assert isinstance(first.due, After)
    assert isinstance(second.due, After)
    assert (first.name, second.name) == ("discussion", "discussion")
    assert second.due.seconds == first.due.seconds // 2


@pytest.mark.parametrize("pace", ["live", "forum"])
def test_every_phase_has_its_own_clock(pace: str) -> None:
    for phase, timer in (("reveal", "turn"), ("discussion",) * 2, ("vote",) * 2, ("defence",) * 2, ("revote",) * 2):
        table = Table(6, (1, 1, 1, 0, 0), pace=pace).at(phase)
        assert [each.name for each in running_timers(GAME, table.match)] == [timer]
    assert isinstance(GAME.check(GAME.Rules(seconds={"nap": 5}), 6), Refusal)
    assert Table(6, seconds={"turn": 7}).moment("turn").due == Table(6).now.replace(second=7)  # type: ignore[union-attr]

"""Nothing crosses the rooms: events, views, channels, questions."""

from collections.abc import Iterator

import pytest

from shared.games.two_rooms import GAME
from shared.games.two_rooms import actions as act
from shared.games.two_rooms.names import CardName
from shared.games.two_rooms.rules import Rules
from shared.kernel.events import DIRECTOR_ALONE, Event
from shared.kernel.prompts import Place
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts
from shared.kernel.text import SeatRef
from shared.services.lab.simulate import course
from tests.games.two_rooms.tables import Table

RULES = (
    Rules(),
    Rules(variant="tabletop"),
    Rules(playset="cover_up"),
    Rules(playset="bipolar"),
    Rules(variant="tabletop", playset="arbitrary_infection"),
    Rules(deck=("blue_ambassador", "red_ambassador", "blue_bouncer", "red_bouncer", "cupid", "eris")),
)
NAMES = frozenset(CardName.__args__)  # type: ignore[attr-defined]


def played(rules: Rules, seed: int) -> Iterator[tuple[Event, object]]:
    """Every event of a match with the state before it."""
    state = GAME.initial(rules, 17)
    for _, _, _, events in course(GAME, rules, 17, bytes([seed]) * 32):
        for event in events:
            yield event, state
            state = GAME.evolve(state, event)


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_what_happens_in_a_room_is_known_to_those_in_it(rules: Rules) -> None:
    heard = 0
    for event, state in played(rules, 1):
        if hasattr(event, "present"):
            rooms = {state.rooms[seat - 1] for seat in event.present} - {3}  # type: ignore[attr-defined]
            assert len(rooms) == 1
            assert event.audience().seats == set(event.present)
            assert not event.audience().everyone
            heard += 1
    assert heard > 20


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_no_hidden_card_reaches_anybody_who_was_not_shown_it(rules: Rules) -> None:
    open_kinds = ("MatchOpened", "AmbassadorNamed", "PauseOpened", "PauseMissed", "CardGuessed", "SeatRevealed")
    for event, state in played(rules, 2):
        name = type(event).__name__
        if state.phase == "over" or name in (*open_kinds, "CardAnnounced"):  # type: ignore[attr-defined]
            continue
        values = [getattr(event, field) for field in event.__struct_fields__]
        if not name.startswith("Card") or not any(value in NAMES for value in values if isinstance(value, str)):
            continue
        if event.audience().seats:
            assert event.audience().seats == {event.seat}  # type: ignore[attr-defined]
        else:
            assert event.audience() == DIRECTOR_ALONE


def test_the_public_board_shows_rooms_and_nothing_of_what_is_said_in_them() -> None:
    table = Table("P b r", "B b r", variant="forum")
    before = GAME.view(table.state, Office.PUBLIC), GAME.view(table.state, 4)
    table.does(act.Vote(2), 1)
    table.does(act.Announce("card"), 1)
    table.does(act.Offer(2, "card"), 3)
    assert (GAME.view(table.state, Office.PUBLIC), GAME.view(table.state, 4)) == before
    keys = {each.key for each in GAME.view(table.state, 2).private}
    assert {"two_rooms-own-votes", "two_rooms-own-offered-card", "two_rooms-own-seen"} <= keys


def test_whoever_moves_sees_the_new_room_and_no_longer_the_old() -> None:
    table = Table("P b b r", "B b r r")
    table.leads(1, 5)
    table.exchange((2,), (6,))
    leaders = [t.args["leader"] for t in GAME.view(table.state, 2).private if t.key == "two_rooms-own-leader"]
    assert leaders == [SeatRef(5)]


def test_channels_are_the_rooms_of_this_round() -> None:
    table = Table("P b r", "B b r", variant="forum")
    first, second = GAME.channels(table.state)
    assert (first.readers, second.readers) == ({1, 2, 3}, {4, 5, 6})
    assert first.key == "room.1.1"
    assert first.main
    assert first.director_reads
    table.exchange((1,), (4,))
    first, second = GAME.channels(table.state)
    assert (first.writers, second.writers) == ({2, 3, 4}, {1, 5, 6})
    assert first.key == "room.1.2"
    assert GAME.silenced(table.state) == set(range(1, 7))
    while not table.over:
        table.expires()
    assert GAME.channels(table.state) == ()
    assert GAME.silenced(table.state) == frozenset()


@pytest.mark.parametrize("rules", RULES[:2], ids=("forum", "tabletop"))
def test_every_question_is_private_and_asks_only_about_ones_own_room(rules: Rules) -> None:
    for _, _, match, _ in course(GAME, rules, 12, b"q" * 32):
        for prompt in open_prompts(GAME, match) if match.game.phase == "round" else ():
            assert prompt.place is Place.PRIVATE
            assert isinstance(prompt.to, int)
            here = match.game.rooms[prompt.to - 1]
            for option in prompt.options:
                if option.key.isdigit():
                    assert match.game.rooms[int(option.key) - 1] == here


def test_the_director_sees_both_rooms() -> None:
    table = Table("P b r", "B b r", variant="forum")
    table.does(act.Vote(2), 1)
    table.does(act.Vote(5), 4)
    keys = [each.key for each in GAME.view(table.state, Office.DIRECTOR).private]
    assert keys.count("two_rooms-own-votes") == 2


def test_the_end_says_what_everybody_played_for() -> None:
    table = Table("P b intern r", "B b r victim", variant="forum")
    while not table.over:
        table.expires()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert set(outcome.each) == set(range(1, 9))
    assert outcome.each[3].args["goal"].key == "two_rooms-goal-intern"  # type: ignore[union-attr]

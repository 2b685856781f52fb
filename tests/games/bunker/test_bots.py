"""Fill-bots use what their seat knows, vote when a vote is open, and take their time with special conditions."""

from shared.games.bunker import GAME
from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.bots import remember, worth
from shared.games.bunker.cards import Card
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from shared.kernel.step import open_prompts
from tests.games.bunker.tables import Table
from tests.laws.worlds import moments, worlds


def bot(table: Table, seat: int, throw: int = 0) -> Action | None:
    known = [event for event in table.events if event.audience().includes(seat)]
    own = [prompt for prompt in open_prompts(GAME, table.match) if prompt.to == seat]
    return GAME.bot(seat, known, own, SeededDice(b"bot", throw))


def test_a_bot_opens_a_card_of_its_own_in_turn() -> None:
    table = Table(6)
    assert bot(table, 1) == act.Reveal("profession")
    assert {bot(table, 2, throw) for throw in range(10)} <= {None, act.Special()}


def test_a_bot_votes_for_whoever_helps_least() -> None:
    table = Table(6, (1, 1, 1, 0, 0)).at("vote")
    known = [event for event in table.events if event.audience().includes(1)]
    memory = remember(1, known)
    scores = {s: sum(worth(memory, c) for c in memory.open[s].values()) for s in range(2, 7)}
    chosen = {bot(table, 1, throw) for throw in range(20)}
    assert chosen <= {act.Vote(s) for s, score in scores.items() if score == min(scores.values())}


def test_b49_q17_no_bot_votes_in_the_defence() -> None:
    table = Table(6, (1, 1, 1, 0, 0)).at("defence")
    found = {bot(table, seat, throw) for seat in range(1, 7) for throw in range(20)}
    assert found <= {None, act.Special()}
    table.expires()
    assert isinstance(bot(table, 3), act.Vote)


def test_a_grave_illness_is_worth_less_than_a_light_one() -> None:
    memory = remember(1, [ev.CatastropheStruck(Card("catastrophe", 1))])
    assert worth(memory, Card("health", 1, degree="grave")) < worth(memory, Card("health", 1, degree="light"))
    assert worth(memory, Card("profession", 1)) > worth(memory, Card("profession", 25))


def test_bots_play_whole_matches_with_revotes_and_special_conditions() -> None:
    seen: set[type] = set()
    for world in (each for each in worlds() if each.slug == "bunker"):
        for moment in moments(GAME, world, "bots"):
            seen |= {type(event) for event in moment.events}
    assert {ev.RevoteOpened, ev.SpecialPlayed, ev.SeatExcluded, ev.MatchEnded} <= seen

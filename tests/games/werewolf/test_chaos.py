"""Matches in which red cards fall and clocks run out at any moment: every invariant after every step."""

from random import Random
from typing import Any

import pytest

from shared.games.werewolf import GAME
from shared.games.werewolf.rules import Rules
from shared.kernel.actions import Action, Expire, RedCard
from shared.kernel.dice import SeededDice
from shared.kernel.match import Match
from shared.kernel.prompts import Place
from shared.kernel.seats import Actor, Office
from shared.kernel.step import fold, open_match, open_prompts, running_timers, step
from shared.kernel.text import Refusal
from shared.services.lab.simulate import answer

TABLES = {
    "seed": (Rules(), 10),
    "live": (Rules(pace="live", slaughter="all", tell_cupid=True), 12),
    "without Cupid": (Rules(cupid=False, last_words="everybody"), 9),
}


def public(state: Any) -> Any:
    timers = [(timer.name, timer.key, timer.due) for timer in GAME.timers(state) if timer.public]
    buttons = [(p.key, p.to, p.chosen) for p in GAME.prompts(state) if p.place is Place.GROUP]
    return GAME.view(state, Office.PUBLIC), timers, buttons, GAME.silenced(state)


def choose(match: Match, chance: Random) -> tuple[Action, Actor]:
    asked = [p for p in open_prompts(GAME, match) if p.waits or chance.random() < 0.03]
    roll = chance.random()
    if roll < 0.012:
        return RedCard(chance.choice(GAME.living(match.game)), insist=True), Office.DIRECTOR
    if roll < 0.1 or not asked:
        timer = chance.choice(running_timers(GAME, match))
        return Expire(timer.name, timer.key), Office.CLOCK
    prompt = chance.choice(asked)
    return answer(GAME, prompt, chance), prompt.to


def holds(before: Match, match: Match, events: Any) -> None:
    state = match.game
    assert sorted((*state.living, *state.out)) == list(range(1, match.seats + 1))
    assert set(state.causes) == set(state.out)
    if not any(event.audience().everyone for event in events):
        assert public(before.game) == public(state)
    if GAME.outcome(state) is not None:
        assert sorted(state.announced) == sorted(state.out)
        assert not open_prompts(GAME, match)
        return
    if state.phase == "day":
        assert sorted(state.announced) == sorted(state.out)
    names = {timer.name for timer in running_timers(GAME, match)}
    assert names
    assert {p.timer for p in open_prompts(GAME, match)} <= names | {None}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("rules", "seats"), TABLES.values(), ids=TABLES.keys())
def test_whatever_happens_it_stays_whole_and_ends(rules: Rules, seats: int, seed: int) -> None:
    chance, dice = Random(seed), f"{seed}".encode()
    opened = open_match(GAME, rules, seats, SeededDice(dice, 0))
    assert not isinstance(opened, Refusal)
    match, events = opened
    position = len(events)
    for _ in range(3000):
        if GAME.outcome(match.game) is not None:
            return
        action, by = choose(match, chance)
        found = step(GAME, match, action, by, SeededDice(dice, position))
        assert not isinstance(found, Refusal)
        after = fold(GAME, match, found)
        holds(match, after, found)
        match, position = after, position + len(found)
    pytest.fail("it never ends")

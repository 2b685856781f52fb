"""Whole random matches of every game, said aloud: each sentence exists, is whole, and is safe, in three languages."""

import random
import re
import typing

import msgspec
import pytest

from shared.i18n import HTML, LANGUAGES, PLAIN, Voice
from shared.i18n.markup import TAG
from shared.kernel import actions as act
from shared.kernel.dice import SeededDice
from shared.kernel.games import Rules
from shared.kernel.registry import games
from shared.kernel.seats import Office
from shared.kernel.step import fold, open_match, open_prompts, running_timers, step
from shared.kernel.text import Refusal, Text
from shared.kernel.wording import text_of

NAMES = {seat: f"<N{seat}>" for seat in range(1, 40)}
VOICES = [Voice(language, NAMES, markup, strict=True) for language in LANGUAGES for markup in (HTML, PLAIN)]


class Listener:
    """Has every new sentence said by every voice, and looks at what was said."""

    def __init__(self):
        self.heard = set()
        self.keys = set()

    def hear(self, text):
        once = msgspec.json.encode(text, order="deterministic")
        if once not in self.heard:
            self.heard.add(once)
            self.keys.add(text.key)
            for voice in VOICES:
                self.judge(text.key, voice.say(text), voice.markup)

    def judge(self, key, said, markup):
        assert said, key
        assert not re.search(r"\{|\}| {2}|\ue000", said), (key, said)
        if markup is HTML:
            assert not re.search("[<>]", TAG.sub("", said)), (key, said)
            assert said.count("<b>") == said.count("</b>"), (key, said)


def hear_table(listener, game, match):
    for viewer in (*range(1, match.seats + 1), Office.PUBLIC, Office.DIRECTOR):
        view = game.view(match.game, viewer)
        for text in (view.title, *view.lines, *view.private, *view.now):
            listener.hear(text)
        for line in view.seats:
            for each in (*(Text(mark) for mark in line.marks), line.note):
                if each is not None:
                    listener.hear(each)
    for prompt in open_prompts(game, match):
        listener.hear(prompt.text)
        for option in prompt.options:
            listener.hear(option.label)
    for channel in game.channels(match.game):
        listener.hear(channel.title)


def random_act(rng, game, match):
    prompts, timers = open_prompts(game, match), running_timers(game, match)
    chance = rng.random()
    if timers and (chance < 0.05 or not prompts):
        timer = rng.choice(timers)
        return act.Expire(timer.name, timer.key), Office.CLOCK
    if chance < 0.07:
        seat = rng.randint(1, match.seats)
        kind = rng.choice([act.YellowCard, act.WithdrawYellowCard, act.RedCard])
        return kind(seat, cause=rng.choice(["", "rude"])), Office.DIRECTOR
    prompt = rng.choice([p for p in prompts if p.chosen is None] or prompts)
    by = rng.randint(1, match.seats) if chance < 0.15 else prompt.to
    if prompt.pick is not None and (not prompt.options or rng.random() < 0.7):
        return picked(rng, game, prompt.pick), by
    option = rng.choice(prompt.options)
    words = {option.entry.field: "because, <b>"[: option.entry.most]} if option.entry else {}
    return msgspec.structs.replace(option.action, **words), by


def with_options(rng, game, rules, seats):
    for name, hint in typing.get_type_hints(game.Rules).items():
        if name not in Rules.__struct_fields__ and typing.get_origin(hint) is typing.Literal:
            changed = msgspec.structs.replace(rules, **{name: rng.choice(typing.get_args(hint))})
            rules = rules if game.check(changed, seats) else changed
    return rules


def picked(rng, game, pick):
    kind = next(each for each in game.actions if each.__struct_config__.tag == pick.do)
    chosen = rng.sample(range(len(pick.choices)), rng.randint(pick.least, min(pick.most, len(pick.choices))))
    return kind(**{pick.field: tuple(pick.choices[index].value for index in sorted(chosen))})


def play(listener, game, seats, seed):
    rng, dice = random.Random(seed), SeededDice(str(seed).encode(), 0)
    rules = game.Rules(late_card=rng.choice(["propose", "issue", "off"]), cards_to_red=rng.choice([0, 2]))
    rules = with_options(rng, game, rules, seats)
    opened = open_match(game, rules, seats, dice)
    assert not isinstance(opened, Refusal), opened
    match, events = opened
    for _ in range(250):
        for event in events:
            listener.hear(text_of(game.slug, event))
        hear_table(listener, game, match)
        if outcome := game.outcome(match.game):
            for text in (outcome.reason, *outcome.each.values()):
                listener.hear(text)
            return
        action, by = random_act(rng, game, match)
        result = step(game, match, action, by, dice)
        events = () if isinstance(result, Refusal) else result
        if isinstance(result, Refusal):
            listener.hear(result.text)
        match = fold(game, match, events)


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_sentence_of_random_matches_can_be_said(slug):
    game, listener = games()[slug], Listener()
    for seed in range(6):
        play(listener, game, game.seats[0] if seed % 2 else game.seats[-1], seed)
    said = {key for key in listener.keys if key.startswith(f"{slug}-event-")}
    loud = [kind for kind in game.events if not kind.quiet]
    assert len(said) > len(loud) / 2

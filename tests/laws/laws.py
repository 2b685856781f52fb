"""The laws, each as a search for a breach: what it yields is a sentence that says where the law is broken."""

from collections.abc import Iterator
from random import Random

from shared.kernel import codec
from shared.kernel.actions import Expire, Finish, RedCard
from shared.kernel.dice import SeededDice
from shared.kernel.events import Event
from shared.kernel.games import Game
from shared.kernel.match import Match, Table
from shared.kernel.seats import Office
from shared.kernel.step import fold, open_prompts, running_timers, step
from shared.kernel.text import Refusal
from shared.kernel.wording import refused
from shared.services.lab.simulate import answer, onward
from tests.laws import worlds
from tests.laws.worlds import World

LONGEST_KEY, LONGEST_OPTION = 20, 12


def offered_is_accepted(game: Game, world: World) -> Iterator[str]:
    """Whatever a prompt offers is taken."""
    chooser = Random(world.seed)
    for moment in worlds.some(game, world, 25):
        for prompt in open_prompts(game, moment.before):
            actions = [option.action for option in prompt.options if option.entry is None]
            for action in (*actions, answer(game, prompt, chooser)):
                found = step(game, moment.before, action, prompt.to, SeededDice(world.seed, moment.position))
                if isinstance(found, Refusal):
                    yield f"{prompt.key} offers {action} to {prompt.to}, refused: {found.key}"


def not_offered_is_refused(game: Game, world: World) -> Iterator[str]:
    """What no prompt offers is refused, and a refusal changes nothing."""
    every = list(worlds.moments(game, world))
    actions = list({codec.encode(m.action): m.action for m in every if not isinstance(m.action, Expire)}.values())
    actors = (*range(1, world.seats + 1), Office.PUBLIC, Office.CLOCK)
    for moment in every[:: max(1, len(every) // 8)]:
        prompts, kept = open_prompts(game, moment.before), codec.encode(moment.before)
        for action in actions[:60]:
            for by in actors:
                if worlds.offers(prompts, by, action):
                    continue
                found = step(game, moment.before, action, by, SeededDice(world.seed, moment.position))
                if not isinstance(found, Refusal) and refused(game.slug, found) is None:
                    yield f"{action} by {by} is not offered, yet accepted"
        if codec.encode(moment.before) != kept:
            yield "a refusal changed the match"


def log_folds_to_state(game: Game, world: World) -> Iterator[str]:
    """The log, written and read again, gives the same match; so does a snapshot."""
    match, dealt = worlds.opening(game, world)
    log: list[Event] = list(dealt)
    for moment in worlds.moments(game, world):
        log += moment.events
        match = moment.after
    read = [codec.decode_event(game.slug, codec.encode(event)) for event in log]
    if read != log:
        yield "an event does not survive the codec"
    empty = Match(world.seats, world.rules, Table(), game.initial(world.rules, world.seats))
    if fold(game, empty, read) != match:
        yield "the log does not fold to the state"
    for moment in worlds.some(game, world, 10):
        if codec.decode_match(game, codec.encode_match(game, moment.after)) != moment.after:
            yield "a snapshot is not the match it was made of"
        if codec.decode_action(game.slug, codec.encode(moment.action)) != moment.action:
            yield f"{moment.action} does not survive the codec"


def hidden_changes_no_view(game: Game, world: World) -> Iterator[str]:
    """An event that a viewer may not know of leaves what that viewer sees as it is."""
    match, dealt = worlds.opening(game, world)
    log: list[Event] = list(dealt)
    for moment in worlds.moments(game, world):
        log += moment.events
    match = Match(world.seats, world.rules, Table(), game.initial(world.rules, world.seats))
    views = {viewer: game.view(match.game, viewer) for viewer in worlds.viewers(world)}
    for event in log:
        match = fold(game, match, (event,))
        after = {viewer: game.view(match.game, viewer) for viewer in views}
        for viewer, view in after.items():
            if view != views[viewer] and not event.audience().includes(viewer):
                yield f"{type(event).__name__} is hidden from {viewer}, whose view it changes"
        views = after


def waits_or_is_over(game: Game, world: World) -> Iterator[str]:
    """A match that asks nothing and waits for nothing is over; one that is over does neither."""
    for moment in worlds.moments(game, world):
        asks = bool(open_prompts(game, moment.after) or running_timers(game, moment.after))
        if asks == (game.outcome(moment.after.game) is not None):
            yield f"after {moment.action}: over is {not asks}, and something is asked is {asks}"


def timers_are_decided(game: Game, world: World) -> Iterator[str]:
    """A timer that falls due is accepted, and does not run on."""
    for moment in worlds.some(game, world, 25):
        for timer in running_timers(game, moment.before):
            action = Expire(timer.name, timer.key)
            found = step(game, moment.before, action, Office.CLOCK, SeededDice(world.seed, moment.position))
            if isinstance(found, Refusal):
                yield f"{timer.name} is due, refused: {found.key}"
            elif timer.key in {each.key for each in running_timers(game, fold(game, moment.before, found))}:
                yield f"{timer.name} ({timer.key}) runs on after it was due"


def silence_ends_it(game: Game, world: World) -> Iterator[str]:
    """A match in which nobody ever answers comes to an end, or stops by itself and asks its director."""
    match, dealt = worlds.opening(game, world)
    position = len(dealt)
    for _ in range(5000):
        if game.outcome(match.game) is not None or match.table.pauses:
            return
        timers = running_timers(game, match)
        if not timers:
            yield "nobody answers, and no timer runs"
            return
        action = Expire(timers[0].name, timers[0].key)
        found = step(game, match, action, Office.CLOCK, SeededDice(world.seed, position))
        if isinstance(found, Refusal):
            yield f"{timers[0].name} is refused: {found.key}"
            return
        match, position = fold(game, match, found), position + len(found)
    yield "nobody answers, and it never ends"


def removal_leaves_it_playable(game: Game, world: World) -> Iterator[str]:
    """Whoever is sent off, at whatever moment: accepted, out, and the match comes to an end."""
    chooser = Random(world.seed)
    for moment in worlds.some(game, world, 12):
        living = game.living(moment.before.game)
        if not living:
            continue
        seat = chooser.choice(living)
        dice = SeededDice(world.seed, moment.position)
        found = step(game, moment.before, RedCard(seat, insist=True), Office.DIRECTOR, dice)
        if isinstance(found, Refusal):
            yield f"a red card for seat {seat} is refused: {found.key}"
            continue
        after = fold(game, moment.before, found)
        if seat in game.living(after.game):
            yield f"seat {seat} lives on after a red card"
        for _, _, match, _ in onward(game, after, worlds.anybody(game, world), world.seed, found):
            after = match
        if game.outcome(after.game) is None:
            yield f"without seat {seat} it never ends"


def finishing_ends_it(game: Game, world: World) -> Iterator[str]:
    """The director may end it at any moment."""
    for moment in worlds.some(game, world, 12):
        found = step(game, moment.before, Finish(), Office.DIRECTOR, SeededDice(world.seed, moment.position))
        if isinstance(found, Refusal):
            yield f"finish is refused: {found.key}"
        elif game.outcome(fold(game, moment.before, found).game) is None:
            yield "finished, and not over"


def buttons_fit(game: Game, world: World) -> Iterator[str]:
    """Keys are short ASCII, and no two are the same where they could be mixed up."""
    for moment in worlds.moments(game, world):
        prompts = open_prompts(game, moment.before)
        if len({(each.key, each.to) for each in prompts}) != len(prompts):
            yield f"two prompts of one key for one actor: {[each.key for each in prompts]}"
        for prompt in prompts:
            choices = prompt.pick.choices if prompt.pick else ()
            keys = [each.key for each in (*prompt.options, *choices)]
            if not _fits(prompt.key, LONGEST_KEY):
                yield f"prompt key {prompt.key!r} does not fit"
            yield from (f"option key {key!r} does not fit" for key in keys if not _fits(key, LONGEST_OPTION))
            if len(set(keys)) != len(keys):
                yield f"two options of one key in {prompt.key}"
            if not keys:
                yield f"{prompt.key} offers nothing"
            if prompt.chosen is not None and prompt.pick is None and prompt.chosen not in keys:
                yield f"{prompt.key}: {prompt.chosen!r} is recorded, and not offered"
            names = {each.name for each in running_timers(game, moment.before)}
            if prompt.timer is not None and prompt.timer not in names:
                yield f"{prompt.key} closes with {prompt.timer}, which does not run"


def _fits(key: str, most: int) -> bool:
    return 0 < len(key) <= most and key.isascii() and " " not in key


def bots_take_what_is_offered(game: Game, world: World) -> Iterator[str]:
    """A match of fill-bots alone ends, and they do nothing that was not offered to them."""
    for moment in worlds.moments(game, world, "bots"):
        if isinstance(moment.action, Expire):
            continue
        if not worlds.offers(open_prompts(game, moment.before), moment.by, moment.action):
            yield f"the bot of seat {moment.by} takes {moment.action}, which is not offered"


def audiences_are_named(game: Game) -> Iterator[str]:
    """Every event class says who may know of it."""
    for kind in game.events:
        if kind.audience is Event.audience:
            yield f"{kind.__name__} names no audience"

"""Decide and fold for a whole match: common actions here, everything else by the game."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from shared.kernel import actions as act
from shared.kernel import events as ev
from shared.kernel.dice import Dice
from shared.kernel.games import Game
from shared.kernel.match import Match, Table
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal, SeatRef
from shared.kernel.timers import Timer

Events = tuple[ev.Event, ...]

# Looked up for every action and event: exact types are found several times faster than by isinstance.
_COMMON = frozenset(act.COMMON)
_OF_TABLE = frozenset((ev.Paused, ev.Resumed, ev.YellowCardGiven, ev.YellowCardWithdrawn, ev.RedCardGiven))
_OF_CARDS = frozenset((ev.TurnMissed, ev.YellowCardGiven))


def open_match(game: Game, rules: Any, seats: int, dice: Dice, setup: Any = None) -> tuple[Match, Events] | Refusal:
    """Deals. The first events, and the match after them."""
    if seats not in game.seats:
        return Refusal(
            "common-refusal-seats",
            {"least": game.seats[0], "most": game.seats[-1], "seats": seats},
        )
    if refusal := game.check(rules, seats):
        return refusal
    dealt = game.deal(rules, seats, dice, setup)
    if isinstance(dealt, Refusal):
        return dealt
    empty = Match(seats=seats, rules=rules, table=Table(), game=game.initial(rules, seats))
    return fold(game, empty, dealt), tuple(dealt)


def fold(game: Game, match: Match, events: Iterable[ev.Event]) -> Match:
    """The match after these events."""
    table, state, evolve = match.table, match.game, game.evolve
    for event in events:
        if type(event) in _OF_TABLE:
            table = _table(table, event)
        state = evolve(state, event)
    return Match(match.seats, match.rules, table, state)


def _table(table: Table, event: ev.Event) -> Table:
    match event:
        case ev.Paused(reason):
            return msgspec.structs.replace(table, pauses=(*table.pauses, reason))
        case ev.Resumed(reason):
            return msgspec.structs.replace(table, pauses=tuple(r for r in table.pauses if r != reason))
        case ev.YellowCardGiven(seat, _, count) | ev.YellowCardWithdrawn(seat, _, count):
            return msgspec.structs.replace(table, yellow={**table.yellow, seat: count})
        case ev.RedCardGiven(seat):
            return msgspec.structs.replace(table, red=(*table.red, seat))
        case _:
            return table


def step(game: Game, match: Match, action: act.Action, by: Actor, dice: Dice) -> Events | Refusal:
    """What an action leads to, cards for lateness included; a refusal changes nothing."""
    if game.outcome(match.game) is not None:
        return Refusal("common-refusal-over")
    if isinstance(by, int) and not 1 <= by <= match.seats:
        return Refusal("common-refusal-no-seat")
    decided = _common(game, match, action, by, dice) if type(action) in _COMMON else _own(game, match, action, by, dice)
    if type(decided) is Refusal:
        return decided
    for event in decided:
        if type(event) in _OF_CARDS:
            return (*decided, *_cards(game, match, decided, dice))
    return tuple(decided)


def _own(game: Game, match: Match, action: act.Action, by: Actor, dice: Dice) -> Sequence[ev.Event] | Refusal:
    if match.table.pauses and by is not Office.DIRECTOR:
        return Refusal("common-refusal-paused")
    return game.decide(match.game, action, by, dice)


def _common(game: Game, match: Match, action: act.Action, by: Actor, dice: Dice) -> Sequence[ev.Event] | Refusal:
    if isinstance(action, act.Expire):
        return _expire(game, match, action, by, dice)
    if by is not Office.DIRECTOR:
        return Refusal("common-refusal-director-alone")
    match action:
        case act.Pause() | act.Resume():
            return _pauses(match.table, action)
        case act.MoveDeadline(timer) | act.CloseNow(timer):
            return _deadline(game, match, action, timer, dice)
        case act.YellowCard() | act.WithdrawYellowCard() | act.RedCard():
            return _card(game, match, action, dice)
        case act.Replace(seat):
            return _replace(game, match, seat, action, dice)
        case _:
            rest = game.decide(match.game, action, by, dice)
            return rest if isinstance(rest, Refusal) else (ev.MatchFinished(), *rest)


def _expire(game: Game, match: Match, action: act.Expire, by: Actor, dice: Dice) -> Sequence[ev.Event] | Refusal:
    if by is not Office.CLOCK:
        return Refusal("common-refusal-clock-alone")
    if match.table.pauses:
        return Refusal("common-refusal-paused")
    if not any(timer.name == action.timer and timer.key == action.key for timer in game.timers(match.game)):
        return Refusal("common-refusal-timer-gone")
    return game.decide(match.game, action, by, dice)


def _pauses(table: Table, action: act.Action) -> Sequence[ev.Event] | Refusal:
    match action:
        case act.Pause(reason) if reason not in table.pauses:
            return (ev.Paused(reason),)
        case act.Resume(reason) if reason in table.pauses:
            return (ev.Resumed(reason, playing=len(table.pauses) == 1),)
        case act.Pause():
            return Refusal("common-refusal-already-paused")
        case _:
            return Refusal("common-refusal-not-paused")


def _deadline(game: Game, match: Match, action: act.Action, name: str, dice: Dice) -> Sequence[ev.Event] | Refusal:
    timer = next((each for each in game.timers(match.game) if each.name == name), None)
    if timer is None:
        return Refusal("common-refusal-timer-gone")
    if isinstance(action, act.MoveDeadline):
        return (ev.DeadlineMoved(name, action.by, hidden=not timer.public),)
    if match.table.pauses:
        return Refusal("common-refusal-paused")
    fired = game.decide(match.game, act.Expire(name, timer.key), Office.CLOCK, dice)
    return fired if isinstance(fired, Refusal) else (ev.ClosedEarly(name, hidden=not timer.public), *fired)


def _card(game: Game, match: Match, action: act.Action, dice: Dice) -> Sequence[ev.Event] | Refusal:
    match action:
        case act.YellowCard(seat, cause):
            if refusal := _not_playing(game, match, seat):
                return refusal
            return (ev.YellowCardGiven(seat, cause, match.table.yellow.get(seat, 0) + 1),)
        case act.WithdrawYellowCard(seat, cause):
            if not (count := match.table.yellow.get(seat, 0)):
                return Refusal("common-refusal-no-yellow-card", {"seat": SeatRef(seat)})
            return (ev.YellowCardWithdrawn(seat, cause, count - 1),)
        case act.RedCard(seat, _, cause):
            return _red(game, match, action, seat, cause, dice)
    raise TypeError(action)


def _red(
    game: Game, match: Match, action: act.Action, seat: int, cause: str, dice: Dice
) -> Sequence[ev.Event] | Refusal:
    if refusal := _not_playing(game, match, seat):
        return refusal
    rest = game.decide(match.game, action, Office.DIRECTOR, dice)
    return rest if isinstance(rest, Refusal) else (ev.RedCardGiven(seat, cause), *rest)


def _replace(game: Game, match: Match, seat: int, action: act.Action, dice: Dice) -> Sequence[ev.Event] | Refusal:
    if not 1 <= seat <= match.seats:
        return Refusal("common-refusal-no-seat")
    rest = game.decide(match.game, action, Office.DIRECTOR, dice)
    return rest if isinstance(rest, Refusal) else (ev.SeatReplaced(seat), *rest)


def _not_playing(game: Game, match: Match, seat: int) -> Refusal | None:
    if not 1 <= seat <= match.seats:
        return Refusal("common-refusal-no-seat")
    return None if seat in game.living(match.game) else Refusal("common-refusal-already-out", {"seat": SeatRef(seat)})


def _cards(game: Game, match: Match, decided: Sequence[ev.Event], dice: Dice) -> Events:
    """Cards that follow by the ruleset: one for each miss, and the red one that enough yellow ones make."""
    policy, limit = match.rules.late_card, match.rules.cards_to_red
    misses = [e for e in decided if isinstance(e, ev.TurnMissed)]
    if policy == "propose":
        proposals = tuple(ev.YellowCardProposed(e.seat, ev.late(e.timer)) for e in misses)
        return proposals + _reds(game, match, decided, limit, dice)
    given: Events = ()
    if policy == "issue":
        counts = dict(fold(game, match, decided).table.yellow)
        for miss in misses:
            counts[miss.seat] = counts.get(miss.seat, 0) + 1
            given += (ev.YellowCardGiven(miss.seat, ev.late(miss.timer), counts[miss.seat]),)
    return given + _reds(game, match, (*decided, *given), limit, dice)


def _reds(game: Game, match: Match, events: Sequence[ev.Event], limit: int, dice: Dice) -> Events:
    if not limit:
        return ()
    more: Events = ()
    for card in [e for e in events if isinstance(e, ev.YellowCardGiven) and e.count >= limit]:
        now = fold(game, match, (*events, *more))
        if game.outcome(now.game) is None and card.seat in game.living(now.game):
            red = _red(
                game,
                now,
                act.RedCard(card.seat, insist=True, cause=ev.YELLOW_CARDS),
                card.seat,
                ev.YELLOW_CARDS,
                dice,
            )
            more += () if isinstance(red, Refusal) else tuple(red)
    return more


def open_prompts(game: Game, match: Match) -> tuple[Prompt, ...]:
    """The prompts of the game, none while it is paused or over."""
    if match.table.pauses or game.outcome(match.game) is not None:
        return ()
    return game.prompts(match.game)


def running_timers(game: Game, match: Match) -> tuple[Timer, ...]:
    """The timers of the game, none once it is over; whether they stand still is the table's matter."""
    return () if game.outcome(match.game) is not None else game.timers(match.game)

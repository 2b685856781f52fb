"""Consequences in order: each event is folded at once, so that the next one is decided on what is true by then."""

from collections.abc import Iterable
from typing import Literal

from shared.games.bunker import events as ev
from shared.games.bunker.evolve import evolve
from shared.games.bunker.state import State, closed, last_out, legal, position, voters
from shared.games.bunker.story import story
from shared.games.bunker.tables import PLACE, ROUNDS, TRAITS
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.text import Refusal, Value


class Flow:
    """The events decided so far, and the state after them."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: State, dice: Dice, events: Iterable[Event] = ()) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        for event in events:
            self.emit(event)

    def emit(self, event: Event) -> None:
        """Writes an event down and goes on from the state after it."""
        self.events.append(event)
        self.state = evolve(self.state, event)


def refuse(code: str, **args: Value) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"bunker-refusal-{code}", args)


def open_round(flow: Flow) -> None:
    """B16: one more bunker card, then the circle; after the fifth round only talk and votes (B35, B79)."""
    state = flow.state
    number = state.round + 1
    circle = number <= ROUNDS
    votes = state.schedule[number - 1] if circle else 1
    flow.emit(ev.RoundOpened(number, votes, len(state.alive), state.capacity, circle=circle))
    if not circle:
        open_discussion(flow, "circle")
        return
    known = len(state.bunker_open)
    if known < state.bunker_total:
        flow.emit(ev.BunkerOpened(state.bunker[known], known + 1, state.bunker_total))
        if known + 1 == state.bunker_total and state.sealed_threat is not None:
            flow.emit(ev.ThreatRevealed(state.sealed_threat))
    next_turn(flow)


def next_turn(flow: Flow) -> None:
    """B17, B18: the next living seat that has something to open; nobody left: discussion (B32)."""
    while seat := next_seat(flow.state):
        if legal(flow.state, seat):
            flow.emit(ev.TurnGiven(seat))
            return
        flow.emit(ev.TurnSkipped(seat))
    open_discussion(flow, "circle")


def next_seat(state: State) -> int:
    """Whose place in the circle comes next; 0 when everybody has had their turn (B17, B19)."""
    if state.rules.starter == "first":
        turn = state.turn
        for seat in state.alive:
            if seat > turn:
                return seat
        return 0
    now = position(state, state.turn) if state.turn else -1
    later = [(place, seat) for seat in state.alive if (place := position(state, seat)) > now]
    return min(later)[1] if later else 0


def skip_if_nothing_left(flow: Flow) -> None:
    """B25: what the host did may leave the current player without a legal card."""
    state = flow.state
    if state.phase == "reveal" and not legal(state, state.turn):
        flow.emit(ev.TurnSkipped(state.turn))
        next_turn(flow)


def open_discussion(flow: Flow, why: Literal["circle", "next", "empty"]) -> None:
    """B32, B34, B46."""
    flow.emit(ev.DiscussionOpened(flow.state.number + 1, flow.state.due, why))


def after_discussion(flow: Flow) -> None:
    """A vote while one is due (B36), else the next round (B33)."""
    if flow.state.due:
        open_ballot(flow)
    else:
        open_round(flow)


def open_ballot(flow: Flow) -> None:
    """A full vote among the living."""
    state = flow.state
    flow.emit(ev.BallotOpened(state.number + 1, voters(state), state.alive, last_out(state) or None))


def exclude(flow: Flow, seat: int, by: Literal["vote", "lot", "host"]) -> None:
    """The seat stays outside, its cards closed unless the ruleset opens them (B57, Q-09); ends the match if it can."""
    state = flow.state
    flow.emit(ev.SeatExcluded(seat, by, len(state.alive) - 1, state.capacity))
    if state.rules.exiles == "open":
        shut = closed(state, seat)
        for trait in (each for each in TRAITS if shut >> PLACE[each] & 1):
            flow.emit(ev.CardRevealed(seat, trait, state.hands[seat][PLACE[trait]], "exile"))
    end_if_full(flow)


def end_if_full(flow: Flow) -> bool:
    """B77, B78: at once when those living fit in."""
    if len(flow.state.alive) <= flow.state.capacity:
        end(flow, "full")
        return True
    return False


def end(flow: Flow, reason: Literal["full", "finished"]) -> None:
    """Declares the winners (B80, B81) and opens everything (B82)."""
    state = flow.state
    flow.emit(ev.MatchEnded(reason, state.alive, state.capacity))
    flow.emit(ev.StoryTold(story(state)))
    for seat, hand in state.hands.items():
        profession, biology, health, hobby, baggage, fact = hand
        special = state.specials[seat]
        flow.emit(ev.DossierPublished(seat, profession, biology, health, hobby, baggage, fact, special))


def over(flow: Flow) -> bool:
    """Whether the match has ended on the way."""
    return flow.state.phase == "over"

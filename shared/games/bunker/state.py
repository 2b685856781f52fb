"""The table as one flat value: hands in the order of the traits, seats 1.., 0 means nobody."""

import msgspec

from shared.games.bunker.cards import Card
from shared.games.bunker.rules import Rules
from shared.games.bunker.tables import AGAIN, PLACE, SECONDS

PROFESSION = 1 << PLACE["profession"]
ALL = (1 << len(PLACE)) - 1
Mask = int
"""Traits as bits, by their place in a hand."""


class State(msgspec.Struct, frozen=True):
    """Everything about one match. `alive` is ascending."""

    rules: Rules
    seats: int
    capacity: int
    alive: tuple[int, ...]
    phase: str = ""
    out: tuple[int, ...] = ()
    """Excluded and removed, in the order of going out."""
    exiled: tuple[int, ...] = ()
    """Excluded and not removed, in that order: the last of them votes (B38)."""
    removed: tuple[int, ...] = ()

    catastrophe: Card | None = None
    threat: Card | None = None
    """As the group knows it."""
    sealed_threat: Card | None = None
    has_threat: bool = False
    bunker: tuple[Card, ...] = ()
    bunker_open: tuple[Card, ...] = ()
    bunker_total: int = 0
    schedule: tuple[int, ...] = ()

    hands: dict[int, tuple[Card, ...]] = {}
    specials: dict[int, Card] = {}
    open: dict[int, Mask] = {}
    gone: dict[int, Mask] = {}
    """Traits whose card was taken out of the game."""
    spent: tuple[Card, ...] = ()
    """Cards that were replaced: they do not come back."""
    played: tuple[int, ...] = ()
    """Seats that have shown their special condition."""
    changes: int = 0
    """Counts what the host did to cards: it renews the questions about them."""

    round: int = 0
    turn: int = 0
    number: int = 0
    """Counts discussions, ballots and defences: it names boards, prompts and timers."""
    again: bool = False
    """This discussion is not the first of its round."""
    due: int = 0
    """Votes left in this round."""
    votes: dict[int, int] = {}
    leaders: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()
    """Voters whose vote went with a removed player: nobody is late for that."""
    empties: int = 0
    """Empty ballots in a row."""

    winners: tuple[int, ...] = ()
    reason: str = ""


def seconds_of(rules: Rules, timer: str) -> int:
    """The length of a phase: the ruleset's own, or that of its pace."""
    return rules.seconds.get(timer) or SECONDS[rules.pace][timer]


def length(state: State, timer: str) -> int:
    """How long it lasts now: later discussions of a round are shorter (Q-05)."""
    seconds = seconds_of(state.rules, timer)
    return max(1, seconds // AGAIN) if timer == "discussion" and state.again else seconds


def last_out(state: State) -> int:
    """The last excluded player who still may vote (B38, B73, Q-18)."""
    return state.exiled[-1] if state.exiled else 0


def voters(state: State) -> tuple[int, ...]:
    """B38: the living and the last excluded, ascending."""
    last = last_out(state)
    return tuple(sorted((*state.alive, last))) if last else state.alive


def candidates(state: State) -> tuple[int, ...]:
    """Who can be voted for now: the living (B40), in a revote the leaders (B50)."""
    return state.leaders if state.phase in ("defence", "revote") else state.alive


def closed(state: State, seat: int) -> Mask:
    """The traits of a seat that are in play and not open."""
    return ALL & ~(state.open.get(seat, 0) | state.gone.get(seat, 0))


def legal(state: State, seat: int) -> Mask:
    """What a seat may open in its turn: the profession first (B20), never the last closed card (B24)."""
    shut = ALL & ~(state.open.get(seat, 0) | state.gone.get(seat, 0))
    if not shut & (shut - 1):
        return 0
    return shut & PROFESSION if state.round == 1 else shut


def position(state: State, seat: int) -> int:
    """How late a seat comes in this round's circle."""
    first = 1 if state.rules.starter == "first" else (state.round - 1) % state.seats + 1
    return (seat - first) % state.seats

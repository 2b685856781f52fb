"""The table as one flat value; cards are letters, top of the deck first."""

import msgspec

from shared.games.vader.rules import Rules
from shared.games.vader.tables import FEW, SECONDS


class State(msgspec.Struct, frozen=True):
    """Everything about one match. Seats are 1.., 0 means nobody; `alive` is ascending."""

    rules: Rules
    seats: int
    alive: tuple[int, ...]
    out: tuple[int, ...] = ()
    phase: str = ""
    roles: dict[int, str] = {}
    informed: tuple[int, ...] = ()
    """Seats that were told their team mates."""

    number: int = 0
    """Counts nominations: it names boards, prompts and timers."""
    master: int = 0
    general: int = 0
    rotation: int = 0
    """The seat the usual order has reached; a special Master does not move it."""
    last_master: int = 0
    last_general: int = 0
    ballots: dict[int, str] = {}
    passes: tuple[int, ...] = ()
    fails: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    failed: int = 0
    cleared: tuple[int, ...] = ()
    """Seats shown not to be Vader."""

    republic: int = 0
    imperial: int = 0
    deck: str = ""
    discards: str = ""
    hand: str = ""
    ordered: str = ""
    """A new deck whose order is fixed but which is not yet in play."""
    laid: str = ""
    """The Master's discard before the group knows that it was made."""
    drawn: str = ""
    thrown: str = ""
    refused: bool = False
    """The Master has refused a veto in this session."""

    power: str = ""
    first_power: str = ""
    """What the first Imperial policy was used for: peek, investigate or nothing."""
    investigated: tuple[int, ...] = ()
    peeks: tuple[tuple[int, str], ...] = ()
    findings: tuple[tuple[int, int, str], ...] = ()

    decks: tuple[str, ...] = ()
    sessions: tuple[tuple[int, int, str, str], ...] = ()
    """Finished sessions: Master, General, cards drawn, cards discarded."""
    winner: str = ""
    reason: str = ""


def seconds(rules: Rules, timer: str) -> int:
    """The length of a phase: the ruleset's own, or that of its pace."""
    return rules.seconds.get(timer) or SECONDS[rules.pace][timer]


def candidates(state: State) -> tuple[int, ...]:
    """Whom the Master may nominate now (V7, V12)."""
    few = len(state.alive) <= FEW
    barred = (state.master, state.last_general, 0 if few else state.last_master)
    return tuple([seat for seat in state.alive if seat not in barred])


def targets(state: State) -> tuple[int, ...]:
    """On whom the power now due may be used; empty for those without a target."""
    if state.power == "investigate":
        barred: tuple[int, ...] = (state.master, *state.investigated)
    elif state.power in ("special_election", "assassinate"):
        barred = (state.master,)
    else:
        return ()
    return tuple([seat for seat in state.alive if seat not in barred])


def actor(state: State) -> int:
    """The seat whose answer the match waits for; 0 in an election and when it is over."""
    if state.phase in ("nomination", "discard", "veto", "power"):
        return state.master
    return state.general if state.phase == "enact" else 0


def in_session(state: State) -> bool:
    """Whether Master and General must not post (V17)."""
    return state.phase in ("discard", "enact", "veto")

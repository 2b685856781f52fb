"""Consequences in order: each event is folded at once, so that the next one is decided on what is true by then."""

from collections.abc import Iterable

from shared.games.vader import events as ev
from shared.games.vader.evolve import evolve
from shared.games.vader.state import State
from shared.games.vader.tables import DECK, DRAWN, Camp, camp_of
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.seats import following
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

    @property
    def over(self) -> bool:
        """Whether the match has ended on the way."""
        return self.state.phase == "over"


def refuse(code: str, **args: Value) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"vader-refusal-{code}", args)


def open_nomination(flow: Flow, special: int = 0) -> None:
    """The next election: by the Master that a Special Election named, or by the next of the usual order (V5, V27)."""
    state = flow.state
    master = special or following(state.alive, state.rotation)
    flow.emit(ev.NominationOpened(state.number + 1, master, special=bool(special)))


def reshuffle_if_short(flow: Flow) -> None:
    """Fewer than three cards in the deck: they and the discards are the new deck (V18)."""
    state = flow.state
    if len(state.deck) < DRAWN:
        order = flow.dice.shuffled(state.deck + state.discards)
        flow.emit(ev.DeckOrdered(order))  # type: ignore[arg-type]
        flow.emit(ev.DeckShuffled(len(order), again=True))


def winners(state: State, camp: Camp) -> tuple[int, ...]:
    """The seats of a camp, dead ones included."""
    return tuple(seat for seat in range(1, state.seats + 1) if camp_of(state.roles[seat]) == camp)


def end(flow: Flow, camp: Camp | None, reason: str) -> None:
    """Declares the result and publishes all that was secret (V34)."""
    before = flow.state
    won = winners(before, camp) if camp else ()
    flow.emit(ev.MatchEnded(camp or "none", reason, won))  # type: ignore[arg-type]
    seats = {role: tuple(s for s in before.roles if before.roles[s] == role) for role in ("rebel", "sith", "vader")}
    flow.emit(ev.RolesPublished(seats["rebel"], seats["sith"], seats["vader"][0]))
    for number, order in enumerate(before.decks, 1):
        flow.emit(ev.DeckPublished(number, tuple(order)))  # type: ignore[arg-type]
    for number, (master, general, drawn, thrown) in enumerate(_sessions(before), 1):
        flow.emit(
            ev.SessionPublished(number, master, general, tuple(drawn), tuple(thrown))  # type: ignore[arg-type]
        )
    flow.emit(ev.DeckLeft(tuple(before.deck)))  # type: ignore[arg-type]


def _sessions(state: State) -> tuple[tuple[int, int, str, str], ...]:
    if not state.drawn:
        return state.sessions
    return (*state.sessions, (state.master, state.general, state.drawn, state.thrown))


def deal_deck(dice: Dice, top: str) -> str:
    """All seventeen cards, `top` first and the rest shuffled; ValueError when `top` has too many of a kind."""
    rest = DECK
    for card in top:
        if card not in rest:
            raise ValueError(f"too many cards of kind {card!r}")
        rest = rest.replace(card, "", 1)
    return top + "".join(dice.shuffled(rest))

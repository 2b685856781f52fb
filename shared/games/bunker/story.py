"""The story at the end: what catastrophe and threat ask for, and which survivors hold something against it (Q-19)."""

from shared.games.bunker.cards import Card, Line
from shared.games.bunker.decks import helps, needs
from shared.games.bunker.state import State

HEIRS = "heirs"


def story(state: State) -> tuple[Line, ...]:
    """One line for each need, in the order in which the cards ask for them; then who may found a new generation."""
    asked = dict.fromkeys((*needs(state.catastrophe), *needs(state.threat or state.sealed_threat)))
    able = {seat: {helps(card) for card in held(state, seat)} for seat in state.alive}
    lines = [Line(need, tuple([seat for seat in state.alive if need in able[seat]])) for need in asked]
    return (*lines, Line(HEIRS, heirs(state)))


def held(state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat still has."""
    gone = state.gone.get(seat, 0)
    return tuple(card for place, card in enumerate(state.hands[seat]) if not gone >> place & 1)


def heirs(state: State) -> tuple[int, ...]:
    """The fertile survivors, if there are women and men among them."""
    bodies = {seat: card for seat in state.alive for card in held(state, seat) if card.kind == "biology"}
    fertile = {seat: card for seat, card in bodies.items() if card.fertile}
    return tuple(fertile) if {card.sex for card in fertile.values()} == {"woman", "man"} else ()

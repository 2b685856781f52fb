"""Cupid's arrow."""

from functools import lru_cache

from shared.games.werewolf.state import State, holder
from shared.kernel.prompts import Choice, Pick, Place, Prompt
from shared.kernel.text import SeatRef, Text


def link(state: State) -> tuple[Prompt, ...]:
    """Two seats picked together."""
    cupid = holder(state, "cupid")
    return _link(cupid, state.living) if cupid else ()


@lru_cache(256)
def _link(cupid: int, seats: tuple[int, ...]) -> tuple[Prompt, ...]:
    choices = tuple(Choice(str(seat), seat, SeatRef(seat)) for seat in seats)
    pick = Pick("link", "pair", 2, 2, choices)
    text = Text("werewolf-prompt-link")
    return (Prompt("link", cupid, text, (), Place.PRIVATE, timer="link", confirm=True, pick=pick),)

"""The host's desk: everything that is open to the host now, as prompts. They ask nobody and wait for nothing.

An action on a player's card is offered by trait ("discard.health"); a swap offers the pairs of one trait.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

from shared.games.bunker import actions as act
from shared.games.bunker.decide.host import closed_traits, has_card, holders
from shared.games.bunker.state import State
from shared.games.bunker.tables import TRAITS, Trait
from shared.kernel.actions import Action
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.seats import Office
from shared.kernel.text import SeatList, SeatRef, Term, Text


def desk(state: State) -> tuple[Prompt, ...]:
    """The host's actions by kind; while a ballot is open only the removal of a player (Q-13)."""
    if state.phase in ("", "over"):
        return ()
    present = tuple(seat for seat in range(1, state.seats + 1) if seat not in state.removed)
    removal = _seats("remove", act.Remove, present)
    if state.phase in ("vote", "revote"):
        return removal
    return (
        *_seats("exclude", act.Exclude, state.alive),
        *_seats("return", act.Return, state.exiled),
        *removal,
        *(prompt for trait in TRAITS for prompt in _cards(state, trait, present)),
    )


def _cards(state: State, trait: Trait, present: tuple[int, ...]) -> Iterable[Prompt]:
    here = tuple(seat for seat in present if has_card(state, seat, trait))
    shut = tuple(seat for seat in here if trait in closed_traits(state, seat))
    yield from _seats(f"reveal.{trait}", lambda seat: act.Reveal(trait, seat), shut)
    yield from _seats(f"discard.{trait}", lambda seat: act.Discard(seat, trait), here)
    yield from _seats(f"replace.{trait}", lambda seat: act.ReplaceCard(seat, trait), here)
    pairs = tuple(_pair(trait, *pair) for pair in combinations(here, 2))
    yield from _prompt(f"swap.{trait}", pairs)
    if len(holders(state, trait)) > 1:
        yield from _prompt(f"shuffle.{trait}", (Option("all", act.Shuffle(trait), Text("bunker-option-shuffle")),))


@lru_cache(4096)
def _pair(trait: Trait, first: int, second: int) -> Option:
    text = Text("bunker-option-pair", {"seats": SeatList((first, second))})
    return Option(f"{first}-{second}", act.Swap(trait, (first, second)), text)


def _seats(key: str, make: Callable[[int], Action], seats: Iterable[int]) -> tuple[Prompt, ...]:
    options = tuple(Option(str(s), make(s), Text("bunker-option-seat", {"seat": SeatRef(s)})) for s in seats)
    return _prompt(key, options)


def _prompt(key: str, options: tuple[Option, ...]) -> tuple[Prompt, ...]:
    if not options:
        return ()
    what, _, trait = key.partition(".")
    text = Text(f"bunker-desk-{what}", {"trait": Term(f"bunker-trait-{trait}")} if trait else {})
    return (Prompt(key, Office.DIRECTOR, text, options, Place.PRIVATE, timer=None, confirm=True, waits=False),)

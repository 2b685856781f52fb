"""What each seat may do now. Prompts are built once for each combination of what they depend on and then shared."""

from functools import lru_cache

from shared.games.bunker import actions as act
from shared.games.bunker.cards import Card
from shared.games.bunker.state import State, candidates, legal, voters
from shared.games.bunker.tables import PLACE, TRAITS
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import SeatRef, Text

_MANY = 16384
_REVEALS = {
    "profession": "bunker-option-reveal-profession",
    "biology": "bunker-option-reveal-biology",
    "health": "bunker-option-reveal-health",
    "hobby": "bunker-option-reveal-hobby",
    "baggage": "bunker-option-reveal-baggage",
    "fact": "bunker-option-reveal-fact",
}
_FIRST, _LATER = Text("bunker-prompt-reveal-first"), Text("bunker-prompt-reveal")
_PLACES = [tuple(place for place in PLACE.values() if mask >> place & 1) for mask in range(1 << len(PLACE))]
"""The places in a hand that each mask of traits stands for."""
_SPECIAL: tuple[Option, ...] = (Option("play", act.Special(), Text("bunker-option-special")),)


def prompts(state: State) -> tuple[Prompt, ...]:
    """See `Game.prompts`. The host's acts are in `desk`."""
    phase = state.phase
    if phase in ("", "over"):
        return ()
    specials = _specials(state.seats, state.played, state.removed)
    if phase == "reveal":
        return (_reveal(state), *specials)
    if phase in ("vote", "revote"):
        return (*_votes(state), *specials)
    return specials


@lru_cache(_MANY)
def _specials(seats: int, played: tuple[int, ...], removed: tuple[int, ...]) -> tuple[Prompt, ...]:
    return tuple(_special(seat) for seat in range(1, seats + 1) if seat not in played and seat not in removed)


@lru_cache(32)
def _special(seat: int) -> Prompt:
    text = Text("bunker-prompt-special")
    return Prompt("special", seat, text, _SPECIAL, Place.PRIVATE, timer=None, confirm=True, waits=False)


def _reveal(state: State) -> Prompt:
    seat = state.turn
    may, hand = legal(state, seat), state.hands[seat]
    options = tuple([_card(hand[place]) for place in _PLACES[may]])
    text = _FIRST if state.round == 1 else _LATER
    return Prompt(f"reveal.{state.round}.{state.changes}", seat, text, options, Place.PRIVATE, "turn")


@lru_cache(_MANY)
def _card(card: Card) -> Option:
    trait = TRAITS[PLACE[card.kind]]  # type: ignore[index]
    return Option(trait, act.Reveal(trait), Text(_REVEALS[trait], {"card": card.said()}))


def _votes(state: State) -> tuple[Prompt, ...]:
    open_ones = _ballot(state.phase, state.number, voters(state), candidates(state))
    if not state.votes:
        return open_ones
    return tuple([_recorded(p, str(state.votes[p.to])) if p.to in state.votes else p for p in open_ones])


@lru_cache(_MANY)
def _ballot(phase: str, number: int, seats: tuple[int, ...], names: tuple[int, ...]) -> tuple[Prompt, ...]:
    text = Text(f"bunker-prompt-{phase}")
    return tuple(
        Prompt(
            f"{phase}.{number}",
            seat,
            text,
            _others(names, seat),
            Place.GROUP,
            timer=phase,
            counted=True,
        )
        for seat in seats
    )


@lru_cache(_MANY)
def _others(names: tuple[int, ...], seat: int) -> tuple[Option, ...]:
    return tuple(_name(other) for other in names if other != seat)


@lru_cache(32)
def _name(seat: int) -> Option:
    return Option(str(seat), act.Vote(seat), Text("bunker-option-seat", {"seat": SeatRef(seat)}))


def _recorded(prompt: Prompt, chosen: str) -> Prompt:
    return Prompt(
        prompt.key,
        prompt.to,
        prompt.text,
        prompt.options,
        prompt.place,
        timer=prompt.timer,
        chosen=chosen,
        counted=True,
    )

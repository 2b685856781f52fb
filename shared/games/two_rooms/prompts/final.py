"""What is asked before the reveal."""

from functools import lru_cache

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.cards import CARDS
from shared.games.two_rooms.decide.final import camps, guesses, targets
from shared.games.two_rooms.deck import term
from shared.games.two_rooms.prompts.options import seat_option
from shared.games.two_rooms.state import State
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import Text

_CAMPS: dict[str, Option] = {
    "blue": Option("blue", act.Predict("blue"), Text("two_rooms-option-predict-blue")),
    "red": Option("red", act.Predict("red"), Text("two_rooms-option-predict-red")),
    "neither": Option("neither", act.Predict("neither"), Text("two_rooms-option-predict-neither")),
}
_NUMBERS = {card: number for number, card in enumerate(CARDS)}


def final(state: State) -> tuple[Prompt, ...]:
    """The question to the one who must speak now."""
    card = state.cards[state.speaker]
    if card == "gambler":
        options = tuple(_CAMPS[camp] for camp in camps(state))
        return (_prompt(f"predict.{state.pause}", state.speaker, "two_rooms-prompt-predict", options),)
    if card == "sniper":
        options = tuple(seat_option(act.Shoot, seat) for seat in targets(state))
        return (_prompt(f"shoot.{state.pause}", state.speaker, "two_rooms-prompt-shoot", options),)
    options = tuple(_guess(name) for name in guesses(state))
    return (_prompt(f"guess.{state.pause}", state.speaker, "two_rooms-prompt-guess", options),)


def _prompt(key: str, seat: int, text: str, options: tuple[Option, ...]) -> Prompt:
    return Prompt(key, seat, Text(text), options, Place.PRIVATE, timer="final", confirm=True)


@lru_cache(256)
def _guess(card: str) -> Option:
    # The full name of a card may be longer than a key is allowed to be.
    return Option(f"c{_NUMBERS[card]}", act.Guess(card), Text("two_rooms-option-card", {"card": term(card)}))  # type: ignore[arg-type]

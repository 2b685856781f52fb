"""Fill-bots: they open what helps most and vote for whoever's open cards help least. They know what their seat does."""

from collections.abc import Iterable, Sequence

import msgspec

from shared.games.bunker import actions as act
from shared.games.bunker import events as ev
from shared.games.bunker.cards import Card
from shared.games.bunker.decks import helps, needs
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.prompts import Option, Prompt

SELDOM = 60
"""A special condition is played once in so many chances, while others wait for people."""
_WEIGHTS = {"none": 0.2, "light": 0.1, "medium": -0.4, "grave": -1.0}
_OLD = 60


class Memory(msgspec.Struct):
    """What a seat knows of the table: what is needed, and everybody's open cards."""

    wanted: set[str] = set()
    hand: dict[str, Card] = {}
    open: dict[int, dict[str, Card]] = {}


def bot(seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
    """See `Game.bot`: one of the offered actions, or None when nothing is worth doing now."""
    prompt = next((each for each in prompts if each.waits and each.chosen is None), None)
    if prompt is None:
        idle = next((each for each in prompts if not each.waits), None)
        return idle.options[0].action if idle is not None and dice.below(SELDOM) == 0 else None
    memory = remember(seat, known)
    if isinstance(prompt.options[0].action, act.Vote):
        return _vote(memory, prompt.options, dice).action
    return _reveal(memory, prompt.options, dice).action


def remember(seat: int, known: Iterable[Event]) -> Memory:
    """Goes through the log as this seat knows it."""
    memory = Memory()
    for event in known:
        match event:
            case ev.CatastropheStruck(card) | ev.ThreatRevealed(card):
                memory.wanted.update(needs(card))
            case ev.DossierDealt(owner) if owner == seat:
                memory.hand = {name: getattr(event, name) for name in _PLACES}
            case ev.CardReceived(owner, trait, card) if owner == seat:
                memory.hand[trait] = card
            case ev.CardRevealed(owner, trait, card) | ev.CardShown(owner, trait, card):
                memory.open.setdefault(owner, {})[trait] = card
            case ev.CardDiscarded(owner, trait):
                memory.open.get(owner, {}).pop(trait, None)
    return memory


_PLACES = ("profession", "biology", "health", "hobby", "baggage", "fact")


def worth(memory: Memory, card: Card) -> float:
    """How much a card speaks for its owner."""
    if card.kind == "health":
        return _WEIGHTS[card.degree]
    if card.kind == "biology":
        return (0.3 if card.fertile else 0.0) - (0.3 if card.years >= _OLD else 0.0)
    good = helps(card)
    if good is None:
        return 0.0
    return (1.0 if good in memory.wanted else 0.3) * (1.5 if card.kind == "profession" else 1.0)


def _vote(memory: Memory, options: Sequence[Option], dice: Dice) -> Option:
    def score(option: Option) -> float:
        cards = memory.open.get(int(option.key), {}).values()
        return sum(worth(memory, card) for card in cards)

    return _least(options, [score(each) for each in options], dice)


def _reveal(memory: Memory, options: Sequence[Option], dice: Dice) -> Option:
    return _least(
        options, [-worth(memory, memory.hand[each.key]) if each.key in memory.hand else 0 for each in options], dice
    )


def _least(options: Sequence[Option], scores: Sequence[float], dice: Dice) -> Option:
    """The option with the lowest score; among equals the dice decide."""
    least = min(scores)
    return dice.choice([option for option, score in zip(options, scores, strict=True) if score == least])

"""Our decks as numbers: how many cards of each kind, what they are good for, and how chance draws them.

The words of card number n of a kind are `bunker-card-<kind>-<n>` in the locale files.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from shared.games.bunker.cards import Card, Degree, Sex
from shared.kernel.dice import Dice

SIZES: dict[str, int] = {
    "profession": 80,
    "biology": 20,
    "health": 60,
    "hobby": 60,
    "baggage": 60,
    "fact": 80,
    "special": 40,
    "catastrophe": 24,
    "threat": 24,
    "bunker": 50,
}
"""Cards of each kind; of biology: builds, to which chance adds sex, age and fertility."""

NEEDS = ("medicine", "food", "power", "repair", "defence", "science", "morale", "scouting")
"""What a group of survivors may lack. Decks are sorted by it: the numbers are those of the last card for each."""
_LAST: dict[str, tuple[int, ...]] = {
    "profession": (10, 20, 30, 40, 50, 60, 70, 80),
    "hobby": (7, 15, 22, 30, 37, 44, 52, 60),
    "baggage": (7, 15, 22, 30, 37, 44, 52, 60),
    "fact": (6, 12, 18, 24, 30, 36, 42, 48),
    "bunker": (6, 12, 18, 24, 30, 36, 42, 46),
}
CATASTROPHE_NEEDS: tuple[str, ...] = (
    *("medicine food science", "food power defence", "power repair morale", "medicine science defence"),
    *("food scouting power", "repair food medicine", "science repair power", "defence morale food"),
    *("medicine morale science", "power food repair", "scouting science defence", "food medicine scouting"),
    *("repair power scouting", "morale science repair", "defence medicine power", "food repair science"),
    *("scouting defence food", "science medicine power", "power morale food", "repair scouting medicine"),
    *("defence repair science", "morale food medicine", "food science defence", "power scouting morale"),
)
THREAT_NEEDS: tuple[str, ...] = (
    *("medicine science", "repair power", "defence scouting", "morale medicine", "food science", "power repair"),
    *("defence morale", "repair science", "food defence", "medicine food", "scouting power", "science repair"),
    *("morale defence", "power science", "repair food", "medicine repair", "scouting morale", "defence repair"),
    *("food power", "science medicine", "morale repair", "power defence", "scouting medicine", "food morale"),
)

GRADED = 34
"""Health states up to this number come in degrees; the others are as they are."""
DEGREES: tuple[Degree, ...] = ("light", "medium", "grave")
_SEXES: tuple[Sex, Sex] = ("man", "woman")
ADULT, OLDEST = 18, 79
LONGEST_CAREER = 40
FERTILE = {"woman": 47, "man": 68}
"""The age up to which a body may be fertile."""

ENOUGH = {"catastrophe": 1, "threat": 1, "bunker": 5}
"""So many own cards of a kind can stand alone."""
MANY = 48
"""The same for kinds of which everybody gets one: sixteen players, and replacements."""
_TRIES = 40
_MANY_BODIES = 400

REQUIRES: dict[int, str] = {9: "threat", 27: "threat"}
"""Special conditions that are dealt only when the kind of card they speak of is in play."""


def needs(card: Card | None) -> tuple[str, ...]:
    """What a catastrophe or a threat asks of the group; nothing is known of cards in somebody's own words."""
    if card is None or not card.n:
        return ()
    table = {"catastrophe": CATASTROPHE_NEEDS, "threat": THREAT_NEEDS}[card.kind]
    return tuple(table[card.n - 1].split())


_GOOD_FOR: dict[tuple[str, int], str] = {
    (kind, n): need
    for kind, lasts in _LAST.items()
    for need, first, last in zip(NEEDS, (0, *lasts), lasts, strict=False)
    for n in range(first + 1, last + 1)
}


def helps(card: Card) -> str | None:
    """The need that a card is good for."""
    return _GOOD_FOR.get((card.kind, card.n))


class Decks:
    """Draws without replacement: what is in `used` does not come again."""

    def __init__(
        self,
        dice: Dice,
        used: Collection[Card] = (),
        own: Mapping[str, Sequence[str]] | None = None,
        alone: Collection[str] = (),
    ) -> None:
        self.dice = dice
        self.used: dict[str, set[int | str]] = {kind: set() for kind in SIZES}
        for card in used:
            self.used[card.kind].add(card.words or card.n)
        self.bodies: set[tuple[int, str, int]] = {(c.years, c.sex, c.n) for c in used if c.kind == "biology"}
        self.own = own or {}
        self.alone = alone

    def left(self, kind: str) -> bool:
        """Whether there is still a card to draw."""
        return len(self.bodies) < _MANY_BODIES if kind == "biology" else bool(self._free(kind))

    def _free(self, kind: str, allowed: Callable[[int], bool] | None = None) -> list[int | str]:
        numbers: list[int | str] = [n for n in range(1, self._ours(kind) + 1) if allowed is None or allowed(n)]
        return [each for each in (*numbers, *self.own.get(kind, ())) if each not in self.used[kind]]

    def _ours(self, kind: str) -> int:
        """How many of our own cards are in the deck: none where a group's pack is large enough to stand alone."""
        enough = ENOUGH.get(kind, MANY)
        return 0 if kind in self.alone and len(self.own.get(kind, ())) >= enough else SIZES[kind]

    def draw(self, kind: Any, allowed: Callable[[int], bool] | None = None) -> Card:
        """A card of this kind that is not in use; with `allowed` only numbers that satisfy it."""
        found, _ = self._draw(kind, 1, allowed)
        return Card(kind, found) if isinstance(found, int) else Card(kind, words=found)

    def _draw(self, kind: str, more: int, allowed: Callable[[int], bool] | None = None) -> tuple[int | str, int]:
        """A card, and one of `more` chances beside it; one throw serves for both, as throws are what a deal costs."""
        words, used, below = self.own.get(kind, ()), self.used[kind], self.dice.below
        ours = self._ours(kind) if words else SIZES[kind]
        size = ours + len(words)
        for _ in range(_TRIES):
            chance, place = divmod(below(size * more), size)
            found: int | str = place + 1 if place < ours else words[place - ours]
            if found not in used and (allowed is None or isinstance(found, str) or allowed(found)):
                break
        else:
            # Nearly everything is in use: look at what is not.
            found, chance = self.dice.choice(self._free(kind, allowed)), self.dice.below(more)
        used.add(found)
        return found, chance

    def body(self, least: int = ADULT) -> Card:
        """Sex, age and build, unlike everybody else's; fertility follows age and sex, with exceptions."""
        ages, builds = OLDEST - least + 1, SIZES["biology"]
        while True:
            throw, exception = divmod(self.dice.below(2 * ages * builds * 6), 6)
            throw, build = divmod(throw, builds)
            age, sex = least + throw // 2, _SEXES[throw % 2]
            if (age, sex, build + 1) not in self.bodies:
                break
        self.bodies.add((age, sex, build + 1))
        fertile = age <= FERTILE[sex] and exception > 0
        return Card("biology", build + 1, years=age, sex=sex, fertile=fertile)

    def profession(self, age: int) -> Card:
        """A profession with no more experience than the age allows."""
        found, years = self._draw("profession", min(age - ADULT, LONGEST_CAREER) + 1)
        return Card("profession", words=found) if isinstance(found, str) else Card("profession", found, years=years)

    def health(self) -> Card:
        """A state of health, with a degree where it has any."""
        found, degree = self._draw("health", len(DEGREES))
        if isinstance(found, str):
            return Card("health", words=found)
        return Card("health", found, degree=DEGREES[degree] if found <= GRADED else "none")

    def special(self, in_play: Collection[str]) -> Card:
        """A special condition that makes sense with the kinds of cards in play."""
        if all(kind in in_play for kind in REQUIRES.values()):
            return self.draw("special")
        return self.draw("special", lambda n: REQUIRES.get(n, "") in ("", *in_play))

    def trait(self, trait: str, hand: Sequence[Card] = ()) -> Card:
        """A card for one place of a hand, consistent with the rest of it."""
        if trait == "biology":
            career = hand[0].years if hand else 0
            return self.body(min(ADULT + career, OLDEST))
        if trait == "profession":
            return self.profession(hand[1].years if hand and hand[1].years else ADULT + LONGEST_CAREER)
        return self.health() if trait == "health" else self.draw(trait)

    def hand(self) -> tuple[Card, ...]:
        """Six cards in the order of the traits."""
        body = self.body()
        health, hobby, baggage = self.health(), self.draw("hobby"), self.draw("baggage")
        return (self.profession(body.years), body, health, hobby, baggage, self.draw("fact"))

"""The deck: characters, plain cards in equal numbers, a Gambler where the numbers are odd; what is wrong with it."""

from collections.abc import Iterator, Sequence

from shared.games.two_rooms.cards import BACKUPS, CARDS, LINKS, PRIMARY, ambassador, base
from shared.games.two_rooms.playsets import characters, fits
from shared.games.two_rooms.rules import Rules, hostages_of, is_advanced, rounds_of, timers_of
from shared.games.two_rooms.tables import MANY
from shared.kernel.text import Refusal, Term, Text, Value, kebab


def refuse(code: str, **args: Value) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"two_rooms-refusal-{code}", args)


def term(name: str) -> Term:
    """A card as a word."""
    return Term(f"two_rooms-card-{kebab(name)}")


def extras(rules: Rules, seats: int) -> tuple[str, ...]:
    """The characters of the set and of the list, each once."""
    return tuple(dict.fromkeys((*characters(rules.playset, seats)[0], *rules.deck)))


def buries(rules: Rules, seats: int) -> bool:
    """Whether one card goes to nobody."""
    return rules.bury or characters(rules.playset, seats)[1]


def players(rules: Rules, seats: int) -> int:
    """Seats that count as players: all but Ambassadors."""
    return seats - sum(name in CARDS and ambassador(name) for name in extras(rules, seats))


def build(rules: Rules, seats: int) -> tuple[str, ...] | Refusal:
    """All cards: one for each seat, one more to bury, one more for the Drunk to become."""
    chosen = extras(rules, seats)
    cards = [*PRIMARY, *chosen]
    free = seats + buries(rules, seats) + ("drunk" in chosen) - len(cards)
    if free < 0:
        return refuse("deck-too-big", cards=len(cards), seats=len(cards) + free)
    blue = sum(CARDS[name].team == "blue" for name in cards)
    red = sum(CARDS[name].team == "red" for name in cards)
    if (free + blue + red) % 2:
        if "gambler" in chosen or not free:
            return refuse("deck-odd")
        cards.append("gambler")
        free -= 1
    more_blue = (free + red - blue) // 2
    if not 0 <= more_blue <= free:
        return refuse("deck-unequal", blue=blue, red=red)
    return (*cards, *("blue",) * more_blue, *("red",) * (free - more_blue))


def check(rules: Rules, seats: int) -> Refusal | None:
    """The first error; what is merely unwise is a warning."""
    for finder in (_numbers, _names, _linked, _burying, _clashes):
        if refusal := next(finder(rules, seats), None):
            return refusal
    built = build(rules, seats)
    return built if isinstance(built, Refusal) else None


def _numbers(rules: Rules, seats: int) -> Iterator[Refusal]:
    count, rounds = players(rules, seats), rounds_of(rules)
    if rules.variant == "tabletop" and rounds == 5 and count < MANY:
        yield refuse("five-rounds", least=MANY)
    if rules.hostages and len(rules.hostages) != rounds:
        yield refuse("hostages-rounds", rounds=rounds)
    most = count // 2 - (rules.variant == "tabletop")
    if any(not 1 <= number <= most for number in hostages_of(rules, count)):
        yield refuse("hostages-number", most=most)
    for name, seconds in rules.seconds.items():
        if name not in timers_of(rules) or seconds < 1:
            yield refuse("seconds", timer=name)


def _names(rules: Rules, seats: int) -> Iterator[Refusal]:
    for name in rules.deck:
        if name not in CARDS:
            yield refuse("no-such-card", card=name)
        elif name in PRIMARY or name in ("blue", "red"):
            yield refuse("card-always-in", card=term(name))
    if len(set(rules.deck)) < len(rules.deck):
        yield refuse("card-twice")
    if not fits(rules.playset, seats):
        yield refuse("playset-seats", playset=Term(f"two_rooms-rule-playset-{kebab(rules.playset)}"), seats=seats)
    if rules.variant == "tabletop" and rules.advanced is False and extras(rules, seats):
        yield refuse("basic-cards")


def _linked(rules: Rules, seats: int) -> Iterator[Refusal]:
    chosen = extras(rules, seats)
    for group in (*LINKS, ("blue_ambassador", "red_ambassador")):
        present = [name for name in group if name in chosen]
        missing = [name for name in group if name not in chosen]
        if present and missing:
            yield refuse("linked", card=term(present[0]), other=term(missing[0]))


def _burying(rules: Rules, seats: int) -> Iterator[Refusal]:
    chosen = extras(rules, seats)
    if buries(rules, seats):
        for principal, backup in BACKUPS.items():
            if (principal in PRIMARY or principal in chosen) and backup not in chosen:
                yield refuse("bury-needs", card=term(backup))
    elif "private_eye" in chosen:
        yield refuse("needs-burying", card=term("private_eye"))


def _clashes(rules: Rules, seats: int) -> Iterator[Refusal]:
    chosen = extras(rules, seats)
    if "zombie" in chosen:
        for other in ("invincible", "immunologist"):
            if other in chosen:
                yield refuse("clash", card=term("zombie"), other=term(other))
    if rules.variant == "forum":
        for name in ("anarchist", "minion"):
            if name in chosen:
                yield refuse("tabletop-card", card=term(name))


# --- warnings ----------------------------------------------------------------------------------------------------

_FEW = ("agent", "conman", "coy_boy", "negotiator", "spy", "enforcer", "thug", "ambassador")
"""Characters advised against with ten players or fewer."""
_UNWISE: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("criminal",), ("private_eye", "mastermind", "zombie", "nuclear_tyrant")),
    (("medic",), ("zombie",)),
    (("hot_potato", "leprechaun"), ("sniper", "nuclear_tyrant")),
    (("hot_potato",), ("leprechaun", "dealer", "nuclear_tyrant")),
    (("tuesday_knight", "dr_boom"), ("private_eye", "gambler", "sniper")),
    (("usurper",), ("minion",)),
)
"""Characters that do not go well together."""


def warnings(rules: Rules, seats: int) -> tuple[Text, ...]:
    """What the director should know before the start; nothing of it forbids the match."""
    built = build(rules, seats)
    if isinstance(built, Refusal):
        return ()
    return tuple(_warnings(rules, seats, built))


def _warnings(rules: Rules, seats: int, built: Sequence[str]) -> Iterator[Text]:
    count, chosen = players(rules, seats), extras(rules, seats)
    if rules.variant == "forum" and count < MANY:
        yield Text("two_rooms-warning-few-colours", {"players": count})
    if rules.variant == "tabletop" and not is_advanced(rules, count, len(chosen)) and count >= MANY:
        yield Text("two_rooms-warning-basic")
    if count % 2 and buries(rules, seats) and "gambler" in built:
        yield Text("two_rooms-warning-gambler-and-bury")
    for name in chosen:
        yield from _about(name, count, seats, chosen, built)
    for some, others in _UNWISE:
        for one in [name for name in built if base(name) in some]:
            for other in [name for name in dict.fromkeys(built) if base(name) in others]:
                yield Text("two_rooms-warning-together", {"card": term(one), "other": term(other)})


def _about(name: str, count: int, seats: int, chosen: Sequence[str], built: Sequence[str]) -> Iterator[Text]:
    card: dict[str, Value] = {"card": term(name)}
    if count < MANY and base(name) in _FEW:
        yield Text("two_rooms-warning-few", {**card, "least": MANY})
    if CARDS[name].pair and CARDS[name].pair not in built:
        yield Text("two_rooms-warning-pair", {**card, "other": term(CARDS[name].pair)})
    if base(name) == "mayor" and count % 4 == 2:
        yield Text("two_rooms-warning-mayor", {**card, "players": count})
    if base(name) == "bouncer" and count % 2 == 0:
        yield Text("two_rooms-warning-bouncer", card)
    if name in ("butler", "romeo") and seats < 15:
        yield Text("two_rooms-warning-few", {**card, "least": 15})
    if name in ("presidents_daughter", "martyr", "nurse", "tinkerer") and not _used(name, built, seats):
        yield Text("two_rooms-warning-backup", card)


def _used(name: str, built: Sequence[str], seats: int) -> bool:
    """Whether a backup may come to stand in: its principal is in the deck, and a card is buried."""
    principal = next(each for each, backup in BACKUPS.items() if backup == name)
    return principal in built and len(built) - ("drunk" in built) > seats

"""The deal, by chance or as a scenario fixes it (B02-B08)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from shared.games.bunker import events as ev
from shared.games.bunker.cards import Card, Plan
from shared.games.bunker.decide.flow import Flow, open_round
from shared.games.bunker.decks import Decks
from shared.games.bunker.rules import Rules, schedule
from shared.games.bunker.state import State
from shared.games.bunker.tables import ROUNDS, THREAT_FROM, TRAITS, bunker_cards, capacity
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Seater
from shared.kernel.text import Refusal

_KEYS = (*TRAITS, "special")


class Setup(msgspec.Struct, frozen=True):
    """The part of the deal that a scenario fixes."""

    dossiers: dict[int, dict[str, str]] = {}
    schedule: tuple[int, ...] = ()


def setup(raw: Mapping[str, Any], seat_of: Seater) -> Setup:
    """See `Game.setup`."""
    if unknown := sorted(set(raw) - {"dossiers", "schedule"}):
        raise ValueError(f"setup knows dossiers and schedule, not {', '.join(unknown)}")
    dossiers = {
        seat_of(name): {str(trait): str(words) for trait, words in cards.items()}
        for name, cards in (raw.get("dossiers") or {}).items()
    }
    if wrong := sorted({trait for cards in dossiers.values() for trait in cards} - set(_KEYS)):
        raise ValueError(f"no such trait: {', '.join(wrong)}")
    votes = tuple(int(each) for each in raw.get("schedule") or ())
    if votes and (len(votes) != ROUNDS or min(votes) < 0):
        raise ValueError(f"a schedule has {ROUNDS} numbers of votes")
    return Setup(dossiers, votes)


def initial(rules: Rules, seats: int) -> State:
    """See `Game.initial`."""
    return State(rules=rules, seats=seats, capacity=capacity(seats), alive=tuple(range(1, seats + 1)))


def deal(rules: Rules, seats: int, dice: Dice, fixed: Setup | None = None) -> Sequence[Event] | Refusal:
    """See `Game.deal`."""
    fixed = fixed or Setup()
    decks = Decks(dice, own=rules.pack, alone=rules.pack_alone)
    threatened = seats >= THREAT_FROM
    when = rules.threat if threatened else "none"
    plan = Plan(fixed.schedule or schedule(rules, seats))
    stock = bunker_cards(seats)
    flow = Flow(initial(rules, seats), dice)
    flow.emit(ev.MatchOpened(seats, capacity(seats), stock, when, plan))
    flow.emit(ev.CatastropheStruck(decks.draw("catastrophe")))
    if threatened:
        threat = decks.draw("threat")
        flow.emit(ev.ThreatRevealed(threat) if when == "start" else ev.ThreatSealed(threat))
    flow.emit(ev.BunkerStocked(tuple(decks.draw("bunker") for _ in range(stock))))
    for seat in range(1, seats + 1):
        flow.emit(_dossier(seat, decks, fixed.dossiers.get(seat, {}), threatened))
    open_round(flow)
    return flow.events


def _dossier(seat: int, decks: Decks, given: Mapping[str, str], threatened: bool) -> ev.DossierDealt:
    profession, biology, health, hobby, baggage, fact = decks.hand()
    special = decks.special(("threat",) if threatened else ())
    dealt = ev.DossierDealt(seat, profession, biology, health, hobby, baggage, fact, special)
    if not given:
        return dealt
    return replace(dealt, **{kind: Card(kind, words=words) for kind, words in given.items()})  # type: ignore[arg-type]

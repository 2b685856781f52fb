"""What the rule text takes from the tables and from the options of a match."""

from collections.abc import Mapping

from shared.games.vader.rules import Rules
from shared.games.vader.state import seconds
from shared.games.vader.tables import (
    DANGER_AT,
    DECK,
    FAILURES,
    FEW,
    IMPERIAL_TO_WIN,
    REPUBLIC_TO_WIN,
    SEATS,
    SECONDS,
    SITH,
    VADER_KNOWS_UP_TO,
    VETO_AT,
    powers,
)
from shared.games.vader.view import POWERS
from shared.kernel.text import Span, Term, TermList, Text, TextList, Value, kebab


def book(rules: Rules) -> Mapping[str, Value]:
    """See `Game.book`."""
    return {
        "least": SEATS[0],
        "most": SEATS[-1],
        "camps": TextList(tuple(_camps(seats) for seats in SEATS)),
        "knows": VADER_KNOWS_UP_TO,
        "republic_cards": DECK.count("R"),
        "imperial_cards": DECK.count("I"),
        "republic_to_win": REPUBLIC_TO_WIN,
        "imperial_to_win": IMPERIAL_TO_WIN,
        "danger": DANGER_AT,
        "veto": VETO_AT,
        "failures": FAILURES,
        "few": FEW,
        "powers": TextList(tuple(_powers(least, rules) for least in range(SEATS[0], SEATS[-1], 2))),
        "reshuffle": Text(f"vader-book-reshuffle-{kebab(rules.reshuffle)}"),
        "times": TextList(tuple(_time(timer, rules) for timer in SECONDS[rules.pace])),
        "late": Text(f"vader-book-late-{rules.late_card}"),
    }


def _camps(seats: int) -> Text:
    return Text("vader-book-camps", {"seats": seats, "rebels": seats - SITH[seats] - 1, "sith": SITH[seats]})


def _powers(least: int, rules: Rules) -> Text:
    table = powers(least, rules.powers)
    slots = tuple(POWERS.get(table.get(slot, ""), "vader-mark-empty") for slot in range(1, IMPERIAL_TO_WIN + 1))
    return Text("vader-book-powers", {"least": least, "most": least + 1, "slots": TermList(slots, glyphs=True)})


def _time(timer: str, rules: Rules) -> Text:
    return Text("vader-book-time", {"timer": Term(f"vader-timer-{timer}"), "span": Span(seconds(rules, timer))})

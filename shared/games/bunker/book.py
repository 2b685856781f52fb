"""What the rule text takes from the tables and from the options of a match."""

from collections.abc import Mapping

from shared.games.bunker.cards import Plan
from shared.games.bunker.rules import Rules
from shared.games.bunker.state import seconds_of
from shared.games.bunker.tables import (
    EMPTY_REPEATS,
    ROUNDS,
    SCHEDULES,
    SEATS,
    SECONDS,
    THREAT_FROM,
    bunker_cards,
    capacity,
)
from shared.kernel.text import Span, Term, Text, TextList, Value, kebab


def book(rules: Rules) -> Mapping[str, Value]:
    """See `Game.book`."""
    return {
        "least": SEATS[0],
        "most": SEATS[-1],
        "rounds": ROUNDS,
        "threat_from": THREAT_FROM,
        "threat": Text(f"bunker-book-threat-{kebab(rules.threat)}"),
        "starter": Text(f"bunker-book-starter-{rules.starter}"),
        "exiles": Text(f"bunker-book-exiles-{rules.exiles}"),
        "empty": EMPTY_REPEATS,
        "tables": TextList(tuple(_table(seats, rules) for seats in SEATS)),
        "times": TextList(tuple(_time(timer, rules) for timer in SECONDS[rules.pace])),
        "late": Text(f"bunker-book-late-{rules.late_card}"),
    }


def _table(seats: int, rules: Rules) -> Text:
    rounds = rules.custom_schedule or SCHEDULES[rules.schedule][seats]
    args: dict[str, Value] = {"seats": seats, "capacity": capacity(seats), "cards": bunker_cards(seats)}
    return Text("bunker-book-table", {**args, "plan": Plan(rounds).said()})


def _time(timer: str, rules: Rules) -> Text:
    return Text("bunker-book-time", {"timer": Term(f"bunker-timer-{timer}"), "span": Span(seconds_of(rules, timer))})

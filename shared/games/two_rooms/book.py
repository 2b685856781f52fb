"""What the rule text takes from the tables and from the options of a match."""

from collections.abc import Mapping

from shared.games.two_rooms.rules import Rules, hostages_of, length, rounds_of, timers_of
from shared.games.two_rooms.tables import SEATS, TABLES
from shared.kernel.text import Span, Term, Text, TextList, Value


def book(rules: Rules) -> Mapping[str, Value]:
    """See `Game.book`."""
    rounds = rounds_of(rules)
    return {
        "least": SEATS[0],
        "most": SEATS[-1],
        "rounds": rounds,
        "variant": Text(f"two_rooms-book-{rules.variant}"),
        "hostages": TextList(tuple(_row(rules, least) for least, _ in TABLES[rounds])),
        "times": TextList(tuple(_round(rules, number) for number in range(1, rounds + 1))),
        "waits": TextList(tuple(_wait(rules, timer) for timer in timers_of(rules) if timer in ("hostages", "final"))),
        "late": Text(f"two_rooms-book-late-{rules.late_card}"),
        "tyrant": Text(f"two_rooms-book-tyrant-{rules.tyrant}"),
    }


def _row(rules: Rules, least: int) -> Text:
    numbers = ", ".join(str(number) for number in hostages_of(rules, least))
    return Text("two_rooms-book-hostages", {"least": least, "numbers": numbers})


def _round(rules: Rules, number: int) -> Text:
    return Text("two_rooms-book-round", {"number": number, "span": Span(length(rules, "round", number))})


def _wait(rules: Rules, timer: str) -> Text:
    return Text(
        "two_rooms-book-wait", {"timer": Term(f"two_rooms-timer-{timer}"), "span": Span(length(rules, timer, 1))}
    )

"""What the rule text takes from the tables and from the options of a match."""

from collections.abc import Mapping

from shared.games.werewolf.rules import Rules, clock, lineup
from shared.games.werewolf.tables import GRACE_MINUTES, LIVE_SECONDS, SEATS, SEED_SEATS, WITCH_HOUR
from shared.kernel.text import Span, Text, TextList, Value


def book(rules: Rules) -> Mapping[str, Value]:
    """See `Game.book`."""
    return {
        "least": SEATS[0],
        "most": SEATS[-1],
        "lineups": TextList(tuple(_lineup(rules, seats) for seats in SEATS)),
        "seed": SEED_SEATS,
        "opening": clock(rules.opening_hour, rules.opening_minute),
        "closing": clock(rules.closing_hour, rules.closing_minute),
        "witch": clock(WITCH_HOUR, 0),
        "grace": GRACE_MINUTES,
        "cards": rules.cards_to_red,
        "sheriff": Text(f"werewolf-book-sheriff-{'on' if rules.sheriff else 'off'}"),
        "slaughter": Text(f"werewolf-book-slaughter-{rules.slaughter}"),
        "words": Text(f"werewolf-book-words-{rules.last_words}"),
        "heal": Text(f"werewolf-book-heal-{rules.self_heal}"),
        "times": TextList(tuple(_time(name, rules) for name in LIVE_SECONDS)),
    }


def _lineup(rules: Rules, seats: int) -> Text:
    counts = lineup(rules, seats)
    return Text("werewolf-book-lineup", {"seats": seats, **{str(role): number for role, number in counts.items()}})


def _time(name: str, rules: Rules) -> Text:
    length = LIVE_SECONDS[name] if rules.pace == "forum" else rules.seconds.get(name) or LIVE_SECONDS[name]
    return Text(f"werewolf-book-time-{name.replace('_', '-')}", {"span": Span(length)})

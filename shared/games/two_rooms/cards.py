"""All characters as rows: team, starting conditions, the time of a pause, who is dealt only together."""

import typing

import msgspec

from shared.games.two_rooms.names import About, CardName, Colour


class Card(msgspec.Struct, frozen=True):
    """One character. `base` is the name without the team; `starts` the conditions it begins with."""

    name: CardName
    base: About
    team: Colour
    starts: tuple[str, ...] = ()
    linked: str = ""
    """Cards of one link go into a deck together and are never buried."""
    pair: str = ""
    """The card that balances it; a deck without that one is merely warned of."""
    pause: int = 0
    """When it speaks before the reveal, earlier numbers first."""


_PAIRED: dict[str, tuple[str, ...]] = {
    "spy": (),
    "shy_guy": ("shy",),
    "coy_boy": ("coy",),
    "paranoid": ("paranoid",),
    "negotiator": ("savvy",),
    "criminal": (),
    "thug": (),
    "dealer": (),
    "medic": (),
    "psychologist": (),
    "agent": (),
    "enforcer": (),
    "conman": (),
    "security": (),
    "usurper": (),
    "mayor": (),
    "bouncer": (),
    "ambassador": ("immune",),
    "mummy": (),
    "mime": (),
}
"""Characters that both teams have, with the conditions they start with."""

_BLUE = ("president", "blue", "presidents_daughter", "doctor", "nurse", "tuesday_knight", "eris", "invincible")
_RED = ("bomber", "red", "martyr", "engineer", "tinkerer", "dr_boom", "cupid", "immunologist")
_SINGLE_TEAMS: dict[str, str] = {
    **dict.fromkeys(_BLUE, "blue"),
    **dict.fromkeys(_RED, "red"),
    "leprechaun": "green",
    "zombie": "green",
    "drunk": "purple",
}
_STARTS: dict[str, tuple[str, ...]] = {
    "invincible": ("immune",),
    "immunologist": ("immune",),
    "nuclear_tyrant": ("foolish",),
    "leprechaun": ("foolish",),
    "zombie": ("zombie",),
}
_PAUSES = {"private_eye": 5, "gambler": 10, "sniper": 15}
LINKS: tuple[tuple[str, ...], ...] = (
    ("ahab", "moby"),
    ("butler", "maid"),
    ("romeo", "juliet"),
    ("wife", "mistress"),
    ("sniper", "target", "decoy"),
)
_PAIRS: tuple[tuple[str, str], ...] = (
    ("presidents_daughter", "martyr"),
    ("doctor", "engineer"),
    ("nurse", "tinkerer"),
    ("tuesday_knight", "dr_boom"),
    ("cupid", "eris"),
    ("invincible", "immunologist"),
    ("intern", "victim"),
    ("rival", "survivor"),
    ("queen", "bomb_bot"),
    ("agoraphobe", "traveler"),
)


def _single(name: CardName) -> Card:
    link = next((row[0] for row in LINKS if name in row), "")
    pair = next((b if a == name else a for a, b in _PAIRS if name in (a, b)), "")
    team = typing.cast(Colour, _SINGLE_TEAMS.get(name, "grey"))
    return Card(name, typing.cast(About, name), team, _STARTS.get(name, ()), link, pair, _PAUSES.get(name, 0))


def _of_team(name: CardName, team: Colour, base: str) -> Card:
    other = f"{'red' if team == 'blue' else 'blue'}_{base}"
    return Card(name, typing.cast(About, base), team, _PAIRED[base], pair=other)


def _card(name: CardName) -> Card:
    team, _, base = name.partition("_")
    if team in ("blue", "red") and base in _PAIRED:
        return _of_team(name, typing.cast(Colour, team), base)
    return _single(name)


CARDS: dict[str, Card] = {name: _card(name) for name in typing.get_args(CardName)}
PLAIN = ("blue", "red")
PRIMARY = ("president", "bomber")
WORD_POWERS = ("agent", "enforcer", "cupid", "eris", "bouncer", "security")
"""Characters whose power needs words, and so is out of reach of the cursed."""
PSYCH = ("shy", "coy", "paranoid")
OBJECTIVES = ("love", "hate", "zombie")
"""Conditions that replace what a player plays for; the latest one counts."""
SWAPPERS = ("hot_potato", "leprechaun")
BACKUPS = {"president": "presidents_daughter", "bomber": "martyr", "doctor": "nurse", "engineer": "tinkerer"}
"""Who takes the place of a buried card for every purpose."""


def base(name: str) -> str:
    """The character whatever the team: `spy` for `red_spy`."""
    return CARDS[name].base


def colour(name: str) -> str:
    """The team, as a full card shows it."""
    return CARDS[name].team


def shown_colour(name: str) -> str:
    """What is seen when only the colour is shown: a Spy shows the other team's."""
    team = CARDS[name].team
    if CARDS[name].base != "spy":
        return team
    return "red" if team == "blue" else "blue"


def starts(name: str) -> tuple[str, ...]:
    """The conditions of a clean card."""
    return CARDS[name].starts


def ambassador(name: str) -> bool:
    """Whether this card stands between the rooms."""
    return CARDS[name].base == "ambassador"

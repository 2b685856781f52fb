"""The official sets as rows: from how many players on, which characters, whether a card is buried (1.7)."""

import msgspec


class Playset(msgspec.Struct, frozen=True):
    """Characters beside President and Bomber. `more` are added at exactly so many players."""

    least: int
    most: int
    deck: tuple[str, ...]
    bury: bool = False
    more: tuple[tuple[int, tuple[str, ...]], ...] = ()


def _both(*bases: str) -> tuple[str, ...]:
    return tuple(f"{team}_{base}" for base in bases for team in ("blue", "red"))


_BACKUPS = ("presidents_daughter", "martyr")
_DOCTORS = ("doctor", "engineer")
_NURSES = ("nurse", "tinkerer")
_LOVERS = ("ahab", "moby", "wife", "mistress")
_LONERS = ("rival", "intern", "survivor", "victim")
_SNIPERS = ("sniper", "target", "decoy")

PLAYSETS: dict[str, Playset] = {
    "standard": Playset(7, 30, (*_BACKUPS, *_DOCTORS, *_NURSES), bury=True),
    "mystery": Playset(6, 6, (*_BACKUPS, "private_eye"), bury=True),
    "instant_death": Playset(6, 6, (*_DOCTORS, "tuesday_knight", "dr_boom")),
    "one_loser": Playset(6, 6, _LONERS),
    "love_and_hate": Playset(6, 6, _LOVERS),
    "two_booms": Playset(6, 6, (*_SNIPERS, "hot_potato")),
    "love_hate_mystery": Playset(8, 9, (*_BACKUPS, *_LOVERS, "private_eye"), bury=True, more=((9, ("mi6",)),)),
    "arbitrary_infection": Playset(11, 30, (*_BACKUPS, *_DOCTORS, *_NURSES, "agoraphobe", "zombie"), bury=True),
    "murder_mystery": Playset(12, 30, (*_BACKUPS, *_DOCTORS, *_NURSES, *_SNIPERS), bury=True),
    "valentine": Playset(12, 30, ("cupid", "eris", *_LOVERS, *_LONERS)),
    "bipolar": Playset(
        12, 30, (*_both("criminal", "enforcer", "psychologist", "dealer"), "nuclear_tyrant", "hot_potato")
    ),
    "antitrust": Playset(
        13, 30, (*_both("criminal", "ambassador", "spy", "coy_boy"), "invincible", "immunologist", "hot_potato")
    ),
    "bashful_bash": Playset(
        14,
        30,
        _both("shy_guy", "coy_boy", "spy", "negotiator", "criminal", "thug"),
        # Printed for 14 and more, with characters for 16: the last two join when there is room for them.
        more=tuple((number, _both("psychologist")) for number in range(16, 31)),
    ),
    "cover_up": Playset(
        16,
        30,
        (*_DOCTORS, *_both("coy_boy", "enforcer", "mayor", "spy", "usurper"), "invincible", "immunologist"),
    ),
}
"""The sets that `Rules.playset` names."""

TUTORIALS: tuple[Playset, ...] = (
    Playset(6, 30, _BACKUPS, bury=True),
    Playset(6, 30, _both("negotiator")),
    Playset(6, 30, _DOCTORS),
    Playset(8, 30, (*_BACKUPS, *_DOCTORS, *_NURSES), bury=True),
    Playset(6, 30, (*_DOCTORS, "tuesday_knight", "dr_boom")),
    Playset(11, 30, _both("coy_boy")),
    Playset(11, 30, _both("coy_boy", "spy")),
    Playset(8, 30, _both("medic", "mummy")),
    Playset(11, 30, _both("agent", "security", "negotiator", "paranoid")),
    Playset(7, 30, (*_SNIPERS, "victim", "intern")),
)
"""The sets of the rulebook's tutorial, easiest first."""


def characters(name: str, players: int) -> tuple[tuple[str, ...], bool]:
    """The characters of a set for so many players, and whether one card is buried."""
    if name == "custom":
        return (), False
    chosen = PLAYSETS[name]
    more = [cards for number, cards in chosen.more if number == players]
    return (*chosen.deck, *(more[0] if more else ())), chosen.bury


def fits(name: str, players: int) -> bool:
    """Whether a set is meant for so many players."""
    return name == "custom" or PLAYSETS[name].least <= players <= PLAYSETS[name].most


def suggested(players: int) -> tuple[str, ...]:
    """The sets that fit so many players."""
    return tuple(name for name in PLAYSETS if fits(name, players))

"""The table of rules names every number and every character, and only tests and scenarios that exist."""

import re
from pathlib import Path

from shared.games.two_rooms.cards import CARDS

TESTS = Path(__file__).parents[2]
FOLDER = TESTS / "scenarios" / "two_rooms"
SECTIONS = {"1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "2.4", "2.5"}
NUMBERS = SECTIONS | {f"F{n}" for n in range(1, 33)} | {f"T{n}" for n in range(1, 28)}
CHARACTERS = {card.base for card in CARDS.values()}


def rows() -> dict[str, list[str]]:
    found = re.findall(
        r"^\| ([FT\d][\d.]*|[a-z_0-9]+) \| (.+) \|$", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE
    )
    return {number: names.split(", ") for number, names in found if number != "rule"}


def test_every_number_and_every_character_has_a_row() -> None:
    assert set(rows()) == NUMBERS | CHARACTERS


def test_every_name_exists() -> None:
    parts = ("games/two_rooms", "laws")
    sources = "".join(path.read_text("utf-8") for part in parts for path in (TESTS / part).glob("*.py"))
    for number, names in rows().items():
        assert names
        for name in names:
            there = f"def {name}(" in sources if name.startswith("test_") else (FOLDER / f"{name}.yaml").is_file()
            assert there, f"{number}: {name}"


def test_every_scenario_is_named() -> None:
    named = {name for names in rows().values() for name in names}
    assert {path.stem for path in FOLDER.glob("*.yaml")} <= named


def test_every_character_is_met_in_a_test_or_scenario() -> None:
    texts = "".join(
        path.read_text("utf-8") for path in [*FOLDER.glob("*.yaml"), *Path(__file__).parent.glob("test_*.py")]
    )
    short = {"president": "P", "bomber": "B", "blue": "b", "red": "r", "gambler": "G"}
    for name, card in CARDS.items():
        assert name in short or re.search(rf"\b{name}\b", texts), name
        assert card.base in CHARACTERS

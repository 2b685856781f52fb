"""The table of rules names every number, and only tests and scenarios that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
FOLDER = TESTS / "scenarios" / "bunker"
NUMBERS = {f"B{n:02d}" for n in range(1, 85)} | {f"Q-{n:02d}" for n in range(1, 20)}


def rows() -> dict[str, list[str]]:
    found = re.findall(r"^\| ([BQ]-?\d\d) \| (.+) \|$", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    return {number: names.split(", ") for number, names in found}


def test_every_number_has_a_row() -> None:
    assert set(rows()) == NUMBERS


def test_every_name_exists() -> None:
    sources = "".join(
        path.read_text("utf-8") for part in ("games/bunker", "laws") for path in (TESTS / part).glob("*.py")
    )
    for number, names in rows().items():
        assert names
        for name in names:
            there = f"def {name}(" in sources if name.startswith("test_") else (FOLDER / f"{name}.yaml").is_file()
            assert there, f"{number}: {name}"


def test_every_scenario_is_named() -> None:
    named = {name for names in rows().values() for name in names}
    assert {path.stem for path in FOLDER.glob("*.yaml")} - named == set()

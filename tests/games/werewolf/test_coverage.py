"""The table of rules names every number, and only tests and scenarios that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
FOLDER = TESTS / "scenarios" / "werewolf"
README = Path(__file__).parent / "README.md"
NUMBERS = {f"R{n:03}" for n in range(1, 178)} | {f"RD{n}" for n in range(1, 10)} | {f"A-{n:02}" for n in range(1, 39)}
OUTSIDE = {"R171", "R173", "R175"}
"""What directors and threads do beside the rules: letters, papers, lists of posts. No engine is asked."""


def rows() -> dict[str, list[str]]:
    found = re.findall(r"^\| ((?:RD?|A-)\d+) \| .+ \| (.+) \|$", README.read_text("utf-8"), re.MULTILINE)
    return {number: names.split(", ") for number, names in found}


def test_every_number_has_a_row() -> None:
    assert set(rows()) == NUMBERS


def test_every_name_exists() -> None:
    sources = "".join(
        path.read_text("utf-8")
        for part in ("games/werewolf", "laws", "services", "kernel")
        for path in (TESTS / part).glob("*.py")
    )
    for number, names in rows().items():
        if number in OUTSIDE:
            continue
        assert names
        for name in names:
            there = (
                f"def {name.removeprefix('test_law_')}(" in sources
                if name.startswith("test_")
                else (FOLDER / f"{name}.yaml").is_file()
            )
            assert there, f"{number}: {name}"


def test_every_scenario_is_named() -> None:
    table, _, options = README.read_text("utf-8").partition("Options and other tables")
    named = {name for names in rows().values() for name in names} | set(re.findall(r"[a-z-]+", options))
    assert table
    assert {path.stem for path in FOLDER.glob("*.yaml")} - named == set()

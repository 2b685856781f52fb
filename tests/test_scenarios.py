"""Every scenario file plays on the real engines; and a scenario that is wrong says where."""

from pathlib import Path

import pytest
import yaml

from shared.games.__main__ import main
from shared.services.lab.scenario import check

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.yaml"))


def test_there_are_scenarios() -> None:
    assert len([path for path in FILES if path.parent.name == "vader"]) > 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    assert check(path) is None


HEAD = "title: t\ngame: vader\nseats: [Ada, Bo, Cy, Dee, Eli]\n"
WRONG = {
    "expected value": (HEAD + "steps:\n  - expect: {failed: 1}\n", "step 1 (expect): failed: expected 1, found 0"),
    "several values": (
        HEAD + "steps:\n  - expect: {deck: 3, master: Bo}\n",
        "deck: expected 3, found 17; master: expected",
    ),
    "in a list": (
        HEAD + "steps:\n  - expect: {alive: [Ada, Bo, Cy, Dee, Bo]}\n",
        "alive[4]: expected 'Bo', found 'Eli'",
    ),
    "length of a list": (HEAD + "steps:\n  - expect: {alive: [Ada]}\n", "alive: expected ['Ada'], found"),
    "null is not nothing": (HEAD + "steps:\n  - expect: {general: Ada}\n", "general: expected 'Ada', found None"),
    "true is not one": (HEAD + "steps:\n  - expect: {veto: 0}\n", "veto: expected 0, found False"),
    "inside a mapping": (HEAD + "steps:\n  - expect: {may: {Ada: [ballot]}}\n", "may.Ada[0]: expected 'ballot'"),
    "unknown key": (HEAD + "steps:\n  - expect: {mood: good}\n", "mood: there is no such key"),
    "unknown name": (HEAD + "steps:\n  - Zoe: {nominate: Ada}\n", "step 1 (Zoe): no seat is called 'Zoe'"),
    "unknown action": (HEAD + "steps:\n  - refuse: {Ada: {dance: true}}\n", "vader has no action 'dance'"),
    "second step": (
        HEAD + "steps:\n  - Ada: {nominate: Bo}\n  - Ada: {nominate: Bo}\n",
        "step 2 (Ada): Ada nominate: expected",
    ),
    "accepted after all": (
        HEAD + "steps:\n  - refuse: {Ada: {nominate: Bo}}\n",
        "expected to be refused, was accepted",
    ),
    "no such timer": (HEAD + "steps:\n  - expire: veto\n", "timer veto does not run (running: nomination)"),
    "open to nobody": (HEAD + "steps:\n  - all: {ballot: pass}\n", "all ballot: open to nobody"),
    "not a length": (HEAD + "steps:\n  - wait: soon\n", "not a length of time"),
    "bad step": (HEAD + "steps:\n  - [1]\n", "step 1: a mapping with one key"),
    "dealt after all": (HEAD + "refused: true\n", "expected to be refused, was accepted"),
    "not dealt": (HEAD.replace("[Ada, Bo, Cy, Dee, Eli]", "3"), "the deal is refused"),
    "wrong rules": (HEAD + "rules: {reshuffle: never}\n", "the deal is refused"),
    "wrong role": (HEAD + "setup: {roles: {Ada: wolf}}\n", "no such role: wolf"),
    "wrong key": (HEAD + "step: []\n", "unknown keys: step"),
    "wrong game": ("title: t\ngame: chess\nseats: 5\n", "there is no 'chess'"),
    "same names": ("title: t\ngame: vader\nseats: [A, A, B, C, D]\n", "different names"),
    "no mapping": ("- 1\n", "not a mapping"),
    "no yaml": ("a: [", "while parsing"),
}


@pytest.mark.parametrize(("text", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_scenario_says_what_is_wrong(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(text, encoding="utf-8")
    fault = check(path)
    assert fault is not None
    assert message in fault
    assert fault.startswith(str(path))


def test_the_command_line_prints_a_line_each_and_fails_with_any(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(HEAD + "steps:\n  - expect: {failed: 1}\n", encoding="utf-8")
    right = tmp_path / "right.yaml"
    right.write_text(HEAD + "steps:\n  - expect: {failed: 0}\n", encoding="utf-8")
    assert main(["check", str(right)]) == 0
    assert capsys.readouterr().out == f"ok {right}\n"
    assert main(["check", str(right), str(wrong)]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_names_are_compared_as_text(tmp_path: Path) -> None:
    path = tmp_path / "numbers.yaml"
    steps = [{1: {"nominate": "2"}}, {"expect": {"general": 2, "master": "1", "alive": [1, "2", 3, 4, 5]}}]
    path.write_text(yaml.safe_dump({"title": "t", "game": "vader", "seats": 5, "steps": steps}), encoding="utf-8")
    assert check(path) is None

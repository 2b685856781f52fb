"""Every import contract of pyproject.toml is seen to fail on a planted fault."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
CONTRACTS = {c["name"]: c["id"] for c in tomllib.loads(PYPROJECT)["tool"]["importlinter"]["contracts"]}

TREE = {
    "shared/__init__.py": "",
    "shared/settings.py": "import os",
    "shared/kernel/__init__.py": "import msgspec",
    "shared/kernel/registry.py": "from importlib import import_module",
    "shared/games/__init__.py": "",
    "shared/games/__main__.py": "import time, tqdm\nfrom shared.services import play",
    "shared/games/chess/__init__.py": "from shared.kernel import registry\nfrom shared.games.chess import decide",
    "shared/games/chess/decide.py": "import msgspec",
    "shared/games/draughts/__init__.py": "import shared.kernel",
    "shared/i18n/__init__.py": "from fluent import runtime",
    "shared/storage/__init__.py": "import shared.kernel, sqlalchemy, datetime",
    "shared/services/__init__.py": "import shared.storage, shared.i18n",
    "shared/services/play.py": "from shared.kernel import registry",
    "bot/__init__.py": "import telegram, shared.services, shared.settings",
    "admin/__init__.py": "import flask, shared.services, shared.i18n",
    "admin/tables.py": "import shared.storage, flask_admin",
    "admin/pages.py": "",
}

FAULTS = [
    ("shared/kernel/__init__.py", "import datetime", {"pure"}),
    ("shared/kernel/registry.py", "from random import choice", {"pure"}),
    ("shared/kernel/registry.py", "import shared.i18n", {"layers", "pure"}),
    ("shared/games/chess/decide.py", "import time", {"pure"}),
    ("shared/games/chess/decide.py", "def roll():\n    from secrets import randbelow", {"pure"}),
    ("shared/games/chess/decide.py", "import logging", {"pure"}),
    ("shared/games/chess/decide.py", "from os import environ", {"pure"}),
    ("shared/games/chess/decide.py", "import asyncio", {"pure"}),
    ("shared/games/chess/decide.py", "import sqlalchemy.orm", {"pure"}),
    ("shared/games/chess/decide.py", "from shared.games import draughts", {"games"}),
    ("shared/services/play.py", "from shared.games.chess import decide", {"registry"}),
    ("bot/__init__.py", "import shared.games.chess", {"registry"}),
    ("bot/__init__.py", "from shared import storage", {"storage"}),
    ("admin/pages.py", "import shared.storage", {"storage"}),
    ("bot/__init__.py", "import admin", {"layers", "flask"}),
    ("admin/pages.py", "import bot", {"layers", "telegram"}),
    ("shared/i18n/__init__.py", "import shared.storage", {"layers", "storage"}),
    ("shared/services/play.py", "import bot", {"layers", "telegram"}),
    ("shared/services/play.py", "from telegram.ext import Application", {"telegram"}),
    ("admin/pages.py", "import telegram", {"telegram"}),
    ("bot/__init__.py", "from flask import request", {"flask"}),
    ("shared/i18n/__init__.py", "import flask_babel", {"flask"}),
]


def broken(tree: Path) -> set[str]:
    """The ids of the contracts that the linter finds broken there; every contract must have been judged."""
    linter = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", linter, "--no-cache", "--no-logo", str(tree / "pyproject.toml")],
        cwd=tree,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    verdicts = dict(re.findall(r"^(.+) (KEPT|BROKEN)\b", done.stdout, re.MULTILINE))
    assert set(verdicts) == set(CONTRACTS), done.stdout + done.stderr
    red = {CONTRACTS[name] for name, verdict in verdicts.items() if verdict == "BROKEN"}
    assert (done.returncode != 0) == bool(red)
    return red


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project of the same shape, under the contracts of this one."""
    for name, text in TREE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    return tmp_path


def test_the_intended_shape_passes(tree: Path) -> None:
    assert broken(tree) == set()


@pytest.mark.parametrize(("path", "line", "expected"), FAULTS, ids=[f"{p}: {line}" for p, line, _ in FAULTS])
def test_a_forbidden_import_is_seen(tree: Path, path: str, line: str, expected: set[str]) -> None:
    with (tree / path).open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    assert broken(tree) == expected


def test_every_contract_has_a_planted_fault() -> None:
    assert set().union(*(expected for _, _, expected in FAULTS)) == set(CONTRACTS.values())

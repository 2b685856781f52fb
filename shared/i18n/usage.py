"""Which text keys the program names: as literals, and as f-strings whose gaps are filled by words of the code."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from shared.kernel.text import kebab

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*(-[A-Za-z0-9_]+)*")
_QUOTED = re.compile(r"""(["'])([a-z][a-z0-9.-]*)\1(\s*~)?""")
_PIECE = re.compile(r"[a-z]{3,}")
_MAKERS = {"Text", "Term", "Refusal", "line"}

GAP = None
Shape = tuple[str | None, ...]
"""A key with gaps: `f"{slug}-phase-{phase}"` is `(GAP, "-phase-", GAP)`."""


@dataclass
class Usage:
    """What one part of the program says: words by themselves, and shapes with gaps."""

    words: set[str] = field(default_factory=set)
    shapes: set[Shape] = field(default_factory=set)
    meant: set[str] = field(default_factory=set)
    """Keys that are surely meant: what a text is made of."""
    dashed: set[str] = field(default_factory=set)
    """Literals in the form of a key."""
    refused: set[str] = field(default_factory=set)
    """Codes handed to a `refuse` helper."""

    def uses(self, key: str, words: "Usage | None" = None) -> bool:
        """Whether the key is named here, the gaps filled with words of this part or of `words`."""
        known = self.words | words.words if words else self.words
        return key in self.words or any(_fits(key, shape, known) for shape in self.shapes)

    def add(self, other: "Usage") -> None:
        """Takes in what another part says."""
        self.words |= other.words
        self.shapes |= other.shapes
        self.meant |= other.meant
        self.dashed |= other.dashed
        self.refused |= other.refused


def usage(paths: Iterable[Path]) -> Usage:
    """What these files and folders say (Python and page templates)."""
    whole = Usage()
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            whole.add(_python(file.read_text("utf-8")))
        for file in sorted(path.rglob("*.html")) if path.is_dir() else []:
            whole.add(_template(file.read_text("utf-8")))
    return whole


@cache
def _python(source: str) -> Usage:
    found = Usage()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _WORD.fullmatch(node.value.split(".")[0]):
            found.words |= {node.value, kebab(node.value)}
            found.dashed |= {node.value} if "-" in node.value else set()
        elif isinstance(node, ast.ClassDef):
            found.words.add(kebab(node.name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.words.add(kebab(node.target.id))
        elif isinstance(node, ast.JoinedStr):
            found.shapes |= _shaped(_pieces(node))
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            _call(found, node.func, node.args[0].value)
    return found


def _call(found: Usage, function: ast.expr, first: object) -> None:
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    if isinstance(first, str) and name in _MAKERS and "-" in first:
        found.meant.add(first)
    elif isinstance(first, str) and name == "refuse":
        found.refused.add(first)


def _template(source: str) -> Usage:
    found = Usage()
    for _, text, joined in _QUOTED.findall(source):
        found.words.add(text)
        if joined:
            found.shapes |= _shaped((text, GAP))
    return found


def _pieces(node: ast.JoinedStr) -> Iterator[str | None]:
    for part in node.values:
        yield part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else GAP


def _shaped(pieces: Iterable[str | None]) -> set[Shape]:
    """The shape, if enough of it is written out to mean something."""
    shape = tuple(pieces)
    written = [piece for piece in shape if piece is not GAP]
    telling = any(_PIECE.search(piece) for piece in written) and all(re.fullmatch(r"[a-z0-9._-]+", p) for p in written)
    return {shape} if telling else set()


def _fits(key: str, shape: Shape, words: set[str]) -> bool:
    if not shape:
        return not key
    first, rest = shape[0], shape[1:]
    if first is not GAP:
        return key.startswith(first) and _fits(key[len(first) :], rest, words)
    return any(
        (key[:end] in words or key[:end].isdigit()) and _fits(key[end:], rest, words) for end in range(1, len(key) + 1)
    )

"""What the locale files hold, read as syntax: keys, variables, references, literal texts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from shared.i18n.bundles import ROOT


@dataclass(frozen=True)
class Entry:
    """One pattern of a locale file: a message `key`, an attribute `key.name` or a term `-key`."""

    key: str
    file: str
    pattern: ast.Pattern

    @property
    def message(self) -> str:
        """The key without its attribute."""
        return self.key.partition(".")[0]

    def patterns(self) -> Iterator[ast.Pattern]:
        """The pattern and, inside it, that of every variant."""
        return (node for node in walk(self.pattern) if isinstance(node, ast.Pattern))

    def selections(self) -> Iterator[ast.SelectExpression]:
        """Every choice between variants."""
        return (node for node in walk(self.pattern) if isinstance(node, ast.SelectExpression))

    def words(self) -> str:
        """All literal text, without what is put in."""
        return "\n".join(node.value for node in walk(self.pattern) if isinstance(node, ast.TextElement))

    def variables(self) -> frozenset[str]:
        """The variables named in the pattern itself."""
        return frozenset(n.id.name for n in walk(self.pattern) if isinstance(n, ast.VariableReference))

    def references(self) -> frozenset[str]:
        """The messages and terms that it quotes."""
        return frozenset(_quoted(self.pattern))


def walk(node: object) -> Iterator[ast.BaseNode]:
    """The node and everything under it, in the order of the text."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def entries(language: str, root: Path = ROOT) -> tuple[Entry, ...]:
    """Every pattern of a language, in the order of the files."""
    return tuple(_entries(language, root))


def junk(language: str, root: Path = ROOT) -> list[tuple[str, str]]:
    """Where a file cannot be read, as (file, first line of it)."""
    return [
        (path.name, (part.content or "").strip().splitlines()[0])
        for path, resource in _parsed(language, root)
        for part in resource.body
        if isinstance(part, ast.Junk)
    ]


def keys(language: str, root: Path = ROOT) -> dict[str, frozenset[str]]:
    """Every key (attributes and terms too) with the variables it needs, those of what it quotes included."""
    found = {entry.key: entry for entry in entries(language, root)}
    return {key: _needs(key, found, frozenset()) for key in found}


def _needs(key: str, found: dict[str, Entry], above: frozenset[str]) -> frozenset[str]:
    if key not in found or key in above:
        return frozenset()
    entry = found[key]
    quoted = (_needs(each, found, above | {key}) for each in entry.references() if not each.startswith("-"))
    return entry.variables().union(*quoted)


def _entries(language: str, root: Path) -> Iterator[Entry]:
    for path, resource in _parsed(language, root):
        for part in resource.body:
            if isinstance(part, ast.Message | ast.Term):
                key = part.id.name if isinstance(part, ast.Message) else f"-{part.id.name}"
                if part.value:
                    yield Entry(key, path.name, part.value)
                for attribute in part.attributes:
                    yield Entry(f"{key}.{attribute.id.name}", path.name, attribute.value)


def _parsed(language: str, root: Path) -> Iterator[tuple[Path, ast.Resource]]:
    for path in sorted((root / language).glob("*.ftl")):
        yield path, _parse(path.read_text("utf-8"))


@cache
def _parse(text: str) -> ast.Resource:
    """By content, not by name: a file that has changed is read again."""
    return FluentParser().parse(text)


def _quoted(pattern: ast.Pattern) -> Iterator[str]:
    for node in walk(pattern):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            key = node.id.name if isinstance(node, ast.MessageReference) else f"-{node.id.name}"
            yield f"{key}.{node.attribute.name}" if node.attribute else key

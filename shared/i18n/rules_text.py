"""The rule text of a game as pages for the chat: small Markdown, with the numbers of this match filled in."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from shared.i18n.bundles import FALLBACK, ROOT
from shared.i18n.markup import HTML, PLAIN
from shared.i18n.render import Voice
from shared.kernel.text import Value

LONGEST = 3500
"""A page leaves room for its title, a page number and the commands under it in one Telegram message."""

_VARIABLE = re.compile(r"\{ \$([a-z_]+) \}")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
_CODE = re.compile(r"`([^`\n]+)`")


class Page(msgspec.Struct, frozen=True):
    """One message of the rules: the plain title of its chapter, and the whole text as Telegram HTML, title included."""

    title: str
    html: str


def pages(slug: str, language: str, values: Mapping[str, Value], root: Path = ROOT) -> list[Page]:
    """The chapters in order, long ones in several pages; empty for a game without a rule text.

    `values` is what `Game.book` says of the match; a KeyError means that the text asks for more.
    """
    voice = Voice(language, markup=PLAIN, root=root)
    text = _VARIABLE.sub(lambda match: voice.value(values[match.group(1)]), _read(slug, language, root))
    chapters = re.split(r"^##? ", text, flags=re.MULTILINE)[1:]
    return [page for chapter in chapters for page in _chapter(chapter)]


def needed(slug: str, language: str, root: Path = ROOT) -> frozenset[str]:
    """The values that the rule text asks for."""
    return frozenset(_VARIABLE.findall(_read(slug, language, root)))


@cache
def _read(slug: str, language: str, root: Path) -> str:
    for each in (language, FALLBACK):
        path = root / each / "rules" / f"{slug}.md"
        if path.exists():
            return path.read_text("utf-8")
    return ""


def _chapter(chapter: str) -> list[Page]:
    heading, _, body = chapter.partition("\n")
    title = heading.strip()
    pages, current = [], f"<b>{HTML.escape(title)}</b>"
    for block in (_block(each) for each in re.split(r"\n\s*\n", body.strip())):
        for part in _cut(block):
            if len(current) + len(part) + 2 > LONGEST:
                pages.append(current)
                current = f"<b>{HTML.escape(title)}</b>"
            current += f"\n\n{part}" if part else ""
    return [Page(title, html) for html in (*pages, current)]


def _cut(block: str) -> list[str]:
    """A block that is too long for a page, in pieces of whole lines."""
    if len(block) < LONGEST - 200:
        return [block]
    pieces = [""]
    for line in block.split("\n"):
        if len(pieces[-1]) + len(line) > LONGEST - 200:
            pieces.append("")
        pieces[-1] += f"{line}\n"
    return [piece.strip() for piece in pieces]


def _block(block: str) -> str:
    return "\n".join(_line(line) for line in _unwrapped(block))


def _unwrapped(block: str) -> list[str]:
    """The lines of a block; those that only continue the one above (indented under a list item) join it."""
    lines: list[str] = []
    for line in block.split("\n"):
        if lines and line.startswith("  ") and not re.match(r"\s*([-*]|\d+\.) ", line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.rstrip())
    return lines


def _line(line: str) -> str:
    if heading := re.match(r"###+ (.*)", line):
        return f"<b>{_inline(heading.group(1))}</b>"
    if item := re.match(r"(\s*)[-*] (.*)", line):
        return f"{'    ' * (len(item.group(1)) // 2)}• {_inline(item.group(2))}"
    return _inline(line)


def _inline(text: str) -> str:
    html = _CODE.sub(r"<code>\1</code>", HTML.escape(text))
    html = _BOLD.sub(r"<b>\1</b>", html)
    return _ITALIC.sub(r"<i>\1</i>", html)

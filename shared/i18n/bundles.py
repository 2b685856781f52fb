"""The locale files, read once per process and language, prepared once per markup."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from shared.i18n.markup import Markup

LANGUAGES = ("en", "zh", "ru")
FALLBACK = "en"
ROOT = Path(__file__).resolve().parents[2] / "locales"

_BABEL = {"en": "en", "zh": "zh_Hans_CN", "ru": "ru"}


def best_language(code: str | None) -> str:
    """The language for a Telegram `language_code` ("zh-hans", "ru-RU"); English for what we do not speak."""
    primary = (code or "").replace("_", "-").lower().split("-")[0]
    return primary if primary in LANGUAGES else FALLBACK


@cache
def resources(language: str, root: Path = ROOT) -> tuple[ast.Resource, ...]:
    """The parsed .ftl files of a language, in alphabetical order."""
    parser = FluentParser()
    return tuple(parser.parse(path.read_text("utf-8")) for path in sorted((root / language).glob("*.ftl")))


@cache
def bundle(language: str, markup: Markup, root: Path = ROOT) -> FluentBundle:
    """The texts of a language as one markup shows them."""
    made = FluentBundle([_BABEL[language]], functions=_FUNCTIONS, use_isolating=False)
    for resource in resources(language, root):
        made.add_resource(_Retouch(markup.trusted).visit(resource.clone()))
    return made


class _Retouch(Transformer):
    """Rewrites the literal text of the locale files for one medium."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = self._change(node.value)
        return node


def _direction(number: Any) -> str:
    """Selector for a number that may be negative: `{ DIRECTION($by) -> [back] ... *[on] ... }`."""
    return "back" if number < 0 else "on"


_FUNCTIONS: dict[str, Any] = {"DIRECTION": _direction}

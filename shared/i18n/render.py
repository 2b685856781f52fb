"""The voice of one reader: renders kernel texts in a language, for a markup, with the names of one match."""

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias, assert_never

from fluent.runtime.types import FluentType

from shared.i18n.bundles import FALLBACK, ROOT, bundle
from shared.i18n.markup import HTML, Markup
from shared.i18n.names import tidy_name, tidy_words
from shared.kernel.text import SeatList, SeatRef, Span, Term, TermList, Text, TextList, Typed, Value

Names: TypeAlias = Mapping[int, str]
"""The display names of one match by seat, as people wrote them."""

log = logging.getLogger(__name__)
_reported: set[tuple[str, str]] = set()

_LONG = 2000
"""fluent.runtime refuses an argument above 2500 characters; longer ones are put in afterwards."""
_UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


class UnknownText(LookupError):
    """A text key without a text, or a text whose variables were not all given; raised in strict voices alone."""


class Shown(FluentType):
    """A rendered argument that still answers a selector: an empty list to `[none]`, a term to the end of its key."""

    def __init__(self, text: str, answers: str) -> None:
        self._text, self._answers = text, f"-{answers}"

    def format(self, locale: object) -> str:
        """Called by Fluent where the argument is shown."""
        return self._text

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Shown):
            return (self._text, self._answers) == (other._text, other._answers)
        return isinstance(other, str) and self._answers.endswith(f"-{other}")

    def __hash__(self) -> int:
        return hash((self._text, self._answers))


Argument: TypeAlias = int | str | Shown


def _strict() -> bool:
    return os.environ.get("PARLOR_STRICT_TEXTS", "") not in {"", "0"}


@dataclass(frozen=True)
class Voice:
    """Says kernel texts to one reader. `strict` raises where a production voice falls back to English."""

    language: str
    names: Names = field(default_factory=dict)
    markup: Markup = HTML
    strict: bool = field(default_factory=_strict)
    root: Path = ROOT

    def say(self, text: Text) -> str:
        """A whole sentence."""
        return self._look_up(text.key, {name: self._argument(each) for name, each in text.args.items()})

    def line(self, key: str, /, **args: Value) -> str:
        """The same, for callers that write the key out."""
        return self.say(Text(key, args))

    def knows(self, key: str) -> bool:
        """Whether there is a text of this key (an optional explanation, say)."""
        name, _, attribute = key.partition(".")
        texts = bundle(self.language, self.markup, self.root)
        return texts.has_message(name) and (not attribute or attribute in texts.get_message(name).attributes)

    def value(self, value: Value) -> str:
        """Any value of a text by itself: a label, a name, a number."""
        shown = self._argument(value)
        if isinstance(shown, int):
            return self._look_up("common-number", {"number": shown})
        return shown if isinstance(shown, str) else shown.format(None)

    def _argument(self, value: Value) -> Argument:
        match value:
            case int():
                return value
            case str():
                return self.markup.escape(value)
            case Typed(words):
                return self.markup.escape(tidy_words(words))
            case SeatRef(seat):
                return self._seat(seat)
            case SeatList(seats):
                return self._joined([self._seat(each) for each in seats]) or self._empty("common-list-nobody")
            case Term(key):
                return Shown(self._look_up(key, {}), key)
            case TermList(keys, glyphs):
                shown = [self._look_up(each, {}) for each in keys]
                return ("".join(shown) if glyphs else self._joined(shown)) or self._empty("common-list-nothing")
            case Span(seconds):
                return self._span(seconds)
            case Text():
                return self.say(value)
            case TextList(texts):
                return "\n".join(self.say(each) for each in texts)
            case _:
                assert_never(value)

    def _seat(self, seat: int) -> str:
        if seat not in self.names:
            return self._look_up("common-seat-unnamed", {"number": str(seat)})
        name = self.markup.bold(self.markup.escape(tidy_name(self.names[seat], self._nameless)))
        return self._look_up("common-seat", {"number": str(seat), "name": name})

    @cached_property
    def _nameless(self) -> str:
        return self._look_up("common-nameless", {})

    def _empty(self, key: str) -> Shown:
        return Shown(self._look_up(key, {}), "none")

    def _joined(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        head = words[0]
        for each in words[1:-1]:
            head = self._look_up("common-list-next", {"head": head, "next": each})
        return self._look_up("common-list-last", {"head": head, "last": words[-1]})

    def _span(self, seconds: int) -> str:
        left, parts = abs(seconds), list[str]()
        if left >= 3_600:
            left -= left % 60
        for unit, size in _UNITS:
            count, left = divmod(left, size)
            if count and len(parts) < 2:
                parts.append(self._look_up(f"common-span-{unit}", {"count": count}))
        if not parts:
            return self._look_up("common-span-seconds", {"count": 0})
        if len(parts) == 1:
            return parts[0]
        return self._look_up("common-span-two", {"first": parts[0], "second": parts[1]})

    def _look_up(self, key: str, args: Mapping[str, Argument]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            shown, fault = self._format(language, key, args)
            if fault is None:
                return shown
            self._report(language, key, fault)
        return shown or self.markup.escape(key)

    def _format(self, language: str, key: str, args: Mapping[str, Argument]) -> tuple[str, str | None]:
        return _formatted(self.root, self.markup, language, key, tuple(args.items()))

    def _report(self, language: str, key: str, fault: str) -> None:
        if self.strict:
            raise UnknownText(f"{key} ({language}): {fault}")
        if (language, key) not in _reported:
            _reported.add((language, key))
            log.error("Text %s in %s: %s", key, language, fault)


@lru_cache(4096)
def _formatted(
    root: Path, markup: Markup, language: str, key: str, args: tuple[tuple[str, Argument], ...]
) -> tuple[str, str | None]:
    """A text with its arguments, and what is wrong with it. The same seats and marks stand on board after board."""
    texts = bundle(language, markup, root)
    name, _, attribute = key.partition(".")
    if not texts.has_message(name):
        return "", "there is no such text"
    message = texts.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return "", "there is no such text"
    given, held = _shortened(dict(args))
    shown, errors = texts.format_pattern(pattern, given)
    result = str(shown).strip()
    for token, each in held.items():
        result = result.replace(token, each)
    return result, str(errors[0]) if errors else None


def _shortened(args: Mapping[str, Argument]) -> tuple[dict[str, Argument], dict[str, str]]:
    """The arguments with tokens for the long ones, and what the tokens stand for."""
    given, held = dict(args), {}
    for name, each in args.items():
        if isinstance(each, str) and len(each) > _LONG:
            given[name] = token = f"\ue000{name}\ue001"
            held[token] = each
    return given, held

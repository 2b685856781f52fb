"""Checks the locale files: `python -m shared.i18n.check` prints one line for each fault and fails if there is any."""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from fluent.syntax import ast

from shared.i18n.bundles import FALLBACK, LANGUAGES, ROOT
from shared.i18n.catalog import Entry, entries, junk, keys
from shared.i18n.derived import FAMILIES, derived
from shared.i18n.markup import TAG
from shared.i18n.usage import Usage, usage
from shared.kernel.games import Game
from shared.kernel.registry import games

PROGRAM = ROOT.parent

ALLOWED = frozenset(
    "Telegram Parlor BotFather English HTML CSV JSON YAML SHA UTC ID OK 中文 Русский".split()  # noqa: SIM905
)
"""Names, and abbreviations that are the same everywhere."""

_FOREIGN = {
    "en": re.compile(r"[\u0400-\u04ff]+|[\u4e00-\u9fff]+"),
    "zh": re.compile(r"[A-Za-z]{2,}|[\u0400-\u04ff]+"),
    "ru": re.compile(r"[A-Za-z]{2,}|[\u4e00-\u9fff]+"),
}
_CODE = re.compile(r"<code>.*?</code>|(?<!\w)[/@]\w+|&\w+;", re.DOTALL)
_PLURALS = {"one", "few", "many"}
_VARIABLE = re.compile(r"\{ \$([a-z_]+) \}")


def faults(root: Path = ROOT, program: Path = PROGRAM, there_are: Mapping[str, Game] | None = None) -> list[str]:
    """Everything that is wrong, one line each."""
    known = games() if there_are is None else there_are
    found = [line for language in LANGUAGES for line in _alone(language, root)]
    return [
        *found,
        *_compared(root),
        *_asked(root, known),
        *_meant(root, program, known),
        *_unused(root, program, known),
        *_rule_texts(root),
    ]


def _alone(language: str, root: Path) -> Iterator[str]:
    for file, line in junk(language, root):
        yield f"{language}/{file}: cannot be read: {line}"
    counts = Counter(entry.key for entry in entries(language, root))
    yield from (f"{language}: {key}: written twice" for key, count in counts.items() if count > 1)
    known = set(counts)
    for entry in entries(language, root):
        say = partial("{}/{}: {}: {}".format, language, entry.file, entry.key)
        yield from (say(f"quotes {each}, which is not there") for each in sorted(entry.references() - known))
        yield from (say(f"foreign word {word}") for word in _foreign(language, entry.words()))
        yield from map(say, _form(language, entry))


def _form(language: str, entry: Entry) -> Iterator[str]:
    for pattern in entry.patterns():
        if any(_ends_loose(pattern)):
            yield "begins or ends with a space: sentences are not glued"
        if fault := _tags(pattern):
            yield fault
    for choice in entry.selections():
        named = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
        if language == "ru" and named & _PLURALS and not named >= _PLURALS:
            yield f"plural without {', '.join(sorted(_PLURALS - named))}"


def _ends_loose(pattern: ast.Pattern) -> Iterator[bool]:
    for element in (pattern.elements[0], pattern.elements[-1]):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
            value = element.expression.parse()["value"]
            yield value != value.strip()


def _tags(pattern: ast.Pattern) -> str | None:
    text = "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
    stack: list[str] = []
    for match in TAG.finditer(text):
        if not match.group().startswith("</"):
            stack.append(match.group(1))
        elif not stack or stack.pop() != match.group(1):
            return f"{match.group()} closes nothing"
    if stack:
        return f"<{stack[-1]}> is not closed"
    return "< or > outside of a known tag" if re.search("[<>]", TAG.sub("", text)) else None


def _foreign(language: str, text: str) -> list[str]:
    return [word for word in _FOREIGN[language].findall(TAG.sub("", _CODE.sub("", text))) if word not in ALLOWED]


def _compared(root: Path) -> Iterator[str]:
    by_language = {language: keys(language, root) for language in LANGUAGES}
    for key in sorted(set().union(*by_language.values())):
        missing = [language for language in LANGUAGES if key not in by_language[language]]
        yield from (f"{language}: {key}: missing" for language in missing)
        variables = {language: each[key] for language, each in by_language.items() if key in each}
        wanted = variables.get(FALLBACK, next(iter(variables.values())))
        for language, those in variables.items():
            if those != wanted:
                yield f"{language}: {key}: other variables than {FALLBACK}: {', '.join(sorted(those ^ wanted))}"


def _asked(root: Path, known: Mapping[str, Game]) -> Iterator[str]:
    texts = keys(FALLBACK, root)
    for key, may_use in derived(known).items():
        if key not in texts:
            yield f"{FALLBACK}: {key}: no text, and a type asks for it"
        elif extra := texts[key] - (may_use or frozenset()):
            yield f"{FALLBACK}: {key}: never gets {', '.join(sorted(extra))}"


def _parts(program: Path, known: Mapping[str, Game]) -> tuple[dict[str, Usage], Usage]:
    """What each game's code says, and what all other code says."""
    code = program / "shared"
    others = (code / "kernel", code / "services", code / "i18n", program / "bot", program / "admin")
    return {slug: usage([code / "games" / slug]) for slug in known}, usage(others)


def _meant(root: Path, program: Path, known: Mapping[str, Game]) -> Iterator[str]:
    parts, everyone = _parts(program, known)
    texts = keys(FALLBACK, root)
    meant = set(everyone.meant)
    for slug, part in parts.items():
        meant |= part.meant | {f"{slug}-refusal-{code}" for code in part.refused}
        meant |= {word for word in part.dashed if word.startswith(f"{slug}-")}
    yield from (f"{FALLBACK}: {key}: no text, and the code names it" for key in sorted(meant - texts.keys()))


def _unused(root: Path, program: Path, known: Mapping[str, Game]) -> Iterator[str]:
    parts, everyone = _parts(program, known)
    kernel = usage([program / "shared" / "kernel"])
    asked = derived(known).keys()
    quoted = {key for entry in entries(FALLBACK, root) for key in entry.references()}
    for key in keys(FALLBACK, root):
        message = key.partition(".")[0]
        if not {key, message} & (asked | quoted) and not _named(message, parts, everyone, kernel):
            yield f"{FALLBACK}: {key}: nothing uses it"


def _named(key: str, parts: Mapping[str, Usage], everyone: Usage, kernel: Usage) -> bool:
    slug = next((each for each in parts if key.startswith(f"{each}-")), None)
    if slug is None:
        return everyone.uses(key) or any(part.uses(key) for part in parts.values())
    family, _, word = key.removeprefix(f"{slug}-").partition("-")
    part = parts[slug]
    return (family in FAMILIES and word in part.words) or part.uses(key, kernel) or everyone.uses(key, part)


def _rule_texts(root: Path) -> Iterator[str]:
    names = sorted({path.name for language in LANGUAGES for path in (root / language / "rules").glob("*.md")})
    for name in names:
        texts = {language: root / language / "rules" / name for language in LANGUAGES}
        yield from (f"{language}/rules/{name}: missing" for language, path in texts.items() if not path.exists())
        shapes = {language: _shape(path) for language, path in texts.items() if path.exists()}
        wanted = shapes.get(FALLBACK, next(iter(shapes.values())))
        for language, (headings, variables) in shapes.items():
            if headings != wanted[0]:
                yield f"{language}/rules/{name}: {headings} headings, {FALLBACK} has {wanted[0]}"
            if variables != wanted[1]:
                yield f"{language}/rules/{name}: other variables: {', '.join(sorted(variables ^ wanted[1]))}"
            yield from (
                f"{language}/rules/{name}: foreign word {word}"
                for word in _foreign(language, _VARIABLE.sub("", texts[language].read_text("utf-8")))
            )


def _shape(path: Path) -> tuple[int, frozenset[str]]:
    text = path.read_text("utf-8")
    return len(re.findall(r"^#+ ", text, re.MULTILINE)), frozenset(_VARIABLE.findall(text))


if __name__ == "__main__":
    lines = faults()
    print("\n".join(lines) if lines else "The locale files are in order.")
    sys.exit(bool(lines))

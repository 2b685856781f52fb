"""Display names that can do no harm: no direction tricks, nothing invisible, never endless."""

import unicodedata
from functools import lru_cache

LONGEST = 24
_MARKS = 3
"""Combining marks that one letter may carry; real scripts need no more, and "zalgo" needs many."""

_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are letters or symbols by category, but show nothing."""
_SKIN = range(0x1F3FB, 0x1F400)


@lru_cache(4096)
def tidy_name(name: str, placeholder: str) -> str:
    """The name in one line of at most 24 characters as a reader counts; the placeholder when nothing is visible."""
    clusters: list[str] = []
    for char in " ".join(_readable(name).split()):
        if clusters and _joins(char):
            if len(clusters[-1]) <= _MARKS:
                clusters[-1] += char
        elif not _joins(char):
            clusters.append(char)
    if not any(_visible(char) for cluster in clusters for char in cluster):
        return placeholder
    shown = clusters if len(clusters) <= LONGEST else [*clusters[: LONGEST - 1], "…"]
    return _isolated("".join(shown).strip())


def tidy_words(text: str) -> str:
    """A person's sentence without the characters that could turn the text around it; line breaks and emoji stay."""
    return "".join(char for char in text if char in "\n\u200d" or not _steering(char))


def _readable(name: str) -> str:
    kept = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    return "".join(char for char in kept if not _steering(char) and char not in _BLANK)


def _steering(char: str) -> bool:
    """Controls, bidirectional and zero-width characters, private use, lone surrogates."""
    return unicodedata.category(char) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def _joins(char: str) -> bool:
    return unicodedata.category(char).startswith("M") or ord(char) in _SKIN


def _visible(char: str) -> bool:
    return not char.isspace() and not unicodedata.category(char).startswith("M")


def _isolated(name: str) -> str:
    """A right-to-left name keeps its own direction and leaves that of the sentence alone."""
    if any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in name):
        return f"\u2068{name}\u2069"
    return name

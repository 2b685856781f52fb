"""Expected and actual values of scenarios: names as text, mappings by the keys that are given, lists whole."""

from collections.abc import Mapping
from typing import Any


def difference(path: str, expected: Any, actual: Any) -> str | None:
    """None when they agree; otherwise the first place where they do not, with both values."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return _mappings(path, expected, actual)
    if isinstance(expected, list | tuple) and isinstance(actual, list | tuple):
        if len(expected) != len(actual):
            return _say(path, expected, actual)
        pairs = zip(expected, actual, strict=True)
        found = (difference(f"{path}[{n}]", want, got) for n, (want, got) in enumerate(pairs))
        return next((each for each in found if each is not None), None)
    return None if _same(expected, actual) else _say(path, expected, actual)


def _mappings(path: str, expected: Mapping[Any, Any], actual: Mapping[Any, Any]) -> str | None:
    known = {str(key): value for key, value in actual.items()}
    for key, want in expected.items():
        if str(key) not in known:
            return f"{path}.{key}: expected {want!r}, found nothing (there is {', '.join(known) or 'nothing'})"
        if found := difference(f"{path}.{key}", want, known[str(key)]):
            return found
    return None


def _same(expected: Any, actual: Any) -> bool:
    if expected is None or actual is None or isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    if isinstance(expected, int | float) and isinstance(actual, int | float):
        return expected == actual
    if isinstance(expected, list | tuple | Mapping) or isinstance(actual, list | tuple | Mapping):
        return False
    return str(expected) == str(actual)


def _say(path: str, expected: Any, actual: Any) -> str:
    return f"{path}: expected {expected!r}, found {actual!r}"

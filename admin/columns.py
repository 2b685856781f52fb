"""What the tables' columns are called, and how they are filtered."""

from typing import Any

from flask import has_request_context
from flask_admin.contrib.sqla.filters import FilterEqual

from admin.speech import plain

LONGEST = 18
"""Digits of a number that fits into 64 bits whatever they are."""


class Words(str):
    """A name in the language of whoever looks; Flask-Admin keeps it until then."""

    def __str__(self) -> str:
        return plain(str.__str__(self)) if has_request_context() else str.__str__(self)

    def __html__(self) -> str:
        return str(self)


def label(name: str) -> Words:
    """The name of a column."""
    return Words(f"admin-column-{name.replace('_', '-')}")


def whole(text: str) -> int | None:
    """A whole number that the database can hold; None for anything else."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST):
        return None
    return int(text)


class OneOf(FilterEqual):
    """A choice among the words that a column can hold."""

    def __init__(self, column: Any, *words: str) -> None:
        super().__init__(column, label(column.key), options=[(each, each) for each in words])


class Exactly(FilterEqual):
    """A number that is written out; nonsense matches nothing instead of reaching the database."""

    def __init__(self, column: Any) -> None:
        super().__init__(column, label(column.key))

    def validate(self, value: str) -> bool:
        return not value or whole(value) is not None

    def apply(self, query: Any, value: str, alias: Any = None) -> Any:
        return super().apply(query, int(value), alias) if value else query

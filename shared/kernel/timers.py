"""Timers as rules name them; the service turns them into moments."""

from typing import TypeAlias

import msgspec


class After(msgspec.Struct, frozen=True, tag="after"):
    """So many seconds after the timer began to run."""

    seconds: int


class Daily(msgspec.Struct, frozen=True, tag="daily"):
    """The next time the match's clock shows this hour ("22:00"), strictly later than the beginning."""

    at: str
    least: int = 0
    """So many seconds must pass before; else it is the day after."""


class Before(msgspec.Struct, frozen=True, tag="before"):
    """So many seconds before another running timer falls due."""

    timer: str
    seconds: int


Due: TypeAlias = After | Daily | Before


class Timer(msgspec.Struct, frozen=True):
    """Something the match waits for. While `key` stays the same the moment stays; a new key is a new moment."""

    name: str
    key: str
    due: Due
    listed: bool = True
    """Whether it is one of those that the rules name; a mark within another's run is not."""
    public: bool = True
    """Whether the group may see that it runs: a timer that only some roles need would tell of them."""

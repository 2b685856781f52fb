"""Prompts: what each seat, and the director, may do now, as data drawn from the state."""

from collections.abc import Iterable
from enum import StrEnum

import msgspec
from msgspec import structs

from shared.kernel.actions import Action
from shared.kernel.seats import Actor
from shared.kernel.text import Text, Value


class Place(StrEnum):
    """Where the buttons stand."""

    GROUP = "group"
    PRIVATE = "private"


class Entry(msgspec.Struct, frozen=True):
    """The option asks for typed words, which fill this field of its action."""

    field: str
    most: int
    least: int = 0


class Option(msgspec.Struct, frozen=True):
    """One button: `key` is short ASCII and unique in its prompt; `action` is what it becomes."""

    key: str
    action: Action
    label: Text
    entry: Entry | None = None


class Choice(msgspec.Struct, frozen=True):
    """One of the things to tick where several are picked together."""

    key: str
    value: int | str
    label: Value


class Pick(msgspec.Struct, frozen=True):
    """Several choices make one action: the tag `do` with the chosen values, in order of the choices, in `field`."""

    do: str
    field: str
    least: int
    most: int
    choices: tuple[Choice, ...]


class Prompt(msgspec.Struct, frozen=True):
    """One question to one actor. The key names the occasion ("ballot.4"): it stays while the question is the same one,
    is shared by all seats that are asked it together, and is at most 20 ASCII characters."""

    key: str
    to: Actor
    text: Text
    options: tuple[Option, ...]
    place: Place
    timer: str | None
    """Name of the timer that closes it."""
    chosen: str | None = None
    """Key of the option recorded so far, where it may be changed until it closes."""
    confirm: bool = False
    """Irreversible: asks once more."""
    counted: bool = False
    """The group sees how many have answered."""
    waits: bool = True
    """Whether the match waits for the answer (not for a special card that may be played at any time)."""
    pick: Pick | None = None


def together(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """One prompt for each key that stands in the group, with every option that anybody is offered under it: who may not
    choose oneself must not take one's own name off the others' keyboard."""
    found: dict[str, Prompt] = {}
    for each in prompts:
        if each.place is not Place.GROUP:
            continue
        known = found.setdefault(each.key, each)
        if known is not each and known.options != each.options:
            found[each.key] = structs.replace(known, options=_merged(known.options, each.options))
    return tuple(found.values())


def _merged(options: tuple[Option, ...], others: tuple[Option, ...]) -> tuple[Option, ...]:
    """Both lists in one, each in its order."""
    keys = {each.key for each in options}
    merged = list(options)
    for place, each in enumerate(others):
        if each.key not in keys:
            merged.insert(place, each)
    return tuple(merged)


def option(prompt: Prompt, key: str) -> Option | None:
    """The option of a prompt by its key."""
    return next((each for each in prompt.options if each.key == key), None)


def awaited(prompts: tuple[Prompt, ...]) -> tuple[Actor, ...]:
    """Whom the match waits for, in the order of the prompts, each once."""
    return tuple(dict.fromkeys(p.to for p in prompts if p.waits and p.chosen is None))


def progress(prompts: tuple[Prompt, ...]) -> tuple[int, int] | None:
    """How many of the counted prompts are answered, of how many; None when nothing is counted."""
    counted = [p for p in prompts if p.counted]
    return (sum(p.chosen is not None for p in counted), len(counted)) if counted else None

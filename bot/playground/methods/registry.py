"""The table of methods, filled by the modules beside this one."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.playground.params import Params
from bot.playground.world import World

Method = Callable[[World, Params], Any]
F = TypeVar("F", bound=Method)
METHODS: dict[str, Method] = {}
NAMES: dict[str, str] = {}


def api(*names: str) -> Callable[[F], F]:
    """Serve these Bot API methods with this function."""

    def keep(function: F) -> F:
        for name in names:
            METHODS[name.lower()] = function
            NAMES[name.lower()] = name
        return function

    return keep

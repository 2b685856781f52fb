"""The games there are: whatever folder of a package exports GAME. Nothing else names a game."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from shared.kernel.games import Game


@cache
def games(package: str = "shared.games") -> dict[str, Game]:
    """Every game of the package by its slug, in alphabetical order."""
    paths = import_module(package).__path__
    found = (import_module(f"{package}.{each.name}") for each in iter_modules(paths) if each.ispkg)
    return {module.GAME.slug: module.GAME for module in found if hasattr(module, "GAME")}


def game(slug: str) -> Game:
    """The game of this slug; KeyError for a slug that no folder has."""
    return games()[slug]

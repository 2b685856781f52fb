"""Bunker: a shelter with too few places, six cards about everybody, four to sixteen seats."""

from shared.games.bunker.game import GAME

__all__ = ["GAME"]

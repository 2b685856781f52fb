"""Secret Vader: rebels, Sith and a hidden lord, for five to ten seats."""

from shared.games.vader.game import GAME

__all__ = ["GAME"]

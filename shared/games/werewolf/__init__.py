"""Werewolf, M06: seed rules of the forum game, numbered in README.md."""

from shared.games.werewolf.game import Werewolf

GAME = Werewolf()

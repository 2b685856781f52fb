"""Two Rooms and a Boom: two teams, two rooms, a bomb; for six to thirty seats, in the forum or at the table."""

from shared.games.two_rooms.game import GAME

__all__ = ["GAME"]

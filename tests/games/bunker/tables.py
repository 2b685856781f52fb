"""Tables to test at: a match of Bunker, played by short words."""

from typing import Any

from shared.games.bunker import GAME
from shared.games.bunker import actions as act
from shared.games.bunker.rules import Rules
from shared.games.bunker.setup import Setup
from shared.games.bunker.tables import TRAITS
from shared.kernel.actions import Action, Expire
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.step import running_timers
from shared.kernel.text import Refusal
from shared.services.lab.bench import Bench

DIRECTOR = Office.DIRECTOR


class Table(Bench):
    """A bench that speaks the game."""

    def __init__(self, seats: int, schedule: tuple[int, ...] = (), seed: bytes = b"table", **rules: Any) -> None:
        super().__init__(GAME, Rules(**rules), seats, seed.ljust(32), Setup({}, schedule))

    @property
    def state(self) -> Any:
        return self.match.game

    def does(self, action: Action, by: Actor) -> list[Event]:
        """Takes an action that must be accepted, and gives its events."""
        before = len(self.events)
        refusal = self.submit(action, by)
        assert refusal is None, refusal
        return self.events[before:]

    def refuses(self, action: Action, by: Actor) -> str:
        """Asks for what must be refused, and gives the reason."""
        refusal = self.submit(action, by)
        assert isinstance(refusal, Refusal)
        return refusal.key.removeprefix("bunker-refusal-")

    def expires(self) -> list[Event]:
        """Lets the running timer fall due."""
        (timer,) = running_timers(GAME, self.match)
        return self.does(Expire(timer.name, timer.key), Office.CLOCK)

    def circle(self) -> None:
        """Everybody opens the first card that is left."""
        while self.state.phase == "reveal":
            seat = self.state.turn
            shut = [t for place, t in enumerate(TRAITS) if not self.state.open.get(seat, 0) >> place & 1]
            self.does(act.Reveal(shut[0]), seat)

    def to_ballot(self) -> None:
        """The circle and the discussion."""
        self.circle()
        self.expires()
        assert self.state.phase == "vote"

    def to_tie(self) -> None:
        """A ballot in which seats 1 and 2 vote for each other."""
        self.to_ballot()
        self.does(act.Vote(2), 1)
        self.does(act.Vote(1), 2)
        self.expires()
        assert self.state.phase == "defence"

    def at(self, phase: str) -> "Table":
        """The same table, brought to this phase of the first round."""
        {
            "reveal": lambda: None,
            "discussion": self.circle,
            "vote": self.to_ballot,
            "defence": self.to_tie,
            "revote": lambda: (self.to_tie(), self.expires()),
        }[phase]()
        assert self.state.phase == phase
        return self

"""Tables to test at: a match with chosen roles and a chosen deck, played by short words."""

from typing import Any

from shared.games.vader import GAME
from shared.games.vader import actions as act
from shared.games.vader.rules import Rules
from shared.games.vader.setup import Setup
from shared.kernel.actions import Action, Expire
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.step import running_timers
from shared.kernel.text import Refusal
from shared.services.lab.bench import Bench


class Table(Bench):
    """A bench that speaks the game."""

    def __init__(self, seats: int, roles: str = "", deck: str = "", **rules: Any) -> None:
        names = {"r": "rebel", "s": "sith", "v": "vader"}
        chosen = {seat: names[letter] for seat, letter in enumerate(roles, 1)}
        super().__init__(GAME, Rules(**rules), seats, b"table".ljust(32), Setup(chosen, deck))

    @property
    def state(self) -> Any:
        return self.match.game

    def does(self, action: Action, by: Actor) -> list[Event]:
        """Takes an action that must be accepted, and gives its events."""
        before = len(self.events)
        refusal = self.submit(action, by)
        assert refusal is None, refusal
        return self.events[before:]

    def refuses(self, action: Action, by: Actor) -> Refusal:
        """Asks for what must be refused."""
        refusal = self.submit(action, by)
        assert refusal is not None
        return refusal

    def expires(self) -> list[Event]:
        """Lets the running timer fall due."""
        (timer,) = running_timers(GAME, self.match)
        return self.does(Expire(timer.name, timer.key), Office.CLOCK)

    def elects(self, general: int, master: int | None = None) -> list[Event]:
        """A nomination and a unanimous election; the events of the last ballot."""
        self.does(act.Nominate(general), master or self.state.master)
        events: list[Event] = []
        for seat in self.state.alive:
            events = self.does(act.Ballot("pass"), seat)
        return events

    def enacts(self, general: int, discard: str, card: str) -> list[Event]:
        """An election and a whole session."""
        master = self.state.master
        self.elects(general)
        self.does(act.Discard(discard), master)  # type: ignore[arg-type]
        return self.does(act.Enact(card), general)  # type: ignore[arg-type]

    def fails(self, times: int = 3) -> list[Event]:
        """So many nominations that nobody makes; the events of the last."""
        return [self.expires() for _ in range(times)][-1]

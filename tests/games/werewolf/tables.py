"""Tables to test at: 1-3 wolves, 4 seer, 5 witch, 6 hunter, 7 Cupid, 8-10 villagers; played by short words."""

from typing import Any

from shared.games.werewolf import GAME
from shared.games.werewolf import actions as act
from shared.games.werewolf.rules import Rules
from shared.games.werewolf.setup import Setup
from shared.games.werewolf.state import State
from shared.kernel.actions import Action, CloseNow
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal
from shared.services.lab.bench import Bench

SEED = dict(enumerate(("wolf",) * 3 + ("seer", "witch", "hunter", "cupid") + ("villager",) * 3, 1))


class Table(Bench):
    """A bench that speaks the game, its couple linked; `couple=None` leaves Cupid to choose."""

    def __init__(self, couple: tuple[int, int] | None = (8, 9), badge: tuple[int, ...] = (), **rules: Any) -> None:
        super().__init__(GAME, Rules(**rules), 10, b"table".ljust(32), Setup(dict(SEED), badge))  # type: ignore[arg-type]
        if couple is not None:
            self.does(act.Link(couple), 7)

    @property
    def state(self) -> State:
        found: State = self.match.game
        return found

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

    def closes(self, timer: str) -> list[Event]:
        """Lets a timer fall due."""
        return self.does(CloseNow(timer), Office.DIRECTOR)

    def votes(self, **ballots: int) -> None:
        """Ballots as `s1=4`; whoever is not named abstains."""
        for seat in self.state.living:
            self.does(act.Vote(ballots.get(f"s{seat}"), "because"), seat)

    def day(self, **ballots: int) -> list[Event]:
        """A whole day, from ballots to closing."""
        self.votes(**ballots)
        return self.closes("day")

    def night(self, kill: int | None = None, poison: int | None = None, heal: int | None = None) -> None:
        """A whole night up to its settlement; the seer asks nothing."""
        state = self.state
        self.does(act.Kill(kill), next(s for s in state.pack if s in state.living))
        for action in (act.Heal(heal), act.Poison(poison)):
            if 5 in self.state.living and not isinstance(self.submit(action, 5), type(None)):
                continue
        if self.state.phase == "night" and 4 in self.state.living:
            self.does(act.Check(None), 4)

    def public(self) -> Any:
        """All that the group can see: the board, the buttons under it, the timers it may know of."""
        prompts = [p for p in GAME.prompts(self.state) if p.place == "group"]
        timers = [(timer.name, timer.key, timer.due) for timer in GAME.timers(self.state) if timer.public]
        return GAME.view(self.state, Office.PUBLIC), prompts, timers, GAME.silenced(self.state)


def of(kind: type[Event], events: list[Event]) -> list[Any]:
    """The events of one class."""
    return [event for event in events if type(event) is kind]

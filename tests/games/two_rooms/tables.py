"""Tables to test at: a match with chosen cards and rooms, played by short words."""

from typing import Any

from shared.games.two_rooms import GAME
from shared.games.two_rooms import actions as act
from shared.games.two_rooms.cards import CARDS, PLAIN, PRIMARY
from shared.games.two_rooms.rules import Rules
from shared.games.two_rooms.setup import Setup
from shared.kernel.actions import Action, Expire
from shared.kernel.events import Event
from shared.kernel.seats import Actor, Office
from shared.kernel.step import open_prompts, running_timers
from shared.kernel.text import Refusal
from shared.services.lab.bench import Bench


class Table(Bench):
    """A bench that speaks the game. Cards are given by room, in seat order: room 1 first."""

    def __init__(self, first: str, second: str, *, buried: str = "", sober: str = "", **rules: Any) -> None:
        one, two = ([NAMES.get(card, card) for card in room.split()] for room in (first, second))
        cards = dict(enumerate((*one, *two), 1))
        rooms = {seat: 1 if seat <= len(one) else 2 for seat in cards}
        extra = tuple(c for c in (*cards.values(), buried, sober) if c and c not in (*PRIMARY, *PLAIN, "gambler"))
        chosen = {"variant": "tabletop", "deck": extra, "bury": bool(buried), **rules}
        super().__init__(GAME, Rules(**chosen), len(cards), b"rooms".ljust(32), Setup(cards, rooms, buried, sober))

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
        """Asks for what must be refused; gives the code."""
        before = self.match
        refusal = self.submit(action, by)
        assert isinstance(refusal, Refusal), f"{action} by {by} was accepted"
        assert self.match == before
        return refusal.key.removeprefix("two_rooms-refusal-")

    def expires(self) -> list[Event]:
        """Lets the running timer fall due."""
        (timer,) = running_timers(GAME, self.match)
        return self.does(Expire(timer.name, timer.key), Office.CLOCK)

    def share(self, one: int, other: int, what: str = "card") -> list[Event]:
        """An offer and its acceptance."""
        offered = self.does(act.Offer(other, what), one)  # type: ignore[arg-type]
        if (one, other, what) not in self.state.offers:
            return offered
        return self.does(act.Accept(one, what), other)  # type: ignore[arg-type]

    def leads(self, *seats: int) -> None:
        """Appoints leaders, each by a neighbour."""
        for seat in seats:
            here = self.here(seat)
            self.does(act.Appoint(seat), next(each for each in here if each != seat))

    def here(self, seat: int) -> tuple[int, ...]:
        """Who is in the room of this seat."""
        room = self.state.rooms[seat - 1]
        return tuple(each for each, where in enumerate(self.state.rooms, 1) if where == room)

    def exchange(self, *hostages: tuple[int, ...]) -> list[Event]:
        """Ends the round; the leaders, or in the forum whoever is first, send these."""
        if self.state.rules.variant == "forum":
            for group in hostages:
                self.does(act.Send(group), self.here(group[0])[0])
            return self.expires()
        self.expires()
        events: list[Event] = []
        for leader, group in zip(self.state.leaders, hostages, strict=True):
            events = self.does(act.Hostages(group), leader)
        return events

    def to_the_end(self) -> None:
        """Lets every timer fall due until it is over."""
        while not self.over:
            self.expires()

    def prompts(self, seat: int) -> set[str]:
        """What is asked of a seat, by the beginning of the key."""
        return {p.key.partition(".")[0] for p in open_prompts(GAME, self.match) if p.to == seat}

    def won(self, seat: int) -> bool:
        """Whether this seat is among the winners."""
        assert self.over
        return seat in self.state.winners


NAMES = {"P": "president", "B": "bomber", "b": "blue", "r": "red", "G": "gambler"}
assert set(NAMES.values()) <= set(CARDS)

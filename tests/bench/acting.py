"""People who act in running matches as fast as they are let."""

import asyncio
import random
from collections.abc import Iterator

from shared.services import play
from shared.services.running import Running, load
from shared.services.work import Desk, Tx


def act(tx: Tx, match_id: int, chooser: random.Random, seen: Running | None = None) -> Running | None:
    """Somebody whose turn it is does something at random; None when the match is over.

    `seen` is the match as the last action left it: people choose from what they see, which is no work of the door's.
    """
    seen = seen or load(tx, match_id)
    if seen is None or seen.status != "running":
        return None
    asked = [p for p in seen.asked() if p.chosen is None and p.options] or [p for p in seen.asked() if p.options]
    prompt = chooser.choice(asked)
    receipt = play.submit(tx, match_id, chooser.choice(prompt.options).action, prompt.to)
    assert isinstance(receipt, play.Receipt), receipt
    return receipt.running


class Players:
    """Matches that are played on, a new one in the place of each that is over."""

    def __init__(self, desk: Desk, ids: Iterator[int], chooser: random.Random) -> None:
        self.desk, self.ids, self.chooser = desk, ids, chooser
        self.match_id = next(ids)
        self.seen: Running | None = None

    def act(self, tx: Tx) -> Running | None:
        """The next action of the match that is on."""
        return act(tx, self.match_id, self.chooser, self.seen)

    def note(self, seen: Running | None) -> int:
        """Look at what came of it; how many actions were taken."""
        self.seen = seen
        if seen is None or seen.status != "running":
            self.match_id, self.seen = next(self.ids), None
        return seen is not None

    def play(self, actions: int) -> int:
        """One action after the other, each in a commit of its own."""
        return sum(self.note(self.desk.write(self.act)) for _ in range(actions))

    async def aplay(self, actions: int) -> int:
        """The same beside others."""
        return sum([self.note(await self.desk.awrite(self.act)) for _ in range(actions)])


async def together(players: list[Players], each: int) -> int:
    """In all these matches at once, one action after the other in each; how many were taken."""
    return sum(await asyncio.gather(*(one.aplay(each) for one in players)))

"""A process of its own: the local Bot API without limits, and in it people who press as fast as they are answered.

It reads orders as lines of JSON and answers each with one: `{"matches": {chat: match}}`, `{"press": n}`,
`{"calls": 1}`.
"""

import asyncio
import json
import random
import socket
import sys
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from bot import buttons
from bot.playground import World, create_app
from bot.playground.personal import private_chat
from bot.playground.posting import post
from bot.playground.server import Server
from shared.kernel import codec
from shared.kernel.dice import SeededDice
from shared.kernel.match import Match
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.registry import game
from shared.kernel.seats import Office
from shared.kernel.step import fold, open_match, open_prompts, step
from tests.services.cast import NAMES, SEED

SEATS, GROUPS, AT_TABLES, IN_FLIGHT = 7, 260, 96, 16
BREATH = 0.75
"""A second tap on what cannot be taken back comes no sooner: the bot takes it for a double tap else."""
SLOW = dict.fromkeys(("nomination", "election", "discard", "enact", "veto", "power"), 10**6)
"""Nobody is late here: the clock would take part in the match."""
VADER = game("vader")


@dataclass
class Table:
    """One match as its people see it: they know the rules, so they know what they are asked."""

    chat: int
    people: list[int]
    seats: int = SEATS
    match_id: int = 0
    match: Match | None = None
    seq: int = 0
    armed: tuple[Prompt, Option] | None = None

    def deal(self, match_id: int) -> None:
        """The match that the bot has dealt, with the same dice."""
        dealt = open_match(VADER, codec.convert_rules(VADER, {"seconds": SLOW}), self.seats, SeededDice(SEED, 0))
        assert isinstance(dealt, tuple), dealt
        self.match_id, (self.match, events) = match_id, dealt
        self.seq = len(events)

    def choose(self, chooser: random.Random) -> tuple[Prompt, Option] | None:
        """Somebody's answer to an open question; None when the match is over."""
        if self.armed is not None:
            return self.armed
        assert self.match is not None
        asked = [p for p in open_prompts(VADER, self.match) if p.chosen is None and not isinstance(p.to, Office)]
        if not asked:
            return None
        prompt = chooser.choice(asked)
        return prompt, chooser.choice(prompt.options)

    def answered(self, prompt: Prompt, option: Option) -> bool:
        """The bot has taken it; whether it wants to hear it once more."""
        if prompt.confirm and self.armed is None:
            self.armed = prompt, option
            return True
        assert self.match is not None
        events = step(VADER, self.match, option.action, prompt.to, SeededDice(SEED, self.seq))
        assert isinstance(events, tuple), events
        self.armed, self.match, self.seq = None, fold(VADER, self.match, events), self.seq + len(events)
        return False


class Hall:
    """The world with its tables, and the hands of the people at them."""

    def __init__(self) -> None:
        self.world = World(limits=False)
        self.world.keep_versions = False
        self.chooser = random.Random(1)
        self.tables = [self._table(n) for n in range(GROUPS)]
        self.ready: deque[Table] = deque(self.tables[:AT_TABLES])
        self.spare = deque(self.tables[AT_TABLES:])

    def _table(self, number: int) -> Table:
        world = self.world
        people = [world.person(name) for name in NAMES[:SEATS]]
        group = world.group(f"Table {number}", people[0], people[1:])
        button = {"inline_keyboard": [[{"text": "press", "callback_data": "press"}]]}
        post(world, group, world.state.bot_id, {"text": "0"}, markup=button)
        for who in people:
            world.state.users[who.id].started = True
            post(world, private_chat(world, who.id), world.state.bot_id, {"text": "hello"})
        world.updates.drop()
        return Table(group.id, [who.id for who in people])

    async def press(self, number: int) -> float:
        """So many answered presses; the seconds that they took."""
        began, left = time.perf_counter(), iter(range(number))

        async def hand() -> None:
            for _ in left:
                await self._one()

        await asyncio.gather(*(hand() for _ in range(IN_FLIGHT)))
        return time.perf_counter() - began

    async def _one(self) -> None:
        while not self.ready:
            await asyncio.sleep(0.005)
        table = self.ready.popleft()
        if not table.match_id:
            await self._tap(table.chat, table.people[0], "press")
            self.ready.append(table)
            return
        if (chosen := table.choose(self.chooser)) is None:
            table = self.spare.popleft()
            chosen = table.choose(self.chooser)
            assert chosen is not None
        prompt, option = chosen
        who = table.people[int(prompt.to) - 1]
        place = table.chat if prompt.place is Place.GROUP else who
        await self._tap(place, who, buttons.encode(buttons.PlayPress(table.match_id, prompt.key, option.key)))
        if table.answered(prompt, option):
            asyncio.get_running_loop().call_later(BREATH, self.ready.append, table)
        else:
            self.ready.append(table)

    async def _tap(self, chat_id: int, user_id: int, data: str) -> None:
        world = self.world
        message = next(each for each in reversed(world.state.chats[chat_id].messages.values()) if not each.service)
        told = await world.who(user_id).forge(chat_id, message, data).wait(30)
        assert told.text, "not answered"
        assert not told.show_alert, told

    async def obey(self, order: dict[str, Any]) -> Any:
        """What one line asks for."""
        if "press" in order:
            return await self.press(order["press"])
        if "matches" in order:
            for table in self.tables:
                table.deal(order["matches"][str(table.chat)])
        return self.world.calls.count()


async def main() -> None:
    """Serve and obey until the orders end."""
    hall = Hall()
    # Without saying TCP here, Nagle's delay of 40 ms a call would be all that is measured.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    server = Server(create_app(hall.world), 0)
    serving = asyncio.create_task(server.serve([listener]))
    tables = {str(each.chat): each.people for each in hall.tables}
    print(json.dumps({"port": listener.getsockname()[1], "tables": tables}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await hall.obey(json.loads(line))), flush=True)
    server.should_exit = True
    await serving


if __name__ == "__main__":
    asyncio.run(main())

"""What a match costs in API calls, over the floor of what has to be told: a hundred matches, played at human speed."""

import asyncio
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from bot import buttons
from bot.playground import Person
from bot.playground.model import Chat, Message
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.seats import Office
from shared.services import roster, running
from shared.services.work import Tx
from tests.bench.slices import Result, spread
from tests.bench.virtual import Table, play

MATCHES, SEATS = 100, 7
AT_ONCE = 8
"""Matches that share a bot, and with it the 22 calls a second that Telegram grants to all of them together."""
MEDIAN, WORST = 1.15, 1.3
THINKS = {"nominate": 15.0, "ballot": 12.0}
"""Median seconds from a question to its answer; a median of `ELSE` for all others."""
ELSE = 8.0
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


@dataclass
class Played:
    """One match: its people and what it cost."""

    group: Chat
    people: list[Person]
    presses: set[str] = field(default_factory=set)
    private: int = 0
    rounds: int = 0
    calls: Counter[str] = field(default_factory=Counter)

    @property
    def floor(self) -> int:
        """A lobby message and an edit for each who joins, a role for each seat (with its first prompt, if that comes
        with it), a private message for each later private prompt, two group messages a round, an answer to each tap."""
        return 1 + len(self.people) + len(self.people) + self.private + 2 * self.rounds + len(self.presses)

    @property
    def cost(self) -> float:
        """Calls over the floor."""
        return sum(self.calls.values()) / self.floor


def run() -> list[Result]:
    """Median and worst of a hundred matches."""
    found: list[Played] = []
    while len(found) < MATCHES:
        number = min(AT_ONCE, MATCHES - len(found))
        found += play(partial(_evening, number=number, seed=len(found)))
        print(f"\r… calls: {len(found)} of {MATCHES} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    costs = spread([each.cost for each in found])
    spent = Counter[str]()
    for each in found:
        spent += each.calls
    floor = sum(each.floor for each in found)
    note = ", ".join(f"{name} {number / len(found):.1f}" for name, number in spent.most_common())
    worst = max(each.cost for each in found)
    return [
        Result("calls of a match over the floor: median", costs, MEDIAN, False, note=f"a match: {note}"),
        Result(
            "calls of a match over the floor: worst", spread([worst]), WORST, False,
            note=f"all calls over all floors {sum(spent.values()) / floor:.3f}",
        ),
    ]  # fmt: skip


async def _evening(table: Table, number: int, seed: int) -> list[Played]:
    """Some matches side by side, each begun a little later than the last."""
    world, matches, everybody = table.world, [], []
    for n in range(number):
        people = [world.person(name) for name in NAMES]
        group = world.group(f"Table {n}", people[0], people[1:])
        matches.append(Played(group, people))
        everybody += people
    for who in everybody:
        who.start()
    await asyncio.sleep(60)
    world.calls.clear()
    await asyncio.gather(*(_match(table, each, random.Random(seed + n), 25.0 * n) for n, each in enumerate(matches)))
    await asyncio.sleep(90)
    assert world.limits.refused == 0, "Telegram would have refused calls"
    _count(table, matches)
    return matches


async def _match(table: Table, played: Played, chooser: random.Random, later: float) -> None:
    await asyncio.sleep(later)
    host, group = played.people[0], played.group
    host.send(group, "/newgame vader")
    for who in played.people:
        await asyncio.sleep(chooser.uniform(2, 12))
        await _tap(played, who, group, _under(who, group, "j"))
    await asyncio.sleep(chooser.uniform(4, 8))
    await _tap(played, host, group, _under(host, group, "start"))
    await _rounds(table, played, chooser)


def _under(who: Person, group: Chat, verb: str) -> tuple[Message, str]:
    """The button of a lobby for this verb."""
    for message in reversed(who.sees(group)):
        for button in message.buttons():
            found = buttons.decode(button.get("callback_data"))
            if isinstance(found, buttons.LobbyPress) and found.verb.startswith(verb):
                return message, button["callback_data"]
    raise LookupError(f"no button {verb}")


async def _tap(played: Played, who: Person, chat: Chat | None, button: tuple[Message, str]) -> None:
    press = who.forge(chat, *button)
    played.presses.add(press.id)
    async with asyncio.timeout(20):
        while not press.answered:
            await asyncio.sleep(0.05)


async def _rounds(table: Table, played: Played, chooser: random.Random) -> None:
    """Everybody answers what they are asked, each in their own time, until the match is over."""
    match_id = table.desk.read(lambda tx: _match_of(tx, played.group.id))
    seen: set[tuple[int, str]] = set()
    async with asyncio.TaskGroup() as group:
        while True:
            found = table.desk.read(lambda tx: running.load(tx, match_id))
            assert found is not None
            if found.status != "running":
                played.rounds = found.match.game.number
                return
            for prompt in found.asked():
                if not isinstance(prompt.to, Office) and (prompt.to, prompt.key) not in seen:
                    seen.add((prompt.to, prompt.key))
                    played.private += prompt.place is Place.PRIVATE
                    group.create_task(_answer(table, played, match_id, prompt, chooser))
            await asyncio.sleep(0.5)


async def _answer(table: Table, played: Played, match_id: int, prompt: Prompt, chooser: random.Random) -> None:
    """Thinks, presses, and presses once more where that is asked for. The question must be there to be pressed."""
    option = chooser.choice(prompt.options)
    holder = table.desk.read(lambda tx: roster.holder(tx, match_id, int(prompt.to)))
    assert holder is not None
    who = table.world.who(holder.id)
    chat = played.group if prompt.place is Place.GROUP else None
    median = THINKS.get(prompt.key.partition(".")[0], ELSE)
    await asyncio.sleep(min(max(chooser.lognormvariate(0, 0.6) * median, 2.0), 100.0))
    button = await _shown(who, chat, match_id, prompt, option)
    for _ in range(1 + prompt.confirm):
        await _tap(played, who, chat, button)
        await asyncio.sleep(1.2)


async def _shown(who: Person, chat: Chat | None, match_id: int, prompt: Prompt, option: Option) -> tuple[Message, str]:
    data = buttons.encode(buttons.PlayPress(match_id, prompt.key, option.key))
    async with asyncio.timeout(90):
        while True:
            for message in reversed(who.sees(chat)):
                if any(button.get("callback_data") == data for button in message.buttons()):
                    return message, data
            await asyncio.sleep(0.5)


def _match_of(tx: Tx, chat_id: int) -> int:
    from shared.services import rows

    (row,) = rows.live_of(tx, chat_id)
    return row.id


def _count(table: Table, matches: list[Played]) -> None:
    """Which call was made for which match: by its chat, or by the tap that it answers."""
    by_chat = {each.group.id: each for each in matches}
    by_chat |= {who.id: each for each in matches for who in each.people}
    by_press = {press: each for each in matches for press in each.presses}
    for call in table.world.calls:
        played = by_chat.get(call.chat or 0) or by_press.get(str(call.params.get("callback_query_id")))
        assert played is not None, call
        assert call.ok, call
        where = "" if call.chat is None else " group" if call.chat < 0 else " private"
        played.calls[f"{call.method}{where}"] += 1

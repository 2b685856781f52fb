"""The bot's process is killed with SIGKILL in the middle of a match, again and again, and the match does not notice.

Seen red on planted faults: with the next poll begun 50 ms before the last batch is stored (`Poller.run` made a task of
`take`), "delivered, but not stored"; with an update marked as handled in a commit of its own 20 ms before the handler's
(`Ingest._once`), "an update and its effect are one commit".
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, update

from bot import buttons
from bot.playground import World, running_server
from bot.playground.model import Chat
from bot.playground.presses import Press
from shared.i18n import PLAIN, Voice
from shared.kernel import codec
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import Text
from shared.kernel.wording import text_of
from shared.services import press, roster
from shared.services.opened import open_desk
from shared.services.work import Desk, Tx
from shared.storage.engine import open_engine
from shared.storage.models import ActRow, Base, DeadlineRow, EventRow, InboxRow, MatchRow, OutboxRow, PressRow
from tests.bench.hall import BREATH, SLOW, Table
from tests.services.cast import NAMES, Clock, opened, seat_people

ROOT = Path(__file__).parents[2]
SEATS = 5
ENDS = 25.0
PATIENCE = 3.0
"""Seconds after which a person taps again: the answer to a tap may have died with the process."""
pytestmark = [pytest.mark.crash, pytest.mark.slow, pytest.mark.timeout(180)]


@dataclass
class Bot:
    """`python -m bot`, as often as it takes."""

    url: str
    port: int
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "TELEGRAM_TOKEN"}
        environment |= {"DATABASE_URL": self.url, "PLAYGROUND_PORT": str(self.port), "LOG_LEVEL": "ERROR"}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=ROOT, env=environment, stdout=asyncio.subprocess.DEVNULL
        )

    async def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await self.process.wait()


@dataclass
class Scene:
    """A match with its people, the bot that serves them, and what the server has told the bot of their presses."""

    world: World
    group: Chat
    desk: Desk
    bot: Bot
    table: Table
    chooser: Random
    reference: list[bytes]
    taps: dict[int, Press] = field(default_factory=dict)

    def tap(self, prompt: Prompt, option: Option) -> Press:
        who = self.world.who(self.table.people[int(prompt.to) - 1])
        place = self.group if prompt.place is Place.GROUP else None
        data = buttons.encode(buttons.PlayPress(self.table.match_id, prompt.key, option.key))
        with self.world.lock:
            found = who.forge(place, who.sees(place)[-1], data)
            self.taps[self.world.state.next_update - 1] = found
        return found

    def acts(self) -> list[tuple[str, bytes]]:
        query = select(ActRow.actor, ActRow.action).where(ActRow.match_id == self.table.match_id).order_by(ActRow.n)
        return [(row.actor, row.action) for row in self.desk.read(lambda tx: tx.session.execute(query).all())]

    def events(self) -> list[bytes]:
        query = select(EventRow.body).where(EventRow.match_id == self.table.match_id).order_by(EventRow.seq)
        return self.desk.read(lambda tx: list(tx.session.scalars(query)))


def chosen(table: Table, chooser: Random) -> tuple[Prompt, Option] | None:
    """Everybody trusts everybody, so that governments come about; all else is chance."""
    found = table.choose(chooser)
    if found is None:
        return None
    prompt, option = found
    return prompt, next((each for each in prompt.options if each.key == "pass"), option)


def undisturbed(seed: int, url: str) -> list[bytes]:
    """The log of the same presses where nobody is killed."""
    with opened(url) as (desk, clock):
        match_id = desk.write(lambda tx: seat_people(tx, SEATS, -1, None, seconds=SLOW))
        table, chooser = dealt(match_id, list(range(101, 101 + SEATS))), Random(seed)
        while (found := chosen(table, chooser)) is not None:
            clock.move(seconds=1)
            desk.write(lambda tx, found=found: _pressed(tx, match_id, *found, clock))
            table.answered(*found)
        query = select(EventRow.body).where(EventRow.match_id == match_id).order_by(EventRow.seq)
        return desk.read(lambda tx: list(tx.session.scalars(query)))


def _pressed(tx: Tx, match_id: int, prompt: Prompt, option: Option, clock: Clock) -> None:
    query = str(clock.now.timestamp())
    press.press(tx, match_id, 100 + int(prompt.to), prompt.key, option.key, query=query)


def dealt(match_id: int, people: list[int], chat: int = -1) -> Table:
    table = Table(chat, people, seats=SEATS)
    table.deal(match_id)
    return table


@asynccontextmanager
async def scene(tmp_path: Path, url: str, seed: int) -> AsyncIterator[Scene]:
    """A match that was dealt before the bot's first start: its letters wait to be sent."""
    engine = open_engine(url)
    Base.metadata.create_all(engine)
    engine.dispose()
    world = World(limits=False)
    people = [world.person(name) for name in NAMES[:SEATS]]
    group = world.group("Table", people[0], people[1:])
    for who in people:
        who.start()
    reference = undisturbed(seed, f"sqlite:///{tmp_path / 'undisturbed.db'}")
    desk = open_desk(url)
    ids = [who.id for who in people]
    match_id = desk.write(lambda tx: seat_people(tx, SEATS, group.id, None, users=ids, seconds=SLOW))
    with running_server(world) as server:
        bot = Bot(url, int(server.url.rsplit(":", 1)[1]))
        await bot.start()
        try:
            yield Scene(world, group, desk, bot, dealt(match_id, ids, group.id), Random(seed), reference)
        finally:
            await bot.kill()
            await asyncio.to_thread(desk.close)
            desk.engine.dispose()


async def play_through(stage: Scene, kills: Random, deaths: int) -> int:
    """To the end; the process dies while about every eighth answer is on its way, so many times in all."""
    done = 0
    while (found := chosen(stage.table, stage.chooser)) is not None:
        dies = done < deaths and kills.random() < 0.15
        done += dies
        await answer(stage, *found, kills.uniform(0.0, 0.08) if dies else None)
        stage.table.armed = found  # both taps are made here
        stage.table.answered(*found)
    return done


async def answer(stage: Scene, prompt: Prompt, option: Option, dies_after: float | None) -> None:
    """A press, and again whenever none or no final answer came, until it stands in the log."""
    before = len(stage.acts())
    recorded = (str(prompt.to), codec.encode(option.action))
    for attempt in range(12):
        tap = stage.tap(prompt, option)
        if dies_after is not None and attempt == (1 if prompt.confirm else 0):
            await asyncio.sleep(dies_after)
            await stage.bot.kill()
            await nothing_lost_and_nothing_early(stage)
            await stage.bot.start()
        told = await _told(tap)
        now = stage.acts()
        if told == said(stage, option):
            assert now[before:] == [recorded], "answered as recorded, and not in the log"
        if now[before:] == [recorded]:
            return
        assert len(now) == before, "something else was recorded"
        await asyncio.sleep(BREATH)
    raise AssertionError(f"{prompt.key}: never recorded")


async def _told(tap: Press) -> str | None:
    try:
        return (await tap.wait(PATIENCE)).text
    except TimeoutError:
        return None


def said(stage: Scene, option: Option) -> str:
    names = stage.desk.read(lambda tx: roster.names(tx, stage.table.match_id))
    return Voice("en", names, PLAIN).say(Text("common-press-recorded", {"option": option.label}))


async def nothing_lost_and_nothing_early(stage: Scene) -> None:
    """The moment of death: what the server counts as delivered is stored; what people read is committed."""
    with stage.world.lock:
        waiting = {each.id for each in stage.world.state.updates}
        shown = [who.everything() for who in stage.world.people()]
    stored = stage.desk.read(lambda tx: set(tx.session.scalars(select(InboxRow.update_id))))
    assert set(stage.taps) - waiting <= stored, "delivered, but not stored"
    handled, effect = stage.desk.read(lambda tx: _last(tx, *max(stage.taps.items())))
    assert handled == effect, "an update and its effect are one commit"
    names = stage.desk.read(lambda tx: roster.names(tx, stage.table.match_id))
    committed, voice = stage.events(), Voice("en", names, PLAIN)
    assert committed == stage.reference[: len(committed)]
    past, future = (
        {voice.say(text_of("vader", event)) for event in (codec.decode_event("vader", each) for each in part)
         if not event.quiet}
        for part in (committed, stage.reference[len(committed) :])
    )  # fmt: skip
    for words in future - past:
        assert not any(words in each for each in shown), f"told, and not committed: {words}"


def _last(tx: Tx, update_id: int, tap: Press) -> tuple[bool, bool]:
    """Whether a press is marked as handled, and whether its effect is there."""
    mark = select(InboxRow.update_id).where(InboxRow.update_id == update_id, InboxRow.done_at.is_not(None))
    effect = select(PressRow.seat).where(PressRow.query == tap.id)
    return tx.session.scalar(mark) is not None, tx.session.scalar(effect) is not None


async def settled(stage: Scene) -> None:
    """Until nothing waits to be handled or told."""

    def busy(tx: Tx) -> bool:
        handled = select(InboxRow.update_id).where(InboxRow.done_at.is_(None))
        told = select(OutboxRow.id).where(OutboxRow.status.in_(("waiting", "sending")), OutboxRow.not_before <= tx.now)
        return any(tx.session.scalar(query.limit(1)) is not None for query in (handled, told))

    async with asyncio.timeout(ENDS):
        while stage.desk.read(busy):
            await asyncio.sleep(0.05)


def whole(stage: Scene) -> None:
    """The log is the undisturbed one, all is handled once and told, and the end is on everybody's screen."""

    def look(tx: Tx) -> tuple[str, list[str], list[str | None]]:
        status = tx.session.scalars(select(MatchRow.status)).one()
        letters = list(tx.session.scalars(select(OutboxRow.status).where(OutboxRow.not_before <= tx.now)))
        return status, letters, list(tx.session.scalars(select(InboxRow.error)))

    status, letters, errors = stage.desk.read(look)
    assert status == "over"
    assert stage.events() == stage.reference
    assert set(letters) == {"sent"}
    assert set(errors) == {None}
    names = stage.desk.read(lambda tx: roster.names(tx, stage.table.match_id))
    last = text_of("vader", codec.decode_event("vader", stage.reference[-1]))
    assert all(Voice("en", names, PLAIN).say(last) in who.everything() for who in stage.world.people())


async def test_a_match_with_a_mortal_bot_has_the_log_of_one_without(tmp_path: Path) -> None:
    async with scene(tmp_path, f"sqlite:///{tmp_path / 'kill.db'}", seed=3) as stage:
        assert await play_through(stage, Random(5), deaths=5) == 5
        await settled(stage)
        whole(stage)


async def test_the_same_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    async with scene(tmp_path, postgres_url, seed=20) as stage:
        assert await play_through(stage, Random(6), deaths=2) == 2
        await settled(stage)
        whole(stage)


async def test_what_fell_due_meanwhile_fires_at_the_start_in_order_and_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'due.db'}"
    async with scene(tmp_path, url, seed=3) as stage:
        await settled(stage)
        await stage.bot.kill()
        others = [stage.desk.write(lambda tx, n=n: seat_people(tx, SEATS, -n, None, seconds=SLOW)) for n in (1, 2, 3)]
        order = [others[1], stage.table.match_id, others[2], others[0]]

        def overdue(tx: Tx) -> None:
            for place, match_id in enumerate(order):
                due = tx.now - timedelta(hours=2) + timedelta(minutes=place)
                tx.session.execute(update(DeadlineRow).where(DeadlineRow.match_id == match_id).values(due_at=due))

        stage.desk.write(overdue)
        await stage.bot.start()
        query = select(ActRow.match_id, ActRow.at).where(ActRow.actor == "clock", ActRow.n == 1)
        async with asyncio.timeout(ENDS):
            while len(found := stage.desk.read(lambda tx: tx.session.execute(query).all())) < len(order):
                await asyncio.sleep(0.1)
        assert [row.match_id for row in sorted(found, key=lambda row: row.at)] == order
        await settled(stage)
        fired = select(ActRow.n).where(ActRow.actor == "clock", ActRow.n > 0)
        assert len(stage.desk.read(lambda tx: tx.session.scalars(fired).all())) == len(order)

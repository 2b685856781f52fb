"""Killing the bot's process in the middle of a match: nothing acknowledged is lost, nothing is told twice over."""

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from bot.playground import NoSuchButton, World, running_server
from shared.i18n import PLAIN, Voice
from shared.kernel import codec
from shared.services.opened import open_desk
from shared.storage.base import Base
from shared.storage.engine import open_engine
from shared.storage.models import ActRow, EventRow, InboxRow, MatchRow, OutboxRow, RosterRow
from tests.bot.conftest import NAMES
from tests.bot.playing import open_choices

ROOT = Path(__file__).parents[2]


class Process:
    """`python -m bot`, which may be killed and comes back."""

    def __init__(self, url: str, port: int) -> None:
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "TELEGRAM_TOKEN"},
            "DATABASE_URL": url,
            "PLAYGROUND_PORT": str(port),
        }
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=ROOT, env=self.environment,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip

    async def end(self, how: int) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return await self.process.wait()


@pytest.mark.crash
@pytest.mark.slow
async def test_killed_again_and_again_a_match_loses_nothing(tmp_path: Path) -> None:
    random = Random(7)
    url = f"sqlite:///{tmp_path / 'crash.sqlite3'}"
    engine = open_engine(url)
    Base.metadata.create_all(engine)
    engine.dispose()
    world = World(limits=False)
    people = [world.person(name) for name in NAMES[:5]]
    group = world.group("Table", people[0], people[1:])
    desk = open_desk(url)
    with running_server(world) as server:
        bot = Process(url, int(server.url.rsplit(":", 1)[1]))
        await bot.start()
        try:
            for who in people:
                who.start()
            people[0].send(group, "/newgame vader")
            await _until(lambda: "Join" in str(people[0].buttons(group)))
            for who in people:
                assert (await who.press(group, "Join").wait(20)).text
            assert (await people[0].press(group, "Start").wait(20)).text
            acknowledged = 0
            for round_ in range(6):
                acknowledged += await _votes_while_killed(desk, world, group, bot, random, round_)
            await _settled(desk)
            assert await bot.end(signal.SIGTERM) == 0
        finally:
            if bot.process is not None and bot.process.returncode is None:
                await bot.end(signal.SIGKILL)
    assert acknowledged > 6
    await _whole(desk)
    await asyncio.to_thread(desk.close)
    desk.engine.dispose()


async def _votes_while_killed(desk, world, group, bot, random, round_) -> int:
    """Everybody who may press does, the process dies meanwhile; who was told "recorded" finds it recorded."""
    choices = await desk.aread(open_choices)
    picked = [(holder, prompt, random.choice(prompt.options)) for holder, prompt in choices]
    taps = []
    for holder, prompt, option in picked:
        place = group if prompt.place == "group" else None
        label = await desk.aread(lambda tx, option=option: _label(tx, option))
        who = world.who(holder)
        await _until(partial(_shown, who, place, label))
        taps.append((prompt, option, who, place, label, who.press(place, label)))
    await asyncio.sleep(random.random() * 0.05)
    await bot.end(signal.SIGKILL)
    await bot.start()
    told = 0
    for prompt, option, who, place, label, tap in taps:
        answered = await _answered(tap)
        if answered and not prompt.confirm:
            assert await desk.aread(lambda tx, p=prompt, o=option: _recorded(tx, p.to, o.action)), "told, but lost"
        told += answered or await _pressed_again(who, place, label)
        if prompt.confirm:
            await asyncio.sleep(0.8)
            await _pressed_again(who, place, label)
    await _settled(desk)
    return told


def _recorded(tx, seat, action) -> bool:
    where = (ActRow.actor == str(seat), ActRow.action == codec.encode(action))
    return tx.session.scalar(select(ActRow.n).where(*where).limit(1)) is not None


async def _answered(tap) -> bool:
    """A tap whose process died between its commit and its answer stays without one; the next tap tells."""
    try:
        return bool((await tap.wait(5)).text)
    except TimeoutError:
        return False


async def _pressed_again(who, place, label) -> bool:
    try:
        tap = who.press(place, label)
    except NoSuchButton:
        return False  # the last vote was in: the question is closed
    return bool((await tap.wait(14)).text)


def _shown(who, place, label) -> bool:
    return label in str(who.buttons(place))


def _label(tx, option) -> str:
    rows = tx.session.scalars(select(RosterRow).where(RosterRow.left_at.is_(None)))
    return Voice("en", {row.seat: row.name for row in rows}, PLAIN).say(option.label)


async def _until(holds, seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.05)


async def _settled(desk) -> None:
    async with asyncio.timeout(60):
        while await desk.aread(_busy):
            await asyncio.sleep(0.05)


def _busy(tx) -> bool:
    waits = select(InboxRow.update_id).where(InboxRow.done_at.is_(None)).limit(1)
    goes = select(OutboxRow.id).where(OutboxRow.status.in_(("waiting", "sending")), OutboxRow.not_before <= tx.now)
    return tx.session.scalar(waits) is not None or tx.session.scalar(goes.limit(1)) is not None


async def _whole(desk) -> None:
    """The log has no gap, and nothing died on its way."""

    def look(tx):
        row = tx.session.scalars(select(MatchRow)).one()
        events = tx.session.scalar(select(func.count()).select_from(EventRow).where(EventRow.match_id == row.id))
        last = tx.session.scalar(select(func.max(EventRow.seq)).where(EventRow.match_id == row.id))
        dead = list(tx.session.scalars(select(OutboxRow.error).where(OutboxRow.status == "dead")))
        failed = list(tx.session.scalars(select(InboxRow.error).where(InboxRow.error.is_not(None))))
        return row.seq, events, last, dead, failed

    seq, events, last, dead, failed = await desk.aread(look)
    assert events == seq == last + 1
    assert not dead
    assert not failed

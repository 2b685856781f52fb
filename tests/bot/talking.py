"""Channels for tests: a game whose channels are whatever the test says."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy import select

from bot.playground import Person
from shared.kernel.channels import Channel
from shared.kernel.registry import game
from shared.kernel.text import Text, Typed
from shared.storage.models import InboxRow
from tests.bot.conftest import Stage
from tests.bot.playing import seats


def channel(name: str, members: Iterable[int], *, ears: Iterable[int] = (), main: bool = True) -> Channel:
    """A channel that shows this name."""
    writers = frozenset(members)
    title = Text("bot-about-group", {"group": Typed(name)})
    return Channel(name.lower(), title, writers, writers | frozenset(ears), director_reads=True, main=main)


@pytest.fixture
def channels(monkeypatch: pytest.MonkeyPatch) -> list[Channel]:
    """What the game of the stage says, to be changed by the test."""
    found: list[Channel] = []
    monkeypatch.setattr(type(game("vader")), "channels", lambda self, state: tuple(found))
    return found


async def cast(stage: Stage) -> dict[int, Person]:
    """Who holds which seat."""
    return {seat: stage.world.who(user_id) for seat, user_id in (await seats(stage)).items()}


async def heard(stage: Stage) -> None:
    """Until everything that was written is handled; what it leads to may still be on its way."""

    def waits(tx: Any) -> bool:
        return tx.session.scalar(select(InboxRow.update_id).where(InboxRow.done_at.is_(None)).limit(1)) is not None

    async with asyncio.timeout(20):
        while stage.world.state.updates or await stage.desk.aread(waits):
            await asyncio.sleep(0.005)
        await stage.app.ingest.idle()


def texts(who: Person) -> list[str]:
    """The messages of the private chat, oldest first."""
    return [message.text for message in who.sees()]

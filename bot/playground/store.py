"""Keeping the world in a file: written behind, replaced at once; the next run finds the chats where they were."""

import asyncio
import os
from pathlib import Path

import msgspec

from bot.playground.model import State
from bot.playground.world import World

KEEP_MESSAGES = 3_000


def load(path: Path) -> State | None:
    """The state saved last, if there is one."""
    if not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=State)


def save(world: World, path: Path) -> None:
    """Write everything beside the old file, then put it in its place."""
    with world.lock:
        for chat in world.state.chats.values():
            for number in list(chat.messages)[:-KEEP_MESSAGES]:
                del chat.messages[number]
        data = msgspec.json.encode(world.state)
        world.dirty = False
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


async def keep(world: World, path: Path, every: float = 1.0) -> None:
    """Save whenever something has changed, until cancelled; then once more."""
    try:
        while True:
            await asyncio.sleep(every)
            if world.dirty:
                await asyncio.to_thread(save, world, path)
    finally:
        save(world, path)

"""Playing a match through its buttons: the rules say who may press what, the people find it in their chats."""

import asyncio
from random import Random

from sqlalchemy import select

from shared.i18n import PLAIN, Voice
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts
from shared.services import roster, running
from shared.services.work import Tx
from shared.storage.models import MatchRow
from tests.bot.conftest import Stage


async def asked(stage: Stage) -> list[Prompt]:
    """The open prompts of the newest match, of people alone."""
    row = await stage.match()
    found = await stage.desk.aread(lambda tx: running.load(tx, row.id))
    if found is None or row.status != "running":
        return []
    return [p for p in open_prompts(found.game, found.match) if not isinstance(p.to, Office)]


async def seats(stage: Stage) -> dict[int, int]:
    """The account of each seat."""
    row = await stage.match()

    def job(tx):
        return {seat: roster.holder(tx, row.id, seat).id for seat in roster.names(tx, row.id)}

    return await stage.desk.aread(job)


async def label(stage: Stage, prompt: Prompt, option: Option, language: str = "en") -> str:
    """What the button of an option says."""
    row = await stage.match()
    names = await stage.desk.aread(lambda tx: roster.names(tx, row.id))
    return Voice(language, names, PLAIN).say(option.label)


async def answer(stage: Stage, prompt: Prompt, option: Option, languages: dict[int, str] | None = None) -> str:
    """One person presses; what they were told."""
    holders = await seats(stage)
    who = stage.world.who(holders[prompt.to])
    private = prompt.place is Place.PRIVATE
    words = await label(stage, prompt, option, (languages or {}).get(who.id, "en") if private else "en")
    chat = None if private else stage.group
    told = await stage.press(who, chat, words)
    if prompt.confirm:
        await asyncio.sleep(0.75)
        told = await stage.press(who, chat, words)
    return told.text


async def play_out(stage: Stage, seed: int, turns: int = 400) -> int:
    """Play to the end with random choices; how many taps were made."""
    random, taps = Random(seed), 0
    for _ in range(turns):
        prompts = [p for p in await asked(stage) if p.chosen is None]
        if not prompts:
            break
        prompt = random.choice(prompts)
        told = await answer(stage, prompt, random.choice(prompt.options))
        assert told, prompt
        taps += 1 + prompt.confirm
        await stage.quiet()
    return taps


def open_choices(tx: Tx) -> list[tuple[int, Prompt]]:
    """Who may press what in the newest match: account and prompt, nothing chosen yet."""
    row = tx.session.scalars(select(MatchRow).order_by(MatchRow.id.desc())).first()
    found = running.load(tx, row.id) if row is not None else None
    if found is None or found.status != "running":
        return []
    prompts = [p for p in open_prompts(found.game, found.match) if not isinstance(p.to, Office) and p.chosen is None]
    return [(roster.holder(tx, row.id, p.to).id, p) for p in prompts]

"""A match of Bunker by people who press what they see: cards in private, votes under the board."""

from random import Random

from shared.kernel.actions import CloseNow
from shared.kernel.seats import Office
from shared.services import play, running
from shared.services.work import Tx
from tests.bot.conftest import Stage
from tests.bot.playing import answer, asked, label, seats


async def begin(stage: Stage, players: int) -> None:
    for who in stage.people[:players]:
        who.start()
    await stage.say(stage.people[0], stage.group, "/newgame bunker")
    for who in stage.people[:players]:
        await stage.tap(who, stage.group, "Join")
    await stage.tap(stage.people[0], stage.group, "Start")


async def close(stage: Stage) -> None:
    """The clock of the phase falls due."""
    row = await stage.match()

    def job(tx: Tx) -> None:
        found = running.load(tx, row.id)
        assert found is not None
        (timer,) = found.game.timers(found.match.game)
        play.submit(tx, row.id, CloseNow(timer.name), Office.DIRECTOR)

    await stage.desk.awrite(job)
    await stage.quiet()


async def test_a_match_is_played_by_buttons(stage: Stage) -> None:
    await begin(stage, 4)
    random = Random(4)
    for _ in range(200):
        if (await stage.match()).status != "running":
            break
        waiting = [p for p in await asked(stage) if p.waits and p.chosen is None]
        if not waiting:
            await close(stage)
            continue
        prompt = random.choice(waiting)
        assert await answer(stage, prompt, random.choice(prompt.options))
        await stage.quiet()
    assert (await stage.match()).status == "over"
    said = stage.people[0].everything()
    told = ("The doors of the bunker", "Your dossier", "The votes are in", "The doors are closed", "What happened")
    for words in told:
        assert words in said


async def test_everybody_finds_everybody_under_the_board_and_is_told_why_not(stage: Stage) -> None:
    await begin(stage, 4)
    for _ in range(3):
        while waiting := [p for p in await asked(stage) if p.waits]:
            await answer(stage, waiting[0], waiting[0].options[0])
            await stage.quiet()
        await close(stage)
    while waiting := [p for p in await asked(stage) if p.waits]:
        await answer(stage, waiting[0], waiting[0].options[0])
        await stage.quiet()
    await close(stage)
    votes = {p.to: p for p in await asked(stage) if p.counted}
    holders = await seats(stage)
    first = stage.world.who(holders[1])
    itself = await label(stage, votes[2], next(o for o in votes[2].options if o.key == "1"))
    assert (await stage.press(first, stage.group, itself)).text == "You cannot vote for yourself."
    other = await label(stage, votes[1], next(o for o in votes[1].options if o.key == "2"))
    assert "Recorded" in (await stage.press(first, stage.group, other)).text

"""Taps: each is answered with what was recorded, whatever comes twice, late, or from the wrong hand."""

import pytest
from sqlalchemy import func, select

from bot.buttons import PlayPress, encode
from shared.storage.models import ActRow
from tests.bot.conftest import Stage
from tests.bot.playing import answer, asked, seats


async def acts(stage: Stage) -> int:
    row = await stage.match()
    query = select(func.count()).select_from(ActRow).where(ActRow.match_id == row.id)
    return await stage.desk.aread(lambda tx: tx.session.scalar(query))


async def to_the_vote(stage: Stage) -> None:
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet()


async def test_a_vote_is_confirmed_and_can_be_changed(stage: Stage) -> None:
    await to_the_vote(stage)
    who = stage.people[0]
    assert "Pass" in (await stage.tap(who, stage.group, "Pass")).text
    assert "Fail" in (await stage.tap(who, stage.group, "Fail")).text
    chosen = [p.chosen for p in await asked(stage) if p.chosen]
    assert chosen == ["fail"]


@pytest.mark.parametrize("new_id", [False, True])
async def test_a_tap_delivered_twice_counts_once(stage: Stage, new_id: bool) -> None:
    await to_the_vote(stage)
    before = await acts(stage)
    stage.world.faults.duplicate_updates(1, "callback_query", new_id=new_id)
    told = await stage.tap(stage.people[0], stage.group, "Pass")
    assert "Pass" in told.text
    assert await acts(stage) == before + 1


async def test_taps_in_another_order_are_all_counted(stage: Stage) -> None:
    await to_the_vote(stage)
    stage.world.faults.reorder_updates(3)
    taps = [who.press(stage.group, "Pass") for who in stage.people[:3]]
    for tap in taps:
        assert "Pass" in (await tap).text
    await stage.quiet()
    assert sum(p.chosen == "pass" for p in await asked(stage)) == 3


async def test_who_has_no_seat_is_told_so(stage: Stage) -> None:
    await to_the_vote(stage)
    before = await acts(stage)
    told = await stage.tap(stage.people[7], stage.group, "Pass")
    assert told.text
    assert "Recorded" not in told.text
    assert await acts(stage) == before


async def test_a_forged_button_changes_nothing(stage: Stage) -> None:
    await to_the_vote(stage)
    row, before = await stage.match(), await acts(stage)
    message = stage.people[0].last(stage.group)
    for data in ("junk", "1p", "9p:1:a:b", encode(PlayPress(row.id, "ballot.99", "pass")), "1p:zzzzzz:ballot.1:pass"):
        told = await stage.people[0].forge(stage.group, message, data)
        assert told.text
        assert "Recorded" not in told.text
    assert await acts(stage) == before


async def test_the_button_of_an_earlier_moment_is_answered_kindly(stage: Stage) -> None:
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    who = stage.world.who((await seats(stage))[prompt.to])
    old = who.last(stage.group)
    data = old.buttons()[0]["callback_data"]
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet()
    before = await acts(stage)
    assert (await who.forge(stage.group, old, data)).text
    assert await acts(stage) == before
    await stage.quiet()
    assert not old.buttons(), "the old board has lost its buttons"


async def test_taps_do_not_wait_for_the_courier(stage: Stage) -> None:
    await to_the_vote(stage)
    stage.world.faults.delay(3.0, "editMessageText", times=5)
    stage.world.faults.delay(3.0, "sendMessage", times=5)
    for who in stage.people[:5]:
        assert "Pass" in (await who.press(stage.group, "Pass").wait(1.5)).text
    stage.world.faults.clear()
    await stage.quiet(15)


async def test_the_votes_of_others_are_not_shown(stage: Stage) -> None:
    await to_the_vote(stage)
    await stage.tap(stage.people[0], stage.group, "Pass")
    await stage.say(stage.people[1], stage.group, "/status")
    await stage.quiet(40, patient=True)
    seen = stage.board(stage.people[1])
    assert "👍 Pass:" not in seen
    everything = stage.people[1].everything()
    assert "1 of 5" in everything

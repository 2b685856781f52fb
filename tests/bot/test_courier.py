"""The way out under bad weather: floods, errors, lost answers, deleted messages, people and groups that are gone."""

import asyncio
from collections import defaultdict

import pytest
from sqlalchemy import select

from bot.limits import Pace
from shared.services import people
from shared.storage.models import Chat, OutboxRow, User
from tests.bot.conftest import QUICK, Stage
from tests.bot.playing import answer, asked, play_out, seats


async def dead(stage: Stage) -> list[str]:
    query = select(OutboxRow.error).where(OutboxRow.status == "dead")
    return await stage.desk.aread(lambda tx: list(tx.session.scalars(query)))


async def test_asked_for_patience_one_chat_rests_and_the_others_do_not(stage: Stage) -> None:
    await stage.begin(5)
    stage.world.faults.too_many(chat=stage.group.id, retry_after=2, times=1)
    prompt = (await asked(stage))[0]
    await answer(stage, prompt, prompt.options[0])
    await asyncio.sleep(0.3)
    stage.people[0].send(None, "/role")
    await stage.until(lambda: "ou are" in stage.people[0].last().text, 1.5)
    await stage.quiet(15, patient=False)
    await stage.until(lambda: "have voted" in stage.board(stage.people[0]), 10)
    assert not await dead(stage)


@pytest.mark.parametrize("code", [500, 502])
async def test_server_errors_are_tried_again(stage: Stage, code: int) -> None:
    stage.world.faults.error(code, times=2)
    await stage.say(stage.people[0], stage.group, "/newgame vader")
    await stage.until(lambda: "Players" in stage.board(stage.people[0]), 10)
    await stage.quiet(10, patient=True)
    assert not await dead(stage)


async def test_a_lost_answer_doubles_a_message_at_most_once(stage: Stage) -> None:
    stage.world.faults.lose_answer("sendMessage", seconds=0, times=2)
    await stage.say(stage.people[0], stage.group, "/help")
    await stage.quiet(10, patient=True)
    texts = [m.text or "" for m in stage.people[0].sees(stage.group)]
    assert sum("I run social deduction games in this group" in text for text in texts) == 2


async def test_a_lost_answer_to_an_edit_is_harmless(stage: Stage) -> None:
    await stage.gather(2)
    stage.world.faults.lose_answer("editMessageText", seconds=0)
    await stage.tap(stage.people[1], stage.group, "Leave")
    await stage.quiet(10, patient=True)
    assert not await dead(stage)
    assert "Bo" not in stage.board(stage.people[0])


async def test_a_deleted_board_comes_back(stage: Stage) -> None:
    await stage.begin(5)
    board = stage.people[0].last(stage.group)
    stage.people[0].delete(stage.group, board)
    await stage.say(stage.people[0], stage.group, "/pause")
    await stage.quiet(10, patient=True)
    assert "paused" in stage.board(stage.people[0])
    assert stage.people[0].last(stage.group).id > board.id
    assert not await dead(stage)


async def test_who_blocks_the_bot_is_marked_and_the_match_goes_on(stage: Stage) -> None:
    await stage.begin(5)
    who = stage.people[2]
    who.block()
    await stage.quiet()
    user = await stage.desk.aread(lambda tx: tx.session.get(User, who.id))
    assert user.blocked_at is not None
    await play_out(stage, seed=3, turns=7)
    who.block(False)
    who.start()
    await stage.quiet()
    user = await stage.desk.aread(lambda tx: tx.session.get(User, who.id))
    assert user.blocked_at is None


async def test_a_refusal_marks_who_was_thought_reachable(stage: Stage) -> None:
    await stage.gather(5)
    with stage.world.lock:
        stage.people[3].user.blocked = True
    await stage.tap(stage.people[0], stage.group, "Start")
    await stage.quiet()
    user = await stage.desk.aread(lambda tx: tx.session.get(User, stage.people[3].id))
    assert user.blocked_at is not None
    assert any("PERSON_GONE" in error for error in await dead(stage))


@pytest.mark.stage(type="group")
async def test_a_group_that_moves_takes_its_match_along(stage: Stage) -> None:
    await stage.begin(5)
    new = stage.world.migrate(stage.group)
    await stage.quiet()
    await stage.until(lambda: "Master" in stage.people[0].last(new).text)
    row = await stage.match()
    assert row.chat_id == new.id
    stage.group = new
    prompt = (await asked(stage))[0]
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet()
    assert "have voted" in stage.board(stage.people[0])


@pytest.mark.stage(type="group")
async def test_a_move_first_heard_of_from_a_refused_call(stage: Stage) -> None:
    await stage.begin(5)
    await stage.app.stop()
    new = stage.world.migrate(stage.group)
    with stage.world.lock:
        stage.world.updates.drop()
    await asyncio.to_thread(stage.desk.close)
    await stage.start()
    await stage.desk.awrite(lambda tx: people.set_chat_language(tx, stage.group.id, "ru"))
    await stage.until(lambda: any("Магистр" in (m.text or "") for m in stage.people[0].sees(new)))
    assert (await stage.match()).chat_id == new.id


async def test_without_the_right_to_pin_nothing_is_pinned(stage: Stage) -> None:
    stage.people[0].promote(stage.group, stage.people[0].world.bot, {})
    await stage.quiet()
    await stage.begin(5)
    assert not stage.world.calls.count("pinChatMessage")
    chat = await stage.desk.aread(lambda tx: tx.session.get(Chat, stage.group.id))
    assert not chat.may_pin


async def test_the_first_board_is_pinned(stage: Stage) -> None:
    await stage.begin(5)
    await play_out(stage, seed=4, turns=8)
    assert stage.world.calls.count("pinChatMessage") == 1


async def test_thrown_out_the_match_waits_and_goes_on_when_brought_back(stage: Stage) -> None:
    await stage.begin(5)
    stage.people[0].kick(stage.group, stage.world.bot)
    await stage.quiet()
    assert not await asked(stage), "paused"
    stage.people[0].add(stage.group, stage.world.bot)
    await stage.quiet()
    assert await asked(stage)


STRICT = Pace()


@pytest.mark.slow
@pytest.mark.stage(pace=STRICT, limits=True)
async def test_our_limits_hold_in_every_window(stage: Stage) -> None:
    for who in stage.people[:5]:
        who.start()
    await stage.quiet(30)
    stage.people[0].send(stage.group, "/newgame vader")
    await stage.until(lambda: "Join" in str(stage.people[0].buttons(stage.group)), 20)
    for who in stage.people[:5]:
        await who.press(stage.group, "Join")
    await stage.quiet(30)
    await stage.press(stage.people[0], stage.group, "Start")
    for _ in range(2):
        prompt = next(iter(p for p in await asked(stage) if p.chosen is None))
        await stage.quiet(60)
        await answer(stage, prompt, prompt.options[0])
    await asyncio.sleep(10)
    assert not stage.world.limits.refused
    times: dict[int, list[float]] = defaultdict(list)
    for call in stage.world.calls:
        if call.method in {"sendMessage", "editMessageText", "editMessageReplyMarkup"} and call.chat is not None:
            times[call.chat].append(call.at)
    assert len(times) > 3
    for chat, moments in times.items():
        assert _most(moments, 1.0) <= 1, chat
        assert _most(moments, 60.0) <= (15 if chat < 0 else 60), chat
    assert _most(sorted(at for moments in times.values() for at in moments), 1.0) <= 22


def _most(moments: list[float], seconds: float) -> int:
    return max(sum(start <= at < start + seconds for at in moments) for start in moments)


@pytest.mark.stage(pace=Pace(overall=QUICK.overall, chat=QUICK.chat, group=QUICK.group, reserve=0, steady=1.0))
async def test_a_board_keeps_its_look_for_a_while_and_the_last_state_arrives(stage: Stage) -> None:
    ada = stage.people[0]
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet(10)
    before = stage.world.calls.count("editMessageText")
    for each in await asked(stage):
        await answer(stage, each, each.options[0])
    await stage.until(lambda: "Elected" in str([m.text for m in ada.sees(stage.group)]), 10)
    await stage.quiet(10)
    assert stage.world.calls.count("editMessageText") - before <= 3
    assert await seats(stage)

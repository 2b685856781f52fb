"""Flood limits, injected misfortunes, and the record of calls."""

import asyncio

import httpx
import pytest
from telegram import Bot
from telegram.error import NetworkError, RetryAfter, TimedOut

from tests.bot.playground.conftest import Raw, Scene


@pytest.fixture(autouse=True)
def _time_as_timedelta(monkeypatch: pytest.MonkeyPatch) -> None:
    # python-telegram-bot warns about the other form of `retry_after`, and warnings are errors here.
    monkeypatch.setenv("PTB_TIMEDELTA", "1")


async def flood(bot: Bot, chat: int, count: int) -> int:
    sent = 0
    for number in range(count):
        try:
            await bot.send_message(chat, str(number))
        except RetryAfter:
            return sent
        sent += 1
    return sent


async def test_a_chat_takes_a_small_burst_then_one_a_second(scene: Scene, bot: Bot) -> None:
    scene.world.limits.enabled = True
    scene.bo.start()
    assert await flood(bot, scene.bo.id, 50) == scene.world.limits.burst
    scene.clock.advance(1)
    assert await flood(bot, scene.bo.id, 50) == 1
    assert scene.world.limits.refused == 2
    assert scene.world.calls.by_status[429] == 2


async def test_the_429_says_how_long_to_wait(scene: Scene, bot: Bot, raw: Raw) -> None:
    scene.world.limits.enabled = True
    await flood(bot, scene.group.id, 50)
    status, body = await raw("sendMessage", chat_id=scene.group.id, text="x")
    wait = body["parameters"]["retry_after"]
    assert (status, body["description"]) == (429, f"Too Many Requests: retry after {wait}")
    scene.clock.advance(wait)
    await bot.send_message(scene.group.id, "x")


async def test_a_group_takes_twenty_sends_and_edits_a_minute_together(scene: Scene, bot: Bot) -> None:
    scene.world.limits.enabled = True
    board = await bot.send_message(scene.group.id, "board")
    for number in range(19):
        scene.clock.advance(1)
        await bot.edit_message_text(str(number), scene.group.id, board.id)
    scene.clock.advance(1)
    with pytest.raises(RetryAfter) as refused:
        await bot.edit_message_text("too many", scene.group.id, board.id)
    assert refused.value.retry_after.total_seconds() == 40
    scene.bo.start()
    await bot.send_message(scene.bo.id, "others are not concerned")
    tap = scene.bo.forge(scene.group, board.id, "x")
    await bot.answer_callback_query(tap.id)
    scene.clock.advance(40)
    await bot.edit_message_text("now", scene.group.id, board.id)


async def test_the_whole_bot_sends_thirty_a_second(scene: Scene, bot: Bot) -> None:
    scene.world.limits.enabled = True
    people = [scene.world.person(f"P{number}") for number in range(40)]
    for person in people:
        person.start()
    answers = await asyncio.gather(*(bot.send_message(person.id, "x") for person in people), return_exceptions=True)
    sent = sum(not isinstance(answer, BaseException) for answer in answers)
    assert sent == 30


async def test_ordered_errors(scene: Scene, bot: Bot) -> None:
    scene.world.faults.too_many("sendMessage", retry_after=7)
    scene.world.faults.error(502, "sendMessage", times=2)
    with pytest.raises(RetryAfter) as refused:
        await bot.send_message(scene.group.id, "x")
    assert refused.value.retry_after.total_seconds() == 7
    for _ in range(2):
        with pytest.raises(NetworkError):
            await bot.send_message(scene.group.id, "x")
    await bot.send_message(scene.group.id, "once")
    assert [message.text for message in scene.bo.sees(scene.group) if message.text] == ["once"]


async def test_a_lost_answer_has_had_its_effect(scene: Scene, bot: Bot) -> None:
    scene.world.faults.lose_answer("sendMessage", chat=scene.group.id, seconds=1)
    with pytest.raises(TimedOut):
        await bot.send_message(scene.group.id, "arrived", read_timeout=0.2)
    assert scene.bo.last(scene.group).text == "arrived"
    scene.world.faults.lose_answer("sendMessage", seconds=0)
    with pytest.raises(NetworkError):
        await bot.send_message(scene.group.id, "arrived too")
    assert scene.bo.last(scene.group).text == "arrived too"


async def test_a_delay(scene: Scene, raw: Raw) -> None:
    scene.world.faults.delay(0.3, "getMe")
    begun = asyncio.get_running_loop().time()
    assert (await raw("getMe"))[0] == 200
    assert asyncio.get_running_loop().time() - begun > 0.25


async def test_updates_twice_under_new_ids(scene: Scene, bot: Bot) -> None:
    scene.world.faults.duplicate_updates(kind="message", new_id=True)
    scene.bo.send(scene.group, "echo")
    first, second = await bot.get_updates()
    assert first.message == second.message
    assert first.update_id != second.update_id


async def test_updates_twice_with_one_id(scene: Scene, bot: Bot) -> None:
    scene.world.faults.duplicate_updates()
    scene.bo.send(scene.group, "echo")
    first = (await bot.get_updates())[0]
    again = (await bot.get_updates(offset=first.update_id + 1))[0]
    assert again.update_id == first.update_id
    assert await bot.get_updates(offset=first.update_id + 1) == ()


async def test_updates_in_another_order(scene: Scene, bot: Bot) -> None:
    scene.world.faults.reorder_updates(3)
    for text in ("a", "b"):
        scene.bo.send(scene.group, text)
    assert await bot.get_updates() == ()
    scene.bo.send(scene.group, "c")
    scene.bo.send(scene.group, "d")
    updates = await bot.get_updates()
    assert [update.message.text for update in updates] == ["c", "b", "a", "d"]
    assert [update.update_id for update in updates] == sorted(update.update_id for update in updates)


async def test_faults_and_calls_over_http(scene: Scene, bot: Bot) -> None:
    async with httpx.AsyncClient(base_url=scene.server.url) as client:
        await client.post("/control/faults", json={"kind": "500", "method": "sendMessage"})
        with pytest.raises(NetworkError):
            await bot.send_message(scene.group.id, "x")
        assert (await client.post("/control/faults", json={"kind": "plague"})).status_code == 400
        await client.post("/control/faults", json={"kind": "429"})
        await client.post("/control/faults", json={"clear": True})
        await bot.send_message(scene.group.id, "x")
        found = (await client.get("/control/calls", params={"method": "sendMessage"})).json()
    assert [call["status"] for call in found["calls"]] == [500, 200]
    assert found["counts"]["sendMessage"] == 2


async def test_every_call_is_recorded_and_countable(scene: Scene, bot: Bot) -> None:
    scene.world.calls.clear()
    await bot.send_message(scene.group.id, "a")
    await bot.get_chat(scene.group.id)
    calls = scene.world.calls
    assert (calls.count(), calls.count("sendMessage"), len(calls)) == (2, 1, 2)
    (call,) = calls.of("sendMessage", chat=scene.group.id, ok=True)
    assert call.params["text"] == "a"
    assert call.result["message_id"] == scene.bo.last(scene.group).id

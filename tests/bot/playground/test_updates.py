"""Long polling and webhooks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web
from telegram import Bot, Update
from telegram.error import Conflict
from telegram.ext import ApplicationBuilder, MessageHandler, filters

from tests.bot.playground.conftest import Raw, Scene, says


async def test_a_long_poll_wakes_at_once(scene: Scene, raw: Raw) -> None:
    waiting = asyncio.create_task(raw("getUpdates", timeout=20))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await asyncio.to_thread(scene.bo.send, scene.group, "hello")
    _, body = await asyncio.wait_for(waiting, 2)
    assert body["result"][0]["message"]["text"] == "hello"


async def test_an_empty_poll_waits_as_long_as_asked(scene: Scene, raw: Raw) -> None:
    begun = asyncio.get_running_loop().time()
    assert (await raw("getUpdates", timeout=1))[1]["result"] == []
    assert 0.9 < asyncio.get_running_loop().time() - begun < 3


async def test_the_offset_confirms_and_the_limit_limits(scene: Scene, bot: Bot) -> None:
    for number in range(5):
        scene.bo.send(scene.group, str(number))
    first = await bot.get_updates(limit=2)
    assert [update.message.text for update in first] == ["0", "1"]
    assert [update.message.text for update in await bot.get_updates(limit=2)] == ["0", "1"], "not confirmed yet"
    rest = await bot.get_updates(offset=first[-1].update_id + 1)
    assert [update.message.text for update in rest] == ["2", "3", "4"]
    assert [update.message.text for update in await bot.get_updates(offset=-1)] == ["4"]


async def test_a_newer_poll_ends_the_older_with_409(scene: Scene, raw: Raw) -> None:
    older = asyncio.create_task(raw("getUpdates", timeout=20))
    await asyncio.sleep(0.1)
    assert (await raw("getUpdates", timeout=0))[0] == 200
    status, body = await asyncio.wait_for(older, 2)
    assert status == 409
    assert body["description"] == (
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
    )


async def test_no_poll_while_a_webhook_is_set(scene: Scene, bot: Bot) -> None:
    await bot.set_webhook("http://127.0.0.1:9/hook")
    with pytest.raises(Conflict, match=says("can't use getUpdates method while webhook is active")):
        await bot.get_updates()
    await bot.delete_webhook()
    assert await bot.get_updates() == ()


async def test_allowed_updates_stick(scene: Scene, bot: Bot) -> None:
    await bot.get_updates(allowed_updates=["callback_query"])
    scene.bo.send(scene.group, "unheard")
    assert await bot.get_updates() == ()
    await bot.get_updates(allowed_updates=[])
    scene.bo.edit(scene.group, scene.bo.send(scene.group, "heard"), "corrected")
    assert [bool(update.edited_message) for update in await bot.get_updates()] == [False, True]


async def test_messages_are_kept_a_day(scene: Scene, bot: Bot) -> None:
    scene.bo.send(scene.group, "old")
    scene.clock.advance(86_401)
    scene.bo.send(scene.group, "new")
    assert [update.message.text for update in await bot.get_updates()] == ["new"]


async def test_unknown_methods_and_tokens(scene: Scene, raw: Raw) -> None:
    assert (await raw("sendTelepathy"))[0] == 404
    stranger = Bot("2:other", base_url=scene.server.base_url)
    with pytest.raises(Exception, match=says("Unauthorized")):
        await stranger.get_me()
    await stranger.shutdown()


async def test_a_whole_application_runs_and_stops_cleanly(scene: Scene) -> None:
    application = ApplicationBuilder().token(scene.server.token).base_url(scene.server.base_url).build()

    async def echo(update: Update, context: Any) -> None:
        await update.effective_message.reply_text(f"you said {update.effective_message.text}")

    application.add_handler(MessageHandler(filters.TEXT, echo))
    async with application:
        await application.start()
        await application.updater.start_polling()
        scene.bo.start("abc")
        await scene.world.until(lambda: len(scene.bo.sees()) == 2)
        await application.updater.stop()
        await application.stop()
    assert scene.bo.last().text == "you said /start abc"
    assert scene.world.state.updates == [], "the last poll confirmed what was handled"
    assert set(scene.world.calls.by_status) == {200}


@asynccontextmanager
async def receiver(answer: Any) -> AsyncIterator[str]:
    async def take(request: web.Request) -> web.Response:
        return await answer(request, await request.json())

    app = web.Application()
    app.router.add_post("/hook", take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    finally:
        await runner.cleanup()


async def test_a_webhook_gets_its_secret_and_may_answer_with_a_call(scene: Scene, bot: Bot) -> None:
    seen: list[tuple[str | None, str]] = []

    async def answer(request: web.Request, update: dict[str, Any]) -> web.Response:
        seen.append((request.headers.get("X-Telegram-Bot-Api-Secret-Token"), update["message"]["text"]))
        return web.json_response({"method": "sendMessage", "chat_id": scene.group.id, "text": "in the answer"})

    async with receiver(answer) as url:
        await bot.set_webhook(url, secret_token="s3cret")
        scene.bo.send(scene.group, "hello")
        await scene.world.until(lambda: any(message.text == "in the answer" for message in scene.bo.sees(scene.group)))
    assert seen == [("s3cret", "hello")]
    assert (await bot.get_webhook_info()).pending_update_count == 0


async def test_a_webhook_is_tried_again_in_order_per_presser(scene: Scene, bot: Bot) -> None:
    scene.server.app.pusher.backoff = (0.0, 0.05)
    board = await bot.send_message(scene.group.id, "lobby")
    seen: list[tuple[int, str]] = []
    failures = {scene.bo.id: 2}

    async def answer(request: web.Request, update: dict[str, Any]) -> web.Response:
        query = update["callback_query"]
        who = query["from"]["id"]
        if failures.get(who, 0):
            failures[who] -= 1
            return web.Response(status=500)
        seen.append((who, query["data"]))
        return web.Response()

    async with receiver(answer) as url:
        await bot.set_webhook(url)
        for data in ("1", "2", "3"):
            scene.bo.forge(scene.group, board.id, data)
        scene.cy.forge(scene.group, board.id, "1")
        await scene.world.until(lambda: len(seen) == 4)
    assert [data for who, data in seen if who == scene.bo.id] == ["1", "2", "3"]
    assert seen[0][0] == scene.cy.id, "somebody else's press does not wait for a failing one"
    assert "500" in (await bot.get_webhook_info()).last_error_message


@pytest.mark.parametrize(
    ("params", "complaint"),
    [({"url": "http://example.org/"}, "An HTTPS URL must be provided for webhook"),
     ({"url": "https://example.org/", "secret_token": "no spaces"}, "secret token contains unallowed characters")],
)  # fmt: skip
async def test_webhooks_that_are_refused(raw: Raw, params: dict[str, str], complaint: str) -> None:
    status, body = await raw("setWebhook", **params)
    assert status == 400
    assert complaint in body["description"]

"""What the chat page talks to, and the program around it."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup

from bot.playground import World, running_server
from bot.playground.defaults import furnish
from bot.playground.store import load, save
from tests.bot.playground.conftest import Scene, published_spec

JOIN = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="j")]])


@pytest.fixture
async def page(scene: Scene) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=scene.server.url) as client:
        yield client


async def test_people_chats_and_messages(scene: Scene, bot: Bot, page: httpx.AsyncClient) -> None:
    people = (await page.get("/client/people")).json()
    assert [person["first_name"] for person in people] == ["Ada", "Борис", "陈晨"]
    await bot.send_message(scene.group.id, "<b>Lobby</b> &lt;3", parse_mode="HTML", reply_markup=JOIN)
    chats = (await page.get("/client/chats", params={"me": scene.bo.id})).json()
    assert [chat["type"] for chat in chats] == ["supergroup", "private"]
    assert (chats[0]["unread"], chats[0]["my_status"], chats[0]["bot"]) == (2, "member", True)
    found = (await page.get("/client/messages", params={"me": scene.bo.id, "chat": scene.group.id})).json()
    assert found[-1]["html"] == "<b>Lobby</b> &lt;3"
    assert (found[-1]["out"], found[-1]["edited"]) == (False, False)
    await page.post(
        "/client/read", json={"me": scene.bo.id, "chat": scene.group.id, "message": found[-1]["message_id"]}
    )
    chats = (await page.get("/client/chats", params={"me": scene.bo.id})).json()
    assert chats[0]["unread"] == 0


async def test_writing_and_pressing(scene: Scene, bot: Bot, page: httpx.AsyncClient) -> None:
    mine = (
        await page.post("/client/send", json={"me": scene.bo.id, "chat": scene.group.id, "text": "*yes* <b>no</b>"})
    ).json()
    assert (mine["html"], mine["out"]) == ("<b>yes</b> <b>no</b>", True)
    assert (await bot.get_updates())[0].message.text == "yes no"
    board = await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    tap = {"me": scene.bo.id, "chat": scene.group.id, "message": board.id, "data": "j"}
    pressing = asyncio.create_task(page.post("/client/press", json=tap))
    await asyncio.sleep(0.1)
    await (await bot.get_updates())[-1].callback_query.answer("ok")
    assert (await pressing).json() == {"text": "ok", "show_alert": False, "url": None}


async def test_refusals_are_sentences(scene: Scene, page: httpx.AsyncClient) -> None:
    scene.world.chat(scene.group).permissions["can_send_messages"] = False
    refused = await page.post("/client/send", json={"me": scene.bo.id, "chat": scene.group.id, "text": "x"})
    assert refused.status_code == 403
    assert refused.json()["error"]
    for wrong in ({"me": 1, "chat": 5}, {"me": "x"}, {}, []):
        assert (await page.post("/client/send", json=wrong)).status_code == 400


async def test_the_stream_carries_what_one_may_see(scene: Scene, bot: Bot, page: httpx.AsyncClient) -> None:
    scene.cy.start()
    events = []

    async def listen() -> None:
        async with page.stream("GET", "/client/stream", params={"me": scene.bo.id}) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data: "):
                    events.append(msgspec.json.decode(line[6:]))

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0.2)
    await bot.send_message(scene.cy.id, "secret")
    board = await bot.send_message(scene.group.id, "one")
    await bot.edit_message_text("two", scene.group.id, board.id)
    await bot.pin_chat_message(scene.group.id, board.id)
    await bot.delete_message(scene.group.id, board.id)
    await asyncio.sleep(0.2)
    listening.cancel()
    assert [event["kind"] for event in events] == ["message", "edit", "message", "pin", "delete"]
    assert (events[0]["message"]["text"], events[1]["message"]["text"]) == ("one", "two")
    assert events[3]["pinned_message_id"] == board.id


async def test_the_stream_says_nothing_of_a_group_to_those_outside(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "inside only")
    scene.bo.leave(scene.group)
    event = scene.server.app.streams.event("chat", scene.group, None, scene.bo.id)
    assert (event["gone"], event["data"]) == (True, None)
    assert scene.server.app.streams.event("chat", scene.group, None, scene.cy.id)["data"]["last_message"]


async def test_groups_topics_members_and_menus(scene: Scene, bot: Bot, page: httpx.AsyncClient) -> None:
    made = (await page.post("/client/groups", json={"me": scene.ada.id, "title": "F", "is_forum": True})).json()
    topic = (await page.post("/client/topics", json={"me": scene.ada.id, "chat": made["id"], "name": "T"})).json()
    await bot.send_message(made["id"], "x", message_thread_id=topic["id"])
    act = {"me": scene.ada.id, "chat": made["id"], "who": scene.bo.id, "act": "mute"}
    assert (await page.post("/client/member", json=act)).status_code == 200
    assert (await bot.get_chat_member(made["id"], scene.bo.id)).status == "restricted"
    assert (await page.post("/client/member", json=act | {"me": scene.cy.id})).status_code == 403
    await bot.set_my_commands([("go", "Go")])
    menu = (await page.get("/client/commands", params={"me": scene.ada.id, "chat": made["id"]})).json()
    assert menu == [{"command": "go", "description": "Go"}]
    dana = (await page.post("/client/people", json={"first_name": "Dana", "language_code": "en"})).json()
    assert (await bot.get_chat_member(scene.group.id, dana["id"])).status == "member"
    started = (await page.post("/client/start", json={"me": dana["id"], "payload": "join_1"})).json()
    assert started["text"] == "/start join_1"
    await page.post("/client/block", json={"me": dana["id"], "blocked": True})
    assert scene.world.who("Dana").user.blocked


async def test_the_default_world(scene: Scene) -> None:
    world = furnish(World())
    group = next(chat for chat in world.state.chats.values() if not chat.private)
    assert group.title == "Parlor playground"
    assert [person.user.language for person in world.people()] == ["en", "ru", "zh", "en", "ru", "zh"]
    assert group.members[world.who("Ada").id].status == "creator"
    assert group.members[world.bot.id].status == "administrator"


def test_the_world_survives_in_its_file(tmp_path: Path) -> None:
    world = furnish(World())
    group = next(chat for chat in world.state.chats.values() if not chat.private)
    world.who("Ada").send(group, "remember me")
    path = tmp_path / "deep" / "state.json"
    save(world, path)
    again = World(state=load(path))
    assert again.who("Ada").sees(group.id)[-1].text == "remember me"
    assert [update.id for update in again.state.updates] == [update.id for update in world.state.updates]
    assert msgspec.json.encode(again.state) == msgspec.json.encode(world.state)


def test_a_running_server_saves_behind_and_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    world = furnish(World())
    with running_server(world, path=path):
        world.who("Ada").start("x")
    assert load(path).chats[world.who("Ada").id].messages[1].text == "/start x"


def refusal_to_start(**environment: str) -> str:
    command = [sys.executable, "-m", "bot.playground"]
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_it_never_starts_beside_a_token() -> None:
    assert "TELEGRAM_TOKEN" in refusal_to_start(TELEGRAM_TOKEN="123:real")


def test_it_says_in_one_line_what_keeps_it_from_starting(tmp_path: Path) -> None:
    broken = tmp_path / "state.json"
    broken.write_text("{")
    assert str(broken) in refusal_to_start(TELEGRAM_TOKEN="", PLAYGROUND_STATE=str(broken))
    assert "PLAYGROUND_PORT" in refusal_to_start(TELEGRAM_TOKEN="", PLAYGROUND_PORT="eighty")


def test_it_listens_on_loopback_only(scene: Scene) -> None:
    port = int(scene.server.url.rpartition(":")[2])
    socket.create_connection(("127.0.0.1", port), 2).close()
    # All of 127/8 is this machine; a server bound to every address would answer here too.
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.2", port), 2)


async def test_calls_are_checked_against_the_published_lists(scene: Scene, bot: Bot) -> None:
    scene.world.spec = published_spec()  # type: ignore[assignment]
    await bot.send_message(scene.group.id, "<b>x</b>", parse_mode="HTML", reply_markup=JOIN)
    await bot.get_updates(timeout=0)
    assert scene.world.violations == []
    await bot.send_message(scene.group.id, "x", api_kwargs={"receiver_user": 5})
    assert scene.world.violations == ["sendMessage: unknown param receiver_user"]

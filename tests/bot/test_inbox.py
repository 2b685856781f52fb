"""The way in: stored before it is confirmed, handled once, in order, whatever happens to the process."""

import asyncio
from datetime import UTC, datetime

import httpx
import msgspec
import pytest
from sqlalchemy import select

from bot.ingest import lane_of
from bot.playground import Refused, groups
from bot.updates import webhook_app
from shared.services import inbox
from shared.storage.models import InboxRow
from tests.bot.conftest import Stage
from tests.bot.playing import answer, asked, seats


async def rows(stage: Stage) -> list[InboxRow]:
    return await stage.desk.aread(lambda tx: list(tx.session.scalars(select(InboxRow).order_by(InboxRow.update_id))))


async def test_what_was_stored_is_handled_by_the_next_process(stage: Stage) -> None:
    ada = stage.people[0]
    update = {
        "update_id": 10**9,
        "message": {
            "message_id": 999,
            "date": int(datetime.now(UTC).timestamp()),
            "chat": {"id": stage.group.id, "type": "supergroup", "title": "Table"},
            "from": {"id": ada.id, "is_bot": False, "first_name": "Ada", "language_code": "en"},
            "text": "/newgame vader",
        },
    }
    await stage.app.stop()
    arrival = inbox.Arrival(update["update_id"], lane_of(update), msgspec.json.encode(update))
    await stage.desk.awrite(lambda tx: inbox.store(tx, [arrival]))
    await asyncio.to_thread(stage.desk.close)
    await stage.start()
    await stage.quiet()
    assert (await stage.match()).status == "lobby"
    assert "Players" in stage.board(ada)


async def test_a_poisonous_update_is_left_behind(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def bug(*args: object, **rest: object) -> None:
        raise ZeroDivisionError("a secret nobody may read in a log")

    monkeypatch.setattr("bot.handlers.group.lobby.open_lobby", bug)
    stage.people[0].send(stage.group, "/newgame vader")
    await stage.say(stage.people[1], stage.group, "/help")
    await stage.quiet()
    failed = [row for row in await rows(stage) if row.error]
    assert [row.tries for row in failed] == [3]
    assert "secret" not in failed[0].error
    assert "I run social deduction games" in stage.board(stage.people[0])


async def test_talk_outside_matches_is_not_even_stored(stage: Stage) -> None:
    before = len(await rows(stage))
    for text in ("hello", "how are you"):
        stage.people[1].send(stage.group, text)
    stage.people[1].send(stage.group, "as a channel", as_channel="News")
    await stage.quiet()
    assert len(await rows(stage)) == before


async def test_updates_of_one_chat_are_handled_in_order(stage: Stage) -> None:
    ada = stage.people[0]
    ada.start()
    for text in ("/newgame vader", "/cancel", "/newgame vader", "/cancel", "/newgame vader"):
        ada.send(stage.group, text)
    await stage.quiet()
    row = await stage.match()
    assert (row.id, row.status) == (3, "lobby")


async def test_bold_commands_are_heard(stage: Stage) -> None:
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    seat = prompt.options[0].key
    holders = await seats(stage)
    master = stage.world.who(holders[prompt.to])
    nominee = stage.world.who(holders[int(seat)])
    await stage.say(master, stage.group, f"Listen. <b>I nominate {nominee.user.first_name}</b>", html=True)
    assert "have voted" in stage.board(master)


async def test_a_webhook_is_answered_after_the_commit_and_checks_its_secret() -> None:
    taken: list[int] = []

    async def take(updates: list[dict]) -> None:
        taken.extend(each["update_id"] for each in updates)

    app = webhook_app("/hook", "s3cret", take)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://bot") as client:
        assert (await client.post("/hook", json={"update_id": 1})).status_code == 403
        headers = {"X-Telegram-Bot-Api-Secret-Token": "s3cret"}
        assert (await client.post("/hook", json={"update_id": 2}, headers=headers)).status_code == 200
        assert (await client.post("/hook", content=b"{", headers=headers)).status_code == 200
    assert taken == [2]


async def test_a_webhook_whose_database_is_away_does_not_acknowledge() -> None:
    async def take(updates: list[dict]) -> None:
        raise OSError("no disk")

    app = webhook_app("/hook", "s3cret", take)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://bot") as client:
        headers = {"X-Telegram-Bot-Api-Secret-Token": "s3cret"}
        assert (await client.post("/hook", json={"update_id": 2}, headers=headers)).status_code == 500


async def test_silence_is_kept(stage: Stage) -> None:
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet()
    for each in await asked(stage):
        await answer(stage, each, each.options[0])
    await stage.quiet()
    master = stage.world.who((await seats(stage))[prompt.to])
    message = master.send(stage.group, "I drew three red ones!")
    await stage.quiet()
    assert message.deleted
    if master != stage.people[0]:  # nobody can mute the one who made the group
        with pytest.raises(Refused):
            master.send(stage.group, "really!")


async def test_without_rights_silence_is_asked_for(stage: Stage) -> None:
    stage.people[0].promote(stage.group, stage.world.bot, {"can_pin_messages": True})
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet()
    for each in await asked(stage):
        await answer(stage, each, each.options[0])
    await stage.quiet()
    master = stage.world.who((await seats(stage))[prompt.to])
    await stage.say(master, stage.group, "I drew three red ones!")
    assert "please do not write" in stage.board(master)


@pytest.mark.stage(forum=True)
async def test_a_closed_topic_pauses_its_match(stage: Stage) -> None:
    ada = stage.people[0]
    number = groups.topic(stage.world, stage.group, ada.id, "One").id
    for who in stage.people[:5]:
        who.start()
    await stage.say(ada, stage.group, "/newgame vader", thread=number)
    for who in stage.people[:5]:
        await stage.tap(who, stage.group, "Join")
    await stage.tap(ada, stage.group, "Start")
    assert all(m.thread == number for m in ada.sees(stage.group) if m.buttons())
    stage.world.updates.add("message", _service(stage, number, "forum_topic_closed"), 0)
    await stage.quiet()
    assert not await asked(stage)
    stage.world.updates.add("message", _service(stage, number, "forum_topic_reopened"), 0)
    await stage.quiet()
    assert await asked(stage)


def _service(stage: Stage, thread: int, kind: str) -> dict:
    return {
        "message_id": 90_000,
        "date": 1,
        "chat": {"id": stage.group.id, "type": "supergroup", "title": "Table", "is_forum": True},
        "from": {"id": stage.people[0].id, "is_bot": False, "first_name": "Ada"},
        "message_thread_id": thread,
        "is_topic_message": True,
        kind: {},
    }


async def test_a_plain_sentence_is_thought_aloud_and_no_command(stage: Stage) -> None:
    await stage.begin(5)
    prompt = (await asked(stage))[0]
    holders = await seats(stage)
    master = stage.world.who(holders[prompt.to])
    nominee = stage.world.who(holders[int(prompt.options[0].key)])
    await stage.say(master, stage.group, f"I nominate {nominee.user.first_name}")
    assert "have voted" not in stage.board(master)

"""Buttons with data that a client made up: nothing from the wire is trusted, and every tap is answered."""

import asyncio
from html import escape
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from telegram.error import BadRequest

from bot import render
from bot.buttons import LobbyPress, decode, encode, read_payload
from bot.errors import Verdict, judge
from bot.facts import Facts, Standing
from shared.i18n import Voice
from shared.services import inbox, letters, outbox, rows
from shared.storage.models import InboxRow, MatchRow, OutboxRow
from tests.bot.conftest import Stage

NOBODYS = "zzzzzzzzzzzzz"
"""A number that fits into no database."""


async def failures(stage: Stage) -> list[str]:
    query = select(InboxRow.error).where(InboxRow.error.is_not(None))
    return await stage.desk.aread(lambda tx: list(tx.session.scalars(query)))


async def lobby_of(stage: Stage, match_id: int) -> tuple[str, list[int]]:
    def job(tx: Any) -> tuple[str, list[int]]:
        row = tx.session.get_one(MatchRow, match_id)
        return row.status, [each.user_id for each in rows.holders(tx, match_id)]

    return await stage.desk.aread(job)


async def test_whoever_runs_another_group_decides_nothing_here(stage: Stage) -> None:
    await stage.gather(5)
    row = await stage.match()
    before = await lobby_of(stage, row.id)
    eve = stage.world.person("Eve")
    eve.start()
    mine = stage.world.group("Mine", eve, [])
    await stage.say(eve, mine, "/newgame vader")
    message = eve.last(mine)
    for verb in ("join", "leave", "bot", "options", "remove", "set", "start", "close", "cancel"):
        told = await eve.forge(mine, message, encode(LobbyPress(row.id, verb, "pace.forum" if verb == "set" else "")))
        assert told.text == "I do not know this button any more. Please use the newest message.", verb
        await stage.quiet()
    told = await eve.forge(None, eve.last(None) if eve.sees() else message, encode(LobbyPress(row.id, "join")))
    assert "in the lobby" not in told.text
    assert await lobby_of(stage, row.id) == before
    await stage.tap(stage.people[0], stage.group, "Start")
    told = await eve.forge(mine, message, encode(LobbyPress(row.id, "cancel")))
    await stage.quiet()
    assert (await lobby_of(stage, row.id))[0] == "running"


@pytest.mark.parametrize(
    "data",
    ["1p:{}:a:b", "1l:{}:join", "1l:{}:start", "1t:{}:a:0:0", "1d:{}:a:1", "1e:{}:1:0", "1r:vader:0:{}", "1s:{}:a"],
)
async def test_a_number_that_no_database_holds_is_answered(stage: Stage, data: str) -> None:
    await stage.say(stage.people[0], stage.group, "/newgame vader")
    message = stage.people[0].last(stage.group)
    told = await stage.people[0].forge(stage.group, message, data.format(NOBODYS))
    assert told.text == "I do not know this button any more. Please use the newest message."
    assert await failures(stage) == []


async def test_a_deep_link_to_such_a_number_is_answered(stage: Stage) -> None:
    for word in ("join", "posts"):
        await stage.say(stage.people[8], None, f"/start {word}_{NOBODYS}")
        assert stage.people[8].last(None).text
    assert await failures(stage) == []


def test_numbers_end_where_databases_end() -> None:
    biggest = encode(LobbyPress(2**63 - 1, "join"))
    assert decode(biggest) == LobbyPress(2**63 - 1, "join")
    assert decode(biggest.replace("1y2p0ij32e8e7", "1y2p0ij32e8e8")) is None
    assert read_payload("join_1y2p0ij32e8e7") == ("join", 2**63 - 1)
    assert read_payload("join_1y2p0ij32e8e8") == ("", None)


@pytest.mark.stage(type="group")
async def test_a_call_that_waits_while_the_group_moves_follows_it(stage: Stage) -> None:
    await stage.say(stage.people[0], stage.group, "/newgame vader")
    said = stage.people[1].send(stage.group, "hello")
    old, number = stage.group.id, said.message_id if hasattr(said, "message_id") else 1
    await stage.app.courier.stop()
    call = letters.CallLetter("deleteMessage", {"chat_id": old, "message_id": number})
    await stage.desk.awrite(lambda tx: outbox.put(tx, call, old, letters.FIRST))
    stage.world.migrate(stage.group)
    await stage.stop()
    await stage.start()
    await stage.until(lambda: stage.world.calls.count("deleteMessage") >= 2)
    await stage.quiet()
    assert stage.world.calls.count("deleteMessage") <= 3
    statuses = await stage.desk.aread(lambda tx: set(tx.session.scalars(select(OutboxRow.status))))
    assert statuses <= {"sent", "dead"}


class _Nobody:
    """An account for which Telegram knows no such member, or does not say."""

    def __init__(self, words: str) -> None:
        self.words = words

    async def member(self, chat_id: int, user_id: int) -> None:
        raise BadRequest(self.words)


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("User not found", True),
        ("Member not found", True),
        ("PARTICIPANT_ID_INVALID", True),
        ("CHAT_ADMIN_REQUIRED", False),
        ("Member list is inaccessible", False),
    ],
)
async def test_whom_a_group_does_not_know_is_not_in_it(words: str, known: bool) -> None:
    api: Any = _Nobody(words)
    assert await Facts(api).standing(-1, 5) == Standing(inside=False, admin=False, known=known)


@pytest.mark.parametrize("kind", ["text messages", "photos"])
def test_a_bot_that_may_not_write_has_lost_its_chat(kind: str) -> None:
    words = f"Not enough rights to send {kind} to the chat"
    assert judge(BadRequest(words)).verdict is Verdict.CHAT_GONE
    assert judge(BadRequest("Not enough rights to manage pinned messages in the chat")).verdict is Verdict.NO_RIGHT


async def test_a_database_that_is_away_does_not_end_the_polling(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    store, failed = inbox.store, []

    def away(tx: Any, arrivals: Any) -> list[int]:
        if not failed:
            failed.append(len(arrivals))
            raise OperationalError("", {}, Exception("the database is away"))
        return store(tx, arrivals)

    monkeypatch.setattr(inbox, "store", away)
    await stage.say(stage.people[0], stage.group, "/newgame vader")
    assert failed
    assert "Players" in stage.board(stage.people[0])


@pytest.mark.parametrize("data", ["1l:1:close", "1r:vader:1", "1t:{}:nominate.1:0:0", "1g:ru"])
async def test_a_forged_button_wipes_out_no_board(stage: Stage, data: str) -> None:
    await stage.say(stage.people[0], stage.group, "/newgame vader")
    await stage.tap(stage.people[0], stage.group, "Call off")
    await stage.begin(5)
    row = await stage.match()
    board = stage.people[0].last(stage.group)
    before = (board.text, board.buttons())
    assert before[1]
    for who in stage.people[1:6]:
        await who.forge(stage.group, board, data.format(row.id))
        await stage.quiet()
    now = stage.people[0].last(stage.group)
    assert (now.id, now.text, now.buttons()) == (board.id, *before)
    assert not now.deleted


async def test_the_same_question_again_and_again_gets_one_answer(stage: Stage) -> None:
    await stage.say(stage.people[0], stage.group, "/newgame vader")
    await stage.app.courier.stop()
    for _ in range(20):
        stage.people[8].send(stage.group, "/help")
    stage.people[8].send(stage.group, "/timezone")

    def waiting(tx: Any) -> list[str]:
        query = select(OutboxRow.merge).where(OutboxRow.status == "waiting", OutboxRow.kind == "say")
        return list(tx.session.scalars(query))

    async with asyncio.timeout(20):
        while stage.world.state.updates:
            await asyncio.sleep(0.02)
        await stage.app.ingest.idle()
    assert len(await stage.desk.aread(waiting)) == 2


def test_what_is_cut_to_fit_stays_what_it_says() -> None:
    line = escape('<a href="tg://user?id=1">click</a> & <b>' * 300)
    html = render._fitted(Voice("en"), "Title", (), [["line", line]])
    assert render.length(html) <= 4096
    assert "&lt;a href=" in html
    assert "<a" not in html


async def test_a_long_word_that_is_no_time_zone_is_answered(stage: Stage) -> None:
    for chat in (None, stage.group):
        await stage.say(stage.people[0], chat, "/timezone " + "<" * 4000)
        assert "&" not in (stage.people[0].last(chat).text or "&")
    assert await stage.desk.aread(lambda tx: set(tx.session.scalars(select(OutboxRow.status)))) == {"sent"}

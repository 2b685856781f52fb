"""The elevator: what players say in the group is kept, and read back in private by those whom it concerns."""

import pytest

from bot.playground import Person, groups
from shared.services import posts
from tests.bot.conftest import Stage
from tests.bot.playing import answer, asked, seats
from tests.bot.talking import cast


async def _kept(stage: Stage) -> list[tuple[int | None, str]]:
    row = await stage.match()
    found = await stage.desk.aread(lambda tx: posts.search(tx, row.id, ""))
    return [(post.seat, post.body) for post in reversed(found)]


async def _begun(stage: Stage) -> dict[int, Person]:
    await stage.begin(5)
    return await cast(stage)


async def test_what_players_say_is_kept_and_edits_follow(stage: Stage) -> None:
    seat = await _begun(stage)
    said = seat[1].send(stage.group, "I am a rebel")
    await stage.say(stage.people[8], stage.group, "I only watch")
    await stage.say(seat[2], stage.group, "/status")
    seat[3].send_photo(stage.group, b"\x89PNG" + bytes(40), "my card")
    await stage.quiet()
    assert await _kept(stage) == [(1, "I am a rebel"), (3, "my card")]
    seat[1].edit(stage.group, said, "I am no rebel")
    await stage.quiet()
    assert await _kept(stage) == [(1, "I am no rebel"), (3, "my card")]


async def test_before_and_after_a_match_nothing_is_kept(stage: Stage) -> None:
    await stage.gather(5)
    await stage.say(stage.people[0], stage.group, "before")
    await stage.tap(stage.people[0], stage.group, "Start")
    row = await stage.match()
    await stage.say(stage.people[0], stage.group, "/cancel yes")
    await stage.say(stage.people[1], stage.group, "after")
    found = await stage.desk.aread(lambda tx: posts.search(tx, row.id, ""))
    assert list(found) == []


async def test_who_must_be_silent_is_not_kept_and_changes_nothing(stage: Stage) -> None:
    seat = await _begun(stage)
    prompt = (await asked(stage))[0]
    master = seat[prompt.to]
    said = master.send(stage.group, "innocent words")
    await stage.quiet()
    await answer(stage, prompt, prompt.options[0])
    await stage.quiet()
    for each in await asked(stage):
        await answer(stage, each, each.options[0])
    await stage.quiet()
    before = await _kept(stage)
    master.edit(stage.group, said, "three red ones")
    await stage.quiet()
    assert await _kept(stage) == before == [(prompt.to, "innocent words")]
    assert said.deleted
    sticker = master.send_file(stage.group, "sticker", b"red") if master == stage.people[0] else None
    await stage.quiet()
    assert sticker is None or sticker.deleted


async def test_a_seats_posts_are_read_page_by_page_in_private(stage: Stage) -> None:
    seat = await _begun(stage)
    numbers = []
    for count in range(10):
        numbers.append(seat[2].send(stage.group, f"post {count} <&>").id)
        await stage.quiet()
    await stage.say(seat[3], stage.group, "/posts")
    name = seat[2].user.first_name
    told = await stage.tap(seat[1], stage.group, f"{name} (10)")
    assert "in private" in told.text
    page = seat[1].last()
    assert "post 7 <&>" in page.text
    assert "post 8" not in page.text
    links = [entity["url"] for entity in page.body["entities"] if entity["type"] == "text_link"]
    inner = str(stage.group.id).removeprefix("-100")
    assert links == [f"https://t.me/c/{inner}/{number}" for number in numbers[:8]]
    await stage.tap(seat[1], None, "▶️", page)
    page = seat[1].place(None).messages[page.id]
    assert "post 9" in page.text
    assert "post 7" not in page.text
    await stage.tap(seat[1], None, seat[4].user.first_name, page)
    assert "Not a word" in seat[1].place(None).messages[page.id].text
    assert "post 7" not in seat[4].place(None).messages[seat[4].last().id].text, "nobody else got it"


async def test_who_never_started_is_led_to_the_private_chat(stage: Stage) -> None:
    seat = await _begun(stage)
    await stage.say(seat[2], stage.group, "hello there")
    await stage.say(seat[2], stage.group, "/posts")
    watcher = stage.people[8]
    told = await stage.tap(watcher, stage.group, f"{seat[2].user.first_name} (1)")
    assert told.url
    watcher.follow(told.url)
    await stage.quiet()
    await stage.tap(watcher, None, seat[2].user.first_name)
    assert "hello there" in watcher.last().text


@pytest.mark.parametrize("rights", [None, {}])
async def test_an_outsider_reads_nothing(stage: Stage, rights: dict | None) -> None:
    seat = await _begun(stage)
    await stage.say(seat[2], stage.group, "among ourselves")
    if rights is not None:
        stage.people[0].promote(stage.group, stage.world.bot, rights)
    row = await stage.match()
    stranger = stage.world.person("Stranger")
    stranger.start(f"posts_{row.id}")
    await stage.quiet()
    for data in (f"1e:{row.id}:2:0", f"1e:{row.id}:0:0", "1e:zz:1:0"):
        assert "do not know this button" in (await stranger.forge(None, stranger.last(), data)).text
    await stage.quiet()
    assert "among ourselves" not in stranger.everything()
    assert "Table" not in stranger.everything()


@pytest.mark.stage(forum=True)
async def test_links_lead_into_the_topic(stage: Stage) -> None:
    ada = stage.people[0]
    number = groups.topic(stage.world, stage.group, ada.id, "One").id
    for who in stage.people[:5]:
        who.start()
    await stage.say(ada, stage.group, "/newgame vader", thread=number)
    for who in stage.people[:5]:
        await stage.tap(who, stage.group, "Join")
    await stage.tap(ada, stage.group, "Start")
    said = ada.send(stage.group, "in the topic", thread=number)
    await stage.say(ada, stage.group, "elsewhere")
    await stage.say(ada, None, "/posts")
    await stage.tap(ada, None, "Ada (1)")
    (link,) = [entity["url"] for entity in ada.last().body["entities"] if entity["type"] == "text_link"]
    assert link.endswith(f"/{number}/{said.id}")
    assert (await seats(stage)).keys() == {1, 2, 3, 4, 5}

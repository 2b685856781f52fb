"""The lobby: joining through the deep link, options, names that attack, topics, languages, hidden administrators."""

import pytest

from bot.playground import Refused, groups
from tests.bot.conftest import Stage
from tests.bot.playing import play_out


async def test_joining_goes_through_the_private_chat(stage: Stage) -> None:
    ada, bo = stage.people[:2]
    ada.start()
    await stage.say(ada, stage.group, "/newgame vader")
    told = await stage.tap(bo, stage.group, "Join")
    assert told.url
    assert "Bo" not in stage.board(ada)
    bo.follow(told.url)
    await stage.quiet()
    assert "Bo" in stage.board(ada)
    assert "You are in" in bo.last().text


async def test_an_outsider_cannot_join_through_a_link_passed_on(stage: Stage) -> None:
    ada, bo = stage.people[:2]
    await stage.say(ada, stage.group, "/newgame vader")
    told = await stage.tap(bo, stage.group, "Join")
    stranger = stage.world.person("Stranger")
    stranger.follow(told.url)
    await stage.quiet()
    assert "member" in stranger.last().text
    assert "Stranger" not in stage.board(ada)


async def test_two_taps_on_join_are_one_place(stage: Stage) -> None:
    ada = stage.people[0]
    ada.start()
    await stage.say(ada, stage.group, "/newgame vader")
    taps = [ada.press(stage.group, "Join") for _ in range(3)]
    for tap in taps:
        assert (await tap).text
    await stage.quiet()
    assert stage.board(ada).count("Ada") == 2, "once as host, once as player"


async def test_a_second_newgame_keeps_the_lobby(stage: Stage) -> None:
    await stage.gather(3)
    first = await stage.match()
    await stage.say(stage.people[4], stage.group, "/newgame vader")
    assert (await stage.match()).id == first.id
    texts = [m.text or "" for m in stage.people[0].sees(stage.group)]
    assert any("Ada" in t and "Cy" in t for t in texts)


async def test_bots_fill_the_table_and_the_host_starts(stage: Stage) -> None:
    await stage.gather(1)
    for _ in range(4):
        await stage.tap(stage.people[0], stage.group, "Add a bot")
    assert stage.board(stage.people[0]).count("🤖") == 4
    await stage.tap(stage.people[0], stage.group, "Start")
    assert (await stage.match()).status == "running"
    assert "You are" in stage.people[0].last().text or "you are" in stage.people[0].last().text


async def test_only_host_and_administrators_steer(stage: Stage) -> None:
    await stage.gather(5)
    told = await stage.tap(stage.people[3], stage.group, "Start")
    assert told.text
    assert (await stage.match()).status == "lobby"
    stage.people[0].promote(stage.group, stage.people[3], {"can_delete_messages": True})
    await stage.quiet()
    await stage.tap(stage.people[3], stage.group, "Start")
    assert (await stage.match()).status == "running"


async def test_options_and_removing(stage: Stage) -> None:
    ada = stage.people[0]
    await stage.gather(3)
    await stage.tap(ada, stage.group, "Options")
    await stage.tap(ada, stage.group, "Pace: live")
    assert any("Pace: forum" in text for text in ada.buttons(stage.group))
    await stage.tap(ada, stage.group, "Done")
    assert any("Pace: forum" in (m.text or "") for m in ada.sees(stage.group))
    await stage.tap(ada, stage.group, "Remove")
    await stage.tap(ada, stage.group, "❌ 2. Bo")
    await stage.tap(ada, stage.group, "Done")
    lobby = next(m for m in ada.sees(stage.group) if "lobby" in (m.text or ""))
    assert "Bo" not in lobby.text


async def test_calling_off_closes_the_lobby(stage: Stage) -> None:
    await stage.gather(2)
    await stage.say(stage.people[3], stage.group, "/cancel")
    assert (await stage.match()).status == "lobby"
    await stage.say(stage.people[0], stage.group, "/cancel")
    assert (await stage.match()).status == "cancelled"
    assert not [b for b in stage.people[0].buttons(stage.group) if "Join" in b]


HOSTILE = ("<b>Bo</b>", "\u202eevil", "\u200b", "🦊🦊🦊", "x" * 64, "Ada", "Ada", "a_b*c.[d](e)&amp;")


async def test_hostile_names_never_break_a_message(stage: Stage) -> None:
    crowd = [stage.world.person(name) for name in HOSTILE]
    for who in crowd:
        who.join(stage.group)
        who.start()
    await stage.say(crowd[0], stage.group, "/newgame vader")
    for who in crowd:
        await stage.tap(who, stage.group, "Join")
    text = stage.board(crowd[0])
    assert "<b>Bo</b>" in text, "shown as it was written, not taken for a tag"
    assert "\u202e" not in text
    assert all(f"\n{n}. " in text for n in range(1, len(HOSTILE) + 1))
    await stage.tap(crowd[0], stage.group, "Start")
    assert (await stage.match()).status == "running"
    assert all(call.ok for call in stage.world.calls if call.method == "sendMessage")
    await play_out(stage, seed=2, turns=12)


@pytest.mark.stage(forum=True)
async def test_two_topics_play_two_matches(stage: Stage) -> None:
    ada, bo = stage.people[:2]
    numbers = [groups.topic(stage.world, stage.group, ada.id, name).id for name in ("One", "Two")]
    for who in stage.people[:2]:
        who.start()
    for number in numbers:
        await stage.say(ada, stage.group, "/newgame vader", thread=number)
    lobbies = [m for m in ada.sees(stage.group) if m.buttons()]
    assert [m.thread for m in lobbies] == numbers
    await stage.tap(bo, stage.group, "Join", lobbies[0])
    assert "Bo" in lobbies[0].text
    assert "Bo" not in lobbies[1].text


async def test_languages_of_group_and_person(stage: Stage) -> None:
    ada = stage.people[0]
    masha = stage.world.person("Маша", "ru")
    masha.join(stage.group)
    masha.start()
    await stage.quiet()
    assert "Здравствуйте" in masha.last().text
    await stage.gather(2)
    assert "Вы в игре" in (await stage.tap(masha, stage.group, "Join")).text
    await stage.say(stage.people[2], stage.group, "/language")
    assert "中文" not in str(stage.people[2].buttons(stage.group))
    await stage.say(ada, stage.group, "/language")
    await stage.tap(ada, stage.group, "中文")
    lobby = next(m for m in ada.sees(stage.group) if "秘密维达" in (m.text or ""))
    assert "等候厅" in lobby.text
    await stage.say(masha, None, "/language")
    await stage.tap(masha, None, "English")
    await stage.say(masha, None, "/help")
    assert "I run social deduction games" in masha.last().text


async def test_a_hidden_administrator_may_steer_but_not_play(stage: Stage) -> None:
    ada = stage.people[0]
    await stage.gather(2)
    await stage.say(ada, stage.group, "/newgame vader", anonymous=True)
    await stage.say(ada, stage.group, "/cancel", anonymous=True)
    assert (await stage.match()).status == "cancelled"
    await stage.say(ada, stage.group, "/newgame vader", anonymous=True)
    assert "anonymous" in stage.board(ada)


async def test_a_banned_person_is_not_let_in(stage: Stage) -> None:
    ada, bo = stage.people[:2]
    await stage.say(ada, stage.group, "/newgame vader")
    told = await stage.tap(bo, stage.group, "Join")
    ada.kick(stage.group, bo)
    bo.follow(told.url)
    await stage.quiet()
    assert "Bo" not in stage.board(ada)
    with pytest.raises(Refused):
        bo.send(stage.group, "hello")


async def test_commands_for_others_and_talk_are_ignored(stage: Stage) -> None:
    before = len(stage.people[0].sees(stage.group))
    for text in ("hello", "/newgame@other_bot", "/unknown", "/"):
        stage.people[0].send(stage.group, text)
    await stage.quiet()
    assert len(stage.people[0].sees(stage.group)) == before + 4


@pytest.mark.parametrize("sure", ["yes", "ДА", "是"])
async def test_a_running_match_is_called_off_only_by_who_says_so_twice(stage: Stage, sure: str) -> None:
    await stage.begin(5)
    await stage.say(stage.people[0], stage.group, "/cancel")
    assert "/cancel yes" in stage.people[0].last(stage.group).text
    assert (await stage.match()).status == "running"
    await stage.say(stage.people[0], stage.group, f"/cancel {sure}")
    assert (await stage.match()).status != "running"

"""Channels through the bot: what is said in one is heard by those in it, in every form, and by nobody else."""

from random import Random

import pytest

from bot.limits import Pace
from bot.playground import Person
from shared.kernel.channels import Channel
from tests.bot.conftest import Stage, sees_button
from tests.bot.playing import asked
from tests.bot.talking import cast, channel, channels, heard, texts

__all__ = ["channels"]
PICTURE = b"\x89PNG" + bytes(40)
SLOW = Pace(overall=(1000, 1.0), chat=(1, 0.15), group=(1000, 60.0), reserve=0, steady=0.0)


async def _rooms(stage: Stage, channels: list[Channel]) -> dict[int, Person]:
    channels += [channel("Red", {1, 2, 3}), channel("Blue", {4, 5})]
    await stage.begin(5)
    await stage.quiet()
    return await cast(stage)


async def test_words_reach_the_room_with_channel_and_name(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    said = seat[1].send(None, "Meet <b>me</b> & *run*\n💬 📍 Red · 2.")
    await stage.quiet()
    got = seat[2].last()
    head, _, words = got.text.partition("\n")
    assert head == f"💬 📍 Red · 1. {seat[1].user.first_name}"
    assert words == "Meet <b>me</b> & *run*\n💬 📍 Red · 2."
    end = len(head.encode("utf-16-le")) // 2
    bold = [entity for entity in got.body["entities"] if entity["type"] == "bold"][-1]
    assert bold["offset"] + bold["length"] == end, "the name is bold, and nothing in the words"
    assert got.protected
    assert said.reaction == "👍"
    for other in (seat[4], seat[5], stage.people[8]):
        assert "Meet" not in other.everything()


async def test_replies_and_edits_are_carried_over(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    said = seat[1].send(None, "first words")
    await stage.quiet()
    answer = seat[2].send(None, "an answer", reply_to=seat[2].last())
    await stage.quiet()
    assert seat[1].last().body["reply_to_message"]["message_id"] == said.id
    assert seat[3].last().body["reply_to_message"]["text"].endswith("first words")
    seat[1].edit(None, said, "other words")
    await stage.quiet()
    assert any(text.endswith("other words") for text in texts(seat[3]))
    assert not any(text.endswith("first words") for text in texts(seat[3]))
    seat[2].edit(None, answer, "an answer")
    await stage.quiet()
    seat[3].sees()[-2].deleted = True  # the message answered is gone for this reader
    await stage.say(seat[2], None, "once more", reply_to=answer)
    assert seat[3].last().text.endswith("once more")


async def test_pictures_stickers_voices_and_files_come_through(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    photo = seat[1].send_photo(None, PICTURE, "look <here>")
    await stage.quiet()
    got = seat[2].last()
    assert got.body["photo"] == photo.body["photo"]
    assert got.text.endswith("look <here>")
    assert got.protected
    seat[1].edit(None, photo, "look there")
    await stage.quiet()
    assert seat[2].last().text.endswith("look there")
    for kind in ("sticker", "voice", "document"):
        sent = seat[1].send_file(None, kind, kind.encode())
        await stage.quiet()
        got = seat[2].last()
        assert got.body[kind]["file_id"] == sent.body[kind]["file_id"]
        assert got.protected
        head = seat[2].sees()[-2] if kind == "sticker" else got
        assert seat[1].user.first_name in head.text
    assert not any("photo" in m.body or "sticker" in m.body for m in seat[4].sees())


async def test_a_caption_too_long_with_its_head_comes_before_the_picture(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    photo = seat[1].send_photo(None, PICTURE, "x" * 1020)
    await stage.quiet()
    words, picture = seat[2].sees()[-2:]
    assert words.text.endswith("x" * 1020)
    assert "photo" in picture.body
    seat[1].edit(None, photo, "short now")
    await stage.quiet()
    assert seat[2].sees()[-2].text.endswith("short now")
    short = seat[1].send_photo(None, PICTURE + b"2", "short")
    await stage.quiet()
    seat[1].edit(None, short, "y" * 1024)
    await stage.quiet()
    assert seat[2].last().text.endswith("y…")


async def test_what_cannot_be_passed_on_is_refused_with_its_reason(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    await stage.say(seat[1], None, "x" * 3600)
    assert "3,600" in seat[1].last().text
    stage.world.updates.add("message", _video(seat[1]), 0)
    await stage.quiet()
    assert "I can pass on" in seat[1].last().text
    assert "xxx" not in seat[2].everything()


def _video(who: Person) -> dict:
    chat = {"id": who.id, "type": "private", "first_name": who.user.first_name}
    return {"message_id": 90_000, "date": 1, "chat": chat, "from": who.user.api(), "video": {"file_id": "v"}}


async def test_a_channel_is_chosen_by_its_button(stage: Stage, channels: list[Channel]) -> None:
    channels += [channel("Pack", {1, 4}, ears={5}, main=False), channel("Lovers", {1, 2}, main=False)]
    await stage.begin(5)
    await stage.quiet()
    seat = await cast(stage)
    assert sees_button(seat[1], None, "Pack"), "the role message offers it"
    assert not sees_button(seat[3], None, "Pack")
    await stage.say(seat[1], None, "does anybody hear me?")
    assert "/channel" in seat[1].last().text
    before = len(seat[3].sees())
    await stage.say(seat[3], None, "just talking to a bot")
    assert len(seat[3].sees()) == before + 1, "who has no channel learns nothing of channels"
    told = await stage.tap(seat[1], None, "Pack")
    assert "Pack" in told.text
    menu = seat[1].last()
    assert all(f"{n}. {seat[n].user.first_name}" in menu.text for n in (4, 5))
    assert "director reads along" in menu.text
    await stage.say(seat[1], None, "grr")
    assert seat[4].last().text.endswith("grr")
    assert seat[5].last().text.endswith("grr"), "ears without a voice"
    await stage.tap(seat[1], None, "Lovers", menu)
    assert "✅ 💬 📍 Lovers" in [b["text"] for b in seat[1].place(None).messages[menu.id].buttons()]
    await stage.say(seat[1], None, "love")
    assert seat[2].last().text.endswith("love")
    assert "love" not in seat[4].everything()
    await stage.tap(seat[1], None, "nowhere", menu)
    await stage.say(seat[1], None, "to myself")
    assert "Nobody has heard that" in seat[1].last().text
    assert all("to myself" not in seat[n].everything() for n in (2, 3, 4, 5))


async def test_a_forged_or_old_button_opens_nothing(stage: Stage, channels: list[Channel]) -> None:
    channels += [channel("Pack", {1, 4}, main=False), channel("Grave", {3}, main=False)]
    await stage.begin(5)
    await stage.quiet()
    seat = await cast(stage)
    row = await stage.match()
    button = next(b for m in seat[1].sees() for b in m.buttons() if "Pack" in b["text"])
    for data in (button["callback_data"], "1s:zz:pack", "1s:zz", f"1s:{row.id}:nonsense"):
        told = await seat[3].forge(None, seat[3].last(), data)
        assert "not open" in told.text
    await stage.quiet()
    await stage.say(seat[3], None, "wolves?")
    assert "wolves?" not in seat[4].everything()
    channels[:] = []
    assert "not open" in (await stage.tap(seat[1], None, "Pack")).text


async def test_the_command_and_the_role_show_the_channels_in_three_languages(
    stage: Stage, channels: list[Channel]
) -> None:
    seat = await _rooms(stage, channels)
    for language, words in (("English", "heard by"), ("中文", "听众"), ("Русский", "кто слышит")):
        await stage.say(seat[1], None, "/language")
        await stage.tap(seat[1], None, language)
        await stage.say(seat[1], None, "/channel")
        assert words in seat[1].last().text
    await stage.say(seat[1], None, "/role")
    assert any("Red" in button["text"] for button in seat[1].last().buttons())
    outsider = stage.people[9]
    await stage.say(outsider, None, "/channel")
    assert "no channel" in outsider.last().text


async def test_bold_words_are_for_the_game_and_an_edit_never_is(stage: Stage, channels: list[Channel]) -> None:
    await stage.begin(5)
    seat = await cast(stage)
    channels.append(channel("Red", seat))
    prompt = (await asked(stage))[0]
    master, listener = seat[prompt.to], seat[prompt.to % 5 + 1]
    words = f"I nominate {prompt.options[0].action.general}"
    said = master.send(None, words)
    await stage.quiet()
    assert listener.last().text.endswith(words), "what is not bold is talk"
    master.edit(None, said, f"*{words}!*")
    await stage.quiet()
    assert listener.last().text.endswith(f"{words}!")
    assert (await asked(stage))[0].key == prompt.key, "an edit is never a command"
    before = len(listener.sees())
    await stage.say(master, None, f"<b>{words}</b>", html=True)
    assert len(listener.sees()) == before
    assert (await asked(stage))[0].key != prompt.key


async def test_who_is_out_of_reach_stops_nobody(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    seat[2].block()
    await stage.say(seat[1], None, "anybody?")
    assert seat[3].last().text.endswith("anybody?")
    seat[2].block(False)
    await stage.say(seat[2], None, "back again")
    assert "anybody?" not in seat[2].everything()
    assert seat[1].last().text.endswith("back again")


async def test_with_several_matches_the_group_is_always_named(stage: Stage, channels: list[Channel]) -> None:
    seat = await _rooms(stage, channels)
    other = stage.world.group("Second table", stage.people[0], stage.people[1:])
    await stage.say(stage.people[0], other, "/newgame vader")
    for who in stage.people[:5]:
        await stage.tap(who, other, "Join")
    await stage.tap(stage.people[0], other, "Start")
    first = seat[1]
    await stage.say(first, None, "which one?")
    assert "/channel" in first.last().text, "two main channels: none by itself"
    await stage.say(first, None, "/channel")
    button = next(b["text"] for b in first.last().buttons() if "(Second table)" in b["text"])
    await stage.tap(first, None, button)
    await stage.say(first, None, "this one")
    assert "Second table" in first.last().text
    hearers = [who for who in stage.people[:5] if who != first and "this one" in who.everything()]
    assert hearers
    assert all("(Second table)" in who.last().text for who in hearers)


@pytest.mark.stage(pace=SLOW)
@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_ever_crosses_rooms(stage: Stage, channels: list[Channel], seed: int) -> None:
    """Talk, edits, replies and pictures while people move about, and while copies still wait for their turn."""
    seat = await _rooms(stage, channels)
    random, rooms = Random(seed), {1: "Red", 2: "Red", 3: "Red", 4: "Blue", 5: "Blue"}
    allowed: dict[str, set[int]] = {}
    said: list[tuple[int, str, object, set[int]]] = []
    for step in range(70):
        who, word = random.choice(list(seat)), f"w{step}x"
        ears = {n for n in seat if rooms[n] == rooms[who]}
        own = [each for each in said if each[0] == who]
        match random.choice(("talk", "talk", "photo", "reply", "edit", "edit", "move")):
            case "move":
                rooms[who] = "Blue" if rooms[who] == "Red" else "Red"
                channels[:] = [channel(name, [n for n in rooms if rooms[n] == name]) for name in ("Red", "Blue")]
                continue
            case "edit" if own:
                _, room, message, had = random.choice(own)
                seat[who].edit(None, message, word)
                allowed[word] = (ears & had if room == rooms[who] else set()) | {who}
            case "photo":
                said.append((who, rooms[who], seat[who].send_photo(None, PICTURE, word), ears))
                allowed[word] = ears
            case "reply" if len(seat[who].sees()) > 2:
                message = seat[who].send(None, word, reply_to=random.choice(seat[who].sees()))
                said.append((who, rooms[who], message, ears))
                allowed[word] = ears
            case _:
                said.append((who, rooms[who], seat[who].send(None, word), ears))
                allowed[word] = ears
        await heard(stage)
    await stage.quiet(60)
    seen = {n: seat[n].everything() for n in seat}
    edits = {word for word in allowed if not any(word in m.versions[0].get("text", m.versions[0].get("caption", ""))
             if m.versions else word in m.text for _, _, m, _ in said)}  # fmt: skip
    assert len(allowed) > 40
    assert len(edits) > 5
    for word, ears in allowed.items():
        found = {n for n in seat if f"{word}\n" in f"{seen[n]}\n"}
        assert found <= ears, f"{word} was heard by {found - ears}"
        assert word in edits or found == ears, f"{word} was not heard by {ears - found}"


@pytest.mark.slow
@pytest.mark.stage(pace=Pace(), limits=True)
async def test_a_lively_room_stays_within_the_limits_and_in_order(stage: Stage, channels: list[Channel]) -> None:
    for who in stage.people[:5]:
        who.start()
    await stage.quiet(30)
    stage.people[0].send(stage.group, "/newgame vader")
    await stage.until(lambda: sees_button(stage.people[0], stage.group, "Join"), 20)
    for who in stage.people[:5]:
        await who.press(stage.group, "Join")
    await stage.quiet(30)
    await stage.press(stage.people[0], stage.group, "Start")
    await stage.quiet(60)
    seat = await cast(stage)
    channels.append(channel("Red", seat))
    for count in range(4):
        seat[1].send(None, f"line {count}")
        seat[2].send_file(None, "sticker", b"%d" % count)
    await stage.quiet(60)
    assert not stage.world.limits.refused
    for hearer in (3, 4, 5):
        lines = [text.rpartition("\n")[2] for text in texts(seat[hearer]) if "line " in text]
        assert lines == [f"line {count}" for count in range(4)]
        assert sum("sticker" in message.body for message in seat[hearer].sees()) == 4


async def test_a_reaction_must_be_one_that_telegram_knows(stage: Stage) -> None:
    ada = stage.people[0]
    message = ada.start()
    await stage.quiet()
    bot = stage.app.api.bot
    for reaction in ("🦖", ["👍", "🔥"]):
        with pytest.raises(Exception, match=r"(?i)reaction"):
            await bot.set_message_reaction(ada.id, message.id, reaction)
    with pytest.raises(Exception, match="not found"):
        await bot.set_message_reaction(ada.id, 999, "👍")
    await bot.set_message_reaction(ada.id, message.id, "👍")
    assert message.reaction == "👍"
    await bot.set_message_reaction(ada.id, message.id)
    assert message.reaction is None

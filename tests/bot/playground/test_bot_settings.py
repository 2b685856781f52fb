"""Command menus, the bot's texts, and files."""

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeChat,
    InputMediaDocument,
    MenuButtonCommands,
)
from telegram.error import BadRequest

from bot.playground.methods.commands import menu
from tests.bot.playground.conftest import Scene, says

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000300000002080200000012164d0d0000000f49444154789c63f8cfc0000110640100"
)


async def test_menus_by_scope_and_language(scene: Scene, bot: Bot) -> None:
    group, admins = BotCommandScopeAllGroupChats(), BotCommandScopeAllChatAdministrators()
    await bot.set_my_commands([BotCommand("start", "Start")])
    await bot.set_my_commands([BotCommand("newgame", "Play")], scope=group)
    await bot.set_my_commands([BotCommand("newgame", "Играть")], scope=group, language_code="ru")
    await bot.set_my_commands([BotCommand("cancel", "Cancel")], scope=admins)
    world = scene.world

    def offered(person: object, chat: object) -> str:
        return menu(world, chat, person.id)[0]["description"]  # type: ignore[attr-defined, arg-type]

    assert offered(scene.bo, scene.group) == "Играть"
    assert offered(scene.cy, scene.group) == "Play"
    assert offered(scene.ada, scene.group) == "Cancel"
    assert offered(scene.bo, scene.bo.place(None)) == "Start"
    here = BotCommandScopeChat(scene.group.id)
    await bot.set_my_commands([BotCommand("status", "Here")], scope=here)
    assert offered(scene.cy, scene.group) == "Here"
    assert [command.command for command in await bot.get_my_commands(here)] == ["status"]
    await bot.delete_my_commands(here)
    assert await bot.get_my_commands(here) == ()
    assert offered(scene.cy, scene.group) == "Play"


@pytest.mark.parametrize(
    ("name", "about"), [("New", "x"), ("new-game", "x"), ("x" * 33, "x"), ("ok", ""), ("ok", "x" * 257)]
)
async def test_commands_that_are_refused(bot: Bot, name: str, about: str) -> None:
    with pytest.raises(BadRequest, match=says("BOT_COMMAND_")):
        await bot.set_my_commands([(name, about)])


async def test_the_bots_texts(bot: Bot) -> None:
    await bot.set_my_description("plays")
    await bot.set_my_description("играет", language_code="ru")
    await bot.set_my_short_description("short")
    assert (await bot.get_my_description(language_code="ru")).description == "играет"
    assert (await bot.get_my_description(language_code="zh")).description == "plays"
    assert (await bot.get_my_short_description()).short_description == "short"
    assert (await bot.get_my_name()).name == "Parlor"
    with pytest.raises(BadRequest, match=says("short description is too long")):
        await bot.set_my_short_description("x" * 121)
    await bot.set_chat_menu_button(menu_button=MenuButtonCommands())
    assert (await bot.get_chat_menu_button()).type == "commands"


async def test_who_the_bot_is(bot: Bot) -> None:
    me = await bot.get_me()
    assert (me.is_bot, me.username, me.can_read_all_group_messages) == (True, "parlor_bot", False)


async def test_files_go_up_come_back_and_are_sent_again(scene: Scene, bot: Bot) -> None:
    sent = await bot.send_document(scene.group.id, b"the log", filename="log.txt")
    file = await bot.get_file(sent.document.file_id)
    assert bytes(await file.download_as_bytearray()) == b"the log"
    again = await bot.send_document(scene.group.id, sent.document.file_id)
    assert again.document.file_unique_id == sent.document.file_unique_id
    with pytest.raises(BadRequest, match=says("can't use file of type Document as Photo")):
        await bot.send_photo(scene.group.id, sent.document.file_id)
    with pytest.raises(BadRequest, match=says("wrong file identifier")):
        await bot.send_document(scene.group.id, "AgACnothing")
    edited = await bot.edit_message_media(InputMediaDocument(b"new", filename="new.txt"), scene.group.id, sent.id)
    assert edited.document.file_name == "new.txt"


async def test_pictures(scene: Scene, bot: Bot) -> None:
    sent = await bot.send_photo(scene.group.id, PNG, caption="<b>look</b>", parse_mode="HTML")
    assert (sent.photo[-1].width, sent.photo[-1].height, sent.caption) == (3, 2, "look")
    await bot.edit_message_caption(scene.group.id, sent.id, caption="closer")
    assert scene.bo.last(scene.group).text == "closer"
    with pytest.raises(BadRequest, match=says("IMAGE_PROCESS_FAILED")):
        await bot.send_photo(scene.group.id, b"no picture")
    scene.bo.send_photo(scene.group, PNG, "mine")
    received = (await bot.get_updates())[-1].message
    assert received.caption == "mine"
    assert bytes(await (await bot.get_file(received.photo[-1].file_id)).download_as_bytearray()) == PNG


async def test_polls(scene: Scene, bot: Bot) -> None:
    sent = await bot.send_poll(scene.group.id, "Which?", ["this", "that"], is_anonymous=False)
    assert [option.text for option in sent.poll.options] == ["this", "that"]
    with pytest.raises(BadRequest, match=says("poll can't have more than 12 options")):
        await bot.send_poll(scene.group.id, "Which?", [str(number) for number in range(13)])

"""Sending, editing and deleting, as strict as Telegram."""

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, ReplyParameters
from telegram.error import BadRequest, Forbidden

from tests.bot.playground.conftest import Raw, Scene, says


def keyboard(*data: str) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(
        [[InlineKeyboardButton(f"b{number}", callback_data=item)] for number, item in enumerate(data)]
    )


async def test_a_sent_message_comes_back_whole(scene: Scene, bot: Bot) -> None:
    sent = await bot.send_message(scene.group.id, "<b>Hi</b> &amp; bye", parse_mode="HTML", reply_markup=keyboard("x"))
    assert (sent.text, sent.chat.type, sent.from_user.username) == ("Hi & bye", "supergroup", "parlor_bot")
    assert sent.text_html == "<b>Hi</b> &amp; bye"
    assert sent.date.timestamp() == int(scene.clock.now())
    assert scene.bo.last(scene.group).text == "Hi & bye"
    assert scene.bo.buttons(scene.group) == ["b0"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("", "message text is empty"), ("  ", "text must be non-empty"), ("<b></b>", "text must be non-empty"),
     ("x" * 4097, "message is too long"), ("x" * 33_000, "text is too long"), ("<q>", "can't parse entities")],
)  # fmt: skip
async def test_texts_that_are_refused(scene: Scene, bot: Bot, text: str, complaint: str) -> None:
    with pytest.raises(BadRequest, match=says(complaint)):
        await bot.send_message(scene.group.id, text, parse_mode="HTML")
    assert scene.ada.sees(scene.group)[-1].service


async def test_the_limit_counts_what_is_left_after_parsing(scene: Scene, bot: Bot) -> None:
    sent = await bot.send_message(scene.group.id, "<b>" + "я" * 4096 + "</b>", parse_mode="HTML")
    assert len(sent.text) == 4096


async def test_a_caption_holds_1024(scene: Scene, bot: Bot) -> None:
    await bot.send_document(scene.group.id, b"x", caption="c" * 1024, filename="a.txt")
    with pytest.raises(BadRequest, match=says("caption is too long")):
        await bot.send_document(scene.group.id, b"x", caption="c" * 1025, filename="a.txt")


@pytest.mark.parametrize(
    ("markup", "complaint"),
    [
        ({"inline_keyboard": [[{"text": "a", "callback_data": "я" * 33}]]}, "BUTTON_DATA_INVALID"),
        (
            {"inline_keyboard": [[{"text": "a", "callback_data": ""}]]},
            "Text buttons are unallowed in the inline keyboard",
        ),
        ({"inline_keyboard": [[{"text": "a"}]]}, "Text buttons are unallowed in the inline keyboard"),
        ({"inline_keyboard": [[{"callback_data": "x"}]]}, 'Can\'t find field "text"'),
        ({"inline_keyboard": [{"text": "a"}]}, "must be an Array of Arrays"),
        ({"inline_keyboard": [[{"text": "a", "url": "ht tp"}]]}, "Wrong HTTP URL"),
        ({"inline_keyboard": [[{"text": "a", "web_app": {"url": "https://e.org"}}]]}, "BUTTON_TYPE_INVALID"),
        ({"inline_keyboard": [[{"text": "a", "callback_data": "x"}] * 9]}, "REPLY_MARKUP_TOO_LONG"),
        ([], "object expected as reply markup"),
    ],
)
async def test_keyboards_that_are_refused(scene: Scene, raw: Raw, markup: object, complaint: str) -> None:
    status, body = await raw("sendMessage", chat_id=scene.group.id, text="x", reply_markup=markup)
    assert (status, body["ok"], body["error_code"]) == (400, False, 400)
    assert complaint in body["description"]


async def test_64_bytes_of_callback_data_pass(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "x", reply_markup=keyboard("я" * 32))
    assert scene.ada.last(scene.group).buttons()[0]["callback_data"] == "я" * 32


async def test_editing(scene: Scene, bot: Bot) -> None:
    sent = await bot.send_message(scene.group.id, "one", reply_markup=keyboard("x"))
    with pytest.raises(
        BadRequest, match=says("not modified: specified new message content and reply markup are exactly")
    ):
        await bot.edit_message_text("one", scene.group.id, sent.id, reply_markup=keyboard("x"))
    edited = await bot.edit_message_text("two", scene.group.id, sent.id)
    assert edited.text == "two"
    assert edited.edit_date is not None
    assert edited.reply_markup is None, "a keyboard that is not sent again goes"
    assert scene.bo.last(scene.group).text == "two"
    await bot.edit_message_reply_markup(scene.group.id, sent.id, reply_markup=keyboard("y"))
    with pytest.raises(BadRequest, match=says("not modified")):
        await bot.edit_message_reply_markup(scene.group.id, sent.id, reply_markup=keyboard("y"))
    assert scene.bo.buttons(scene.group) == ["b0"]


async def test_edits_that_are_refused(scene: Scene, bot: Bot) -> None:
    theirs = scene.bo.send(scene.group, "mine")
    with pytest.raises(BadRequest, match=says("message can't be edited")):
        await bot.edit_message_text("x", scene.group.id, theirs.id)
    with pytest.raises(BadRequest, match=says("message to edit not found")):
        await bot.edit_message_text("x", scene.group.id, 9999)
    picture = await bot.send_document(scene.group.id, b"x", filename="a.txt")
    with pytest.raises(BadRequest, match=says("there is no text in the message to edit")):
        await bot.edit_message_text("x", scene.group.id, picture.id)
    text = await bot.send_message(scene.group.id, "t")
    with pytest.raises(BadRequest, match=says("there is no caption in the message to edit")):
        await bot.edit_message_caption(scene.group.id, text.id, caption="x")
    scene.ada.delete(scene.group, text.id)
    with pytest.raises(BadRequest, match=says("message to edit not found")):
        await bot.edit_message_text("x", scene.group.id, text.id)


async def test_the_bot_deletes_its_own_and_with_the_right_others(scene: Scene, bot: Bot) -> None:
    own = await bot.send_message(scene.group.id, "own")
    theirs = scene.bo.send(scene.group, "theirs")
    assert await bot.delete_message(scene.group.id, own.id)
    assert await bot.delete_message(scene.group.id, theirs.id)
    assert [message.text for message in scene.bo.sees(scene.group) if message.text] == []
    with pytest.raises(BadRequest, match=says("message to delete not found")):
        await bot.delete_message(scene.group.id, own.id)


async def test_deletes_that_are_refused(scene: Scene, bot: Bot) -> None:
    theirs = scene.bo.send(scene.group, "theirs")
    old = await bot.send_message(scene.group.id, "old")
    scene.clock.advance(48 * 3600 + 1)
    with pytest.raises(BadRequest, match=says("message can't be deleted")):
        await bot.delete_message(scene.group.id, old.id)
    fresh = scene.bo.send(scene.group, "fresh")
    scene.ada.promote(scene.group, scene.world.bot, {})
    for message in (theirs, fresh):
        with pytest.raises(BadRequest, match=says("message can't be deleted")):
            await bot.delete_message(scene.group.id, message.id)
    assert await bot.delete_messages(scene.group.id, [old.id, fresh.id]), "those that cannot be deleted are skipped"
    assert not fresh.deleted


async def test_replies(scene: Scene, bot: Bot) -> None:
    theirs = scene.bo.send(scene.group, "question")
    sent = await bot.send_message(scene.group.id, "answer", reply_parameters=ReplyParameters(theirs.id))
    assert sent.reply_to_message.text == "question"
    with pytest.raises(BadRequest, match=says("message to be replied not found")):
        await bot.send_message(scene.group.id, "x", reply_parameters=ReplyParameters(9999))
    lenient = ReplyParameters(9999, allow_sending_without_reply=True)
    assert (await bot.send_message(scene.group.id, "x", reply_parameters=lenient)).reply_to_message is None


async def test_who_cannot_be_written_to(scene: Scene, bot: Bot, raw: Raw) -> None:
    with pytest.raises(Forbidden, match=says("bot can't initiate conversation with a user")):
        await bot.send_message(scene.bo.id, "x")
    with pytest.raises(BadRequest, match=says("chat not found")):
        await bot.send_message(999_999, "x")
    assert (await raw("sendMessage", text="x"))[1]["description"] == "Bad Request: chat_id is empty"
    scene.bo.start()
    await bot.send_message(scene.bo.id, "hello")
    scene.bo.block()
    with pytest.raises(Forbidden, match=says("bot was blocked by the user")):
        await bot.send_message(scene.bo.id, "x")
    scene.bo.block(False)
    scene.bo.user.deactivated = True
    with pytest.raises(Forbidden, match=says("user is deactivated")):
        await bot.send_message(scene.bo.id, "x")


async def test_copying_and_forwarding_respect_protection(scene: Scene, bot: Bot) -> None:
    scene.bo.start()
    secret = await bot.send_message(scene.bo.id, "role", protect_content=True)
    for carry in (bot.copy_message, bot.forward_message):
        with pytest.raises(BadRequest, match=says("message can't be")):
            await carry(scene.group.id, scene.bo.id, secret.id)
    said = scene.bo.send(None, "last words")
    copied = await bot.copy_message(scene.group.id, scene.bo.id, said.id)
    assert scene.ada.last(scene.group).text == "last words"
    assert scene.ada.last(scene.group).id == copied.message_id
    forwarded = await bot.forward_message(scene.group.id, scene.bo.id, said.id)
    assert forwarded.forward_origin.sender_user.id == scene.bo.id


async def test_pins(scene: Scene, bot: Bot) -> None:
    board = await bot.send_message(scene.group.id, "board")
    await bot.pin_chat_message(scene.group.id, board.id)
    assert scene.ada.sees(scene.group)[-1].body["pinned_message"]["text"] == "board"
    assert (await bot.get_chat(scene.group.id)).pinned_message.text == "board"
    await bot.unpin_chat_message(scene.group.id, board.id)
    assert (await bot.get_chat(scene.group.id)).pinned_message is None
    with pytest.raises(BadRequest, match=says("message to pin not found")):
        await bot.pin_chat_message(scene.group.id, 9999)
    scene.ada.promote(scene.group, scene.world.bot, {"can_delete_messages": True})
    with pytest.raises(BadRequest, match=says("not enough rights to manage pinned messages in the chat")):
        await bot.pin_chat_message(scene.group.id, board.id)


async def test_a_hostile_name_stays_text(scene: Scene, bot: Bot) -> None:
    villain = scene.world.person("<b>&\u202e")
    villain.join(scene.group)
    sent = await bot.send_message(
        scene.group.id, f'<a href="tg://user?id={villain.id}">&lt;b&gt;</a>', parse_mode="HTML"
    )
    assert sent.entities[0].user.first_name == "<b>&\u202e"

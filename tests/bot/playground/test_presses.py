"""Taps on buttons, from finger to answer."""

import asyncio

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

from bot.playground import NoSuchButton, Refused
from tests.bot.playground.conftest import Scene, says

JOIN = InlineKeyboardMarkup(
    [[InlineKeyboardButton("Join ✋", callback_data="j"), InlineKeyboardButton("Join later", callback_data="l")]]
)
TOO_OLD = "query is too old and response timeout expired or query id is invalid"


async def test_a_press_reaches_the_bot_and_its_answer_the_person(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    press = scene.bo.press(scene.group, "Join ✋")
    update = (await bot.get_updates())[0]
    query = update.callback_query
    assert (query.data, query.from_user.id, query.message.text) == ("j", scene.bo.id, "lobby")
    assert not press.answered
    await bot.answer_callback_query(query.id, "welcome", show_alert=True)
    answer = await press
    assert (answer.text, answer.show_alert, answer.url) == ("welcome", True, None)
    assert press.answer() == answer


async def test_an_answer_is_given_once_and_in_time(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    press = scene.bo.press(scene.group, "Join")
    with pytest.raises(BadRequest, match=says("MESSAGE_TOO_LONG")):
        await bot.answer_callback_query(press.id, "x" * 201)
    await bot.answer_callback_query(press.id, "x" * 200)
    with pytest.raises(BadRequest, match=says(TOO_OLD)):
        await bot.answer_callback_query(press.id)
    late = scene.bo.press(scene.group, "Join")
    scene.clock.advance(15.5)
    with pytest.raises(BadRequest, match=says(TOO_OLD)):
        await bot.answer_callback_query(late.id)
    with pytest.raises(TimeoutError):
        await late.wait(0.01)
    with pytest.raises(BadRequest, match=says(TOO_OLD)):
        await bot.answer_callback_query("12345")


async def test_presses_are_forgotten_after_150_seconds_and_messages_are_not(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    scene.bo.press(scene.group, "Join")
    scene.bo.send(scene.group, "hello")
    scene.clock.advance(149)
    assert [bool(update.callback_query) for update in await bot.get_updates()] == [True, False]
    scene.clock.advance(1)
    assert [update.message.text for update in await bot.get_updates()] == ["hello"]


async def test_an_answer_may_open_a_deep_link_of_the_bot_only(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    press = scene.bo.press(scene.group, "Join")
    with pytest.raises(BadRequest, match=says("URL_INVALID")):
        await bot.answer_callback_query(press.id, url="https://example.org/")
    await bot.answer_callback_query(press.id, url="https://t.me/parlor_bot?start=join_abc")
    scene.bo.follow((await press).url)
    update = (await bot.get_updates())[-1]
    assert update.message.text == "/start join_abc"
    assert update.message.chat.type == "private"


async def test_only_what_one_sees_can_be_pressed(scene: Scene, bot: Bot) -> None:
    scene.bo.start()
    await bot.send_message(scene.bo.id, "choose", reply_markup=JOIN)
    with pytest.raises(NoSuchButton):
        scene.cy.press(None, "Join")
    board = await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    with pytest.raises(NoSuchButton):
        scene.cy.press(scene.group, "Leave")
    await bot.edit_message_reply_markup(scene.group.id, board.id)
    with pytest.raises(NoSuchButton):
        scene.cy.press(scene.group, "Join")
    scene.cy.leave(scene.group)
    with pytest.raises(Refused):
        scene.cy.forge(scene.group, board.id, "j")


async def test_the_newest_message_with_that_button_is_pressed_and_exact_text_wins(scene: Scene, bot: Bot) -> None:
    first = await bot.send_message(scene.group.id, "old", reply_markup=JOIN)
    second = await bot.send_message(scene.group.id, "new", reply_markup=JOIN)
    scene.bo.press(scene.group, "Join later")
    scene.bo.press(scene.group, "Join", message=first.id)
    queries = [update.callback_query for update in await bot.get_updates()]
    assert [(query.message.message_id, query.data) for query in queries] == [(second.id, "l"), (first.id, "j")]


async def test_forged_data_arrives_as_it_would(scene: Scene, bot: Bot) -> None:
    board = await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    scene.bo.forge(scene.group, board.id, "nonsense")
    assert (await bot.get_updates())[0].callback_query.data == "nonsense"


async def test_everything_a_person_was_shown_is_one_text(scene: Scene, bot: Bot) -> None:
    scene.bo.start()
    await bot.send_message(scene.bo.id, "You are Vader")
    board = await bot.send_message(scene.group.id, "before", reply_markup=JOIN)
    await bot.edit_message_text("after", scene.group.id, board.id)
    await bot.delete_message(scene.group.id, board.id)
    tap = scene.bo.forge(scene.group, (await bot.send_message(scene.group.id, "x")).id, "q")
    await bot.answer_callback_query(tap.id, "only for Bo")
    for piece in ("You are Vader", "before", "Join ✋", "after", "only for Bo"):
        assert piece in scene.bo.everything()
    assert "before" in scene.ada.everything()
    assert "Vader" not in scene.ada.everything()
    assert "only for Bo" not in scene.ada.everything()


async def test_presses_can_be_awaited_side_by_side(scene: Scene, bot: Bot) -> None:
    await bot.send_message(scene.group.id, "lobby", reply_markup=JOIN)
    presses = [person.press(scene.group, "Join") for person in (scene.ada, scene.bo, scene.cy)]
    for update in await bot.get_updates():
        await update.callback_query.answer(update.callback_query.from_user.first_name)
    answers = await asyncio.gather(*(press.wait() for press in presses))
    assert [answer.text for answer in answers] == ["Ada", "Борис", "陈晨"]

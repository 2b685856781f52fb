"""The playground's chat page in a real browser: people talk, tap, read, and nothing is lost or left waiting."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.chat_page import PHONE, Table


def test_two_people_talk_and_an_edit_appears_at_the_other(table: Table) -> None:
    ada, boris = table.tab(table.ada).open(table.group), table.tab(table.boris, PHONE).open(table.group)
    ada.say("Hello *there*")
    expect(boris.bubble("Hello there").locator("b")).to_have_text("there")
    expect(boris.bubble("Hello there").locator(".name")).to_have_text("Ada")
    ada.page.keyboard.press("ArrowUp")
    expect(ada.page.locator(".composer textarea")).to_have_value("Hello *there*")
    ada.page.keyboard.type(", Boris")
    ada.page.keyboard.press("Enter")
    expect(boris.bubble("Hello there, Boris").locator(".meta")).to_contain_text("изменено")
    expect(ada.page.locator(".msg.out")).to_have_count(1)


def test_shift_enter_breaks_the_line_and_ctrl_b_makes_bold(table: Table) -> None:
    ada = table.tab(table.ada).open(table.group)
    ada.page.keyboard.type("first")
    ada.page.keyboard.press("Shift+Enter")
    ada.page.keyboard.type("second")
    ada.page.keyboard.press("Shift+Home")
    ada.page.keyboard.press("Control+b")
    ada.page.keyboard.press("Enter")
    expect(ada.bubble("second").locator("b")).to_have_text("second")
    assert table.ada.sees(table.group)[-1].body["text"] == "first\nsecond"


def test_unread_marks_count_and_go_when_the_chat_is_read(table: Table) -> None:
    boris = table.tab(table.boris).open(table.boris.id)
    expect(boris.badge(table.group)).to_have_text("1")  # the bot's coming
    table.ada.send(table.group, "one")
    table.ada.send(table.group, "two")
    expect(boris.badge(table.group)).to_have_text("3")
    expect(boris.page).to_have_title(re.compile(r"^\(3\) Parlor"))
    boris.open(table.group)
    expect(boris.badge(table.group)).to_have_count(0)
    boris.page.reload()
    expect(boris.bubble("two")).to_be_visible()
    expect(boris.badge(table.group)).to_have_count(0)


def test_a_tap_is_sent_once_shows_a_toast_and_the_edit(table: Table) -> None:
    ada, boris = table.tab(table.ada).open(table.group), table.tab(table.boris).open(table.group)
    ada.page.locator(".hint .cmd").click()
    ada.key("Slow").dblclick()
    expect(ada.key("Slow")).to_have_attribute("aria-busy", "true")
    table.bot.slow.set()
    expect(ada.page.locator(".toast")).to_have_text("Recorded: slow")
    expect(boris.bubble("Votes in: 1").locator(".meta")).to_contain_text("изменено")
    expect(ada.key("Slow")).not_to_have_class(re.compile("waiting"))
    assert table.bot.taps == ["slow"]


def test_an_alert_stays_until_it_is_read(table: Table) -> None:
    ada = table.tab(table.ada).open(table.group)
    ada.say("/newgame")
    ada.key("Fail").click()
    alert = ada.page.get_by_role("alertdialog")
    expect(alert).to_contain_text("Recorded: fail")
    ada.page.keyboard.press("Enter")
    expect(alert).to_have_count(0)


def test_a_deep_link_opens_the_private_chat_and_starts_the_bot(table: Table) -> None:
    chen = table.tab(table.chen, PHONE).open(table.group)
    chen.say("/newgame")
    chen.key("My role").click()
    expect(chen.bubble("Welcome, payload role_7")).to_be_visible()
    expect(chen.page).to_have_url(re.compile(f"#{table.chen.id}$"))
    chen.page.go_back()
    expect(chen.key("My role")).to_be_visible()


def test_the_bot_is_started_blocked_and_let_in_again(table: Table) -> None:
    boris = table.tab(table.boris).open(table.boris.id)
    boris.page.get_by_role("button", name="Начать").click()
    expect(boris.bubble("Welcome, payload none")).to_be_visible()
    boris.page.get_by_label("Меню чата").click()
    boris.page.get_by_role("menuitem", name="Заблокировать бота").click()
    expect(boris.page.locator(".composer textarea")).to_be_hidden()
    assert table.boris.user.blocked
    boris.page.get_by_role("button", name="Разблокировать бота").click()
    expect(boris.page.locator(".composer textarea")).to_be_visible()
    assert not table.boris.user.blocked


def test_commands_are_offered_filtered_and_chosen_by_keys(table: Table) -> None:
    boris = table.tab(table.boris).open(table.group)
    boris.page.keyboard.type("/")
    options = boris.page.get_by_role("option")
    expect(options).to_have_count(3)
    expect(options.first).to_contain_text("Начать игру")
    boris.page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    boris.page.keyboard.type("st")
    expect(options).to_have_count(1)
    boris.page.keyboard.press("Enter")
    expect(boris.bubble("/status")).to_be_visible()
    expect(options).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "words"), [("Ada", r"in \d+ seconds"), ("Борис", r"через \d+ секунд"), ("陈晨", r"\d+秒")]
)
def test_a_countdown_runs_in_the_readers_language(table: Table, name: str, words: str) -> None:
    reader = table.tab(table.world.who(name)).open(table.group)
    table.bot.board(table.group.id)
    moment = reader.page.locator(".text time")
    expect(moment).to_have_text(re.compile(words))
    before = moment.inner_text()
    expect(moment).not_to_have_text(before)


def test_what_is_hidden_shows_on_a_press_and_stays_shown_after_an_edit(table: Table) -> None:
    ada = table.tab(table.ada).open(table.group)
    message = table.bot.say(table.group.id, "It is <tg-spoiler>Boris</tg-spoiler>")
    hidden = ada.page.locator(".spoiler")
    expect(hidden).to_have_css("color", "rgba(0, 0, 0, 0)")
    hidden.click()
    expect(hidden).to_have_class(re.compile("shown"))
    table.bot.call("editMessageText", chat_id=table.group.id, message_id=message["message_id"], parse_mode="HTML",
                   text="It was <tg-spoiler>Boris</tg-spoiler>")  # fmt: skip
    expect(ada.bubble("It was")).to_be_visible()
    expect(ada.page.locator(".spoiler")).to_have_class(re.compile("shown"))

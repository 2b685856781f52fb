"""The chat page's rooms: groups, topics, people and their rights, the list, the looks, a lost connection."""

import re

from playwright.sync_api import expect

from tests.e2e.chat_page import DESK, PHONE, Table


def fill_group(table: Table, count: int) -> None:
    for number in range(count):
        table.ada.send(table.group, f"Message {number}")


def test_reading_older_messages_keeps_the_place_and_counts_what_comes(table: Table) -> None:
    fill_group(table, 120)
    boris = table.tab(table.boris).open(table.group)
    expect(boris.bubble("Message 119")).to_be_in_viewport()
    scroller = boris.page.locator(".scroll")
    scroller.evaluate("node => { node.scrollTop = 0 }")
    expect(boris.bubble("Message 30")).to_be_attached()
    boris.bubble("Message 72").scroll_into_view_if_needed()
    table.ada.send(table.group, "Newest one")
    table.ada.send(table.group, "Newest two")
    jump = boris.page.locator(".jump")
    expect(jump).to_have_text("2")
    expect(boris.bubble("Message 72")).to_be_in_viewport()
    jump.click()
    expect(boris.bubble("Newest two")).to_be_in_viewport()
    expect(jump).to_be_hidden()


def test_a_reply_shows_whom_it_answers(table: Table) -> None:
    table.ada.send(table.group, "Who is the Sith?")
    boris = table.tab(table.boris).open(table.group)
    boris.bubble("Who is the Sith?").click(button="right")
    boris.page.get_by_role("menuitem", name="Ответить").click()
    expect(boris.page.locator(".strip")).to_contain_text("Ada")
    boris.page.keyboard.type("Not me")
    boris.page.keyboard.press("Enter")
    expect(boris.bubble("Not me").locator(".quote")).to_contain_text("Who is the Sith?")


def test_the_pinned_board_is_shown_above_and_follows_its_edits(table: Table) -> None:
    board = table.bot.say(table.group.id, "Round 1")
    ada = table.tab(table.ada).open(table.group)
    table.bot.call("pinChatMessage", chat_id=table.group.id, message_id=board["message_id"])
    expect(ada.page.locator(".pinned")).to_contain_text("Round 1")
    table.bot.call("editMessageText", chat_id=table.group.id, message_id=board["message_id"], text="Round 2")
    expect(ada.page.locator(".pinned")).to_contain_text("Round 2")


def test_a_group_with_topics_is_made_and_topics_stay_apart(table: Table) -> None:
    ada, boris = table.tab(table.ada), table.tab(table.boris, PHONE)
    ada.page.get_by_role("button", name="New group").click()
    ada.page.get_by_label("Group name").fill("League")
    ada.page.get_by_label("With topics").check()
    ada.page.get_by_role("button", name="Create the group").click()
    ada.page.get_by_label("Chat menu").click()
    ada.page.get_by_role("menuitem", name="New topic").click()
    ada.page.get_by_label("Topic name").fill("Table one")
    ada.page.get_by_role("button", name="Create", exact=True).click()
    expect(ada.page.locator(".chat-head h1")).to_have_text("Table one")
    ada.say("/newgame")
    expect(ada.key("Pass")).to_be_hidden()  # the stub answers in General, where this topic's reader is not
    league = next(chat for chat in table.world.state.chats.values() if chat.title == "League")
    topic = next(iter(league.topics))
    expect(boris.badge(league, topic)).to_have_text("2")
    boris.open(league, topic)
    expect(boris.bubble("/newgame")).to_be_visible()
    expect(boris.page.locator(".keys")).to_have_count(0)


def test_a_muted_person_cannot_write_and_is_told_why(table: Table) -> None:
    ada, boris = table.tab(table.ada).open(table.group), table.tab(table.boris).open(table.group)
    ada.page.locator(".head-title").click()
    ada.page.get_by_label("Actions for Борис").click()
    ada.page.get_by_role("menuitem", name="Mute").click()
    expect(boris.page.locator(".composer")).to_contain_text("Сейчас вы не можете здесь писать")
    expect(boris.page.locator(".composer textarea")).to_be_hidden()
    ada.page.get_by_label("Actions for Борис").click()
    ada.page.get_by_role("menuitem", name="Unmute").click()
    expect(boris.page.locator(".composer textarea")).to_be_visible()


def test_whoever_leaves_loses_the_group_and_can_be_added_again(table: Table) -> None:
    ada, chen = table.tab(table.ada).open(table.group), table.tab(table.chen).open(table.group)
    chen.page.get_by_label("聊天菜单").click()
    chen.page.get_by_role("menuitem", name="退出群组").click()
    chen.page.get_by_role("button", name="退出群组").click()
    expect(chen.page.locator(f'.chat-row[data-chat="{table.group.id}"]')).to_have_count(0)
    ada.page.locator(".head-title").click()
    ada.page.get_by_label("Add: 陈晨").click()
    expect(chen.page.locator(f'.chat-row[data-chat="{table.group.id}"]')).to_have_count(1)


def test_a_basic_group_becomes_a_supergroup_under_the_readers_eyes(table: Table) -> None:
    basic = table.world.group("Basic", table.ada, [table.boris], type="group")
    ada, boris = table.tab(table.ada).open(basic), table.tab(table.boris).open(basic)
    ada.page.get_by_label("Chat menu").click()
    ada.page.get_by_role("menuitem", name="Turn into a supergroup").click()
    for tab in (ada, boris):
        expect(tab.page).to_have_url(re.compile(f"#{basic.migrated_to or '-100'}"))
        expect(tab.page.locator(".chat-head h1")).to_have_text("Basic")
    boris.say("still here")
    expect(ada.bubble("still here")).to_be_visible()


def test_a_photo_goes_out_with_its_caption(table: Table) -> None:
    ada, boris = table.tab(table.ada).open(table.group), table.tab(table.boris).open(table.group)
    picture = ada.page.screenshot()
    with ada.page.expect_file_chooser() as chooser:
        ada.page.get_by_label("Send a photo").click()
    chooser.value.set_files({"name": "table.png", "mimeType": "image/png", "buffer": picture})
    ada.page.get_by_role("dialog").get_by_role("textbox").fill("our table")
    ada.page.keyboard.press("Enter")
    image = boris.bubble("our table").locator("img")
    expect(image).to_be_visible()
    expect(image).to_have_js_property("complete", True)
    assert image.evaluate("node => node.naturalWidth") > 100


def test_a_lost_connection_is_said_and_made_up_for(table: Table) -> None:
    ada = table.tab(table.ada).open(table.group)
    first = table.ada.send(table.group, "to be changed")
    expect(ada.bubble("to be changed")).to_be_visible()
    ada.page.route("**/client/stream*", lambda route: route.abort())
    table.end_streams()
    expect(ada.page.locator(".offline")).to_contain_text("Connecting")
    table.boris.send(table.group, "said into the gap")
    table.ada.edit(table.group, first, "changed in the gap")
    ada.page.unroute("**/client/stream*")
    expect(ada.bubble("said into the gap")).to_be_visible(timeout=15_000)
    expect(ada.bubble("changed in the gap")).to_be_visible()
    expect(ada.page.locator(".offline")).to_be_hidden()
    table.boris.send(table.group, "said afterwards")
    expect(ada.bubble("said afterwards")).to_be_visible()
    table.troubles[:] = [line for line in table.troubles if "ERR_FAILED" not in line]


def test_hostile_names_stay_names(table: Table) -> None:
    names = ["<b>Bob</b>", "\u202egnitirw", "🦊🦊🦊", "x" * 64, "\u200b\u2060"]
    people = [table.world.person(name) for name in names]
    for number, hostile in enumerate(people):
        hostile.join(table.group)
        hostile.send(table.group, f"<img src=x> & number {number}")
    ada = table.tab(table.ada, PHONE).open(table.group)
    for number, name in enumerate(names[:-1]):
        expect(ada.bubble(f"& number {number}").locator(".name bdi")).to_have_text(name)
    # A name that nobody can see is told by its number.
    expect(ada.bubble("& number 4").locator(".name bdi")).to_have_text(f"#{people[4].id}")
    expect(ada.page.locator(".log img, .name b")).to_have_count(0)
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_nothing_is_wider_than_the_window_and_a_phone_shows_one_pane(table: Table) -> None:
    table.bot.board(table.group.id)
    table.ada.send(table.group, "W" * 300)
    boris = table.tab(table.boris, DESK).open(table.group)
    back, chats = boris.page.get_by_label("Назад к чатам"), boris.page.locator(".list-pane")
    for width, panes in ((DESK[0], 2), (390, 1), (320, 1)):
        boris.page.set_viewport_size({"width": width, "height": 700})
        expect(boris.bubble("WWW")).to_be_visible()
        expect(chats).to_be_visible(visible=panes == 2)
        expect(back).to_be_visible(visible=panes == 1)
        assert boris.page.evaluate("document.documentElement.scrollWidth") == width
    back.click()
    expect(chats).to_be_visible()
    assert boris.page.evaluate("document.documentElement.scrollWidth") == 320


def test_the_look_follows_the_system_until_it_is_chosen(table: Table) -> None:
    ada = table.tab(table.ada, color_scheme="dark")
    colour = "getComputedStyle(document.body).backgroundColor"
    dark = ada.page.evaluate(colour)
    ada.page.get_by_label("Menu", exact=True).click()
    ada.page.get_by_role("menuitem", name="Light look").click()
    light = ada.page.evaluate(colour)
    assert light != dark
    ada.page.reload()
    expect(ada.page.locator(".chat-row").first).to_be_attached()
    assert ada.page.evaluate(colour) == light


def test_one_picks_a_person_or_makes_one(table: Table) -> None:
    page = table.visit("/")
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    page.get_by_role("button", name="Add a person").click()
    page.get_by_label("First name").fill("Мария")
    page.get_by_label("Language").select_option("ru")
    page.get_by_role("button", name="Create").click()
    expect(page.locator(".list-me")).to_contain_text("Вы — Мария")
    page.goto(table.server.url)
    expect(page.locator(".list-me")).to_contain_text("Вы — Мария")  # the tab remembers
    other = table.visit("/")
    other.locator(".person-row", has_text="Борис").click()
    expect(other).to_have_url(re.compile(f"me={table.boris.id}"))
    expect(other.locator(".list-me")).to_contain_text("Вы — Борис")


def test_the_labels_are_whole_in_three_languages(table: Table) -> None:
    page = table.visit("/")
    script = "async code => (await import(`/static/js/lang/${code}.js`)).default"
    words = {code: page.evaluate(script, code) for code in ("en", "zh", "ru")}
    assert len(words["en"]) > 80
    for code, forms in (("zh", {"other"}), ("ru", {"one", "few", "many", "other"})):
        assert words[code].keys() == words["en"].keys()
        for key, text in words[code].items():
            assert isinstance(text, dict) == isinstance(words["en"][key], dict), key
            if isinstance(text, dict):
                assert text.keys() == forms, key
            else:
                assert set(re.findall(r"{\w+}", text)) == set(re.findall(r"{\w+}", words["en"][key])), key
                assert not re.search(r"[A-Za-z]{2,}", re.sub(r"{\w+}", "", text)), (code, key)

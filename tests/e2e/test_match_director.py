"""A director at the panel and the people in the chat: what one does, the others see."""

import re

import pytest
from playwright.sync_api import Page, expect

from bot.playground.model import Chat
from tests.e2e.chat_page import DESK, PHONE
from tests.e2e.match_house import House
from tests.e2e.match_people import Player, Round, wish

pytestmark = pytest.mark.timeout(300)  # ten seconds alone, ten times that on a crowded machine

SECRET = re.compile(r"🔵 Rebel|🔴 Sith|⚫ Vader|you are a|you are Vader|Psst|you have drawn")


class Evening:
    """Dora opens the lobby; Ada and Bo play with three bots."""

    def __init__(self, house: House, size: tuple[int, int]) -> None:
        self.house = house
        dora, ada, bo = (house.world.person(name) for name in ("Dora", "Ada", "Bo"))
        self.group: Chat = house.world.group("Friday", dora, [ada, bo])
        house.group = self.group
        self.dora = Player(house, house.tab(dora, size), "en")
        self.ada, self.bo = Player(house, house.tab(ada, PHONE), "en"), Player(house, house.tab(bo), "en")
        for each in (dora, ada, bo):
            each.start()
        house.quiet()
        self.table = Round(house, {ada.id: self.ada, bo.id: self.bo})

    def begin(self, *players: Player) -> None:
        """Dora opens; these join; bots fill the table up to five."""
        self.dora.say(self.group, "/newgame")
        if any(button["text"] == "Secret Vader" for button in self.dora.newest(self.group).buttons()):
            self.dora.press(self.group, "Secret Vader")
        for each in players:
            each.press(self.group, "✋ Join")
        for _ in range(5 - len(players)):
            self.dora.press(self.group, "🤖 Add a bot")
        self.dora.press(self.group, "▶️ Start")

    def panel(self) -> Page:
        """Dora asks for the panel in her private chat and follows the link there."""
        self.dora.say(None, "/panel")
        with self.dora.tab.page.context.expect_page() as opened:
            self.dora.node(None, self.dora.newest(None)).get_by_role("link").last.click()
        page = opened.value
        page.get_by_role("button", name="Sign in").click()
        page.get_by_role("link", name="Friday").click()
        return page

    def board(self, who: Player, text: str) -> None:
        """The newest message of the group says so, before anybody has pressed or reloaded anything."""
        expect(who.go(self.group).tab.page.locator(".msg.in").last).to_contain_text(text)

    def said(self, who: Player, text: str) -> None:
        """The group has been told, whatever has happened since."""
        expect(who.go(self.group).tab.page.locator(".msg.in", has_text=text).last).to_be_visible()

    def shot(self, page: Page, name: str) -> None:
        """A picture; also asserts that the page fits."""
        self.house.shot(page, f"director-{self.dora.tab.page.viewport_size['width']}-{name}")

    def closes_at(self) -> int:
        """The moment that the group's clock counts down to."""
        clock = self.ada.go(self.group).tab.page.locator(".msg.in time[data-unix]").last
        return int(clock.get_attribute("data-unix") or 0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_what_a_director_does_is_seen_in_the_chat_at_once(whole: House, size: tuple[int, int]) -> None:
    evening = Evening(whole, size)
    evening.begin(evening.ada, evening.bo)
    assert evening.table.next() is not None
    panel = evening.panel()
    expect(panel.locator("#part-head")).to_contain_text("running")
    assert SECRET.search(panel.locator("#part-roster").inner_text()), "a director who does not play sees everything"
    evening.shot(panel, "match")
    move_and_pause(evening, panel)
    cards(evening, panel)
    close(evening, panel)


def move_and_pause(evening: Evening, panel: Page) -> None:
    ada, group = evening.ada, evening.group
    before = evening.closes_at()
    panel.locator("#move-election-5").click()
    expect(panel.get_by_role("status")).to_contain_text("The deadline has been moved")
    evening.board(ada, "A deadline has been moved")
    clock = ada.tab.page.locator(".msg.in time[data-unix]").last
    expect(clock).to_have_attribute("data-unix", str(before + 300))
    evening.shot(ada.tab.page, "chat-moved")

    ballots = ada.newest(group)
    sleeping = ballots.buttons()[0]["callback_data"]
    panel.locator("#pause").click()
    expect(panel.get_by_role("status")).to_contain_text("The match is paused")
    evening.board(ada, "Clocks stand still and buttons sleep")
    expect(ada.node(group, ada.newest(group)).locator(".key")).to_have_count(0)
    evening.shot(ada.tab.page, "chat-paused")
    # Somebody whose page has not seen the pause yet.
    assert ada.tab.me.forge(group, ballots, sleeping).answer().text.startswith("The match is paused")
    panel.locator("#pause").click()
    expect(panel.get_by_role("status")).to_contain_text("The match goes on")
    evening.board(ada, "The match goes on")
    expect(ada.node(group, ada.newest(group)).locator(".key")).to_have_count(2)


def cards(evening: Evening, panel: Page) -> None:
    bo, group = evening.bo, evening.group
    panel.locator("#card-1").click()
    panel.get_by_label("Reason").fill("Please come to the table")
    evening.shot(panel, "card")
    panel.locator("#go-on").click()
    evening.board(bo, "Yellow card for 1. Basil")
    evening.board(bo, "Please come to the table")
    panel.locator("#card-1").click()
    panel.get_by_label("Red card").check()
    panel.locator("#go-on").click()
    expect(panel.locator("#confirm")).to_be_visible()
    evening.shot(panel, "red")
    panel.locator("#confirm").click()
    expect(panel.locator("#part-roster tr.out")).to_have_count(1)
    evening.said(bo, "Red card: 1. Basil leaves the match")
    expect(bo.go(group).tab.page.locator(".msg.in").last.locator("s")).to_contain_text("Basil")
    evening.shot(bo.tab.page, "chat-red")
    evening.shot(panel, "after-red")


def close(evening: Evening, panel: Page) -> None:
    """The office has passed on, a bot has named somebody, and the people take their time."""
    found = evening.table.next()
    assert found is not None
    panel.reload()
    panel.locator("#close-election").click()
    expect(panel.get_by_role("main")).to_contain_text("falls due at once")
    panel.locator("#confirm").click()
    evening.said(evening.ada, "Time has been called: vote on the government")
    evening.shot(evening.ada.tab.page, "chat-closed")


def test_a_director_who_plays_sees_no_secrets(whole: House) -> None:
    evening = Evening(whole, PHONE)
    dora, ada, table = evening.dora, evening.ada, evening.table
    table.players = {each.tab.me.id: each for each in (dora, ada)}
    evening.begin(dora, ada)
    table.play(wish, until=lambda prompt: prompt.key == "enact.3")
    panel = evening.panel()
    expect(panel.get_by_role("main")).to_contain_text("You hold a seat in this match")
    assert not SECRET.search(panel.locator("body").inner_text())
    assert SECRET.search("\n".join(message.text for message in dora.tab.me.sees()))
    evening.shot(panel, "playing")

"""A whole match of Secret Vader in each language: two people at a phone and a desk, three bots, from lobby to end."""

import re

import pytest
from playwright.sync_api import expect

from bot.playground.model import Chat
from shared.i18n import PLAIN, Voice
from shared.kernel.text import SeatList
from tests.e2e.chat_page import PHONE
from tests.e2e.match_house import House
from tests.e2e.match_people import Player, Round, wish

pytestmark = pytest.mark.timeout(300)  # ten seconds alone, ten times that on a crowded machine

NAMES = {"en": ("Ada", "Bo"), "ru": ("Вера", "Глеб"), "zh": ("陈晨", "林立")}
SPOKEN = {"en": "English", "ru": "Русский", "zh": "中文"}
KINDS = ["ballot"] * 5 + ["nominate", "ballot", "ballot", "discard", "enact", "power"]
KINDS += KINDS[5:]
"""What the two people are asked: ballots (one vote is changed), then their own two rounds, each with a power."""
FOREIGN = re.compile(r"[A-Za-z]{2,}")
SAME_EVERYWHERE = re.compile(
    r"/[a-z]+|\b[0-9a-f]{64}\b|https?://\S+|SHA-256|English|Parlor|[A-Z][a-z]+/[A-Z][a-z]+|UTC"
)
"""Commands, digests, addresses, proper names."""


class Story:
    """Two people of one language and what they do before and after the match."""

    def __init__(self, house: House, language: str) -> None:
        self.house, self.language = house, language
        first, second = NAMES[language]
        ada, bo = house.world.person(first, language), house.world.person(second)
        house.group = house.world.group("🌌", ada, [bo])
        self.phone = Player(house, house.tab(ada, PHONE), language)
        self.desk = Player(house, house.tab(bo), language)
        self.group: Chat = house.group
        self.voice = Voice(language, markup=PLAIN)

    def word(self, key: str, **args: object) -> str:
        return self.voice.line(key, **args)  # type: ignore[arg-type]

    def tap(self, who: Player, key: str, *, silent: bool = False) -> str:
        """Presses a button of the lobby."""
        return who.press(self.group, self.word(f"bot-button-{key}"), silent=silent)

    def speak(self) -> None:
        """The group, and a person whose app is English, choose the language."""
        self.desk.go(None)
        self.desk.tab.page.get_by_role("button", name="Start", exact=True).click()
        self.house.quiet()
        for who, chat in ((self.phone, self.group), (self.desk, None)):
            who.say(chat, "/language")
            assert who.press(chat, SPOKEN[self.language]) == self.word("bot-toast-language")
            expect(who.tab.bubble(self.word("bot-language-set"))).to_be_visible()
        self.seen = {self.group.id: self.phone.newest(self.group).id, self.desk.tab.me.id: self.desk.newest(None).id}
        self.house.world.toasts.clear()

    def gather(self) -> None:
        """A lobby with two people, one of whom the bot has never met, and three bots."""
        self.phone.say(self.group, "/newgame")
        game = self.word("vader-name")
        if any(game == button["text"] for button in self.phone.newest(self.group).buttons()):
            self.phone.press(self.group, game)
        self.house.shot(self.phone.tab.page, f"{self.language}-lobby-phone")
        self.phone.key(self.group, self.word("bot-button-join")).click()
        expect(self.phone.tab.page).to_have_url(re.compile(f"#{self.phone.tab.me.id}$"))
        self.house.quiet()
        expect(self.phone.tab.bubble("🌌")).to_contain_text("✅")
        self.house.shot(self.phone.tab.page, f"{self.language}-joined-phone")
        assert self.tap(self.desk, "join") == self.word("bot-toast-joined", number=2)
        for _ in range(3):
            assert self.tap(self.phone, "bot") == self.word("bot-toast-bot-added")

    def browse(self) -> None:
        """Every option is turned once around, and the rules are read to the last page."""
        lobby = self.phone.newest(self.group)
        self.tap(self.phone, "options", silent=True)
        menu = self.phone.newest(self.group)
        done = self.word("bot-button-close")
        for row in range(len(menu.buttons()) - 1):
            before = menu.buttons()[row]["text"]
            for _ in range(12):
                now = self.phone.newest(self.group).buttons()[row]["text"]
                if self.phone.press(self.group, now) and self.phone.newest(self.group).buttons()[row]["text"] == before:
                    break
            else:
                raise AssertionError(before)
        self.house.shot(self.phone.tab.page, f"{self.language}-options-phone")
        self.phone.press(self.group, done, silent=True)
        expect(self.phone.node(self.group, menu)).to_have_count(0)
        self.phone.press(self.group, self.word("bot-button-rules"), silent=True)
        book = self.phone.newest(self.group)
        assert book.id != lobby.id
        self.house.shot(self.phone.tab.page, f"{self.language}-rules-phone")
        for _ in range(12):
            text = book.text
            if book.buttons()[-1]["text"] != self.word("bot-button-next"):
                break
            self.phone.press(self.group, self.word("bot-button-next"), silent=True)
            assert book.text != text

    def foreign(self) -> list[str]:
        """What was said, on any button, in any message or answer, since the language was chosen, with Latin words."""
        said: list[str] = []
        for chat in self.house.world.state.chats.values():
            for message in chat.messages.values():
                if message.sender == self.house.world.state.bot_id and message.id > self.seen.get(chat.id, 0):
                    for body in (*message.versions, message.body):
                        said.append(body.get("text", ""))
                        rows = body.get("reply_markup", {}).get("inline_keyboard", ())
                        said += [button["text"] for row in rows for button in row]
        said += [each for told in self.house.world.toasts.values() for each in told]
        assert len(said) > 50
        return sorted(
            {line for text in said for line in text.split("\n") if FOREIGN.search(SAME_EVERYWHERE.sub("", line))}
        )


@pytest.mark.parametrize("language", ["en", "ru", "zh"])
def test_a_whole_match(whole: House, language: str) -> None:
    house = whole
    story = Story(house, language)
    phone, desk, group = story.phone, story.desk, story.group
    story.speak()
    story.gather()
    story.browse()
    assert story.tap(phone, "start") == story.word("bot-toast-started")
    table = Round(house, {each.tab.me.id: each for each in (phone, desk)}, language)
    found = table.next()
    assert found is not None
    house.shot(phone.go(None).tab.page, f"{language}-role-phone")
    house.shot(desk.go(group).tab.page, f"{language}-board-desk")
    for command in ("/status", "/help", "/timezone", "/heckle"):
        desk.say(group, command)
    desk.say(None, "/role")
    table.answer(*found, "fail")
    table.answer(*found, "pass")  # votes may be changed until the last one is in
    table.play(wish)
    won = {"winner": "rebels", "reason": "vader_assassinated", "winners": SeatList((1, 3, 4))}
    ending = story.word("vader-event-match-ended", **won).partition("\n")[0]
    for who, name in ((phone, "phone"), (desk, "desk")):
        end = who.node(group, who.newest(group))
        expect(end).to_contain_text(ending)
        expect(end.locator(".key")).to_have_count(0)
        house.shot(who.tab.page, f"{language}-end-{name}")
    assert table.answered == KINDS
    if language != "en":
        assert story.foreign() == []

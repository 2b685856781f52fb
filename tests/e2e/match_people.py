"""People at their tabs: they read, tap what they see, and hold the bot to an answer for every tap."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect

from bot.playground.model import Chat, Message
from shared.i18n import PLAIN, Voice
from shared.kernel.prompts import Option, Place, Prompt
from shared.services import roster
from shared.services.work import Tx
from shared.storage.models import MatchRow
from tests.bot.playing import open_choices
from tests.e2e.chat_page import Tab
from tests.e2e.match_house import House, wait

Strategy = Callable[[Prompt], str]
"""Which option of a prompt somebody takes, by its key."""

WISHES = {
    "nominate": ("3", "4", "2", "1", "5"),
    "ballot": ("pass",),
    "discard": ("R", "I"),
    "enact": ("I", "R"),
    "power": ("peek", "5"),
}


def wish(prompt: Prompt) -> str:
    """Rebels who let the Empire grow until they may look at the deck, and then shoot the right one."""
    keys = [option.key for option in prompt.options]
    return next(key for key in WISHES[prompt.key.partition(".")[0]] if key in keys)


@dataclass
class Player:
    """One person at one tab."""

    house: House
    tab: Tab
    language: str
    pressed: list[tuple[str, str]] = field(default_factory=list)
    """Every button that was pressed and what it answered."""

    @property
    def group(self) -> Chat:
        """The only group."""
        assert self.house.group is not None
        return self.house.group

    def go(self, chat: Chat | None) -> "Player":
        """To a chat, by way of the list where there is room for one of the two only; None: the private chat."""
        number = self.tab.me.id if chat is None else chat.id
        page = self.tab.page
        if page.url.rpartition("#")[2] != str(number):
            back = page.locator(".round.back")
            if back.is_visible():
                back.click()
            self.tab.open(number)
        return self

    def say(self, chat: Chat | None, text: str) -> None:
        """Types it, sends it, and waits for what follows."""
        before = len(self._mine(chat))
        self.go(chat).tab.say(text)
        wait(lambda: len(self._mine(chat)) > before)
        expect(self.node(chat, self._mine(chat)[-1])).to_contain_text(text)
        self.house.quiet()

    def _mine(self, chat: Chat | None) -> list[Message]:
        return [each for each in self.tab.me.sees(chat) if each.sender == self.tab.me.id and not each.service]

    def newest(self, chat: Chat | None) -> Message:
        """The newest message of the bot."""
        return self.tab.me.last(chat)

    def node(self, chat: Chat | None, message: Message) -> Locator:
        """A message as it stands in the open chat."""
        self.go(chat)
        return self.tab.page.locator(f'.msg[data-id="{message.id}"]')

    def key(self, chat: Chat | None, label: str) -> Locator:
        """The button of the newest message that has one with this label."""
        for message in reversed(self.tab.me.sees(chat)):
            if any(label == button["text"] for button in message.buttons()):
                exactly = re.compile(f"^{re.escape(label)}$")
                inside = self.tab.page.locator(".key-label", has_text=exactly)
                return self.node(chat, message).locator(".key").filter(has=inside)
        raise AssertionError(f"{self.tab.me} sees no button {label!r}; there are {self.tab.me.buttons(chat)}")

    def press(self, chat: Chat | None, label: str, *, silent: bool = False) -> str:
        """Taps a button and reads what it answers: a line, or a box that stays until it is read.

        `silent` ones answer by what they do to the messages, and only stop waiting.
        """
        toasts = self.house.world.toasts.setdefault(self.tab.me.id, [])
        before = len(toasts)
        key = self.key(chat, label)
        key.click()
        if silent:
            self.house.quiet()
            expect(self.tab.page.locator(".key.waiting")).to_have_count(0)
            return ""
        wait(lambda: len(toasts) > before)
        told = toasts[-1]
        assert told.strip(), label
        self.pressed.append((label, told))
        alert = self.tab.page.get_by_role("alertdialog")
        expect(
            self.tab.page.locator(".toast").filter(has_text=told).or_(alert.filter(has_text=told)).last
        ).to_be_visible()
        if alert.count():
            self.tab.page.keyboard.press("Enter")
            expect(alert).to_have_count(0)
        self.house.quiet()
        return told


@dataclass
class Round:
    """The people of a match, playing it through what they see."""

    house: House
    players: dict[int, Player]
    """By account."""
    language: str = "en"
    """The group's."""
    answered: list[str] = field(default_factory=list)
    """The kinds of all questions that people have answered, in order: the first part of each prompt's key."""

    def next(self) -> tuple[Player, Prompt] | None:
        """Whom the match waits for among the people, once the fill-bots have done their part; None: it is over."""
        found: list[tuple[int, Prompt]] = []

        def asked() -> bool:
            found[:] = [(who, prompt) for who, prompt in self.house.read(open_choices) if who in self.players]
            return bool(found) or self.house.read(_over)

        wait(asked)
        self.house.quiet()
        return (self.players[found[0][0]], found[0][1]) if found else None

    def label(self, player: Player, prompt: Prompt, option: Option) -> str:
        """What the button says to those who see it."""
        language = player.language if prompt.place is Place.PRIVATE else self.language
        return Voice(language, self.house.read(_names), PLAIN).say(option.label)

    def answer(self, player: Player, prompt: Prompt, key: str) -> str:
        """Presses the option, and once more where the bot asks for that; what was recorded."""
        option = next(each for each in prompt.options if each.key == key)
        label = self.label(player, prompt, option)
        chat = None if prompt.place is Place.PRIVATE else player.group
        told = player.press(chat, label)
        if prompt.confirm:
            again = told
            # Sooner than a thought it counts as a double tap, and the bot asks again.
            while again == told:
                again = player.press(chat, label)
            told = again
        assert told == self.recorded(player, option)
        self.answered.append(prompt.key.partition(".")[0])
        return told

    def recorded(self, player: Player, option: Option) -> str:
        """What somebody is told whose press has counted."""
        voice = Voice(player.language, self.house.read(_names), PLAIN)
        return voice.line("common-press-recorded", option=option.label)

    def play(self, strategy: Strategy, until: Callable[[Prompt], bool] = lambda prompt: False, most: int = 120) -> None:
        """Plays on, to the end or to a question at which to stop."""
        for _ in range(most):
            found = self.next()
            if found is None or until(found[1]):
                return
            self.answer(*found, strategy(found[1]))
        raise AssertionError("this match does not end")


def _over(tx: Tx) -> bool:
    return tx.session.query(MatchRow).order_by(MatchRow.id.desc()).first().status != "running"


def _names(tx: Tx) -> dict[int, str]:
    return roster.names(tx, tx.session.query(MatchRow).order_by(MatchRow.id.desc()).first().id)

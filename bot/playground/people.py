"""What a person can do and see: the hands and eyes of tests and of the chat page."""

import re
from typing import TYPE_CHECKING, Any

from bot.playground import access, groups, personal
from bot.playground.entities import parse_html
from bot.playground.errors import NoSuchButton, Refused
from bot.playground.model import Chat, Message, User
from bot.playground.presses import Press

if TYPE_CHECKING:
    from bot.playground.world import World

Place = Chat | int | None


class Person:
    """One account, acting through the world; a chat of None is the private chat with the bot."""

    def __init__(self, world: "World", id: int) -> None:
        self.world = world
        self.id = id

    def __repr__(self) -> str:
        return f"<{self.user.first_name} {self.id}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Person) and other.id == self.id and other.world is self.world

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def user(self) -> User:
        """The account."""
        return self.world.state.users[self.id]

    def place(self, chat: Place) -> Chat:
        """The chat meant; one's own private chat is opened when needed."""
        if chat is None or chat == self.id:
            return personal.private_chat(self.world, self.id)
        return self.world.chat(chat)

    def start(self, payload: str = "") -> Message:
        """Open the private chat with the bot and press Start, perhaps out of a deep link."""
        if payload and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", payload):
            raise Refused("a deep link holds at most 64 of A-Z a-z 0-9 _ -")
        with self.world.lock:
            if self.user.blocked:
                self.block(False)
            return self.send(None, f"/start {payload}".strip())

    def send(self, chat: Place, text: str, *, thread: int | None = None, reply_to: int | Message | None = None,
             html: bool = False, anonymous: bool | None = None, as_channel: str | None = None) -> Message:  # fmt: skip
        """Write a message; raises Refused when the person may not."""
        with self.world.lock:
            where = self.place(chat)
            if anonymous is not None:
                access.member(self.world, where, self.id).anonymous = anonymous
            plain, entities = parse_html(text) if html else (text, [])
            return personal.send(
                self.world, where, self.id, {"text": plain, "entities": entities}, thread=thread,
                reply_to=reply_to.id if isinstance(reply_to, Message) else reply_to, channel=as_channel,
            )  # fmt: skip

    def send_photo(self, chat: Place, data: bytes, caption: str = "", *, thread: int | None = None) -> Message:
        """Send a picture."""
        with self.world.lock:
            return personal.send_photo(self.world, self.place(chat), self.id, data, caption, thread=thread)

    def send_file(self, chat: Place, kind: str, data: bytes, caption: str = "",
                  reply_to: int | Message | None = None) -> Message:  # fmt: skip
        """Send a sticker, a voice note or a document."""
        with self.world.lock:
            answered = reply_to.id if isinstance(reply_to, Message) else reply_to
            return personal.send_file(self.world, self.place(chat), self.id, kind, data, caption, reply_to=answered)

    def edit(self, chat: Place, message: int | Message, text: str) -> Message:
        """Change one of one's own messages."""
        with self.world.lock:
            return personal.edit(self.world, self.place(chat), self.id, _number(message), text)

    def delete(self, chat: Place, message: int | Message) -> None:
        """Delete a message: one's own, or any as an administrator."""
        with self.world.lock:
            personal.delete(self.world, self.place(chat), self.id, _number(message))

    def press(self, chat: Place, button: str, message: int | Message | None = None) -> Press:
        """Tap the button with this text (or containing it) on the newest message that has it, or on the one given."""
        with self.world.lock:
            where = self.place(chat)
            for candidate in [self._one(where, message)] if message is not None else reversed(self.sees(where)):
                found = _pick(candidate, button)
                if found is not None:
                    return self._tap(where, candidate, found)
            raise NoSuchButton(f"{self.user.first_name} sees no button {button!r}; there are {self.buttons(where)}")

    def forge(self, chat: Place, message: int | Message, data: str) -> Press:
        """Send callback data that need not stand on any button, as a changed client could."""
        with self.world.lock:
            return personal.press(self.world, self.place(chat), self.id, _number(message), data)

    def _tap(self, chat: Chat, message: Message, button: dict[str, Any]) -> Press:
        if "callback_data" in button:
            return personal.press(self.world, chat, self.id, message.id, button["callback_data"])
        raise NoSuchButton(f"the button {button['text']!r} opens {button.get('url')!r}; follow() it instead")

    def follow(self, url: str | None) -> Message:
        """Open a deep link to the bot, as from a button or an answer to a tap."""
        found = re.fullmatch(r"(?:https?://)?t\.me/(\w+)(?:\?start=([\w-]*))?", url or "")
        if found is None or found[1].lower() != (self.world.bot.username or "").lower():
            raise Refused(f"no deep link to the bot: {url!r}")
        return self.start(found[2] or "")

    def _one(self, chat: Chat, message: int | Message) -> Message:
        found = chat.messages.get(_number(message))
        if found is None or found.deleted:
            raise NoSuchButton("that message is gone")
        return found

    def sees(self, chat: Place = None, *, thread: int | None = None) -> list[Message]:
        """The messages of a chat as they stand now, oldest first; nothing where the person is no member."""
        with self.world.lock:
            if chat is None and self.id not in self.world.state.chats:
                return []
            where = self.place(chat)
            if not personal.may_see(self.world, where, self.id):
                return []
            return [m for m in where.messages.values() if not m.deleted and (thread is None or m.thread == thread)]

    def last(self, chat: Place = None) -> Message:
        """The newest message of the bot that the person sees in a chat."""
        bot = self.world.state.bot_id
        for message in reversed(self.sees(chat)):
            if message.sender == bot and not message.service:
                return message
        raise LookupError(f"the bot has said nothing that {self.user.first_name} could see")

    def buttons(self, chat: Place = None) -> list[str]:
        """The texts of all buttons in sight, oldest message first."""
        return [button["text"] for message in self.sees(chat) for button in message.buttons()]

    def everything(self) -> str:
        """All this person was ever shown, as one text: messages, earlier versions, buttons, answers to taps."""
        return personal.everything(self.world, self.id)

    def join(self, chat: Place, link: str | None = None) -> None:
        """Come into a group, perhaps through an invite link."""
        with self.world.lock:
            where = self.place(chat)
            found = personal.usable_link(self.world, where, link) if link else None
            groups.join(self.world, where, self.id, link=found)

    def leave(self, chat: Place) -> None:
        """Go out of a group."""
        with self.world.lock:
            groups.leave(self.world, self.place(chat), self.id)

    def add(self, chat: Place, who: "Person | User") -> None:
        """Bring somebody, or the bot, into a group."""
        with self.world.lock:
            personal.rule(self.world, self.place(chat), self.id, who.id, "add")

    def kick(self, chat: Place, who: "Person | User") -> None:
        """Throw somebody, or the bot, out."""
        with self.world.lock:
            personal.rule(self.world, self.place(chat), self.id, who.id, "kick")

    def promote(self, chat: Place, who: "Person | User", rights: dict[str, bool] | None = None) -> None:
        """Make somebody, or the bot, an administrator; rights of {} make an ordinary member."""
        with self.world.lock:
            personal.rule(self.world, self.place(chat), self.id, who.id, "promote", rights)

    def block(self, blocked: bool = True) -> None:
        """Block the bot, or unblock it."""
        with self.world.lock:
            personal.block(self.world, self.id, blocked)


def _number(message: int | Message) -> int:
    return message if isinstance(message, int) else message.id


def _pick(message: Message, text: str) -> dict[str, Any] | None:
    buttons = message.buttons()
    for button in buttons:
        if button["text"] == text:
            return button
    return next((button for button in buttons if text.lower() in button["text"].lower()), None)

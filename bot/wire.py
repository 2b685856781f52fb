"""Updates as they come over the wire: only the fields we read, so that nothing Telegram adds can break us."""

from typing import Any

import msgspec

from bot.keys import Key, Rows

ANONYMOUS_ADMIN = 1087968824
"""GroupAnonymousBot: the sender of an administrator who hides behind the group."""


class Person(msgspec.Struct, frozen=True):
    """`User` of the Bot API."""

    id: int
    first_name: str = ""
    last_name: str = ""
    username: str | None = None
    is_bot: bool = False
    language_code: str | None = None

    @property
    def name(self) -> str:
        """First and last name."""
        return f"{self.first_name} {self.last_name}".strip()


class Place(msgspec.Struct, frozen=True):
    """`Chat` of the Bot API."""

    id: int
    type: str = "private"
    title: str = ""

    @property
    def private(self) -> bool:
        """Whether this is one person's chat with the bot."""
        return self.type == "private"

    @property
    def group(self) -> bool:
        """Whether this is a place where matches are played."""
        return self.type in {"group", "supergroup"}


class Entity(msgspec.Struct, frozen=True):
    """`MessageEntity`; offsets count UTF-16 units."""

    type: str
    offset: int
    length: int
    url: str | None = None


class Cell(msgspec.Struct, frozen=True):
    """`InlineKeyboardButton`."""

    text: str = ""
    callback_data: str | None = None
    url: str | None = None


class Keyboard(msgspec.Struct, frozen=True):
    """`InlineKeyboardMarkup`."""

    inline_keyboard: tuple[tuple[Cell, ...], ...] = ()


class File(msgspec.Struct, frozen=True):
    """`PhotoSize`, `Sticker`, `Voice` or `Document` of the Bot API."""

    file_id: str


class Message(msgspec.Struct, frozen=True):
    """`Message` of the Bot API, what we use of it."""

    message_id: int
    date: int = 0
    chat: Place = Place(0)
    sender: Person | None = msgspec.field(default=None, name="from")
    sender_chat: Place | None = None
    message_thread_id: int | None = None
    is_topic_message: bool = False
    is_automatic_forward: bool = False
    text: str | None = None
    caption: str | None = None
    entities: tuple[Entity, ...] = ()
    photo: tuple[File, ...] = ()
    sticker: File | None = None
    voice: File | None = None
    document: File | None = None
    reply_to_message: "Message | None" = None
    migrate_to_chat_id: int | None = None
    migrate_from_chat_id: int | None = None
    left_chat_member: Person | None = None
    new_chat_title: str | None = None
    pinned_message: Any = None
    forum_topic_closed: Any = None
    forum_topic_reopened: Any = None
    reply_markup: Keyboard | None = None

    @property
    def keyboard(self) -> Rows:
        """The buttons under it."""
        rows = self.reply_markup.inline_keyboard if self.reply_markup is not None else ()
        return tuple(tuple(Key(cell.text, cell.callback_data, cell.url) for cell in row) for row in rows)

    @property
    def words(self) -> str:
        """What is written in it, as text or under a picture."""
        return self.text or self.caption or ""

    @property
    def thread(self) -> int:
        """The topic; 0 for none and for the general one."""
        return self.message_thread_id or 0 if self.is_topic_message else 0


class Press(msgspec.Struct, frozen=True):
    """`CallbackQuery` of the Bot API."""

    id: str
    sender: Person = msgspec.field(name="from")
    data: str | None = None
    message: Message | None = None


class Member(msgspec.Struct, frozen=True):
    """`ChatMember` of the Bot API."""

    status: str
    user: Person
    can_pin_messages: bool = False
    can_delete_messages: bool = False
    can_restrict_members: bool = False
    is_member: bool = True

    @property
    def inside(self) -> bool:
        """Whether they are in the chat."""
        return self.status in {"creator", "administrator", "member"} or (self.status == "restricted" and self.is_member)

    @property
    def admin(self) -> bool:
        """Whether they run the chat."""
        return self.status in {"creator", "administrator"}


class MemberChange(msgspec.Struct, frozen=True):
    """`ChatMemberUpdated` of the Bot API."""

    chat: Place
    sender: Person = msgspec.field(name="from")
    new_chat_member: Member


class Update(msgspec.Struct, frozen=True):
    """`Update` of the Bot API; kinds we do not ask for are left out."""

    update_id: int
    message: Message | None = None
    edited_message: Message | None = None
    callback_query: Press | None = None
    my_chat_member: MemberChange | None = None
    chat_member: MemberChange | None = None


ALLOWED = ("message", "edited_message", "callback_query", "my_chat_member", "chat_member")
"""Kinds of updates to ask for; chat_member comes only where the bot is an administrator."""

_decoder = msgspec.json.Decoder(Update)


def decode(raw: bytes) -> Update:
    """An update from its JSON; msgspec.DecodeError for what cannot be one."""
    return _decoder.decode(raw)


def bold_parts(text: str, entities: tuple[Entity, ...]) -> tuple[str, ...]:
    """The bold stretches of a message, in order."""
    units = text.encode("utf-16-le")
    spans = (each for each in entities if each.type == "bold")
    return tuple(units[2 * s.offset : 2 * (s.offset + s.length)].decode("utf-16-le", "ignore").strip() for s in spans)

"""What the playground remembers: people, chats, members, messages, updates, files; plain values, fit for a file."""

from typing import Any

import msgspec

Body = dict[str, Any]

PERMISSIONS = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews", "can_react_to_messages", "can_edit_tag", "can_change_info", "can_invite_users",
    "can_pin_messages", "can_manage_topics",
)  # fmt: skip
RIGHTS = (
    "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
    "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories",
    "can_delete_stories", "can_pin_messages", "can_manage_topics", "can_manage_tags", "can_send_welcome_messages",
)  # fmt: skip

GROUP_DEFAULTS = dict.fromkeys(PERMISSIONS, True) | {
    "can_change_info": False, "can_pin_messages": False, "can_manage_topics": False,
}  # fmt: skip
BOT_RIGHTS = tuple(right for right in RIGHTS if right != "can_promote_members")

ANONYMOUS_ADMIN = 1087968824
CHANNEL_BOT = 136817688


class User(msgspec.Struct):
    """An account; `started` and `blocked` say how it stands to the bot."""

    id: int
    first_name: str
    is_bot: bool = False
    last_name: str | None = None
    username: str | None = None
    language: str = "en"
    started: bool = False
    blocked: bool = False
    deactivated: bool = False

    def api(self) -> Body:
        """The Bot API's User."""
        body: Body = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        if self.last_name:
            body["last_name"] = self.last_name
        if self.username:
            body["username"] = self.username
        if not self.is_bot:
            body["language_code"] = self.language
        return body


class Member(msgspec.Struct):
    """Somebody's standing in a group."""

    status: str = "member"
    rights: dict[str, bool] = {}
    permissions: dict[str, bool] = {}
    until: int = 0
    present: bool = True
    anonymous: bool = False
    title: str | None = None
    tag: str | None = None

    @property
    def admin(self) -> bool:
        """Creator or administrator."""
        return self.status in ("creator", "administrator")

    @property
    def here(self) -> bool:
        """In the group now."""
        return self.status in ("creator", "administrator", "member") or (self.status == "restricted" and self.present)

    def has(self, right: str) -> bool:
        """Holds this administrator's right."""
        return self.status == "creator" or (self.status == "administrator" and self.rights.get(right, False))


class Topic(msgspec.Struct):
    """A forum topic; its id is the id of the service message that opened it."""

    id: int
    name: str
    closed: bool = False
    deleted: bool = False
    icon_color: int = 7322096


class Link(msgspec.Struct):
    """An invite link of a group."""

    url: str
    creator: int
    name: str | None = None
    expires: int = 0
    limit: int = 0
    joined: int = 0
    request: bool = False
    primary: bool = False
    revoked: bool = False

    def api(self, creator: Body) -> Body:
        """The Bot API's ChatInviteLink."""
        body: Body = {
            "invite_link": self.url, "creator": creator, "creates_join_request": self.request,
            "is_primary": self.primary, "is_revoked": self.revoked,
        }  # fmt: skip
        if self.name:
            body["name"] = self.name
        if self.expires:
            body["expire_date"] = self.expires
        if self.limit:
            body["member_limit"] = self.limit
        return body


class Message(msgspec.Struct):
    """One message: `body` is the Bot API object and is never changed in place, only replaced."""

    id: int
    sender: int
    body: Body
    deleted: bool = False
    protected: bool = False
    service: bool = False
    reply_keyboard: Body | None = None
    reaction: str | None = None
    """The bot's own; the Bot API shows it to nobody in a message."""
    versions: list[Body] = []

    @property
    def text(self) -> str:
        """Text or caption."""
        return self.body.get("text") or self.body.get("caption") or ""

    @property
    def thread(self) -> int | None:
        """The topic it stands in."""
        return self.body.get("message_thread_id") if self.body.get("is_topic_message") else None

    def buttons(self) -> list[Body]:
        """Its inline buttons, row by row."""
        return [button for row in self.body.get("reply_markup", {}).get("inline_keyboard", ()) for button in row]


class Chat(msgspec.Struct):
    """A private chat of a person with the bot (same id as the person), a group or a supergroup."""

    id: int
    type: str
    title: str | None = None
    first_name: str | None = None
    username: str | None = None
    description: str | None = None
    is_forum: bool = False
    members: dict[int, Member] = {}
    messages: dict[int, Message] = {}
    next_message: int = 1
    topics: dict[int, Topic] = {}
    general_closed: bool = False
    permissions: dict[str, bool] = {}
    links: list[Link] = []
    pinned: list[int] = []
    migrated_to: int = 0
    read: dict[int, int] = {}

    @property
    def private(self) -> bool:
        """A chat of one person with the bot."""
        return self.type == "private"

    def api(self) -> Body:
        """The Bot API's Chat."""
        body: Body = {"id": self.id, "type": self.type}
        for key in ("title", "first_name", "username"):
            if value := getattr(self, key):
                body[key] = value
        if self.is_forum:
            body["is_forum"] = True
        return body


class File(msgspec.Struct):
    """Something uploaded."""

    id: str
    unique: str
    kind: str
    name: str
    mime: str
    data: bytes
    width: int = 0
    height: int = 0


class Update(msgspec.Struct):
    """Something not confirmed yet; `queue` keeps the order of a chat or presser, `repeats` are planned duplicates."""

    id: int
    kind: str
    body: Body
    expires: float
    queue: int
    repeats: int = 0

    def api(self) -> Body:
        """The Bot API's Update."""
        return {"update_id": self.id, self.kind: self.body}


class Webhook(msgspec.Struct):
    """Where updates are pushed to."""

    url: str = ""
    secret: str | None = None
    connections: int = 40
    error_at: int = 0
    error: str | None = None


class State(msgspec.Struct):
    """Everything that survives a restart."""

    bot_id: int = 1
    users: dict[int, User] = {}
    chats: dict[int, Chat] = {}
    files: dict[str, File] = {}
    updates: list[Update] = []
    next_update: int = 1
    next_user: int = 101
    next_group: int = 501
    allowed: list[str] | None = None
    webhook: Webhook = msgspec.field(default_factory=Webhook)
    commands: dict[str, list[Body]] = {}
    texts: dict[str, str] = {}
    menus: dict[int, Body] = {}
    admin_rights: Body = {}
    bot_reads_everything: bool = False

"""Who may do what where: finding chats for the bot, and the rights of the bot and of members."""

from typing import TYPE_CHECKING

from bot.playground.errors import ApiError, bad, forbidden
from bot.playground.model import RIGHTS, Body, Chat, Member
from bot.playground.params import Params

if TYPE_CHECKING:
    from bot.playground.world import World

SEND_WORDS = {
    "can_send_messages": "text messages", "can_send_photos": "photos", "can_send_documents": "documents",
    "can_send_other_messages": "stickers", "can_send_voice_notes": "voice notes", "can_send_polls": "polls",
}  # fmt: skip


def find_chat(world: "World", params: Params, name: str = "chat_id") -> Chat:
    """The chat named by a call; the bot has to know it."""
    raw = params.text(name)
    if not raw:
        raise bad(f"{name} is empty")
    chats = world.state.chats
    if raw.startswith("@"):
        chat = next((chat for chat in chats.values() if (chat.username or "").lower() == raw[1:].lower()), None)
    else:
        chat = chats.get(params.number(name))
    if chat is None:
        user = world.state.users.get(params.number(name))
        if user is not None and not user.is_bot:
            raise forbidden("bot can't initiate conversation with a user")
        raise bad("chat not found")
    if chat.migrated_to:
        raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to)
    if not chat.private:
        _present(world, chat)
    return chat


def _present(world: "World", chat: Chat) -> None:
    me = member(world, chat, world.state.bot_id)
    word = "supergroup" if chat.type == "supergroup" else "group"
    if me.status == "kicked":
        raise forbidden(f"bot was kicked from the {word} chat")
    if not me.here:
        raise forbidden(f"bot is not a member of the {word} chat")


def member(world: "World", chat: Chat, user_id: int) -> Member:
    """Somebody's standing now; restrictions and bans that have run out are lifted."""
    found = chat.members.get(user_id)
    if found is None:
        return Member("left")
    if found.until and found.until <= world.now() and found.status in ("restricted", "kicked"):
        found.status = "member" if found.status == "restricted" and found.present else "left"
        found.until, found.permissions = 0, {}
    return found


def allowed(world: "World", chat: Chat, user_id: int, permission: str) -> bool:
    """Whether a member may do this, by their own restriction and the group's permissions."""
    who = member(world, chat, user_id)
    if who.admin:
        return True
    if not who.here or not chat.permissions.get(permission, False):
        return False
    return who.status != "restricted" or who.permissions.get(permission, False)


def writable(world: "World", chat: Chat, permission: str = "can_send_messages") -> None:
    """Raise what keeps the bot from sending here."""
    if chat.private:
        user = world.state.users[chat.id]
        if user.deactivated:
            raise forbidden("user is deactivated")
        if user.blocked:
            raise forbidden("bot was blocked by the user")
        if not user.started:
            raise forbidden("bot can't initiate conversation with a user")
    elif not allowed(world, chat, world.state.bot_id, permission):
        raise bad(f"not enough rights to send {SEND_WORDS.get(permission, 'messages')} to the chat")


def thread(world: "World", chat: Chat, params: Params) -> int | None:
    """The topic a message goes to, which must exist and be open to the bot."""
    number = params.number("message_thread_id")
    if not number:
        if chat.is_forum and chat.general_closed and not _manages_topics(world, chat, world.state.bot_id):
            raise bad("TOPIC_CLOSED")
        return None
    topic = chat.topics.get(number)
    if not chat.is_forum or topic is None or topic.deleted:
        raise bad("message thread not found")
    if topic.closed and not _manages_topics(world, chat, world.state.bot_id):
        raise bad("TOPIC_CLOSED")
    return number


def _manages_topics(world: "World", chat: Chat, user_id: int) -> bool:
    return member(world, chat, user_id).has("can_manage_topics")


def open_to(world: "World", chat: Chat, user_id: int, topic_id: int | None) -> bool:
    """Whether a member may write in this topic."""
    topic = chat.topics.get(topic_id) if topic_id else None
    closed = topic.closed or topic.deleted if topic else chat.is_forum and chat.general_closed
    return not closed or _manages_topics(world, chat, user_id)


def need(world: "World", chat: Chat, right: str, words: str) -> None:
    """Raise unless the bot holds this right here."""
    if not member(world, chat, world.state.bot_id).has(right):
        raise ApiError(400, f"Bad Request: {words}")


def need_supergroup(chat: Chat, text: str = "method is available only for supergroups") -> None:
    """Raise in basic groups and private chats."""
    if chat.type != "supergroup":
        raise bad(text)


def as_api(world: "World", chat: Chat, user_id: int) -> Body:
    """The Bot API's ChatMember."""
    who = member(world, chat, user_id)
    status = who.status
    body: Body = {"status": status, "user": world.state.users[user_id].api()}
    if who.tag and status in ("member", "restricted"):
        body["tag"] = who.tag
    if status == "creator":
        body["is_anonymous"] = who.anonymous
    if status == "administrator":
        body |= {"can_be_edited": False, "is_anonymous": who.anonymous}
        body |= {right: who.rights.get(right, False) for right in RIGHTS}
    if who.admin and who.title:
        body["custom_title"] = who.title
    if status == "restricted":
        body |= {"is_member": who.present, "until_date": who.until}
        body |= {key: who.permissions.get(key, False) and chat.permissions.get(key, False) for key in chat.permissions}
    if status == "kicked":
        body["until_date"] = who.until
    return body

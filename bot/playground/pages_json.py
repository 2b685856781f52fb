"""People, chats and messages as the chat page gets them."""

from typing import Any

from bot.playground import access
from bot.playground.model import Chat, Message, User
from bot.playground.render import with_html
from bot.playground.world import World


def person(user: User) -> dict[str, Any]:
    """A person for the page."""
    return {
        "id": user.id, "first_name": user.first_name, "last_name": user.last_name, "username": user.username,
        "language_code": user.language, "started": user.started, "blocked": user.blocked,
    }  # fmt: skip


def message(world: World, found: Message, me: int) -> dict[str, Any]:
    """A message with its HTML and its marks."""
    return found.body | {
        "html": with_html(found.body), "edited": "edit_date" in found.body, "deleted": found.deleted,
        "out": found.sender == me, "service": found.service, "keyboard": found.reply_keyboard,
    }  # fmt: skip


def last(chat: Chat) -> Message | None:
    """The newest message that is still there."""
    return next((found for found in reversed(chat.messages.values()) if not found.deleted), None)


def chat(world: World, found: Chat, me: int) -> dict[str, Any]:
    """A chat as this person sees it."""
    newest = last(found)
    read = found.read.get(me, 0)
    standing = access.member(world, found, me)
    return {
        "id": found.id, "type": found.type, "title": world.bot.first_name if found.private else found.title,
        "is_forum": found.is_forum,
        "topics": [{"id": t.id, "name": t.name, "closed": t.closed} for t in found.topics.values() if not t.deleted],
        "bot": True if found.private else access.member(world, found, world.state.bot_id).here,
        "my_status": "member" if found.private else standing.status,
        "may_write": found.private or access.allowed(world, found, me, "can_send_messages"),
        "last_message": message(world, newest, me) if newest else None,
        "pinned_message_id": found.pinned[-1] if found.pinned else None,
        "unread": unread(found, me, read), "read": read, "migrated_to": found.migrated_to or None,
        "members": members(world, found),
    }  # fmt: skip


def unread(found: Chat, me: int, read: int) -> int:
    """How many messages of others came after the last one read."""
    count = 0
    for item in reversed(found.messages.values()):
        if item.id <= read or count >= 99:
            break
        count += item.sender != me and not item.deleted
    return count


def members(world: World, found: Chat) -> list[dict[str, Any]]:
    """Who is in a group and how they stand."""
    return [
        {
            "id": user_id,
            "name": world.state.users[user_id].first_name,
            "status": access.member(world, found, user_id).status,
        }
        for user_id in found.members
        if access.member(world, found, user_id).here
    ]

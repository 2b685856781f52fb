"""Putting messages into chats, changing and removing them, and telling the bot and the watching pages."""

from typing import TYPE_CHECKING, Any

from bot.playground.access import member
from bot.playground.model import ANONYMOUS_ADMIN, CHANNEL_BOT, Body, Chat, Message

if TYPE_CHECKING:
    from bot.playground.world import World


def post(
    world: "World",
    chat: Chat,
    sender: int,
    content: Body,
    *,
    thread: int | None = None,
    reply_to: Message | None = None,
    markup: Body | None = None,
    protected: bool = False,
    service: bool = False,
    shown: int | None = None,
    sender_chat: Body | None = None,
) -> Message:
    """Append a message to a chat and show it."""
    number = chat.next_message
    chat.next_message += 1
    who = world.state.users.get(shown or sender)
    body: Body = {"message_id": number, "chat": chat.api(), "date": int(world.now())}
    if who is not None:
        body["from"] = who.api()
    if sender_chat is not None:
        body["sender_chat"] = sender_chat
    if thread:
        body["message_thread_id"] = thread
        body["is_topic_message"] = True
    if reply_to is not None:
        body["reply_to_message"] = {key: value for key, value in reply_to.body.items() if key != "reply_to_message"}
    body |= content
    message = Message(number, sender, body, protected=protected, service=service)
    if markup:
        if "inline_keyboard" in markup:
            body["reply_markup"] = markup
        else:
            message.reply_keyboard = markup
    if protected:
        body["has_protected_content"] = True
    chat.messages[number] = message
    world.show("message", chat, message)
    return message


def change(world: "World", chat: Chat, message: Message, body: Body, *, edited: bool = True) -> None:
    """Replace a message's content and show it."""
    if world.keep_versions:
        message.versions.append(message.body)
    if edited:
        body = {**body, "edit_date": int(world.now())}
    message.body = body
    world.show("edit", chat, message)


def remove(world: "World", chat: Chat, message: Message) -> None:
    """Delete a message for everybody."""
    message.deleted = True
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
    world.show("delete", chat, message)


def service(world: "World", chat: Chat, sender: int, content: Body, *, thread: int | None = None) -> Message:
    """A service message, which every bot in the chat may see."""
    message = post(world, chat, sender, content, thread=thread, service=True)
    tell(world, chat, message)
    return message


def tell(world: "World", chat: Chat, message: Message, kind: str = "message") -> None:
    """Send an update about a message that is not the bot's own, if privacy mode lets it through."""
    if message.sender == world.state.bot_id and not message.service:
        return
    if reaches_bot(world, chat, message):
        world.updates.add(kind, message.body, chat.id)


def reaches_bot(world: "World", chat: Chat, message: Message) -> bool:
    """Privacy mode: commands for the bot, replies to it, service messages; everything when it is an administrator."""
    bot = world.state.users[world.state.bot_id]
    if chat.private:
        return True
    me = member(world, chat, bot.id)
    if not me.here:
        return False
    if me.admin or message.service or world.state.bot_reads_everything:
        return True
    if message.body.get("reply_to_message", {}).get("from", {}).get("id") == bot.id:
        return True
    text = message.text
    for entity in message.body.get("entities") or message.body.get("caption_entities") or ():
        if entity["type"] == "bot_command" and entity["offset"] == 0:
            _, _, target = text[: entity["length"]].partition("@")
            if not target or target.lower() == (bot.username or "").lower():
                return True
    return False


def member_changed(world: "World", chat: Chat, actor: int, user_id: int, old: Body, new: Body, **more: Any) -> None:
    """Send my_chat_member or chat_member; the latter reaches administrators only."""
    if old == new:
        return
    body: Body = {
        "chat": chat.api(), "from": world.state.users[actor].api(), "date": int(world.now()),
        "old_chat_member": old, "new_chat_member": new, **more,
    }  # fmt: skip
    if user_id == world.state.bot_id:
        world.updates.add("my_chat_member", body, chat.id)
    elif chat.private or member(world, chat, world.state.bot_id).admin:
        world.updates.add("chat_member", body, chat.id)
    world.show("chat", chat, None)


def disguise(world: "World", chat: Chat, sender: int, channel: str | None) -> tuple[int, Body | None]:
    """The sender a message shows: an anonymous administrator speaks as the group, a channel's owner as the channel."""
    if channel is not None:
        return CHANNEL_BOT, {"id": -1_009_000_000_000 - sender, "type": "channel", "title": channel}
    if not chat.private and member(world, chat, sender).anonymous:
        return ANONYMOUS_ADMIN, chat.api()
    return sender, None

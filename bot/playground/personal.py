"""The rules that people's own acts meet: writing, tapping, deleting, ruling a group."""

import re
from typing import TYPE_CHECKING

from bot.playground import access, groups, media
from bot.playground.entities import finish
from bot.playground.errors import Refused
from bot.playground.model import GROUP_DEFAULTS, Body, Chat, Link, Message
from bot.playground.posting import change, disguise, member_changed, post, remove, tell
from bot.playground.presses import Press

if TYPE_CHECKING:
    from bot.playground.world import World

ACTS: dict[str, str | None] = {
    "add": None, "kick": "can_restrict_members", "mute": "can_restrict_members", "unmute": "can_restrict_members",
    "promote": "can_promote_members", "demote": "can_promote_members",
}  # fmt: skip
TYPED = re.compile(r"<b>(.+?)</b>|(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])")


def private_chat(world: "World", user_id: int) -> Chat:
    """The person's chat with the bot."""
    chat = world.state.chats.get(user_id)
    if chat is None:
        user = world.state.users[user_id]
        chat = world.state.chats[user_id] = Chat(user_id, "private", first_name=user.first_name, username=user.username)
    return chat


def may_see(world: "World", chat: Chat, user_id: int) -> bool:
    """Whether a person can read a chat now."""
    return chat.id == user_id if chat.private else access.member(world, chat, user_id).here


def typed(text: str) -> tuple[str, list[Body]]:
    """What a person typed by hand: *bold* and <b>bold</b> become entities."""
    out, entities, at = "", [], 0
    for found in TYPED.finditer(text):
        out += text[at : found.start()]
        inner = found[1] or found[2]
        start = len(out.encode("utf-16-le")) // 2
        entities.append({"type": "bold", "offset": start, "length": len(inner.encode("utf-16-le")) // 2})
        out, at = out + inner, found.end()
    return out + text[at:], entities


def _may_write(world: "World", chat: Chat, user_id: int, permission: str, thread: int | None) -> None:
    user = world.state.users[user_id]
    if chat.private:
        if user.blocked:
            raise Refused("you have blocked the bot")
        return
    if not access.member(world, chat, user_id).here:
        raise Refused("not a member of this group")
    if not access.allowed(world, chat, user_id, permission):
        raise Refused("you may not write in this group now")
    if not access.open_to(world, chat, user_id, thread):
        raise Refused("this topic is closed")


def send(
    world: "World", chat: Chat, user_id: int, content: Body, *, thread: int | None = None,
    reply_to: int | None = None, channel: str | None = None, permission: str = "can_send_messages",
) -> Message:  # fmt: skip
    """Post what a person wrote and tell the bot."""
    _may_write(world, chat, user_id, permission, thread)
    key, marks = ("text", "entities") if "text" in content else ("caption", "caption_entities")
    text, entities = finish(content.pop(key, ""), content.pop(marks, []))
    if key == "text" and not text:
        raise Refused("an empty message")
    if len(text) > 4096:
        raise Refused("longer than 4096 characters")
    if text:
        content[key] = text
    if entities:
        content[marks] = entities
    if chat.private:
        world.state.users[user_id].started = True
    shown, sender_chat = disguise(world, chat, user_id, channel)
    answered = chat.messages.get(reply_to) if reply_to else None
    message = post(
        world, chat, user_id, content, thread=thread, reply_to=answered, shown=shown, sender_chat=sender_chat
    )
    tell(world, chat, message)
    return message


def send_photo(
    world: "World", chat: Chat, user_id: int, data: bytes, caption: str, *, thread: int | None = None
) -> Message:
    """Post a picture."""
    file = media.store(world, "photo", "photo.jpg", "image/jpeg", data)
    content: Body = {"photo": media.photo_sizes(file), "caption": caption}
    return send(world, chat, user_id, content, thread=thread, permission="can_send_photos")


def send_file(
    world: "World", chat: Chat, user_id: int, kind: str, data: bytes, caption: str, *, reply_to: int | None = None
) -> Message:
    """Post a sticker, a voice note or a document."""
    file = media.store(world, kind, f"{kind}.bin", "application/octet-stream", data)
    content: Body = {kind: media.plain(file), "caption": caption}
    permission = {"sticker": "can_send_other_messages", "voice": "can_send_voice_notes"}.get(kind, "can_send_documents")
    return send(world, chat, user_id, content, reply_to=reply_to, permission=permission)


def edit(world: "World", chat: Chat, user_id: int, number: int, source: str) -> Message:
    """Change one's own message."""
    message = chat.messages.get(number)
    if message is None or message.deleted or message.sender != user_id:
        raise Refused("only your own messages can be edited")
    text, entities = finish(*typed(source))
    key, marks = ("text", "entities") if "text" in message.body else ("caption", "caption_entities")
    body = {name: value for name, value in message.body.items() if name not in (key, marks)} | {key: text}
    change(world, chat, message, body | {marks: entities} if entities else body)
    tell(world, chat, message, "edited_message")
    return message


def delete(world: "World", chat: Chat, user_id: int, number: int) -> None:
    """Remove a message; bots are never told of that."""
    message = chat.messages.get(number)
    if message is None or message.deleted:
        raise Refused("that message is gone")
    own = message.sender == user_id or chat.private
    if not own and not access.member(world, chat, user_id).has("can_delete_messages"):
        raise Refused("only administrators delete others' messages")
    remove(world, chat, message)


def press(world: "World", chat: Chat, user_id: int, number: int, data: str) -> Press:
    """Tap a button: the bot gets a callback query."""
    message = chat.messages.get(number)
    if message is None or message.deleted or not may_see(world, chat, user_id):
        raise Refused("that message is gone")
    now = world.now()
    world.next_press += 1
    tap = Press(str(world.next_press), user_id, chat.id, number, now)
    world.remember(tap)
    world.updates.add(
        "callback_query",
        {
            "id": tap.id, "from": world.state.users[user_id].api(), "message": message.body,
            "chat_instance": str(chat.id * 7919), "data": data,
        },
        user_id,
    )  # fmt: skip
    return tap


def block(world: "World", user_id: int, blocked: bool) -> None:
    """Block or unblock the bot, which is told."""
    user = world.state.users[user_id]
    if user.blocked == blocked:
        return
    user.blocked = blocked
    chat = private_chat(world, user_id)
    kicked, member = (
        {"status": "kicked", "user": world.bot.api(), "until_date": 0},
        {"status": "member", "user": world.bot.api()},
    )
    old, new = (member, kicked) if blocked else (kicked, member)
    member_changed(world, chat, user_id, world.state.bot_id, old, new)


def rule(world: "World", chat: Chat, actor: int, who: int, act: str, rights: dict[str, bool] | None = None) -> None:
    """What members do to members: add, kick, promote, demote, mute, unmute."""
    me = access.member(world, chat, actor)
    if act not in ACTS:
        raise Refused(f"nobody can {act}")
    right = ACTS[act]
    if not me.here or (right and not me.has(right)):
        raise Refused("you have no right to do that")
    if access.member(world, chat, who).status == "creator":
        raise Refused("nobody rules the creator")
    if act == "add":
        if who == world.state.bot_id:
            groups.add_bot(world, chat, actor, admin=False)
        else:
            groups.join(world, chat, who, actor=actor)
    elif act == "kick":
        groups.kick(world, chat, actor, who)
    elif act in ("promote", "demote"):
        groups.promote(world, chat, actor, who, {} if act == "demote" else rights)
    else:
        muted = dict.fromkeys(GROUP_DEFAULTS, False) if act == "mute" else dict.fromkeys(GROUP_DEFAULTS, True)
        groups.restrict(world, chat, actor, who, muted)


def usable_link(world: "World", chat: Chat, url: str) -> Link:
    """The invite link with this address, if it still lets somebody in."""
    link = next((link for link in chat.links if link.url == url), None)
    if link is None or link.revoked or (link.expires and link.expires <= world.now()):
        raise Refused("this invite link has expired")
    if link.limit and link.joined >= link.limit:
        raise Refused("this invite link is used up")
    return link


def everything(world: "World", user_id: int) -> str:
    """All that was ever shown to a person."""
    lines: list[str] = []
    with world.lock:
        for chat in world.state.chats.values():
            if chat.id != user_id and user_id not in chat.members:
                continue
            for message in chat.messages.values():
                for body in (*message.versions, message.body):
                    lines.append(body.get("text") or body.get("caption") or "")
                    rows = body.get("reply_markup", {}).get("inline_keyboard", ())
                    lines += [button["text"] for row in rows for button in row]
        lines += world.toasts.get(user_id, [])
    return "\n".join(line for line in lines if line)

"""Looking at chats and their members, invite links, titles."""

import hashlib

from bot.playground import access, groups
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import Body, Chat, Link, Member
from bot.playground.params import Params
from bot.playground.world import World


@api("getChat")
def get_chat(world: World, params: Params) -> Body:
    """All about a chat."""
    chat = access.find_chat(world, params)
    body = chat.api() | {"accent_color_id": abs(chat.id) % 7, "max_reaction_count": 11}
    body["accepted_gift_types"] = dict.fromkeys(
        ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
    )
    if not chat.private:
        body["permissions"] = dict(chat.permissions)
        if chat.description:
            body["description"] = chat.description
        primary = next((link for link in chat.links if link.primary and not link.revoked), None)
        if primary and access.member(world, chat, world.state.bot_id).has("can_invite_users"):
            body["invite_link"] = primary.url
    if chat.pinned:
        body["pinned_message"] = chat.messages[chat.pinned[-1]].body
    return body


@api("getChatMember")
def get_member(world: World, params: Params) -> Body:
    """One member's standing."""
    chat = access.find_chat(world, params)
    user_id = params.user_id()
    if user_id not in world.state.users:
        raise bad("PARTICIPANT_ID_INVALID")
    if chat.private:
        return {"status": "member", "user": world.state.users[user_id].api()}
    return access.as_api(world, chat, user_id)


@api("getChatAdministrators")
def administrators(world: World, params: Params) -> list[Body]:
    """The administrators; other bots only when asked for."""
    chat = access.find_chat(world, params)
    if chat.private:
        raise bad("there are no administrators in the private chat")
    bots = params.flag("return_bots")
    return [
        access.as_api(world, chat, user_id)
        for user_id, who in chat.members.items()
        if who.admin and (bots or not world.state.users[user_id].is_bot or user_id == world.state.bot_id)
    ]


@api("getChatMemberCount")
def member_count(world: World, params: Params) -> int:
    """How many are in the chat, the bot included."""
    chat = access.find_chat(world, params)
    return 2 if chat.private else sum(access.member(world, chat, user_id).here for user_id in list(chat.members))


@api("leaveChat")
def leave_chat(world: World, params: Params) -> bool:
    """Go out of a group."""
    chat = access.find_chat(world, params)
    if chat.private:
        raise bad("chat member status can't be changed in private chats")
    groups.stand(world, chat, world.state.bot_id, world.state.bot_id, Member("left"))
    return True


def _inviter(world: World, params: Params) -> Chat:
    chat = access.find_chat(world, params)
    if chat.private:
        raise bad("can't invite members to a private chat")
    access.need(world, chat, "can_invite_users", "not enough rights to manage chat invite link")
    return chat


def _link(world: World, chat: Chat, **more: str | int | bool | None) -> Body:
    digest = hashlib.sha256(f"{chat.id}/{len(chat.links)}/{world.now()}".encode()).hexdigest()
    link = Link(f"https://t.me/+{digest[:16]}", world.state.bot_id, **more)  # type: ignore[arg-type]
    chat.links.append(link)
    return link.api(world.bot.api())


@api("createChatInviteLink")
def create_link(world: World, params: Params) -> Body:
    """A new invite link."""
    chat = _inviter(world, params)
    name, limit, request = params.text("name"), params.number("member_limit"), params.flag("creates_join_request")
    if len(name) > 32:
        raise bad("invite link name is too long")
    if limit and request:
        raise bad("member limit can't be specified for links requiring administrator approval")
    if not 0 <= limit <= 99_999:
        raise bad("invalid member limit specified")
    return _link(world, chat, name=name or None, limit=limit, request=request, expires=params.number("expire_date"))


@api("exportChatInviteLink")
def export_link(world: World, params: Params) -> str:
    """A new primary link; the old one is revoked."""
    chat = _inviter(world, params)
    for link in chat.links:
        link.revoked = link.revoked or link.primary
    return str(_link(world, chat, primary=True)["invite_link"])


@api("revokeChatInviteLink")
def revoke_link(world: World, params: Params) -> Body:
    """Let a link work no more."""
    chat = _inviter(world, params)
    link = next((link for link in chat.links if link.url == params.text("invite_link")), None)
    if link is None:
        raise bad("INVITE_HASH_INVALID")
    link.revoked = True
    return link.api(world.state.users[link.creator].api())


@api("setChatTitle")
def set_title(world: World, params: Params) -> bool:
    """Rename a group."""
    chat = access.find_chat(world, params)
    if chat.private:
        raise bad("can't change private chat title")
    access.need(world, chat, "can_change_info", "not enough rights to change chat title")
    if not 1 <= len(params.text("title")) <= 128:
        raise bad("chat title can't be empty" if not params.text("title") else "chat title is too long")
    chat.title = params.text("title")
    world.show("chat", chat, None)
    return True


@api("setChatDescription")
def set_description(world: World, params: Params) -> bool:
    """Describe a group."""
    chat = access.find_chat(world, params)
    access.need(world, chat, "can_change_info", "not enough rights to set chat description")
    if len(params.text("description")) > 255:
        raise bad("chat description is too long")
    chat.description = params.text("description") or None
    return True

"""Restricting, banning and promoting members."""

from bot.playground import access, groups
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import PERMISSIONS, RIGHTS, Chat, Member
from bot.playground.params import Params
from bot.playground.world import World

MEDIA = PERMISSIONS[1:7]
YEAR = 366 * 86_400


def permissions(params: Params) -> dict[str, bool]:
    """The permissions given, with what they imply when not declared independent."""
    given = params.object("permissions")
    if given is None:
        raise bad("permissions must be specified")
    found = {key: bool(given.get(key, False)) for key in PERMISSIONS}
    if not params.flag("use_independent_chat_permissions"):
        if found["can_send_other_messages"] or found["can_add_web_page_previews"]:
            found |= dict.fromkeys(MEDIA, True) | {"can_send_messages": True}
        if found["can_send_polls"]:
            found["can_send_messages"] = True
        for key in ("can_react_to_messages", "can_edit_tag"):
            found[key] = bool(given.get(key, found["can_send_messages"]))
    return found


def until(world: World, params: Params) -> int:
    """The end of a restriction; under 30 s or over 366 days means never."""
    moment = params.number("until_date")
    return moment if world.now() + 30 <= moment <= world.now() + YEAR else 0


def target(world: World, chat: Chat, params: Params) -> tuple[int, Member]:
    """The member a call is about."""
    user_id = params.user_id()
    if user_id not in world.state.users:
        raise bad("PARTICIPANT_ID_INVALID")
    return user_id, access.member(world, chat, user_id)


@api("restrictChatMember")
def restrict(world: World, params: Params) -> bool:
    """Take permissions from a member, or give them back."""
    chat = access.find_chat(world, params)
    access.need_supergroup(chat)
    access.need(world, chat, "can_restrict_members", "not enough rights to restrict/unrestrict chat member")
    wanted = permissions(params)
    user_id, who = target(world, chat, params)
    if user_id == world.state.bot_id:
        raise bad("can't restrict self")
    if who.admin:
        raise bad("user is an administrator of the chat")
    groups.restrict(world, chat, world.state.bot_id, user_id, wanted, until(world, params))
    return True


@api("setChatPermissions")
def set_permissions(world: World, params: Params) -> bool:
    """What all ordinary members may do."""
    chat = access.find_chat(world, params)
    if chat.private:
        raise bad("can't change private chat permissions")
    access.need(world, chat, "can_restrict_members", "not enough rights to change chat permissions")
    wanted = permissions(params)
    if wanted == chat.permissions:
        raise bad("CHAT_NOT_MODIFIED")
    chat.permissions = wanted
    world.show("chat", chat, None)
    return True


@api("banChatMember")
def ban(world: World, params: Params) -> bool:
    """Throw a member out."""
    chat = access.find_chat(world, params)
    if chat.private:
        raise bad("can't ban members in private chats")
    access.need(world, chat, "can_restrict_members", "not enough rights to restrict/unrestrict chat member")
    user_id, who = target(world, chat, params)
    if who.status == "creator":
        raise bad("can't remove chat owner")
    if user_id == world.state.bot_id:
        raise bad("can't restrict self")
    if who.admin:
        raise bad("user is an administrator of the chat")
    groups.kick(world, chat, world.state.bot_id, user_id, until(world, params))
    return True


@api("unbanChatMember")
def unban(world: World, params: Params) -> bool:
    """Let a banned member return; a present one is thrown out unless `only_if_banned`."""
    chat = access.find_chat(world, params)
    access.need_supergroup(chat, "method is available for supergroup and channel chats only")
    access.need(world, chat, "can_restrict_members", "not enough rights to restrict/unrestrict chat member")
    user_id, who = target(world, chat, params)
    if who.admin:
        raise bad("can't remove chat owner" if who.status == "creator" else "user is an administrator of the chat")
    if who.status == "kicked":
        groups.stand(world, chat, world.state.bot_id, user_id, Member("left"))
    elif who.here and not params.flag("only_if_banned"):
        groups.kick(world, chat, world.state.bot_id, user_id)
        groups.stand(world, chat, world.state.bot_id, user_id, Member("left"))
    return True


@api("promoteChatMember")
def promote(world: World, params: Params) -> bool:
    """Give or take administrator rights."""
    chat = access.find_chat(world, params)
    access.need_supergroup(chat, "method is available only for supergroups and channels")
    access.need(world, chat, "can_promote_members", "not enough rights")
    user_id, who = target(world, chat, params)
    if who.status == "creator":
        raise bad("can't remove chat owner")
    if not who.here:
        raise bad("USER_NOT_PARTICIPANT")
    rights = {right: params.flag(right) for right in RIGHTS if params.has(right)}
    me = access.member(world, chat, world.state.bot_id)
    if any(value and not me.has(right) for right, value in rights.items()):
        raise bad("RIGHT_FORBIDDEN")
    if any(rights.values()):
        rights = dict.fromkeys(RIGHTS, False) | rights | {"can_manage_chat": True}
    groups.promote(world, chat, world.state.bot_id, user_id, rights)
    return True


@api("setChatAdministratorCustomTitle")
def custom_title(world: World, params: Params) -> bool:
    """The word beside an administrator's name."""
    chat = access.find_chat(world, params)
    access.need_supergroup(chat)
    access.need(world, chat, "can_promote_members", "not enough rights to change custom title of the user")
    _, who = target(world, chat, params)
    if who.status != "administrator":
        raise bad("user is not an administrator")
    if len(params.text("custom_title")) > 16:
        raise bad("ADMIN_RANK_INVALID")
    who.title = params.text("custom_title") or None
    return True


@api("setChatMemberTag")
def tag(world: World, params: Params) -> bool:
    """The word beside a member's name."""
    chat = access.find_chat(world, params)
    access.need_supergroup(chat)
    access.need(world, chat, "can_manage_tags", "not enough rights to change the tag of the user")
    _, who = target(world, chat, params)
    if len(params.text("tag")) > 16:
        raise bad("TAG_INVALID")
    who.tag = params.text("tag") or None
    return True

"""Groups: made, joined, left, ruled and turned into supergroups, with the updates and service messages of each."""

from typing import TYPE_CHECKING, Any

from bot.playground import access
from bot.playground.errors import Refused
from bot.playground.model import BOT_RIGHTS, GROUP_DEFAULTS, RIGHTS, Body, Chat, Link, Member, Topic
from bot.playground.posting import member_changed, service

if TYPE_CHECKING:
    from bot.playground.world import World

SUPERGROUP = -1_000_000_000_000


def create(
    world: "World", title: str, creator: int, members: list[int], *, bot: str | None, type: str, forum: bool
) -> Chat:
    """A group with its creator and members; the bot is told that it was added."""
    state = world.state
    number = state.next_group
    state.next_group += 1
    chat_id = SUPERGROUP - number if type == "supergroup" else -number
    chat = Chat(chat_id, type, title, is_forum=forum, permissions=dict(GROUP_DEFAULTS))
    chat.members[creator] = Member("creator")
    for user_id in members:
        chat.members.setdefault(user_id, Member())
    state.chats[chat_id] = chat
    if bot is not None:
        add_bot(world, chat, creator, admin=bot == "administrator")
    world.show("chat", chat, None)
    return chat


def add_bot(world: "World", chat: Chat, actor: int, *, admin: bool) -> None:
    """Put the bot into a group."""
    stand(world, chat, actor, world.state.bot_id, Member())
    service(world, chat, actor, {"new_chat_members": [world.bot.api()], "new_chat_member": world.bot.api(),
                                 "new_chat_participant": world.bot.api()})  # fmt: skip
    if admin:
        stand(world, chat, actor, world.state.bot_id, Member("administrator", dict.fromkeys(BOT_RIGHTS, True)))


def stand(world: "World", chat: Chat, actor: int, user_id: int, new: Member, **more: Any) -> None:
    """Give somebody a new standing and tell the bot."""
    old = access.as_api(world, chat, user_id)
    was = chat.members.get(user_id)
    if was is not None:
        new.tag, new.title = was.tag, new.title or (was.title if new.admin else None)
    chat.members[user_id] = new
    member_changed(world, chat, actor, user_id, old, access.as_api(world, chat, user_id), **more)


def join(world: "World", chat: Chat, user_id: int, *, actor: int | None = None, link: Link | None = None) -> None:
    """Somebody comes in, by themselves, through a link or added by another."""
    who = access.member(world, chat, user_id)
    if who.here:
        return
    if who.status == "kicked" and actor is None:
        raise Refused("banned from this group")
    more: Body = {}
    if link is not None:
        link.joined += 1
        more = {"invite_link": link.api(world.state.users[link.creator].api())}
    # Whoever was restricted and left comes back restricted.
    new = Member("restricted", permissions=who.permissions, until=who.until) if who.status == "restricted" else Member()
    stand(world, chat, actor or user_id, user_id, new, **more)
    person = world.state.users[user_id].api()
    service(world, chat, actor or user_id, {"new_chat_members": [person], "new_chat_member": person})


def leave(world: "World", chat: Chat, user_id: int) -> None:
    """Somebody goes."""
    who = access.member(world, chat, user_id)
    if not who.here:
        return
    gone = Member("restricted", permissions=who.permissions, until=who.until, present=False)
    stand(world, chat, user_id, user_id, gone if who.status == "restricted" else Member("left"))
    service(world, chat, user_id, {"left_chat_member": world.state.users[user_id].api()})


def kick(world: "World", chat: Chat, actor: int, user_id: int, until: int = 0) -> None:
    """Somebody is thrown out and may not return until then (0: ever)."""
    here = access.member(world, chat, user_id).here
    if user_id == world.state.bot_id:
        # The bot sees its own removal as an update and nothing after it.
        service(world, chat, actor, {"left_chat_member": world.bot.api()})
    stand(world, chat, actor, user_id, Member("kicked", until=until))
    if here and user_id != world.state.bot_id:
        service(world, chat, actor, {"left_chat_member": world.state.users[user_id].api()})


def promote(world: "World", chat: Chat, actor: int, user_id: int, rights: dict[str, bool] | None = None) -> None:
    """Somebody becomes an administrator, or with no right left an ordinary member again."""
    rights = dict.fromkeys(RIGHTS, True) | {"can_promote_members": False} if rights is None else rights
    was = access.member(world, chat, user_id)
    new = Member("administrator", rights, anonymous=was.anonymous) if any(rights.values()) else Member()
    stand(world, chat, actor, user_id, new)


def restrict(
    world: "World", chat: Chat, actor: int, user_id: int, permissions: dict[str, bool], until: int = 0
) -> None:
    """Take permissions from a member; all of them given again ends the restriction."""
    was = access.member(world, chat, user_id)
    if all(permissions.get(key, False) for key, value in chat.permissions.items() if value):
        new = Member("member" if was.here else "left")
    else:
        new = Member("restricted", permissions=permissions, until=until, present=was.here)
    stand(world, chat, actor, user_id, new)


def topic(world: "World", chat: Chat, actor: int, name: str, color: int = 7322096) -> Topic:
    """Open a forum topic."""
    number = chat.next_message
    new = Topic(number, name, icon_color=color)
    chat.topics[number] = new
    service(world, chat, actor, {"forum_topic_created": {"name": name, "icon_color": color}}, thread=number)
    world.show("chat", chat, None)
    return new


def migrate(world: "World", old: Chat) -> Chat:
    """A basic group becomes a supergroup: a new id, a service message on either side, errors on the old id."""
    if old.type != "group" or old.migrated_to:
        raise Refused("only a basic group can become a supergroup")
    state = world.state
    chat = Chat(SUPERGROUP - state.next_group, "supergroup", old.title, permissions=dict(old.permissions))
    state.next_group += 1
    chat.members = {user_id: member for user_id, member in old.members.items() if member.here}
    state.chats[chat.id] = chat
    creator = next(user_id for user_id, member in old.members.items() if member.status == "creator")
    service(world, old, creator, {"migrate_to_chat_id": chat.id})
    service(world, chat, creator, {"migrate_from_chat_id": old.id})
    old.migrated_to = chat.id
    world.show("chat", old, None)
    world.show("chat", chat, None)
    return chat

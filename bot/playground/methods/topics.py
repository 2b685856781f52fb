"""Forum topics."""

from bot.playground import access, groups
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import Body, Chat, Topic
from bot.playground.params import Params
from bot.playground.posting import remove, service
from bot.playground.world import World


def _forum(world: World, params: Params, words: str = "not enough rights to manage topics") -> Chat:
    chat = access.find_chat(world, params)
    access.need_supergroup(chat, "the chat is not a forum")
    if not chat.is_forum:
        raise bad("the chat is not a forum")
    access.need(world, chat, "can_manage_topics", words)
    return chat


def _topic(chat: Chat, params: Params) -> Topic:
    topic = chat.topics.get(params.number("message_thread_id"))
    if topic is None or topic.deleted:
        raise bad("message thread not found")
    return topic


@api("createForumTopic")
def create(world: World, params: Params) -> Body:
    """Open a topic; it counts as a message."""
    chat = _forum(world, params, "not enough rights to create a topic")
    name = params.text("name")
    if not 1 <= len(name) <= 128:
        raise bad("TOPIC_TITLE_EMPTY" if not name else "topic name is too long")
    world.limits.take(chat.id, world.now())
    topic = groups.topic(world, chat, world.state.bot_id, name, params.number("icon_color", 7322096))
    return {"message_thread_id": topic.id, "name": topic.name, "icon_color": topic.icon_color}


@api("editForumTopic")
def edit(world: World, params: Params) -> bool:
    """Rename a topic."""
    chat = _forum(world, params)
    topic = _topic(chat, params)
    name = params.text("name") or topic.name
    if name == topic.name:
        raise bad("TOPIC_NOT_MODIFIED")
    topic.name = name
    service(world, chat, world.state.bot_id, {"forum_topic_edited": {"name": name}}, thread=topic.id)
    return True


@api("deleteForumTopic")
def delete(world: World, params: Params) -> bool:
    """Delete a topic with its messages."""
    chat = _forum(world, params)
    topic = _topic(chat, params)
    topic.deleted = True
    for message in list(chat.messages.values()):
        if message.thread == topic.id and not message.deleted:
            remove(world, chat, message)
    world.show("chat", chat, None)
    return True


def _switch(world: World, params: Params, closed: bool) -> bool:
    chat = _forum(world, params)
    topic = _topic(chat, params)
    if topic.closed == closed:
        raise bad("TOPIC_NOT_MODIFIED")
    topic.closed = closed
    word = "forum_topic_closed" if closed else "forum_topic_reopened"
    service(world, chat, world.state.bot_id, {word: {}}, thread=topic.id)
    return True


@api("closeForumTopic")
def close(world: World, params: Params) -> bool:
    """Close a topic."""
    return _switch(world, params, True)


@api("reopenForumTopic")
def reopen(world: World, params: Params) -> bool:
    """Open a closed topic again."""
    return _switch(world, params, False)


@api("closeGeneralForumTopic")
def close_general(world: World, params: Params) -> bool:
    """Close the General topic."""
    chat = _forum(world, params)
    chat.general_closed = True
    service(world, chat, world.state.bot_id, {"forum_topic_closed": {}})
    return True


@api("reopenGeneralForumTopic")
def reopen_general(world: World, params: Params) -> bool:
    """Open the General topic again."""
    chat = _forum(world, params)
    chat.general_closed = False
    service(world, chat, world.state.bot_id, {"forum_topic_reopened": {}})
    return True

"""Pinning and unpinning."""

from bot.playground import access
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.model import Chat
from bot.playground.params import Params
from bot.playground.posting import service
from bot.playground.world import World


def _pinner(world: World, params: Params) -> Chat:
    chat = access.find_chat(world, params)
    if not chat.private:
        by_permission = access.allowed(world, chat, world.state.bot_id, "can_pin_messages")
        me = access.member(world, chat, world.state.bot_id)
        if not (me.has("can_pin_messages") if me.admin else by_permission):
            raise bad("not enough rights to manage pinned messages in the chat")
    return chat


@api("pinChatMessage")
def pin(world: World, params: Params) -> bool:
    """Pin a message; unless it was pinned last already, the chat is told by a service message."""
    chat = _pinner(world, params)
    message = chat.messages.get(params.number("message_id"))
    if message is None or message.deleted:
        raise bad("message to pin not found")
    if message.service:
        raise bad("message can't be pinned")
    if chat.pinned and chat.pinned[-1] == message.id:
        return True
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
    chat.pinned.append(message.id)
    content = {key: value for key, value in message.body.items() if key != "reply_to_message"}
    service(world, chat, world.state.bot_id, {"pinned_message": content}, thread=message.thread)
    world.show("pin", chat, message)
    return True


@api("unpinChatMessage")
def unpin(world: World, params: Params) -> bool:
    """Unpin one message, or the newest pinned one."""
    chat = _pinner(world, params)
    number = params.number("message_id")
    if number and number not in chat.pinned:
        raise bad("message to unpin not found")
    if not chat.pinned:
        raise bad("message to unpin not found")
    chat.pinned.remove(number or chat.pinned[-1])
    world.show("pin", chat, None)
    return True


@api("unpinAllChatMessages")
def unpin_all(world: World, params: Params) -> bool:
    """Unpin everything."""
    chat = _pinner(world, params)
    chat.pinned.clear()
    world.show("pin", chat, None)
    return True

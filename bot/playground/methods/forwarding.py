"""Methods that carry messages from one chat to another."""

from bot.playground import access
from bot.playground.errors import bad
from bot.playground.methods.content import caption
from bot.playground.methods.registry import api
from bot.playground.methods.sending import deliver
from bot.playground.model import Body, Message
from bot.playground.params import Params
from bot.playground.world import World

CARRIED = ("text", "entities", "caption", "caption_entities", "photo", "document", "sticker", "voice", "poll")


def _source(world: World, params: Params, verb: str) -> Message:
    chat = access.find_chat(world, params, "from_chat_id")
    message = chat.messages.get(params.number("message_id"))
    if message is None or message.deleted:
        raise bad(f"message to {verb} not found")
    if message.service or message.protected:
        raise bad(f"message can't be {verb}ed" if verb == "forward" else "message can't be copied")
    return message


def _content(message: Message) -> Body:
    return {key: message.body[key] for key in CARRIED if key in message.body}


@api("copyMessage")
def copy_message(world: World, params: Params) -> Body:
    """Send the same content again without its author."""
    chat = access.find_chat(world, params)
    message = _source(world, params, "copy")
    content = _content(message)
    if params.has("caption") and "text" not in content:
        content = {key: value for key, value in content.items() if not key.startswith("caption")}
        content |= caption(world, params)
    return {"message_id": deliver(world, params, chat, content, "can_send_messages")["message_id"]}


@api("forwardMessage")
def forward_message(world: World, params: Params) -> Body:
    """Send a message on, with its author named."""
    chat = access.find_chat(world, params)
    message = _source(world, params, "forward")
    origin = {"type": "user", "date": message.body["date"], "sender_user": message.body.get("from", world.bot.api())}
    return deliver(world, params, chat, _content(message) | {"forward_origin": origin}, "can_send_messages")

"""Methods that change or delete messages."""

from bot.playground import access, media
from bot.playground.errors import bad
from bot.playground.keyboards import markup
from bot.playground.methods.content import caption, text
from bot.playground.methods.registry import api
from bot.playground.model import Body, Chat, Message
from bot.playground.params import Params
from bot.playground.posting import change, remove
from bot.playground.world import World

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same"
    " as a current content and reply markup of the message"
)
CONTENT = (
    "text",
    "entities",
    "caption",
    "caption_entities",
    "photo",
    "document",
    "reply_markup",
    "poll",
    "sticker",
    "voice",
)
DAYS_2 = 48 * 3600


def editable(world: World, params: Params) -> tuple[Chat, Message]:
    """The bot's own message that a call wants to change."""
    chat = access.find_chat(world, params)
    if not params.number("message_id"):
        raise bad("message identifier is not specified")
    message = chat.messages.get(params.number("message_id"))
    if message is None or message.deleted:
        raise bad("message to edit not found")
    if message.sender != world.state.bot_id or message.service or message.reply_keyboard:
        raise bad("message can't be edited")
    if chat.private and world.state.users[chat.id].blocked:
        access.writable(world, chat)
    return chat, message


def apply(world: World, params: Params, chat: Chat, message: Message, content: Body) -> Body:
    """Replace the content, keep what does not change, refuse an edit that changes nothing."""
    keyboard = markup(params, private=chat.private, inline_only=True)
    world.limits.take(chat.id, world.now())
    if keyboard:
        content["reply_markup"] = keyboard
    if all(message.body.get(key) == content.get(key) for key in CONTENT):
        raise bad(NOT_MODIFIED)
    kept = {key: value for key, value in message.body.items() if key not in CONTENT}
    change(world, chat, message, kept | content)
    return message.body


@api("editMessageText")
def edit_text(world: World, params: Params) -> Body:
    """Change a text; a keyboard that is not sent again goes."""
    content = text(world, params)
    chat, message = editable(world, params)
    if "text" not in message.body:
        raise bad("there is no text in the message to edit")
    return apply(world, params, chat, message, content)


@api("editMessageCaption")
def edit_caption(world: World, params: Params) -> Body:
    """Change a caption."""
    content = caption(world, params)
    chat, message = editable(world, params)
    kept = {key: message.body[key] for key in ("photo", "document", "voice") if key in message.body}
    if not kept:
        raise bad("there is no caption in the message to edit")
    return apply(world, params, chat, message, kept | content)


@api("editMessageReplyMarkup")
def edit_reply_markup(world: World, params: Params) -> Body:
    """Change the keyboard alone."""
    chat, message = editable(world, params)
    kept = {key: message.body[key] for key in CONTENT if key in message.body and key != "reply_markup"}
    return apply(world, params, chat, message, kept)


@api("editMessageMedia")
def edit_media(world: World, params: Params) -> Body:
    """Put another picture or document in place."""
    given = params.object("media")
    if not given:
        raise bad("can't parse InputMedia: InputMedia must be an Object")
    kind = given.get("type")
    if kind not in ("photo", "document"):
        raise bad(f"can't parse InputMedia: type {kind} is unsupported in the playground")
    chat, message = editable(world, params)
    file = media.from_call(world, params, "media", kind, str(given.get("media", "")))
    content = {kind: media.photo_sizes(file) if kind == "photo" else media.plain(file)}
    return apply(world, params, chat, message, content | caption(world, Params(given)))


def _may_delete(world: World, chat: Chat, message: Message) -> str | None:
    old = world.now() - message.body["date"] > DAYS_2
    if chat.private:
        return "message can't be deleted for everyone" if old else None
    me = access.member(world, chat, world.state.bot_id)
    if me.has("can_delete_messages"):
        if any(key in message.body for key in ("forum_topic_created", "migrate_from_chat_id", "migrate_to_chat_id")):
            return "message can't be deleted"
        return "message can't be deleted for everyone" if old else None
    if message.sender != world.state.bot_id or message.service:
        return "message can't be deleted"
    return "message can't be deleted for everyone" if old else None


@api("deleteMessage")
def delete_message(world: World, params: Params) -> bool:
    """Delete one message."""
    chat = access.find_chat(world, params)
    message = chat.messages.get(params.number("message_id"))
    if message is None or message.deleted:
        raise bad("message to delete not found")
    if problem := _may_delete(world, chat, message):
        raise bad(problem)
    remove(world, chat, message)
    return True


@api("deleteMessages")
def delete_messages(world: World, params: Params) -> bool:
    """Delete many; those that cannot be are skipped."""
    chat = access.find_chat(world, params)
    numbers = params.json("message_ids", [])
    if not isinstance(numbers, list) or not numbers:
        raise bad("message identifiers are not specified")
    if len(numbers) > 100:
        raise bad("too many message identifiers specified")
    for number in numbers:
        message = chat.messages.get(int(number))
        if message is not None and not message.deleted and _may_delete(world, chat, message) is None:
            remove(world, chat, message)
    return True

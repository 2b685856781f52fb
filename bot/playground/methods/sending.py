"""Methods that post new messages."""

from bot.playground import access, media
from bot.playground.errors import bad
from bot.playground.keyboards import markup
from bot.playground.methods.content import caption, replied, text
from bot.playground.methods.registry import api
from bot.playground.model import Body, Chat
from bot.playground.params import Params
from bot.playground.posting import post
from bot.playground.world import World

ACTIONS = {
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
    "choose_sticker", "find_location", "record_video_note", "upload_video_note",
}  # fmt: skip


def deliver(world: World, params: Params, chat: Chat, content: Body, permission: str) -> Body:
    """The part that all sends share: rights, topic, reply, keyboard, flood limit, effect."""
    access.writable(world, chat, permission)
    thread = access.thread(world, chat, params)
    reply_to = replied(params, chat)
    keyboard = markup(params, private=chat.private)
    if params.has("message_effect_id") and not chat.private:
        raise bad("message effects can be used only in private chats")
    world.limits.take(chat.id, world.now())
    message = post(
        world, chat, world.state.bot_id, content, thread=thread, reply_to=reply_to, markup=keyboard,
        protected=params.flag("protect_content"),
    )  # fmt: skip
    return message.body


@api("sendMessage")
def send_message(world: World, params: Params) -> Body:
    """Send a text."""
    content = text(world, params)
    return deliver(world, params, access.find_chat(world, params), content, "can_send_messages")


@api("sendPhoto")
def send_photo(world: World, params: Params) -> Body:
    """Send a picture."""
    chat = access.find_chat(world, params)
    content = {"photo": media.photo_sizes(media.from_call(world, params, "photo", "photo"))} | caption(world, params)
    return deliver(world, params, chat, content, "can_send_photos")


@api("sendDocument")
def send_document(world: World, params: Params) -> Body:
    """Send a file."""
    chat = access.find_chat(world, params)
    content = {"document": media.plain(media.from_call(world, params, "document", "document"))}
    return deliver(world, params, chat, content | caption(world, params), "can_send_documents")


@api("sendSticker")
def send_sticker(world: World, params: Params) -> Body:
    """Send a sticker."""
    chat = access.find_chat(world, params)
    content = {"sticker": media.plain(media.from_call(world, params, "sticker", "sticker"))}
    return deliver(world, params, chat, content, "can_send_other_messages")


@api("sendVoice")
def send_voice(world: World, params: Params) -> Body:
    """Send a voice note."""
    chat = access.find_chat(world, params)
    content = {"voice": media.plain(media.from_call(world, params, "voice", "voice"))}
    return deliver(world, params, chat, content | caption(world, params), "can_send_voice_notes")


@api("sendPoll")
def send_poll(world: World, params: Params) -> Body:
    """Send a poll; votes on it are not modelled."""
    chat = access.find_chat(world, params)
    question, options = params.text("question"), params.json("options", [])
    if not question:
        raise bad("poll question must be non-empty")
    if len(question) > 300:
        raise bad("poll question length must not exceed 300")
    if not isinstance(options, list) or not options:
        raise bad("poll must have at least 1 option")
    if len(options) > 12:
        raise bad("poll can't have more than 12 options")
    names = [option["text"] if isinstance(option, dict) else str(option) for option in options]
    if any(not name or len(name) > 100 for name in names):
        raise bad("poll options length must not exceed 100")
    poll = {
        "id": str(chat.next_message * 1_000 + abs(chat.id) % 997), "question": question, "total_voter_count": 0,
        "options": [
            {"text": name, "voter_count": 0, "persistent_id": str(place)} for place, name in enumerate(names)
        ],
        "is_closed": params.flag("is_closed"), "is_anonymous": params.flag("is_anonymous", True),
        "type": params.text("type", "regular"), "allows_multiple_answers": params.flag("allows_multiple_answers"),
        "allows_revoting": params.flag("allows_revoting", True), "members_only": False,
    }  # fmt: skip
    return deliver(world, params, chat, {"poll": poll}, "can_send_polls")


@api("sendChatAction")
def send_chat_action(world: World, params: Params) -> bool:
    """Show that the bot is typing."""
    chat = access.find_chat(world, params)
    if params.text("action") not in ACTIONS:
        raise bad("wrong parameter action in request")
    access.writable(world, chat)
    access.thread(world, chat, params)
    return True

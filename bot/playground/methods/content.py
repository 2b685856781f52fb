"""Texts, captions and replies as calls carry them."""

from bot.playground.entities import Entity, finish, parse_html
from bot.playground.errors import bad
from bot.playground.model import Body, Chat, Message
from bot.playground.params import Params
from bot.playground.world import World

MODES = {"": None, "html": "html", "markdown": "markdown", "markdownv2": "markdown"}


def formatted(world: World, params: Params, source: str, marks: str) -> tuple[str, list[Entity]]:
    """Text and entities of one call."""
    mode = params.text("parse_mode").lower()
    if mode not in MODES:
        raise bad("unsupported parse_mode")
    if MODES[mode] == "markdown":
        # Nothing here writes Markdown; guessing at its rules would hide mistakes.
        raise bad("can't parse entities: the playground knows HTML only")
    if mode:
        text, entities = parse_html(source)
    else:
        text, entities = source, params.json(marks, []) or []
    if entities:
        entities = [_mention(world, entity) for entity in entities]
    return finish(text, entities)


def _mention(world: World, entity: Entity) -> Entity:
    if entity["type"] != "text_mention" or "user" in entity:
        return entity
    user = world.state.users.get(entity["user_id"])
    place = {"offset": entity["offset"], "length": entity["length"]}
    # A mention of somebody unknown is dropped silently; the text stays.
    return {"type": "text_mention", **place, "user": user.api()} if user else {"type": "bold", **place, "length": 0}


def text(world: World, params: Params) -> Body:
    """The checked text of a message."""
    source = params.text("text")
    if not source:
        raise bad("message text is empty")
    if len(source) > 8192 and len(source.encode()) > 32_768:
        raise bad("text is too long")
    plain, entities = formatted(world, params, source, "entities")
    if not plain:
        raise bad("text must be non-empty")
    if len(plain) > 4096:
        raise bad("message is too long")
    entities = [entity for entity in entities if entity["length"]]
    body: Body = {"text": plain}
    if entities:
        body["entities"] = entities
    options = params.json("link_preview_options")
    if options:
        body["link_preview_options"] = options
    return body


def caption(world: World, params: Params) -> Body:
    """The checked caption of a photo or document."""
    source = params.text("caption")
    if not source:
        return {}
    plain, entities = formatted(world, params, source, "caption_entities")
    if len(plain) > 1024:
        raise bad("message caption is too long")
    body: Body = {"caption": plain} if plain else {}
    entities = [entity for entity in entities if entity["length"]]
    if entities:
        body["caption_entities"] = entities
    return body


def replied(params: Params, chat: Chat) -> Message | None:
    """The message a call replies to."""
    given = params.object("reply_parameters") or {}
    number = given.get("message_id") or params.number("reply_to_message_id")
    if not number:
        return None
    found = chat.messages.get(int(number))
    if found is None or found.deleted:
        if given.get("allow_sending_without_reply") or params.flag("allow_sending_without_reply"):
            return None
        raise bad("message to be replied not found")
    return found

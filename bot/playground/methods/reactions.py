"""Reacting to messages."""

from bot.playground import access
from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.params import Params
from bot.playground.world import World

_EMOJI = """
    ❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤‍🔥
    🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨
    🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡
"""
EMOJI = frozenset(_EMOJI.split())
"""What everybody may react with, as the Bot API lists it."""


@api("setMessageReaction")
def react(world: World, params: Params) -> bool:
    """Set the bot's one reaction to a message, or take it away."""
    chat = access.find_chat(world, params)
    given = params.json("reaction", []) or []
    if not isinstance(given, list):
        raise bad("can't parse reaction types JSON object: expected an Array of ReactionType")
    kinds = [each.get("type") if isinstance(each, dict) else None for each in given]
    if "paid" in kinds:
        raise bad("REACTION_INVALID")
    if not set(kinds) <= {"emoji", "custom_emoji"}:
        raise bad("can't parse reaction type: invalid type specified")
    if len(given) > 1:
        raise bad("REACTIONS_TOO_MANY")
    if given and (kinds == ["custom_emoji"] or given[0].get("emoji") not in EMOJI):
        raise bad("REACTION_INVALID")
    message = chat.messages.get(params.number("message_id"))
    if message is None or message.deleted:
        raise bad("message to react not found")
    if message.service:
        raise bad("message can't be reacted")
    access.writable(world, chat)
    message.reaction = given[0]["emoji"] if given else None
    world.show("edit", chat, message)
    return True

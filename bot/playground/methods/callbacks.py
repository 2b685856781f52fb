"""Answering taps."""

import re

from bot.playground.errors import bad
from bot.playground.methods.registry import api
from bot.playground.params import Params
from bot.playground.presses import Answer
from bot.playground.world import World

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


@api("answerCallbackQuery")
def answer(world: World, params: Params) -> bool:
    """Stop the spinner, once and in time, with a toast, an alert or an address of the bot."""
    press = world.presses.get(params.text("callback_query_id"))
    text, url = params.text("text"), params.text("url") or None
    if len(text) > 200:
        raise bad("MESSAGE_TOO_LONG")
    if url is not None:
        name = re.escape(world.bot.username or "")
        if not re.fullmatch(
            rf"(?i)(?:https?://)?t\.me/{name}(?:\?start=[\w-]{{0,64}})?|tg://resolve\?domain={name}.*", url
        ):
            raise bad("URL_INVALID")
    if press is None or press.answered or world.now() - press.at > world.answer_within:
        raise bad(TOO_OLD)
    if text:
        world.toasts.setdefault(press.user, []).append(text)
    press.future.set_result(Answer(text, params.flag("show_alert"), url))
    return True

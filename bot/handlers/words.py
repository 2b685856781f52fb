"""Options that want typed words: asked for in private; the question itself carries what the answer belongs to."""

from html import escape
from urllib.parse import parse_qs, quote, urlsplit

import msgspec

from bot.buttons import PlayPress, decode, encode
from bot.handlers.base import say
from bot.replies import Reply, Send
from bot.wire import Message, Person
from shared.i18n import Voice
from shared.kernel.prompts import Entry, Option, option
from shared.kernel.step import open_prompts
from shared.kernel.text import Text
from shared.services import press, roster, running
from shared.services.work import Tx

_MARK = "answer"


def ask(person: Person, button: PlayPress, entry: Entry, language: str, username: str) -> Send:
    """The question; an invisible link in it says which button it came from, so that no process has to remember."""
    words = Voice(language).line("bot-entry-ask", most=entry.most)
    link = f"https://t.me/{username}?{_MARK}={quote(encode(button))}"
    return Send(person.id, f'<a href="{escape(link)}">\u200b</a>{words}', force_reply=True)


def asked_in(message: Message) -> PlayPress | None:
    """The button whose question this message answers."""
    question = message.reply_to_message
    if question is None or question.sender is None or not question.sender.is_bot:
        return None
    for entity in question.entities:
        found = parse_qs(urlsplit(entity.url or "").query).get(_MARK)
        if found and isinstance(button := decode(found[0]), PlayPress):
            return button
    return None


def take(tx: Tx, message: Message, person: Person, button: PlayPress) -> Reply:
    """The words become part of the action, if it is still offered."""
    match, seat = running.load(tx, button.match, lock=True), roster.seat_of(tx, button.match, person.id)
    found, text = _option(match, seat, button), (message.text or "").strip()
    if match is None or seat is None or found is None or found.entry is None:
        return say(tx, message, press.STALE.text, button.match)
    if not found.entry.least <= len(text) <= found.entry.most:
        limits = {"least": found.entry.least, "most": found.entry.most}
        return say(tx, message, Text("bot-entry-length", {**limits}), button.match)
    action = msgspec.structs.replace(found.action, **{found.entry.field: text})
    return say(tx, message, press.carry_out(tx, match, found, seat, person.id, action).text, button.match)


def _option(match: running.Running | None, seat: int | None, button: PlayPress) -> Option | None:
    prompts = open_prompts(match.game, match.match) if match is not None else ()
    prompt = next((p for p in prompts if p.to == seat and p.key == button.prompt), None)
    return option(prompt, button.option) if prompt is not None else None

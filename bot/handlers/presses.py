"""Taps: unpacked, handed to their service, answered with what was recorded."""

from msgspec.structs import replace

from bot import lobby_sheet
from bot.buttons import (
    Button,
    Elevator,
    LobbyPress,
    Picked,
    PlayPress,
    RulesPage,
    SetLanguage,
    SpeakIn,
    TellIn,
    Toggle,
    decode,
)
from bot.facts import Standing
from bot.handlers import asking, elevator, lobbies, menus, ticks, whispers, words
from bot.handlers.base import Around, about_seats, meet, toast
from bot.replies import Draw, Handler, Reply, Toast
from bot.wire import Message, Press
from shared.kernel.text import Text
from shared.services import people, press, roster, rows
from shared.services.work import Tx


async def route(around: Around, tap: Press) -> Handler | None:
    """What a tap asks for; garbage is answered too, so that no spinner turns for ever."""
    button = decode(tap.data)
    standing = await _standing(around, tap, button)

    def handler(tx: Tx) -> Reply:
        language = meet(tx, tap.sender, around)
        if tap.message is not None and tap.message.chat.private:
            people.started(tx, tap.sender.id)
        reply = _handle(tx, around, tap, button, language, standing)
        return reply if reply.draw is None or _stands(tap, button) else replace(reply, draw=None)

    return handler


def _stands(tap: Press, button: Button | None) -> bool:
    """Whether the message pressed has such a button, so that it may be drawn over or taken away: a forged one must not
    wipe out a board. Of messages long gone Telegram does not tell what they hold.
    """
    if tap.message is None or not tap.message.date:
        return True
    there = (decode(key.data) for row in tap.message.keyboard for key in row)
    return any(_kind(each) == _kind(button) for each in there if each is not None)


def _kind(button: Button | None) -> tuple[type, int]:
    """Ticks and their Done stand together; a keyboard may have changed since it was seen, so numbers do not count."""
    kind = Toggle if isinstance(button, Picked) else type(button)
    return kind, getattr(button, "match", 0)


async def _standing(around: Around, tap: Press, button: Button | None) -> Standing:
    """Asked only where it decides something."""
    if isinstance(button, Elevator):
        return await elevator.standing(around, tap.sender.id, button.match)
    if tap.message is None or not tap.message.chat.group:
        return Standing()
    asks = (isinstance(button, LobbyPress) and button.verb in lobbies.ASKS_ADMIN) or isinstance(button, SetLanguage)
    if not asks or (isinstance(button, LobbyPress) and await _hosts(around, button.match, tap.sender.id)):
        return Standing()  # a host may do all of that without being an administrator
    return await around.facts.standing(tap.message.chat.id, tap.sender.id)


async def _hosts(around: Around, match_id: int, user_id: int) -> bool:
    def job(tx: Tx) -> bool:
        row = rows.fresh(tx, match_id)
        return row is not None and row.host_id == user_id

    return await around.desk.aread(job)


def _handle(tx: Tx, around: Around, tap: Press, button: Button | None, language: str, standing: Standing) -> Reply:
    match button:
        case PlayPress():
            return _play(tx, around, tap, button, language)
        case Toggle():
            return ticks.toggle(tx, tap, button, language)
        case Picked():
            return ticks.done(tx, tap, button, language)
        case LobbyPress():
            return lobbies.press(tx, around, tap, button, language, standing)
        case RulesPage():
            return _rules(tx, tap, button, language)
        case SetLanguage(code):
            return _language(tx, around, tap, code, language, standing)
        case SpeakIn():
            return whispers.choose(tx, tap, button, language)
        case Elevator():
            return elevator.turn(tx, around, tap, button, language, standing)
        case TellIn():
            return asking.chosen(tx, tap, button, language)
        case None:
            return toast(language, Text("bot-toast-unknown"))


def _play(tx: Tx, around: Around, tap: Press, button: PlayPress, language: str) -> Reply:
    answer = press.press(tx, button.match, tap.sender.id, button.prompt, button.option, query=tap.id, under=_under(tap))
    names = roster.names(tx, button.match) if about_seats(answer.text) else {}
    told = toast(language, answer.text, names, alert=answer.alert)
    if answer.ask is None:
        return told
    return Reply(toast=told.toast, sends=(words.ask(tap.sender, button, answer.ask, language, around.api.username),))


def _under(tap: Press) -> int:
    """The message that carries the button; 0 where Telegram does not say."""
    return tap.message.message_id if tap.message is not None else 0


def _rules(tx: Tx, tap: Press, button: RulesPage, language: str) -> Reply:
    """A page in place; under a lobby's button the first page comes as a message of its own."""
    message = tap.message
    if message is None:
        return toast(language, Text("bot-toast-unknown"))
    chat = people.chat(tx, message.chat.id) if message.chat.group else None
    spoken = chat.language if chat is not None else language
    if _under_lobby(message):
        shown = menus.rules(tx, spoken, button.slug, button.match, message.chat.id, message.thread)
        return Reply(toast=Toast(), sends=shown.sends)
    drawn = menus.turn(tx, spoken, button)
    return Reply(toast=Toast(), draw=drawn) if drawn else toast(language, Text("bot-toast-rules-end"))


def _under_lobby(message: Message) -> bool:
    """Whether the button stands under a lobby, which must stay what it is."""
    return any(isinstance(decode(key.data), LobbyPress) for row in message.keyboard for key in row)


def _language(tx: Tx, around: Around, tap: Press, code: str, language: str, standing: Standing) -> Reply:
    message = tap.message
    if message is None:
        return toast(language, Text("bot-toast-unknown"))
    if message.chat.private:
        refusal = people.set_user_language(tx, tap.sender.id, code)
        around.met.forget(tap.sender)
        language = language if refusal else code
    elif not standing.admin:
        return toast(language, Text("bot-toast-admins-only"), alert=True)
    else:
        refusal = people.set_chat_language(tx, message.chat.id, code)
    if refusal is not None:
        return toast(language, refusal)
    told = toast(code, Text("bot-toast-language"))
    return Reply(toast=told.toast, draw=Draw(lobby_sheet.plain_line(code, "bot-language-set")))

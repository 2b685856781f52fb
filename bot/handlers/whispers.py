"""What people write to the bot in private while they play: it goes to their channel, and to no other ears."""

from collections.abc import Sequence

from bot.buttons import SpeakIn, decode, encode
from bot.handlers.base import say, toast
from bot.keyboards import shortened
from bot.keys import Key, Rows
from bot.replies import NOTHING, Draw, Handler, Nod, Reply, Send
from bot.wire import Message, Person, Press
from shared.i18n import PLAIN, Voice
from shared.kernel.text import Refusal, SeatList, Text, Typed
from shared.services import relay, roster
from shared.services.relay import Place, Words
from shared.services.work import Tx


def hear(tx: Tx, message: Message, person: Person) -> Reply:
    """Passes on what was written, nods, and says where it went if that is not plain."""
    found = relay.places(tx, person.id)
    if not found:
        return NOTHING
    words = _words(message)
    if words is None:
        now = relay.of_places(tx, person.id, found)
        return say(tx, message, Text("bot-channel-kind")) if now is not None else NOTHING
    told = relay.speak(tx, person.id, words)
    if told is None:
        return say(tx, message, Text("bot-channel-hint"))
    if isinstance(told, Refusal):
        return say(tx, message, told)
    if _several(found):
        group = Typed(relay.group_of(tx, told.running.id))
        say(tx, message, Text("bot-channel-said", {"channel": told.channel.title, "group": group}))
    return Reply(nod=Nod(message.chat.id, message.message_id))


def _words(message: Message) -> Words | None:
    """The message as the relay takes it; None for kinds that it cannot pass on."""
    reply_to = message.reply_to_message.message_id if message.reply_to_message is not None else None
    said = (message.message_id, message.words, reply_to)
    if message.photo:
        return _with_file("photo", message.photo[-1].file_id, said)
    if message.sticker is not None:
        return _with_file("sticker", message.sticker.file_id, said)
    if message.voice is not None:
        return _with_file("voice", message.voice.file_id, said)
    if message.document is not None:
        return _with_file("document", message.document.file_id, said)
    return _with_file("text", None, said) if message.text else None


def _with_file(kind: relay.Kind, file_id: str | None, said: tuple[int, str, int | None]) -> Words:
    message_id, body, reply_to = said
    return Words(message_id, kind, body, file_id, reply_to)


def edited(message: Message) -> Handler | None:
    """An edit of something said in a channel follows it."""
    if message.sender is None:
        return None
    person = message.sender

    def handler(tx: Tx) -> Reply:
        told = relay.amend(tx, person.id, message.message_id, message.words)
        return say(tx, message, told) if isinstance(told, Refusal) else NOTHING

    return handler


def menu(tx: Tx, message: Message, person: Person, language: str) -> Reply:
    """All channels in which they may speak, with who hears them there."""
    found = relay.places(tx, person.id)
    if not found:
        return say(tx, message, Text("bot-channel-none"))
    html, rows = _menu(tx, person.id, language, found)
    return Reply(sends=(Send(person.id, html, keyboard=rows),))


def _menu(tx: Tx, user_id: int, language: str, found: Sequence[Place]) -> tuple[str, Rows]:
    now = relay.of_places(tx, user_id, found)
    voice, plain, several = Voice(language), Voice(language, markup=PLAIN), _several(found)
    lines = [voice.line("bot-channel-title"), voice.line("bot-channel-nowhere")]
    if now is not None:
        lines[1] = voice.line("bot-channel-now", channel=now.channel.title)
    keys = [_nowhere(plain, found[0], now is None)]
    for place in found:
        lines.append(_ears(tx, language, place, several))
        keys.append(_key(tx, plain, place, place == now, several))
    return "\n".join(lines), tuple((key,) for key in (*keys[1:], keys[0]))


def _ears(tx: Tx, language: str, place: Place, several: bool) -> str:
    """Who hears what is said there."""
    voice = Voice(language, roster.names(tx, place.running.id))
    line = voice.line(
        "bot-channel-ears",
        channel=place.channel.title,
        seats=SeatList(tuple(sorted(place.channel.readers - {place.seat}))),
        director="yes" if place.channel.director_reads else "no",
    )
    group = Typed(relay.group_of(tx, place.running.id))
    return f"{voice.line('bot-about-group', group=group)}\n{line}" if several else line


def _key(tx: Tx, plain: Voice, place: Place, chosen: bool, several: bool) -> Key:
    words = plain.line("bot-button-speak", channel=place.channel.title)
    if several:
        group = Typed(relay.group_of(tx, place.running.id))
        words = plain.line("bot-button-speak-group", channel=place.channel.title, group=group)
    if chosen:
        words = plain.line("bot-button-chosen", label=words)
    return Key(shortened(words), encode(SpeakIn(place.running.id, place.channel.key)))


def _nowhere(plain: Voice, place: Place, chosen: bool) -> Key:
    words = plain.line("bot-button-speak-nowhere")
    return Key(plain.line("bot-button-chosen", label=words) if chosen else words, encode(SpeakIn(place.running.id)))


def _several(found: Sequence[Place]) -> bool:
    """Whether a channel alone does not say which match is meant."""
    return len({place.running.id for place in found}) > 1


def choose(tx: Tx, tap: Press, button: SpeakIn, language: str) -> Reply:
    """They speak there from now on. A menu shows it; under another message the menu comes as one of its own."""
    user_id = tap.sender.id
    found = relay.places(tx, user_id)
    if not any(place.running.id == button.match for place in found):
        return toast(language, Refusal("desk-refusal-channel-closed"))
    if button.channel:
        place = relay.choose(tx, user_id, button.match, button.channel)
        if isinstance(place, Refusal):
            return toast(language, place)
        said = Text("bot-toast-speak", {"channel": place.channel.title})
    else:
        relay.fall_silent(tx, user_id, button.match)
        said = Text("bot-toast-speak-nowhere")
    html, rows = _menu(tx, user_id, language, found)
    told = toast(language, said)
    if tap.message is not None and _is_menu(tap.message):
        return Reply(toast=told.toast, draw=Draw(html, rows))
    return Reply(toast=told.toast, sends=(Send(user_id, html, keyboard=rows),))


def _is_menu(message: Message) -> bool:
    """Only the menu lets one speak nowhere."""
    buttons = (decode(key.data) for row in message.keyboard for key in row)
    return message.chat.private and any(isinstance(each, SpeakIn) and not each.channel for each in buttons)

"""Between players and directors, in private: questions, answers, announcements to the group."""

import re

from bot.buttons import TellIn, encode
from bot.commands import read_command
from bot.handlers.base import say, toast
from bot.keys import Key, Rows
from bot.replies import Draw, Reply, Send
from bot.wire import Message, Person, Press
from shared.i18n import PLAIN, Voice
from shared.kernel.text import Refusal, Text, Typed
from shared.services import lobby, questions, relay
from shared.services.work import Tx

_ANSWER = re.compile(r"/answer (\d{1,12})")
"""How every question that a director gets ends; a reply to it needs no number."""
_GIVEN = re.compile(r"(\d{1,12})\s+(.+)\Z", re.DOTALL)


def command(tx: Tx, message: Message, person: Person, language: str, verb: str, words: str) -> Reply:
    """`/ask` or `/announce`: where several matches could be meant, buttons under an answer to this message ask."""
    if not words:
        return say(tx, message, Text(f"bot-{verb}-how"))
    found = matches(tx, person.id, verb)
    if not found:
        return say(tx, message, Text(f"bot-{verb}-none"))
    if len(found) == 1:
        return say(tx, message, _done(tx, found[0], person.id, verb, words))
    html = Voice(language).line(f"bot-{verb}-where")
    return Reply(sends=(Send(person.id, html, keyboard=_rows(tx, found, verb, language), reply_to=message.message_id),))


def matches(tx: Tx, user_id: int, verb: str) -> list[int]:
    """Where they may ask, or announce something."""
    if verb == "ask":
        return [row.id for row, _ in lobby.matches_of_user(tx, user_id)]
    return [row.id for row in questions.directed(tx, user_id)]


def _rows(tx: Tx, match_ids: list[int], verb: str, language: str) -> Rows:
    plain = Voice(language, markup=PLAIN)
    return tuple(
        (Key(plain.line("bot-about-group", group=Typed(relay.group_of(tx, each))), encode(TellIn(each, verb))),)
        for each in match_ids
    )


def _done(tx: Tx, match_id: int, user_id: int, verb: str, words: str) -> Text | Refusal:
    if verb == "ask":
        asked = questions.ask(tx, match_id, user_id, words)
        return asked if isinstance(asked, Refusal) else Text("bot-ask-sent")
    return questions.announce(tx, match_id, user_id, words) or Text("bot-announce-sent")


def chosen(tx: Tx, tap: Press, button: TellIn, language: str) -> Reply:
    """The match was chosen: the words stand in the message that the buttons answer."""
    message = tap.message
    asked = message.reply_to_message if message is not None else None
    name, words = read_command(asked.text, "") or ("", "") if asked is not None else ("", "")
    if asked is None or name != button.verb or asked.sender != tap.sender or not words:
        return toast(language, Text("bot-toast-unknown"))
    if button.match not in matches(tx, tap.sender.id, button.verb):
        return toast(language, Text("bot-toast-unknown"))
    told = _done(tx, button.match, tap.sender.id, button.verb, words)
    said = toast(language, told)
    return said if isinstance(told, Refusal) else Reply(toast=said.toast, draw=Draw(Voice(language).say(told)))


def answer(tx: Tx, message: Message, person: Person, words: str) -> Reply:
    """`/answer N text`, or `/answer text` as a reply to the question."""
    number, given = question_of(message), words
    if (found := _GIVEN.match(words)) is not None and number is None:
        number, given = int(found[1]), found[2]
    if number is None or not given:
        return say(tx, message, Text("bot-answer-how"))
    return reply(tx, message, person, number, given)


def reply(tx: Tx, message: Message, person: Person, question_id: int, words: str) -> Reply:
    """A director's answer goes to who asked."""
    told = questions.answer(tx, question_id, person.id, words)
    return say(tx, message, told if isinstance(told, Refusal) else Text("bot-answer-sent"))


def question_of(message: Message) -> int | None:
    """The question that a message answers: ours ends with the way to answer it, whatever the player wrote before."""
    asked = message.reply_to_message
    if asked is None or asked.sender is None or not asked.sender.is_bot:
        return None
    found = _ANSWER.findall((asked.text or "").rpartition("\n")[2])
    return int(found[-1]) if found else None

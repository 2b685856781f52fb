"""Messages in groups: commands, bold commands of the games, silence."""

from collections.abc import Callable

from bot.commands import GROUP, read_command
from bot.facts import Standing
from bot.handlers import elevator, matters, members, menus, silence
from bot.handlers.base import Around, meet, meet_chat, say
from bot.replies import NOTHING, Handler, Reply
from bot.wire import ANONYMOUS_ADMIN, Message, Person, bold_parts
from shared.kernel.text import Refusal, Text
from shared.services import directors, letters, lobby, outbox, people, posts, roster, typed
from shared.services.work import Tx

Act = Callable[[Tx, "Asked"], Reply]


class Asked:
    """A command with all that is known of who gave it, where, and what runs there."""

    def __init__(self, around: Around, message: Message, args: str, person: Person | None, standing: Standing) -> None:
        self.around = around
        self.message = message
        self.args = args
        self.person = person
        """None: an administrator who hides behind the group."""
        self.admin = standing.admin or person is None

    @property
    def user_id(self) -> int | None:
        """Who acts, for the log."""
        return self.person.id if self.person is not None else None

    def say(self, tx: Tx, text: Text | Refusal, match_id: int | None = None) -> Reply:
        """Answer in the group."""
        return say(tx, self.message, text, match_id)

    def live(self, tx: Tx) -> "matters.Live | None":
        """The lobby or match of this chat and topic."""
        return lobby.live_match(tx, self.message.chat.id, self.message.thread)

    def may_steer(self, tx: Tx, match_id: int) -> bool:
        """Whether they may pause and the like: host, directors, administrators."""
        return self.admin or directors.may_steer(tx, match_id, self.user_id or 0)


async def route(around: Around, message: Message) -> Handler | None:
    """What a group message asks for, if anything."""
    person = message.sender
    if person is None:
        return None
    hidden = person.id == ANONYMOUS_ADMIN
    if message.sender_chat is not None and not (hidden and message.sender_chat.id == message.chat.id):
        return None
    found = read_command(message.text, around.api.username)
    if found is None:
        return None if hidden else _talk(around, message)
    name, args = found
    act = ACTS.get(name)
    if act is None:
        return None
    standing = Standing()
    if name in ASKS_ADMIN and not hidden:
        standing = await around.facts.standing(message.chat.id, person.id)
    asked = Asked(around, message, args, None if hidden else person, standing)
    mine = await around.facts.own(message.chat.id) if name == "newgame" else None

    def handler(tx: Tx) -> Reply:
        meet_chat(tx, message, asked.person, around)
        if asked.person is not None:
            meet(tx, asked.person, around)
        if mine is not None:
            members.rights(tx, message.chat.id, mine)
        return act(tx, asked)

    return handler


def _newgame(tx: Tx, asked: Asked) -> Reply:
    if asked.person is None:
        return asked.say(tx, Text("bot-anonymous"))
    slug = matters.slug_of(asked.args)
    opened = lobby.open_lobby(tx, asked.message.chat.id, asked.message.thread, asked.person.id, slug)
    return asked.say(tx, opened) if isinstance(opened, Refusal) else NOTHING


def _status(tx: Tx, asked: Asked) -> Reply:
    live = asked.live(tx)
    if live is None:
        return asked.say(tx, Text("bot-status-none"))
    matters.show_again(tx, live)
    return NOTHING


def _steer(deed: Callable[[Tx, Asked, int], Text | Refusal | None]) -> Act:
    """A command for those who run the match that is played here."""

    def act(tx: Tx, asked: Asked) -> Reply:
        live = asked.live(tx)
        if live is None:
            return asked.say(tx, Text("bot-status-none"))
        if not asked.may_steer(tx, live.id):
            return asked.say(tx, Text("bot-no-rights"))
        told = deed(tx, asked, live.id)
        return NOTHING if told is None else asked.say(tx, told, live.id)

    return act


def _extend(tx: Tx, asked: Asked, match_id: int) -> Text | Refusal | None:
    return matters.extend(tx, match_id, asked.args, asked.user_id)


def _pause(tx: Tx, asked: Asked, match_id: int) -> Refusal | None:
    return matters.pause(tx, match_id, asked.user_id)


def _resume(tx: Tx, asked: Asked, match_id: int) -> Refusal | None:
    return matters.resume(tx, match_id, asked.user_id)


def _cancel(tx: Tx, asked: Asked, match_id: int) -> Text | Refusal | None:
    """A running match ends only for who says it twice: everything would be published."""
    live = asked.live(tx)
    if live is not None and live.status == "running" and asked.args.casefold() not in SURE:
        return Text("bot-cancel-sure")
    found = lobby.cancel(tx, match_id, asked.user_id or 0, asked.admin)
    return found if isinstance(found, Refusal) else None


def _heckle(tx: Tx, asked: Asked) -> Reply:
    live = asked.live(tx)
    if live is None:
        return asked.say(tx, Text("bot-status-none"))
    if asked.person is None:
        return asked.say(tx, Text("bot-anonymous"))
    return asked.say(tx, matters.heckle(tx, live.id, asked.person), live.id)


def _language(tx: Tx, asked: Asked) -> Reply:
    if not asked.admin:
        return asked.say(tx, Text("bot-no-rights"))
    chat = people.chat(tx, asked.message.chat.id)
    return menus.languages(chat.language if chat else "en", asked.message.chat.id, asked.message.thread)


def _timezone(tx: Tx, asked: Asked) -> Reply:
    chat_id = asked.message.chat.id
    if asked.args and not asked.admin:
        return asked.say(tx, Text("bot-no-rights"))
    if asked.args:
        refusal = people.set_chat_timezone(tx, chat_id, asked.args)
        return asked.say(tx, refusal or matters.zone_text(tx, "bot-timezone-set", people.chat(tx, chat_id)))
    return asked.say(tx, matters.zone_text(tx, "bot-timezone-now", people.chat(tx, chat_id)))


def _rules(tx: Tx, asked: Asked) -> Reply:
    chat = people.chat(tx, asked.message.chat.id)
    live = asked.live(tx)
    slug = matters.slug_of(asked.args) or (live.slug if live is not None else None)
    language = chat.language if chat else "en"
    match_id = live.id if live is not None and live.slug == slug else 0
    return menus.rules(tx, language, slug, match_id, asked.message.chat.id, asked.message.thread)


def _posts(tx: Tx, asked: Asked) -> Reply:
    live = asked.live(tx)
    if live is None or live.status != "running":
        return asked.say(tx, Text("bot-status-none"))
    return elevator.in_group(tx, live.id, asked.message)


def _help(tx: Tx, asked: Asked) -> Reply:
    return asked.say(tx, Text("bot-help-group"))


ACTS: dict[str, Act] = {
    "newgame": _newgame,
    "rules": _rules,
    "status": _status,
    "extend": _steer(_extend),
    "pause": _steer(_pause),
    "resume": _steer(_resume),
    "cancel": _steer(_cancel),
    "heckle": _heckle,
    "posts": _posts,
    "language": _language,
    "timezone": _timezone,
    "help": _help,
    "start": _help,
}
SURE = frozenset({"yes", "да", "是", "确定"})
ASKS_ADMIN = frozenset({"extend", "pause", "resume", "cancel", "language", "timezone"})
assert set(GROUP) <= ACTS.keys()


def _talk(around: Around, message: Message) -> Handler:
    """Talk in a group where a match is played: a bold command, or a post."""
    return lambda tx: _said(tx, message)


def _said(tx: Tx, message: Message) -> Reply:
    """A player has said something: kept for the elevator, unless they should have been silent."""
    person = message.sender
    playing = _playing(tx, message)
    if person is None or playing is None:
        return NOTHING
    match_id, seat = playing
    silent = silence.silent(tx, match_id, seat)
    if message.words and not silent:
        posts.hear(tx, match_id, seat, message.chat.id, message.message_id, message.words)
    if not _commanded(tx, match_id, message, person) and silent:
        silence.hush(tx, match_id, seat, message, person)
    return NOTHING


def _playing(tx: Tx, message: Message) -> tuple[int, int] | None:
    """The match that runs here and the seat of who writes."""
    live = lobby.live_match(tx, message.chat.id, message.thread)
    if message.sender is None or live is None or live.status != "running":
        return None
    seat = roster.seat_of(tx, live.id, message.sender.id)
    return None if seat is None else (live.id, seat)


def _commanded(tx: Tx, match_id: int, message: Message, person: Person) -> bool:
    """Whether the words were a command of the game; one that was not taken is answered in private.

    Bold words are, and forms of several lines (a forum vote with its reason); a plain sentence is only thought aloud.
    """
    text = message.text or ""
    for words in (*bold_parts(text, message.entities), text if "\n" in text.strip() else ""):
        answer = typed.say(tx, match_id, person.id, words) if words else None
        if answer is not None:
            if not answer.changed and people.reachable(people.user(tx, person.id)):
                letter = letters.SayLetter(answer.text, match_id)
                outbox.put(tx, letter, person.id, letters.PRIVATE, match_id=match_id)
            return True
    return False


def edited(message: Message) -> Handler | None:
    """An edited message is a post changed afterwards: never a command, so that nobody votes twice by editing."""
    if message.sender is None or message.sender_chat is not None or not message.words:
        return None
    return lambda tx: _edited(tx, message)


def _edited(tx: Tx, message: Message) -> Reply:
    playing = _playing(tx, message)
    if playing is None or message.sender is None:
        return NOTHING
    match_id, seat = playing
    if posts.differs(tx, match_id, message.chat.id, message.message_id, message.words):
        if silence.silent(tx, match_id, seat):
            silence.hush(tx, match_id, seat, message, message.sender)
        else:
            posts.change(tx, match_id, message.chat.id, message.message_id, message.words)
    return NOTHING

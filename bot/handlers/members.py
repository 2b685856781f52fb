"""Comings and goings: the bot's own membership and rights, people's standing, groups that become supergroups."""

from bot.facts import Standing
from bot.handlers.base import Around
from bot.replies import NOTHING, Handler, Reply
from bot.wire import Member, MemberChange, Message
from shared.kernel.actions import Pause, Resume
from shared.kernel.seats import Office
from shared.kernel.text import Text
from shared.services import letters, lobby, outbox, people, play
from shared.services.work import Tx

CLOSED = "topic"
"""The reason to pause while the topic of a match is closed."""


def mine(around: Around, change: MemberChange) -> Handler:
    """The bot was added, removed, promoted, stripped of rights, blocked or unblocked."""
    return (lambda tx: _private(tx, change, around)) if change.chat.private else (lambda tx: _group(tx, change, around))


def _private(tx: Tx, change: MemberChange, around: Around) -> Reply:
    person = change.sender
    people.see_user(tx, person.id, person.name, person.username, person.language_code)
    if change.new_chat_member.inside:
        people.started(tx, person.id)
    else:
        people.blocked(tx, person.id)
    return NOTHING


def _group(tx: Tx, change: MemberChange, around: Around) -> Reply:
    chat, now = change.chat, change.new_chat_member
    known = people.chat(tx, chat.id)
    if not now.inside:
        if known is not None:
            people.chat_gone(tx, chat.id)
        return NOTHING
    greet = known is None or known.gone_at is not None
    language = change.sender.language_code
    people.see_chat(tx, chat.id, chat.title, chat.type, language, around.settings.default_language)
    rights(tx, chat.id, now)
    if greet:
        outbox.put(tx, letters.SayLetter(Text("bot-added")), chat.id, letters.BOARD)
    return NOTHING


def rights(tx: Tx, chat_id: int, now: Member) -> None:
    """What the bot may do in a group from now on."""
    pin, delete, restrict = now.can_pin_messages, now.can_delete_messages, now.can_restrict_members
    people.chat_rights(tx, chat_id, now.admin and pin, now.admin and delete, now.admin and restrict)


def other(around: Around, change: MemberChange) -> Handler | None:
    """Somebody's standing in a group changed: nothing to store, but to be remembered."""
    now = change.new_chat_member
    around.facts.learn(change.chat.id, now.user.id, Standing(now.inside, now.admin))
    return None


def topic(message: Message) -> Handler | None:
    """A topic was closed: nobody could speak there, so its match waits until it is opened again."""
    if message.forum_topic_closed is None and message.forum_topic_reopened is None:
        return None
    act = Pause(CLOSED) if message.forum_topic_closed is not None else Resume(CLOSED)

    def handler(tx: Tx) -> Reply:
        live = lobby.live_match(tx, message.chat.id, message.thread)
        if live is not None and live.status == "running":
            play.submit(tx, live.id, act, Office.DIRECTOR)
        return NOTHING

    return handler


def migration(message: Message) -> Handler | None:
    """The two service messages of a group that became a supergroup; whichever comes first moves everything."""
    if message.migrate_to_chat_id is not None:
        old, new = message.chat.id, message.migrate_to_chat_id
    elif message.migrate_from_chat_id is not None:
        old, new = message.migrate_from_chat_id, message.chat.id
    else:
        return None

    def move(tx: Tx) -> Reply:
        people.move_chat(tx, old, new)
        return NOTHING

    return move

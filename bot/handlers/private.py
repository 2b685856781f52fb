"""Messages in private: deep links, roles, the panel, typed answers, and talk in the channels."""

from collections.abc import Callable

from bot.buttons import read_payload
from bot.commands import read_command
from bot.facts import Standing
from bot.handlers import asking, elevator, matters, menus, whispers, words
from bot.handlers.base import Around, meet, say
from bot.replies import NOTHING, Handler, Reply
from bot.wire import Message, Person, bold_parts
from shared.kernel.text import Refusal, Span, Text, Typed
from shared.services import joining, letters, lobby, notices, outbox, people, relay, rows, running, signin, typed
from shared.services.work import Tx


async def route(around: Around, message: Message) -> Handler | None:
    """What a private message asks for."""
    person = message.sender
    if person is None:
        return None
    name, args = read_command(message.text, around.api.username) or ("", "")
    word, match_id = read_payload(args) if name == "start" else ("", None)
    standing = await _standing(around, person, match_id) if word in LINKED and match_id is not None else None

    def handler(tx: Tx) -> Reply:
        language = meet(tx, person, around)
        people.started(tx, person.id)
        if match_id is not None and standing is not None:
            return LINKED[word](tx, message, match_id, person, standing, language)
        if name in {"start", "help"}:
            return _begin(tx, message, around, name, word)
        if name in {"role", "status"}:
            return _role(tx, message, person)
        if name == "panel":
            return _panel(tx, message, around)
        if name == "timezone":
            return _timezone(tx, message, args)
        return _menu(tx, message, person, language, name, args) or _typed(tx, message, person)

    return handler


def _rules(tx: Tx, message: Message, person: Person, language: str, args: str) -> Reply:
    """The rules of the match in which they sit, with its options; else those of the game they name."""
    slug = matters.slug_of(args)
    held = [row for row, _ in lobby.matches_of_user(tx, person.id) if slug in (None, row.slug)]
    if len(held) == 1:
        return menus.rules(tx, language, held[0].slug, held[0].id, message.chat.id)
    return menus.rules(tx, language, slug, 0, message.chat.id)


def _menu(tx: Tx, message: Message, person: Person, language: str, name: str, args: str) -> Reply | None:
    """Commands whose answer is a menu, and those between players and directors; None for anything else."""
    match name:
        case "language":
            return menus.languages(language, message.chat.id)
        case "rules":
            return _rules(tx, message, person, language, args)
        case "channel":
            return whispers.menu(tx, message, person, language)
        case "posts":
            held = [row.id for row, _ in lobby.matches_of_user(tx, person.id)]
            return elevator.in_private(tx, message, person, language, held)
        case "ask" | "announce":
            return asking.command(tx, message, person, language, name, args)
        case "answer":
            return asking.answer(tx, message, person, args)
    return None


async def _standing(around: Around, person: Person, match_id: int) -> Standing:
    """Whether they are in the group of the lobby: a deep link can be passed on."""
    row = await around.desk.aread(lambda tx: rows.fresh(tx, match_id))
    return Standing() if row is None else await around.facts.standing(row.chat_id, person.id)


def _begin(tx: Tx, message: Message, around: Around, name: str, word: str) -> Reply:
    if word == "panel":
        return _panel(tx, message, around)
    return say(tx, message, Text("bot-help-private" if name == "help" else "bot-welcome"))


def _join(tx: Tx, message: Message, match_id: int, person: Person, standing: Standing, language: str) -> Reply:
    row = rows.fresh(tx, match_id)
    if row is None or row.status not in {"lobby", "running"}:
        return say(tx, message, Text("bot-join-gone"))
    chat = people.chat(tx, row.chat_id)
    group = {"group": Typed(chat.title if chat else "")}
    # Where Telegram does not say (the bot is no administrator) the link itself, shown in the group alone, must do.
    if standing.known and not standing.inside:
        return say(tx, message, Text("bot-join-membership", {**group}))
    joined = joining.join(tx, match_id, person.id)
    if isinstance(joined, Refusal):
        return say(tx, message, joined)
    return say(tx, message, Text("bot-joined-private", {**group, "number": joined.seat or 0}))


def _role(tx: Tx, message: Message, person: Person) -> Reply:
    """All that one's seats know and are asked, once more."""
    held = lobby.matches_of_user(tx, person.id)
    for row, seat in held:
        if (found := running.load(tx, row.id)) is not None:
            outbox.put(tx, notices.record_of(tx, found, seat), person.id, letters.PRIVATE, match_id=row.id)
    return NOTHING if held else say(tx, message, Text("bot-role-none"))


def _panel(tx: Tx, message: Message, around: Around) -> Reply:
    token = signin.issue_link(tx, message.chat.id)
    url = f"{around.settings.panel_url}/login/{token}"
    lasts = Span(int(signin.LINK_LASTS.total_seconds()))
    return say(tx, message, Text("bot-panel-address", {"span": lasts, "url": url}))


def _timezone(tx: Tx, message: Message, args: str) -> Reply:
    user_id = message.chat.id
    if args and (refusal := people.set_user_timezone(tx, user_id, args)) is not None:
        return say(tx, message, refusal)
    return say(
        tx, message, matters.zone_text(tx, "bot-timezone-set" if args else "bot-timezone-now", people.user(tx, user_id))
    )


def _posts(tx: Tx, message: Message, match_id: int, person: Person, standing: Standing, language: str) -> Reply:
    """Whoever came from the elevator in the group."""
    if not elevator.may_read(tx, match_id, person.id, standing):
        return say(tx, message, Text("bot-posts-membership"))
    return elevator.in_private(tx, message, person, language, [match_id])


LINKED: dict[str, Callable[[Tx, Message, int, Person, Standing, str], Reply]] = {"join": _join, "posts": _posts}
"""Deep links that lead to a match."""


def _typed(tx: Tx, message: Message, person: Person) -> Reply:
    """Words for an option that asked for them, a director's answer, a command of a game, or talk in a channel."""
    text = message.text or ""
    if text and (button := words.asked_in(message)) is not None:
        return words.take(tx, message, person, button)
    if text and (question := asking.question_of(message)) is not None:
        return asking.reply(tx, message, person, question, text)
    # Who has a channel talks there: only what is bold is meant for the game.
    bold = bold_parts(text, message.entities)
    spoken = bold if relay.current(tx, person.id) is not None else (*bold, text)
    for row, _ in lobby.matches_of_user(tx, person.id):
        for each in spoken:
            answer = typed.say(tx, row.id, person.id, each) if each else None
            if answer is not None:
                return say(tx, message, answer.text, row.id)
    if text.startswith("/"):
        return say(tx, message, Text("bot-help-private"))
    return whispers.hear(tx, message, person)

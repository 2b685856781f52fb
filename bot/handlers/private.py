"""Messages in private: deep links, roles, the panel, typed answers."""

from bot.buttons import read_payload
from bot.commands import read_command
from bot.facts import Standing
from bot.handlers import matters, menus, words
from bot.handlers.base import Around, meet, say
from bot.replies import NOTHING, Handler, Reply
from bot.wire import Message, Person, bold_parts
from shared.kernel.text import Refusal, Span, Text, Typed
from shared.services import joining, letters, lobby, notices, outbox, people, rows, running, signin, typed
from shared.services.work import Tx


async def route(around: Around, message: Message) -> Handler | None:
    """What a private message asks for."""
    person = message.sender
    if person is None or message.text is None:
        return None
    name, args = read_command(message.text, around.api.username) or ("", "")
    word, match_id = read_payload(args) if name == "start" else ("", None)
    standing = await _standing(around, person, match_id) if word == "join" and match_id is not None else None

    def handler(tx: Tx) -> Reply:
        language = meet(tx, person, around)
        people.started(tx, person.id)
        if word == "join" and match_id is not None and standing is not None:
            return _join(tx, message, match_id, person, standing)
        if name in {"start", "help"}:
            return _begin(tx, message, around, name, word)
        if name in {"role", "status"}:
            return _role(tx, message, person)
        if name == "panel":
            return _panel(tx, message, around)
        if name == "language":
            return menus.languages(language, message.chat.id)
        if name == "timezone":
            return _timezone(tx, message, args)
        if name == "rules":
            return menus.rules(tx, language, matters.slug_of(args), 0, message.chat.id)
        return _typed(tx, message, person)

    return handler


async def _standing(around: Around, person: Person, match_id: int) -> Standing:
    """Whether they are in the group of the lobby: a deep link can be passed on."""
    row = await around.desk.aread(lambda tx: rows.fresh(tx, match_id))
    return Standing() if row is None else await around.facts.standing(row.chat_id, person.id)


def _begin(tx: Tx, message: Message, around: Around, name: str, word: str) -> Reply:
    if word == "panel":
        return _panel(tx, message, around)
    return say(tx, message, Text("bot-help-private" if name == "help" else "bot-welcome"))


def _join(tx: Tx, message: Message, match_id: int, person: Person, standing: Standing) -> Reply:
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


def _typed(tx: Tx, message: Message, person: Person) -> Reply:
    """Words for an option that asked for them, or a bold command of a game."""
    if (button := words.asked_in(message)) is not None:
        return words.take(tx, message, person, button)
    text = message.text or ""
    for row, _ in lobby.matches_of_user(tx, person.id):
        for spoken in (*bold_parts(text, message.entities), text):
            answer = typed.say(tx, row.id, person.id, spoken)
            if answer is not None:
                return say(tx, message, answer.text, row.id)
    return say(tx, message, Text("bot-help-private")) if text.startswith("/") else NOTHING

"""The lobby's message and its menus: who is in, what is agreed, what is missing."""

from bot.buttons import LobbyPress, RulesPage, encode
from bot.keyboards import flow, shortened
from bot.keys import Key, Rows
from bot.render import Sheet
from shared.i18n import HTML, PLAIN, Markup, Voice
from shared.kernel.text import SeatRef, Term, Text, TextList, Typed
from shared.services.lobbyview import LobbyPicture, Place

CLOSED = {"running": "bot-lobby-started", "over": "bot-lobby-started", "cancelled": "bot-lobby-cancelled"}


def lobby(picture: LobbyPicture) -> Sheet:
    """The lobby as it stands, or what became of it."""
    voice = _voice(picture, HTML)
    plain = _voice(picture, PLAIN)
    if not picture.slug:
        if picture.status != "lobby":
            return Sheet(voice.line(CLOSED[picture.status]))
        return Sheet(voice.line("bot-lobby-choose"), (*_games(picture, plain), (_key(plain, picture, "cancel"),)))
    title = voice.line("bot-lobby-title", game=Term(f"{picture.slug}-name"))
    head = [title, voice.line(f"{picture.slug}-about")]
    blocks = [head, _players(voice, picture), [_options(voice, picture)], _foot(voice, picture)]
    html = "\n\n".join("\n".join(block) for block in blocks)
    return Sheet(html, _keyboard(picture, plain) if picture.status == "lobby" else ())


def _voice(picture: LobbyPicture, markup: Markup) -> Voice:
    return Voice(picture.language, {each.number: each.name for each in picture.places}, markup)


def _players(voice: Voice, picture: LobbyPicture) -> list[str]:
    count = len(picture.places)
    head = voice.line("bot-lobby-players", count=count, least=picture.least, most=picture.most)
    return (
        [head, *(_place(voice, each) for each in picture.places)] if count else [head, voice.line("bot-lobby-nobody")]
    )


def _place(voice: Voice, place: Place) -> str:
    marks = [
        key
        for key, holds in (
            ("bot-lobby-fill-bot", place.fill_bot),
            ("bot-lobby-host", place.host),
            ("bot-lobby-unreachable", not place.reachable),
        )
        if holds
    ]
    return " ".join((voice.value(SeatRef(place.number)), *(voice.line(key) for key in marks)))


def _options(voice: Voice, picture: LobbyPicture) -> str:
    each = tuple(Text("bot-lobby-option", {"name": s.label, "value": s.shown}) for s in picture.settings)
    return voice.line("bot-lobby-options", options=TextList(each))


def _foot(voice: Voice, picture: LobbyPicture) -> list[str]:
    if picture.status != "lobby":
        sealed = [voice.line("bot-lobby-commitment", commitment=picture.commitment)] if picture.commitment else []
        return [voice.line(CLOSED[picture.status]), *sealed]
    host = [voice.line("bot-lobby-opened-by", name=Typed(picture.host_name))] if picture.host_name else []
    if picture.missing:
        return [*host, voice.line("bot-lobby-missing", count=picture.missing)]
    return [*host, voice.line("bot-lobby-ready" if picture.ready else "bot-lobby-wait-reachable")]


def _keyboard(picture: LobbyPicture, voice: Voice) -> Rows:
    rules = Key(voice.line("bot-button-rules"), encode(RulesPage(picture.slug, 0, picture.match_id)))
    return (
        (_key(voice, picture, "join"), _key(voice, picture, "leave")),
        (_key(voice, picture, "bot"), _key(voice, picture, "start")),
        (_key(voice, picture, "options"), _key(voice, picture, "remove")),
        (rules, _key(voice, picture, "cancel")),
    )


def _key(voice: Voice, picture: LobbyPicture, verb: str) -> Key:
    return Key(voice.line(f"bot-button-{verb}"), encode(LobbyPress(picture.match_id, verb)))


def _games(picture: LobbyPicture, voice: Voice) -> Rows:
    keys = [
        Key(voice.line(f"{slug}-name"), encode(LobbyPress(picture.match_id, "game", slug))) for slug in picture.games
    ]
    return flow(keys)


def options(picture: LobbyPicture, language: str) -> Sheet:
    """The menu of options: a tap gives the next value."""
    voice, plain = Voice(language), Voice(language, markup=PLAIN)
    hinted = [each.label for each in picture.settings if voice.knows(f"{each.label.key}.hint")]
    hints = [voice.line("bot-option-hint", name=each, hint=Text(f"{each.key}.hint")) for each in hinted]
    rows = [
        (
            Key(
                shortened(plain.line("bot-button-option", name=each.label, value=each.shown)),
                encode(LobbyPress(picture.match_id, "set", f"{each.field}.{each.following}")),
            ),
        )
        for each in picture.settings
    ]
    html = "\n\n".join((voice.line("bot-options-title"), "\n".join(hints)))
    return Sheet(html, (*rows, (_done(plain, picture),)))


def remove(picture: LobbyPicture, language: str) -> Sheet:
    """The menu of those who may be taken out."""
    plain = Voice(language, {each.number: each.name for each in picture.places}, PLAIN)
    keys = [
        Key(
            shortened(plain.line("bot-button-kick", name=SeatRef(each.number))),
            encode(LobbyPress(picture.match_id, "kick", kick_arg(each.user_id))),
        )
        for each in picture.places
    ]
    return Sheet(Voice(language).line("bot-kick-title"), (*flow(keys), (_done(plain, picture),)))


def kick_arg(user_id: int) -> str:
    """Whom a button takes out: by account, since seats move up when somebody leaves."""
    return str(user_id)


def _done(plain: Voice, picture: LobbyPicture) -> Key:
    return Key(plain.line("bot-button-close"), encode(LobbyPress(picture.match_id, "close")))


def plain_line(language: str, key: str) -> str:
    """A sentence without arguments."""
    return Voice(language).line(key)

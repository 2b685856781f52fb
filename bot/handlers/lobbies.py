"""Taps under a lobby: joining and leaving, options, starting, calling off."""

from collections.abc import Callable

from bot import lobby_sheet
from bot.buttons import LobbyPress, payload
from bot.facts import Standing
from bot.handlers.base import Around, toast
from bot.render import Sheet
from bot.replies import Delete, Draw, Reply, Send, Toast
from bot.wire import Press
from shared.kernel.text import Refusal, Term, Text, Typed
from shared.services import joining, lobby, lobbyrow, lobbyview, rows
from shared.services.work import Tx

ASKS_ADMIN = frozenset({"start", "bot", "cancel", "kick", "remove", "set", "options", "game", "close"})


class Tap:
    """A tap under a lobby with all that is known of it."""

    def __init__(self, around: Around, press: Press, button: LobbyPress, language: str, admin: bool) -> None:
        self.around = around
        self.press = press
        self.match_id = button.match
        self.arg = button.arg
        self.user_id = press.sender.id
        self.language = language
        self.admin = admin

    def told(self, found: Refusal | object | None, said: Text, draw: Draw | Delete | None = None) -> Reply:
        """The refusal, or what was done."""
        if isinstance(found, Refusal):
            return toast(self.language, found)
        return Reply(toast=toast(self.language, said).toast, draw=draw)


def press(tx: Tx, around: Around, tap: Press, button: LobbyPress, language: str, standing: Standing) -> Reply:
    """Does what the verb of the button says, in the group of the lobby alone: its data can be forged, and whoever runs
    another group, or is in none, decides nothing here."""
    act, row = VERBS.get(button.verb), rows.fresh(tx, button.match)
    here = row is not None and tap.message is not None and tap.message.chat.id == row.chat_id
    if act is None or not here:
        return toast(language, Text("bot-toast-unknown"))
    return act(tx, Tap(around, tap, button, language, standing.admin))


def _join(tx: Tx, tap: Tap) -> Reply:
    joined = joining.join(tx, tap.match_id, tap.user_id)
    if isinstance(joined, Refusal):
        return toast(tap.language, joined)
    if joined.needs_start:
        return Reply(toast=Toast(url=tap.around.api.link(payload("join", tap.match_id))))
    return toast(tap.language, Text("bot-toast-joined", {"number": joined.seat or 0}))


def _leave(tx: Tx, tap: Tap) -> Reply:
    return tap.told(joining.leave(tx, tap.match_id, tap.user_id), Text("bot-toast-left"))


def _start(tx: Tx, tap: Tap) -> Reply:
    return tap.told(lobby.start(tx, tap.match_id, tap.user_id, tap.admin), Text("bot-toast-started"))


def _bot(tx: Tx, tap: Tap) -> Reply:
    return tap.told(joining.add_bot(tx, tap.match_id, tap.user_id, tap.admin), Text("bot-toast-bot-added"))


def _cancel(tx: Tx, tap: Tap) -> Reply:
    return tap.told(lobby.cancel(tx, tap.match_id, tap.user_id, tap.admin), Text("bot-toast-cancelled"))


def _game(tx: Tx, tap: Tap) -> Reply:
    found = lobby.choose_game(tx, tap.match_id, tap.arg, tap.user_id, tap.admin)
    return tap.told(found, Text("bot-toast-game-chosen", {"game": Term(f"{tap.arg}-name")}))


def _options(tx: Tx, tap: Tap) -> Reply:
    return _menu(tx, tap, lobby_sheet.options)


def _remove(tx: Tx, tap: Tap) -> Reply:
    return _menu(tx, tap, lobby_sheet.remove)


def _menu(tx: Tx, tap: Tap, draw: Callable[[lobbyview.LobbyPicture, str], Sheet]) -> Reply:
    """A message of its own below the lobby, so that the lobby stays what everybody sees."""
    picture = _steered(tx, tap)
    if isinstance(picture, Reply):
        return picture
    sheet = draw(picture, picture.language)
    return Reply(toast=Toast(), sends=(Send(picture.chat_id, sheet.html, picture.thread_id, sheet.rows),))


def _steered(tx: Tx, tap: Tap) -> lobbyview.LobbyPicture | Reply:
    picture = lobbyview.picture(tx, tap.match_id)
    if picture is None or picture.status != "lobby":
        return toast(tap.language, lobbyrow.GONE)
    if not tap.admin and tap.user_id != picture.host_id:
        return toast(tap.language, Text("bot-toast-admins-only"), alert=True)
    return picture


def _set(tx: Tx, tap: Tap) -> Reply:
    field, _, value = tap.arg.partition(".")
    refusal = lobby.set_rule(tx, tap.match_id, field, value, tap.user_id, tap.admin)
    picture = lobbyview.picture(tx, tap.match_id)
    if refusal is not None or picture is None:
        return toast(tap.language, refusal or lobbyrow.GONE)
    sheet = lobby_sheet.options(picture, picture.language)
    setting = next((each for each in picture.settings if each.field == field), None)
    said = Text("bot-toast-option", {"name": setting.label, "value": setting.shown}) if setting else None
    return Reply(toast=toast(tap.language, said).toast if said else Toast(), draw=Draw(sheet.html, sheet.rows))


def _kick(tx: Tx, tap: Tap) -> Reply:
    who = next((p for p in _places(tx, tap) if lobby_sheet.kick_arg(p.user_id) == tap.arg), None)
    if who is None:
        return toast(tap.language, Refusal("lobby-refusal-not-there"))
    refusal = joining.kick(tx, tap.match_id, who.user_id, tap.user_id, tap.admin)
    picture = lobbyview.picture(tx, tap.match_id)
    sheet = lobby_sheet.remove(picture, picture.language) if picture is not None else None
    draw = Draw(sheet.html, sheet.rows) if sheet is not None else None
    return tap.told(refusal, Text("bot-toast-kicked", {"name": Typed(who.name)}), draw)


def _places(tx: Tx, tap: Tap) -> tuple[lobbyview.Place, ...]:
    picture = lobbyview.picture(tx, tap.match_id)
    return picture.places if picture is not None else ()


def _close(tx: Tx, tap: Tap) -> Reply:
    """The menu goes; of a lobby that is over anybody may clear it away."""
    picture = _steered(tx, tap)
    if isinstance(picture, Reply) and picture.toast is not None and picture.toast.alert:
        return picture
    return Reply(toast=Toast(), draw=Delete())


VERBS: dict[str, Callable[[Tx, Tap], Reply]] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "bot": _bot,
    "cancel": _cancel,
    "game": _game,
    "options": _options,
    "remove": _remove,
    "set": _set,
    "kick": _kick,
    "close": _close,
}

"""Letters become calls: each kind knows how it is drawn, sent, and what is written down afterwards."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from telegram.error import TelegramError

from bot import lobby_sheet, render
from bot.api import Api
from bot.errors import Verdict, judge
from bot.keys import Key, Rows
from bot.relay import Whisper
from bot.slots import Slots, Wait
from shared.i18n import Voice
from shared.services import letters, lobby, lobbyview, people, pictures, relay, roster
from shared.services.work import Tx

Settle = Callable[[Tx], None]


@dataclass(frozen=True)
class Delivery:
    """What the calls need: Telegram, the right to speak, the clock, and the panel's address."""

    api: Api
    slots: Slots
    now: Callable[[], datetime]
    panel_url: str

    async def deliver(self, drawn: "Drawn", *, patient: bool) -> Settle | Wait:
        """Make the calls of a letter. Telegram's refusals are raised."""
        return await drawn.deliver(self, patient)

    async def pinned(self, chat_id: int, message_id: int) -> bool | None:
        """Try to pin: None when the group does not let us."""
        try:
            await self.api.pin(chat_id, message_id)
        except TelegramError as error:
            return None if judge(error).verdict is Verdict.NO_RIGHT else False
        return True


class Drawn(Protocol):
    """A letter with all that it shows."""

    @property
    def fresh(self) -> bool:
        """Whether it is a new message, which must not be doubled."""
        ...

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """Make the calls; what to write down, or how long to wait."""
        ...

    def lost(self, tx: Tx) -> bool:
        """The message to edit is gone; whether it shall be posted anew."""
        ...


def draw(tx: Tx, row: Any) -> Drawn:
    """All that a letter shows, gathered while it is claimed."""
    letter = letters.decode(row.body)
    match letter:
        case letters.BoardLetter(board_id):
            board = pictures.board(tx, board_id)
            return Nothing() if board is None else Board(board)
        case letters.LobbyLetter(match_id, anew):
            picture = lobbyview.picture(tx, match_id)
            return Nothing() if picture is None else Lobby(picture, anew)
        case letters.SlipLetter():
            slip = pictures.slip(tx, letter)
            return Nothing() if slip is None else Slip(letter, slip)
        case letters.SlipEditLetter():
            return _edits(tx, letter)
        case letters.SayLetter():
            return _say(tx, row.chat_id, letter)
        case letters.RelayLetter():
            said = relay.picture(tx, letter, row.chat_id)
            return Nothing() if said is None else Whisper(said)
        case letters.CallLetter(method, params):
            return Call(row.chat_id, method, params)
    raise TypeError(f"nobody knows how to deliver a {row.kind}")


def _edits(tx: Tx, letter: letters.SlipEditLetter) -> Drawn:
    """The messages of the prompt; where none stands, what is to be told becomes one."""
    edits = pictures.slip_edits(tx, letter)
    if edits or not letter.told:
        return SlipEdits(edits, told=bool(letter.told))
    slip = letters.SlipLetter(letter.match_id, letter.seat, letter.told)
    picture = pictures.slip(tx, slip)
    return Nothing() if picture is None else Slip(slip, picture)


def _say(tx: Tx, chat_id: int, letter: letters.SayLetter) -> "Say":
    reader = people.user(tx, chat_id) if chat_id > 0 else people.chat(tx, chat_id)
    names = roster.names(tx, letter.match_id) if letter.match_id is not None else {}
    return Say(chat_id, letter, Voice(reader.language if reader is not None else "en", names))


class _Kept:
    """For letters whose message cannot be lost, or need not come back."""

    fresh = True

    def lost(self, tx: Tx) -> bool:
        """See `Drawn`."""
        return False


class Nothing(_Kept):
    """What was to be told is gone meanwhile."""

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        return _nothing


def _nothing(tx: Tx) -> None:
    """Nothing to write down."""


@dataclass
class Board:
    """The public message of a phase: posted once, then edited when it shows something else."""

    picture: pictures.BoardPicture

    @property
    def fresh(self) -> bool:
        """See `Drawn`."""
        return self.picture.message_id is None

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        p, sheet = self.picture, render.board(self.picture)
        if p.message_id is None:
            return await self._post(by, sheet)
        if p.shown == sheet.digest:
            return _nothing
        if (wait := self._too_soon(by, patient)) > 0:
            return Wait(wait)
        await by.slots.take(p.chat_id)
        await by.api.edit(p.chat_id, p.message_id, sheet.html, sheet.rows)
        return lambda tx: pictures.board_sent(tx, p.board_id, p.chat_id, p.message_id or 0, sheet.digest)

    def _too_soon(self, by: Delivery, patient: bool) -> float:
        p = self.picture
        age = (by.now() - p.shown_at).total_seconds() if p.shown_at is not None else by.slots.limits.pace.steady
        steady = by.slots.limits.pace.steady - age
        return max(steady, by.slots.wait(p.chat_id, patient=True) if patient else 0.0)

    async def _post(self, by: Delivery, sheet: render.Sheet) -> Settle:
        p = self.picture
        await by.slots.take(p.chat_id)
        message_id = await by.api.send(p.chat_id, sheet.html, sheet.rows, thread=p.thread_id)
        pin = p.may_pin and not p.final and (p.first or p.pace != "live")
        pinned = await by.pinned(p.chat_id, message_id) if pin else False

        def settle(tx: Tx) -> None:
            pictures.board_sent(tx, p.board_id, p.chat_id, message_id, sheet.digest, pinned=bool(pinned))
            if pinned is None and (chat := people.chat(tx, p.chat_id)) is not None:
                people.chat_rights(tx, p.chat_id, False, chat.may_delete, chat.may_restrict)

        return settle

    def lost(self, tx: Tx) -> bool:
        """See `Drawn`."""
        pictures.board_lost(tx, self.picture.board_id)
        return not self.picture.final


@dataclass
class Lobby:
    """The lobby's message."""

    picture: lobbyview.LobbyPicture
    anew: bool

    @property
    def fresh(self) -> bool:
        """See `Drawn`."""
        return self.anew or self.picture.message_id is None

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        p, sheet = self.picture, lobby_sheet.lobby(self.picture)
        await by.slots.take(p.chat_id)
        if p.message_id is not None and not self.anew:
            await by.api.edit(p.chat_id, p.message_id, sheet.html, sheet.rows)
            return _nothing
        message_id = await by.api.send(p.chat_id, sheet.html, sheet.rows, thread=p.thread_id)
        return lambda tx: lobby.posted(tx, p.match_id, message_id)

    def lost(self, tx: Tx) -> bool:
        """See `Drawn`."""
        lobby.posted(tx, self.picture.match_id, None)
        return self.picture.status == "lobby"


@dataclass
class Slip(_Kept):
    """A private message of a match."""

    letter: letters.SlipLetter
    picture: pictures.SlipPicture

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        p, sheet = self.picture, render.slip(self.picture, by.now())
        if not p.texts and not p.prompts and not p.channels:
            return _nothing  # the question was closed before it could be put
        await by.slots.take(p.user_id)
        message_id = await by.api.send(p.user_id, sheet.html, sheet.rows, secret=True)
        return lambda tx: pictures.slip_sent(tx, self.letter, p, message_id)


@dataclass
class SlipEdits:
    """Private messages that stand, drawn again."""

    edits: tuple[pictures.SlipEdit, ...]
    told: bool = False
    fresh = False

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        for edit in self.edits:
            sheet = render.slip_edit(edit, by.now())
            await by.slots.take(edit.chat_id)
            await by.api.edit(edit.chat_id, edit.message_id, sheet.html, sheet.rows)
        closed = [edit.slip_id for edit in self.edits if edit.prompt is None]
        return lambda tx: _close(tx, closed)

    def lost(self, tx: Tx) -> bool:
        """See `Drawn`."""
        _close(tx, [edit.slip_id for edit in self.edits])
        return self.told


def _close(tx: Tx, slip_ids: list[int]) -> None:
    for slip_id in slip_ids:
        pictures.slip_closed(tx, slip_id)


@dataclass
class Say(_Kept):
    """A sentence to somebody, or to a group."""

    chat_id: int
    letter: letters.SayLetter
    voice: Voice

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        html = self.voice.say(self.letter.text)
        rows: Rows = ()
        if self.letter.panel_link and self.letter.match_id is not None:
            html, rows = self._with_link(html, f"{by.panel_url}/matches/{self.letter.match_id}")
        await by.slots.take(self.chat_id)
        await by.api.send(self.chat_id, html, rows, thread=self.letter.thread_id)
        return _nothing

    def _with_link(self, html: str, url: str) -> tuple[str, Rows]:
        """A button where Telegram takes the address; it refuses those of one's own machine."""
        if url.startswith("https://"):
            return html, ((Key(self.voice.line("bot-button-panel"), url=url),),)
        return f"{html}\n{self.voice.line('bot-panel-here', url=url)}", ()


@dataclass
class Call(_Kept):
    """A call without a message of ours: a mute, a deletion."""

    chat_id: int
    method: str
    params: dict[str, Any]

    async def deliver(self, by: Delivery, patient: bool) -> Settle | Wait:
        """See `Drawn`."""
        # The chat of the row, not of the body: a group that became a supergroup has another id since.
        await by.api.call(self.method, {**self.params, "chat_id": self.chat_id})
        return _nothing

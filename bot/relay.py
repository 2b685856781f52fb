"""What was said in a channel, as Telegram messages: a head line that says where and who, then the words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from telegram.error import BadRequest

from bot import render
from bot.slots import Wait
from shared.i18n import Voice
from shared.kernel.text import SeatRef, Typed
from shared.services import relay
from shared.services.relay import RelayPicture
from shared.services.work import Tx

if TYPE_CHECKING:
    from bot.deliver import Delivery

CAPTION = 1024
"""Characters that Telegram takes under a picture."""
_APART = "no caption in the message"
"""What Telegram says where the words were too long for the picture and stand in a message before it."""


def head(picture: RelayPicture) -> str:
    """Which channel speaks, with the group for who sits in several matches, and which seat."""
    voice, seat = Voice(picture.language, picture.names), SeatRef(picture.seat)
    if picture.group is None:
        return voice.line("bot-relay-head", channel=picture.title, seat=seat)
    return voice.line("bot-relay-head-group", channel=picture.title, seat=seat, group=Typed(picture.group))


def html(picture: RelayPicture) -> str:
    """Head line and words; nothing in the words can look like a head line, which alone is bold."""
    words = Voice(picture.language).value(Typed(picture.words)).strip()
    return f"{head(picture)}\n{words}" if words else head(picture)


@dataclass
class Whisper:
    """A letter of a channel, to one of its readers."""

    picture: RelayPicture

    @property
    def fresh(self) -> bool:
        """See `bot.deliver.Drawn`."""
        return not self.picture.edit

    async def deliver(self, by: "Delivery", patient: bool) -> Callable[[Tx], None] | Wait:
        """See `bot.deliver.Drawn`."""
        p = self.picture
        if p.early:
            return Wait(1.0)
        if p.edit:
            await self._edit(by)
            return lambda tx: None
        message_id = await self._post(by)
        return lambda tx: relay.delivered(tx, p.post_id, p.chat_id, message_id)

    def lost(self, tx: Tx) -> bool:
        """See `bot.deliver.Drawn`: who deletes their copy has read it."""
        return False

    async def _post(self, by: "Delivery") -> int:
        p, whole = self.picture, html(self.picture)
        if p.kind == "text" or p.file_id is None:
            return await self._say(by, whole, p.reply_to or 0)
        if p.kind != "sticker" and render.length(whole) <= CAPTION:
            await by.slots.take(p.chat_id)
            return await by.api.send_file(p.chat_id, p.kind, p.file_id, whole, reply_to=p.reply_to or 0)
        said = await self._say(by, whole, p.reply_to or 0)
        await by.slots.take(p.chat_id)
        sent = await by.api.send_file(p.chat_id, p.kind, p.file_id)
        # Words are edited later, and a sticker has none: what stands for the post is what an edit must find.
        return sent if p.kind == "sticker" else said

    async def _say(self, by: "Delivery", whole: str, reply_to: int) -> int:
        await by.slots.take(self.picture.chat_id)
        return await by.api.send(self.picture.chat_id, whole, secret=True, reply_to=reply_to)

    async def _edit(self, by: "Delivery") -> None:
        p, whole = self.picture, html(self.picture)
        if p.message_id is None or p.kind == "sticker":
            return
        await by.slots.take(p.chat_id)
        if p.kind != "text":
            try:
                await by.api.edit_caption(p.chat_id, p.message_id, self._caption(whole))
                return
            except BadRequest as error:
                if _APART not in str(error.message).lower():
                    raise
        await by.api.edit(p.chat_id, p.message_id, whole)

    def _caption(self, whole: str) -> str:
        """What became too long for a caption ends early."""
        spare = CAPTION - render.length(head(self.picture)) - 2
        if render.length(whole) <= CAPTION:
            return whole
        shorter = f"{self.picture.words[:spare]}…"
        return f"{head(self.picture)}\n{Voice(self.picture.language).value(Typed(shorter))}"

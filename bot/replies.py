"""What a handler answers at once, after its transaction is committed; everything else goes through the outbox."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from bot.keys import Rows
from bot.wire import Update

if TYPE_CHECKING:
    from shared.services.work import Tx


class Toast(msgspec.Struct, frozen=True):
    """The answer to a tap: a few words (or an alert), or an address that opens. Empty: the spinner just stops."""

    text: str = ""
    alert: bool = False
    url: str | None = None


class Draw(msgspec.Struct, frozen=True):
    """Redraw the pressed message at once: menus and pages that belong to nobody's match."""

    html: str | None
    """None: only the keyboard changes."""
    keyboard: Rows = ()


class Send(msgspec.Struct, frozen=True):
    """A message that is no part of a match: a menu, a page. If the process dies right now it is asked for again."""

    chat_id: int
    html: str
    thread_id: int = 0
    keyboard: Rows = ()
    force_reply: bool = False
    reply_to: int = 0


class Nod(msgspec.Struct, frozen=True):
    """A thumb up under somebody's message: it was taken. Where that fails, nothing is lost."""

    chat_id: int
    message_id: int


class Delete(msgspec.Struct, frozen=True):
    """Take the pressed menu away."""


class Reply(msgspec.Struct, frozen=True):
    """All that follows a handled update."""

    toast: Toast | None = None
    draw: Draw | Delete | None = None
    sends: tuple[Send, ...] = ()
    nod: Nod | None = None


NOTHING = Reply()
Handler = Callable[["Tx"], Reply]
"""What is left of an update when all facts from outside are known: a function of one transaction."""
Route = Callable[[Update], Awaitable[Handler | None]]

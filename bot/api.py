"""Telegram as the rest of the bot sees it: a handful of calls, typed, through python-telegram-bot."""

from collections.abc import Sequence
from typing import Any

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    ChatPermissions,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    ReplyParameters,
)
from telegram.constants import ParseMode, ReactionEmoji

from bot.keys import Rows
from bot.replies import Toast
from bot.request import FastRequest
from bot.wire import Member, Person

_NO_PREVIEW = {"is_disabled": True}
_FORCE_REPLY = {"force_reply": True}
_MUTED = ChatPermissions.no_permissions()
_TOAST_MOST = 200


class Api:
    """One bot account. Errors are python-telegram-bot's; `bot.errors` says what they mean."""

    def __init__(self, token: str, server: str | None = None) -> None:
        self.polling, self._request = FastRequest(connections=2), FastRequest()
        self.bot = Bot(
            token,
            base_url=f"{server}/bot" if server else "https://api.telegram.org/bot",
            base_file_url=f"{server}/file/bot" if server else "https://api.telegram.org/file/bot",
            request=self._request,
            get_updates_request=self.polling,
        )

    async def open(self) -> None:
        """Connect and learn who we are; raises when the token is refused."""
        await self.bot.initialize()

    async def close(self) -> None:
        """Hang up."""
        await self.bot.shutdown()

    @property
    def id(self) -> int:
        """Our own account."""
        return self.bot.id

    @property
    def username(self) -> str:
        """Our own @name, without the @."""
        return str(self.bot.username)

    def link(self, payload: str) -> str:
        """A deep link that opens the private chat."""
        return f"https://t.me/{self.username}?start={payload}"

    async def send(
        self,
        chat_id: int,
        html: str,
        rows: Rows = (),
        *,
        thread: int = 0,
        secret: bool = False,
        force_reply: bool = False,
        reply_to: int = 0,
    ) -> int:
        """A new message; its number. Secret ones cannot be forwarded or saved."""
        sent = await self._call(
            "sendMessage",
            chat_id=chat_id,
            text=html,
            parse_mode=ParseMode.HTML,
            reply_markup=_FORCE_REPLY if force_reply else _inline(rows),
            message_thread_id=thread or None,
            link_preview_options=_NO_PREVIEW,
            protect_content=secret or None,
            reply_parameters=None if (replying := _replying(reply_to)) is None else replying.to_dict(),
        )
        return int(sent["message_id"])

    async def _call(self, method: str, **fields: Any) -> Any:
        """The calls of every press, without what the library spends on them beside the request."""
        given = {name: value for name, value in fields.items() if value is not None}
        return await self._request.call(f"{self.bot.base_url}/{method}", given)

    async def send_file(self, chat_id: int, kind: str, file_id: str, html: str = "", *, reply_to: int = 0) -> int:
        """A photo, voice, document or sticker that Telegram has already, as a secret message; its number."""
        send = getattr(self.bot, f"send_{kind}")
        caption = {"caption": html, "parse_mode": ParseMode.HTML} if html else {}
        sent = await send(chat_id, file_id, protect_content=True, reply_parameters=_replying(reply_to), **caption)
        return int(sent.message_id)

    async def edit_caption(self, chat_id: int, message_id: int, html: str) -> None:
        """Other words under a picture of ours."""
        await self.bot.edit_message_caption(chat_id, message_id, caption=html, parse_mode=ParseMode.HTML)

    async def nod(self, chat_id: int, message_id: int) -> None:
        """A thumb up under somebody's message."""
        await self.bot.set_message_reaction(chat_id, message_id, ReactionEmoji.THUMBS_UP)

    async def edit(self, chat_id: int, message_id: int, html: str, rows: Rows = ()) -> None:
        """Another text and keyboard for a message of ours."""
        await self._call(
            "editMessageText",
            chat_id=chat_id,
            message_id=message_id,
            text=html,
            parse_mode=ParseMode.HTML,
            reply_markup=_inline(rows),
            link_preview_options=_NO_PREVIEW,
        )

    async def edit_keyboard(self, chat_id: int, message_id: int, rows: Rows) -> None:
        """Another keyboard under the same text."""
        await self.bot.edit_message_reply_markup(chat_id, message_id, reply_markup=_keyboard(rows))

    async def answer(self, press_id: str, toast: Toast) -> None:
        """Stop the spinner, with a few words."""
        text = toast.text if len(toast.text) <= _TOAST_MOST else toast.text[: _TOAST_MOST - 1] + "…"
        alert = toast.alert or None
        await self._call(
            "answerCallbackQuery", callback_query_id=press_id, text=text or None, show_alert=alert, url=toast.url
        )

    async def pin(self, chat_id: int, message_id: int) -> None:
        """Pin without a sound."""
        await self.bot.pin_chat_message(chat_id, message_id, disable_notification=True)

    async def delete(self, chat_id: int, message_id: int) -> None:
        """Take a message away."""
        await self.bot.delete_message(chat_id, message_id)

    async def member(self, chat_id: int, user_id: int) -> Member:
        """What somebody is in a group."""
        found = await self.bot.get_chat_member(chat_id, user_id)
        return Member(
            status=str(found.status),
            user=Person(found.user.id, found.user.first_name),
            is_member=bool(getattr(found, "is_member", True)),
            can_pin_messages=bool(getattr(found, "can_pin_messages", False)),
            can_delete_messages=bool(getattr(found, "can_delete_messages", False)),
            can_restrict_members=bool(getattr(found, "can_restrict_members", False)),
        )

    async def mute(self, chat_id: int, user_id: int) -> None:
        """Nobody hears them until `unmute`."""
        await self.bot.restrict_chat_member(chat_id, user_id, _MUTED, use_independent_chat_permissions=True)

    async def unmute(self, chat_id: int, user_id: int) -> None:
        """Give back what the group lets everybody do."""
        chat = await self.bot.get_chat(chat_id)
        permissions = chat.permissions or ChatPermissions.all_permissions()
        await self.bot.restrict_chat_member(chat_id, user_id, permissions, use_independent_chat_permissions=True)

    async def commands(self, commands: Sequence[tuple[str, str]], scope: BotCommandScope, language: str | None) -> None:
        """The command menu of a scope in a language, if it is not that already."""
        wanted = [BotCommand(name, words) for name, words in commands]
        if list(await self.bot.get_my_commands(scope, language)) != wanted:
            await self.bot.set_my_commands(wanted, scope, language)

    async def call(self, method: str, params: dict[str, Any]) -> None:
        """Any other method, by its name in the Bot API."""
        known = getattr(self.bot, method, None)
        await (known(**params) if known is not None else self.bot.do_api_request(method, params))


def _replying(message_id: int) -> ReplyParameters | None:
    """Answers a message; if that was deleted meanwhile, it is said all the same."""
    return ReplyParameters(message_id, allow_sending_without_reply=True) if message_id else None


def _inline(rows: Rows) -> dict[str, Any] | None:
    """The same as a plain value."""
    keys = [[{"text": k.text} | ({"url": k.url} if k.url else {"callback_data": k.data}) for k in row] for row in rows]
    return {"inline_keyboard": keys} if keys else None


def _keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    if not rows:
        return None
    return InlineKeyboardMarkup([[InlineKeyboardButton(key.text, key.url, key.data) for key in row] for row in rows])

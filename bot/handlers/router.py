"""Which handler an update goes to; whatever concerns nobody is dropped before any database work."""

import logging
from contextlib import suppress

from telegram.error import TelegramError

from bot.errors import Verdict, judge
from bot.handlers import group, members, presses, private, whispers
from bot.handlers.base import Around
from bot.replies import Delete, Draw, Handler, Reply, Send
from bot.slots import Slots
from bot.wire import Message, Update

log = logging.getLogger(__name__)


class Router:
    """Turns an update into a function of one transaction, and speaks at once after its commit."""

    def __init__(self, around: Around, slots: Slots) -> None:
        self._around = around
        self._slots = slots

    async def route(self, update: Update) -> Handler | None:
        """What to do about an update; facts from outside are fetched here, before the transaction."""
        around = self._around
        if update.callback_query is not None:
            return await presses.route(around, update.callback_query)
        if update.my_chat_member is not None:
            return members.mine(around, update.my_chat_member)
        if update.chat_member is not None:
            return members.other(around, update.chat_member)
        if update.message is not None:
            return await self._message(update.message)
        if update.edited_message is not None:
            return self._edited(update.edited_message)
        return None

    def _edited(self, message: Message) -> Handler | None:
        if message.chat.private:
            return whispers.edited(message)
        return group.edited(message) if message.chat.group else None

    async def _message(self, message: Message) -> Handler | None:
        happened = members.migration(message) or members.topic(message)
        if happened is not None:
            return happened
        if message.chat.private:
            return await private.route(self._around, message) if message.sender else None
        return await group.route(self._around, message) if message.chat.group else None

    async def after(self, update: Update, reply: Reply) -> None:
        """Answer the tap first, it waits for nothing; then menus and pages, in turn with everything else."""
        press = update.callback_query
        if press is not None and reply.toast is not None:
            try:
                await self._around.api.answer(press.id, reply.toast)
            except TelegramError as error:
                if judge(error).verdict is not Verdict.DONE:
                    log.warning("A tap was not answered: %s", judge(error).words)
        if press is not None and press.message is not None and reply.draw is not None:
            await self._speak(self._redraw(press.message, reply.draw), press.message.chat.id)
        for each in reply.sends:
            await self._speak(self._send(each), each.chat_id)
        if reply.nod is not None:
            with suppress(TelegramError):
                await self._around.api.nod(reply.nod.chat_id, reply.nod.message_id)

    async def _speak(self, call: "object", chat_id: int) -> None:
        try:
            await call  # type: ignore[misc]
        except TelegramError as error:
            failure = judge(error)
            if failure.verdict is Verdict.WAIT:
                self._slots.rest(chat_id, failure.seconds + 0.5)
            if failure.verdict not in {Verdict.DONE, Verdict.TARGET_GONE}:
                log.warning("A menu was not shown: %s", failure.words)

    async def _redraw(self, message: Message, draw: Draw | Delete) -> None:
        api, chat_id = self._around.api, message.chat.id
        if isinstance(draw, Delete):
            await api.delete(chat_id, message.message_id)
            return
        await self._slots.take(chat_id)
        if draw.html is None:
            await api.edit_keyboard(chat_id, message.message_id, draw.keyboard)
        else:
            await api.edit(chat_id, message.message_id, draw.html, draw.keyboard)

    async def _send(self, each: Send) -> None:
        await self._slots.take(each.chat_id)
        await self._around.api.send(
            each.chat_id,
            each.html,
            each.keyboard,
            thread=each.thread_id,
            force_reply=each.force_reply,
            reply_to=each.reply_to,
        )

"""The two bots that are compared, each a process: `python -m tests.bench.bots ours|echo SERVER [DATABASE]`."""

import asyncio
import sys
from contextlib import suppress
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import Application, CallbackQueryHandler, ContextTypes

from bot.api import Api
from bot.app import App
from bot.limits import Pace
from bot.playground import TOKEN
from shared.services.opened import open_desk
from shared.settings import Settings

UNLIMITED = Pace(overall=(10**6, 1.0), chat=(10**6, 1.0), group=(10**6, 60.0), reserve=0, steady=0.0)
KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("press", callback_data="press")]])


def ours(server: str, url: str) -> None:
    """The product as it is, but for its limits: what Telegram allows is no speed of ours."""

    async def run() -> None:
        desk = open_desk(url)
        try:
            await App(Settings(database_url=url), desk, Api(TOKEN, server), UNLIMITED).run()
        finally:
            desk.close()

    with suppress(KeyboardInterrupt):
        asyncio.run(run())


def echo(server: str) -> None:
    """What the library's own examples do: answer the tap, edit its message; nothing is stored, no rules."""
    presses = 0

    async def pressed(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        nonlocal presses
        presses += 1
        query: Any = update.callback_query
        await query.answer("Recorded")
        await query.edit_message_text(f"{presses} presses", reply_markup=KEYBOARD)

    application = Application.builder().token(TOKEN).base_url(f"{server}/bot").build()
    application.add_handler(CallbackQueryHandler(pressed))
    application.run_polling()


if __name__ == "__main__":
    {"ours": ours, "echo": echo}[sys.argv[1]](*sys.argv[2:])

"""`python -m bot`: the bot alone."""

import asyncio
import logging
import sys

from telegram.error import InvalidToken, TelegramError

from bot.app import main
from shared.settings import SettingsError, load


def run() -> int:
    """Exit status of the process."""
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(main(settings))
    except InvalidToken:
        print("TELEGRAM_TOKEN was refused by the Bot API server.", file=sys.stderr)
        return 2
    except TelegramError as error:
        print(f"The Bot API server cannot be reached: {error.message}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(run())

"""The Telegram bot."""

import os

# python-telegram-bot then gives durations as its next release will, instead of warning about it at every flood.
os.environ.setdefault("PTB_TIMEDELTA", "1")

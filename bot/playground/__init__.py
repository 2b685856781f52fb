"""A local Bot API server with people in it: for trying the bot without Telegram, and for its tests."""

from bot.playground.clock import ManualClock, SystemClock
from bot.playground.errors import NoSuchButton, Refused
from bot.playground.people import Person
from bot.playground.presses import Answer, Press
from bot.playground.server import Running, create_app, running_server
from bot.playground.world import TOKEN, World

__all__ = [
    "TOKEN", "Answer", "ManualClock", "NoSuchButton", "Person", "Press", "Refused", "Running", "SystemClock", "World",
    "create_app", "running_server",
]  # fmt: skip

"""The Bot API methods, one module for each area."""

from bot.playground.methods import (
    callbacks,
    chats,
    commands,
    editing,
    forwarding,
    info,
    members,
    pins,
    reactions,
    sending,
    topics,
)
from bot.playground.methods.registry import METHODS, NAMES

__all__ = [
    "METHODS", "NAMES", "callbacks", "chats", "commands", "editing", "forwarding", "info", "members", "pins",
    "reactions", "sending", "topics",
]  # fmt: skip

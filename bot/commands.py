"""The commands: which there are where, how they are read, and how Telegram's menu learns them."""

import re

from telegram import (
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)

from bot.api import Api
from shared.i18n import LANGUAGES, PLAIN, Voice

GROUP = (
    "newgame", "status", "posts", "rules", "heckle", "extend", "pause", "resume", "cancel", "language", "timezone",
    "help",
)  # fmt: skip
PRIVATE = ("role", "channel", "posts", "ask", "announce", "panel", "rules", "language", "timezone", "help")
_STEERING = frozenset({"extend", "pause", "resume", "cancel", "language", "timezone"})
_COMMAND = re.compile(r"/([a-z0-9_]{1,32})(?:@(\w+))?(?:\s+(.*))?\Z", re.IGNORECASE | re.DOTALL)


def read_command(text: str | None, username: str) -> tuple[str, str] | None:
    """Name and arguments of a command meant for us; None for anything else."""
    found = _COMMAND.match(text or "")
    if found is None or (found[2] and found[2].casefold() != username.casefold()):
        return None
    return found[1].lower(), (found[3] or "").strip()


async def register(api: Api) -> None:
    """Tell Telegram the menus of all scopes in all languages; what it has already is left alone."""
    players = tuple(name for name in GROUP if name not in _STEERING)
    scopes = (
        (BotCommandScopeAllPrivateChats(), PRIVATE),
        (BotCommandScopeAllGroupChats(), GROUP),
        (BotCommandScopeAllChatAdministrators(), GROUP),
        (BotCommandScopeDefault(), players),
    )
    for scope, names in scopes:
        for language in (None, *LANGUAGES):
            voice = Voice(language or "en", markup=PLAIN)
            await api.commands([(name, voice.line(f"bot-command-{name}")) for name in names], scope, language)

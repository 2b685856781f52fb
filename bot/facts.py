"""What is asked of Telegram before a transaction: who is in a group, and who runs it; remembered for a while."""

import time

import msgspec
from telegram.error import TelegramError

from bot.api import Api
from bot.errors import stranger
from bot.wire import Member

FRESH = 60.0
"""Seconds for which an answer is believed."""
MOST = 10_000


class Standing(msgspec.Struct, frozen=True):
    """What somebody is in a group; `known` is False when Telegram did not say."""

    inside: bool = False
    admin: bool = False
    known: bool = True


class Facts:
    """Asks once a minute at most for each person and group."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self._standings: dict[tuple[int, int], tuple[float, Standing]] = {}

    async def standing(self, chat_id: int, user_id: int) -> Standing:
        """What this person is in this group."""
        now = time.monotonic()
        at, found = self._standings.get((chat_id, user_id), (0.0, None))
        if found is not None and now - at < FRESH:
            return found
        try:
            member = await self._api.member(chat_id, user_id)
        except TelegramError as error:
            return self.learn(chat_id, user_id, Standing()) if stranger(error) else Standing(known=False)
        return self.learn(chat_id, user_id, Standing(member.inside, member.admin))

    async def own(self, chat_id: int) -> Member | None:
        """What the bot itself may do in a group: it may have been brought in while it was not running."""
        try:
            return await self._api.member(chat_id, self._api.id)
        except TelegramError:
            return None

    def learn(self, chat_id: int, user_id: int, standing: Standing) -> Standing:
        """Remember what an update or an answer told."""
        if len(self._standings) >= MOST:
            self._standings.clear()
        self._standings[chat_id, user_id] = (time.monotonic(), standing)
        return standing

"""Channels: who may whisper with whom through the bot."""

import msgspec

from shared.kernel.text import Text


class Channel(msgspec.Struct, frozen=True):
    """A private relay. Writers write, readers (writers included) read; it names itself and says whether the
    director reads along.
    """

    key: str
    title: Text
    writers: frozenset[int]
    readers: frozenset[int]
    director_reads: bool
    main: bool = False
    """What its writers write to the bot goes there unless they choose otherwise (a room that is their only place)."""

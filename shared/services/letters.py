"""Letters: what waits in the outbox, as data. The edge draws them when it sends them, in the reader's language."""

from typing import Any, TypeAlias

import msgspec

from shared.kernel.text import Text

FIRST, PRIVATE, BOARD, LATER = 0, 1, 2, 3
"""Priorities: the end of a phase and new boards, private prompts, edits of boards, counts that can wait."""


class BoardLetter(msgspec.Struct, frozen=True, tag="board"):
    """A public message of a match, drawn as it stands when it is sent (or in its final look)."""

    board_id: int


class LobbyLetter(msgspec.Struct, frozen=True, tag="lobby"):
    """The lobby's message; `anew` posts it again at the bottom of the chat."""

    match_id: int
    anew: bool = False


class SlipLetter(msgspec.Struct, frozen=True, tag="slip"):
    """A private message to the holder of a seat: what happened, prompts to answer, channels to enter (both by key)."""

    match_id: int
    seat: int
    texts: tuple[Text, ...]
    prompts: tuple[str, ...] = ()
    channels: tuple[str, ...] = ()


class SlipEditLetter(msgspec.Struct, frozen=True, tag="slip_edit"):
    """The private message of a prompt is drawn again: with what is chosen, or closed with `result` or with `told`."""

    match_id: int
    seat: int
    prompt: str
    result: Text | None = None
    told: tuple[Text, ...] = ()
    """What came of one's own answer: it needs no message of its own."""


class SayLetter(msgspec.Struct, frozen=True, tag="say"):
    """A sentence to a chat or a person (`thread_id` 0: no topic); `panel_link` adds the way to the match's page."""

    text: Text
    match_id: int | None = None
    thread_id: int = 0
    panel_link: bool = False


class RelayLetter(msgspec.Struct, frozen=True, tag="relay"):
    """What was said in a channel, to one of its readers; `edit` redraws the copy that stands.

    The words are those of the moment: what the post says later may not be for this reader any more.
    """

    post_id: int
    title: Text
    words: str = ""
    edit: bool = False


class CallLetter(msgspec.Struct, frozen=True, tag="call"):
    """A call of the Bot API without a message to draw: a mute, a deletion, a pin."""

    method: str
    params: dict[str, Any]


Letter: TypeAlias = BoardLetter | LobbyLetter | SlipLetter | SlipEditLetter | SayLetter | RelayLetter | CallLetter

_decoder: msgspec.json.Decoder[Letter] = msgspec.json.Decoder(Letter)


def decode(raw: bytes) -> Letter:
    """A letter from an outbox row."""
    return _decoder.decode(raw)

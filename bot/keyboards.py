"""Prompts as rows of buttons: labels in the reader's language, short ones side by side."""

from collections.abc import Iterable, Sequence
from unicodedata import east_asian_width

from bot.buttons import Picked, PlayPress, SpeakIn, Toggle, encode
from bot.keys import Key, Rows
from shared.i18n import Voice
from shared.kernel.channels import Channel
from shared.kernel.prompts import Pick, Prompt
from shared.kernel.text import Text

WIDTH = 32
"""Columns that a row of labels may take on a phone."""
LONGEST = 60


def prompt_rows(match_id: int, prompts: Iterable[Prompt], voice: Voice, *, show_chosen: bool) -> Rows:
    """The buttons of prompts, one prompt after the other; `voice` is one without markup."""
    rows: list[tuple[Key, ...]] = []
    for prompt in prompts:
        if prompt.pick is not None:
            rows += pick_rows(match_id, prompt.key, prompt.pick, 0, voice)
        rows += flow(
            [_option_key(match_id, prompt, each.key, each.label, voice, show_chosen) for each in prompt.options]
        )
    return tuple(rows)


def _option_key(match_id: int, prompt: Prompt, key: str, label: Text, voice: Voice, show_chosen: bool) -> Key:
    words = voice.say(label)
    if show_chosen and prompt.chosen == key:
        words = voice.line("bot-button-chosen", label=words)
    return Key(shortened(words), encode(PlayPress(match_id, prompt.key, key)))


def pick_rows(match_id: int, prompt_key: str, pick: Pick, picked: int, voice: Voice) -> Rows:
    """Things to tick, with what is ticked so far, and a button that says done."""
    keys = []
    for index, choice in enumerate(pick.choices):
        label = voice.value(choice.label)
        ticked = picked >> index & 1
        words = voice.line("bot-button-tick" if ticked else "bot-button-untick", label=label)
        keys.append(Key(shortened(words), encode(Toggle(match_id, prompt_key, picked, index))))
    count = voice.line("bot-button-done", count=picked.bit_count())
    return (*flow(keys), (Key(count, encode(Picked(match_id, prompt_key, picked))),))


def channel_rows(match_id: int, channels: Iterable[Channel], voice: Voice) -> Rows:
    """The buttons to speak in a channel."""
    return tuple(
        (Key(shortened(voice.line("bot-button-speak", channel=each.title)), encode(SpeakIn(match_id, each.key))),)
        for each in channels
    )


def flow(keys: Sequence[Key]) -> Rows:
    """Buttons in rows of equal number, as many as the longest label lets stand side by side."""
    if not keys:
        return ()
    widest = max(_columns(key.text) for key in keys) + 4
    most = max(1, min(4, WIDTH // widest, len(keys)))
    if most == 4 and len(keys) in (5, 6):
        most = 3
    return tuple(tuple(keys[i : i + most]) for i in range(0, len(keys), most))


def shortened(words: str) -> str:
    """A label that fits a button."""
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


def _columns(words: str) -> int:
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in words)

"""Typed bold commands: a sentence in one of the three languages becomes the option it names."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache

import msgspec

from shared.i18n import LANGUAGES, Voice
from shared.kernel.prompts import Option, Prompt
from shared.kernel.step import open_prompts
from shared.kernel.text import SeatList, Text, Typed, kebab
from shared.services import roster
from shared.services.press import Answer, carry_out, seat_of
from shared.services.running import Running, load
from shared.services.work import Tx

GAP = "SEATGOESHERE"
LIKE = 0.75
"""How alike a misspelt name must be to be taken for the only one that is meant."""
LONGEST = 200


def say(tx: Tx, match_id: int, user_id: int, words: str) -> Answer | None:
    """Takes a typed command of a seat. None when the words are no command of the game; then they are just talk."""
    running = load(tx, match_id)
    seat = seat_of(tx, match_id, user_id)
    if running is None or seat is None or running.status != "running":
        return None
    spoken = _spoken(running, words)
    if not spoken or (running := load(tx, match_id, lock=True)) is None or running.status != "running":
        return None
    names = roster.names(tx, match_id)
    for action, named in spoken:
        answer = _answer(tx, running, seat, user_id, action, named, names)
        if answer is not None:
            return answer
    return Answer(Text("common-typed-not-now"), alert=True)


def _answer(
    tx: Tx, running: Running, seat: int, user_id: int, action: str, named: str | None, names: Mapping[int, str]
) -> Answer | None:
    offered = _offered(running, seat, action)
    if not offered:
        return None
    if named is None:
        return carry_out(tx, running, offered[0][1], seat, user_id)
    meant = who(named, names)
    if len(meant) != 1:
        key = "common-typed-ambiguous" if meant else "common-typed-nobody"
        return Answer(Text(key, {"name": Typed(named), "seats": SeatList(meant)}), alert=True)
    found = next((o for _, o in offered if meant[0] in msgspec.structs.astuple(o.action)), None)
    if found is None:
        return Answer(Text("common-typed-not-offered", {"seats": SeatList(meant)}), alert=True)
    return carry_out(tx, running, found, seat, user_id)


def _offered(running: Running, seat: int, action: str) -> list[tuple[Prompt, Option]]:
    prompts = [p for p in open_prompts(running.game, running.match) if p.to == seat]
    return [(p, o) for p in prompts for o in p.options if _tag(o) == action]


def _tag(option: Option) -> str:
    return str(type(option.action).__struct_config__.tag)


def _spoken(running: Running, words: str) -> list[tuple[str, str | None]]:
    said = _plain(words)
    if not said or len(said) > LONGEST:
        return []
    found = []
    for action, pattern in _patterns(running.slug, tuple(_tags(running))):
        if (match := pattern.fullmatch(said)) is not None:
            found.append((action, match.groupdict().get("name")))
    return found


def _tags(running: Running) -> Iterator[str]:
    return (str(each.__struct_config__.tag) for each in running.game.actions)


@cache
def _patterns(slug: str, tags: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every line of `<slug>-typed-<action>` in every language is one way to say it."""
    found = []
    for language in LANGUAGES:
        voice = Voice(language)
        for tag in tags:
            key = f"{slug}-typed-{kebab(tag)}"
            if voice.knows(key):
                lines = voice.line(key, seat=GAP).splitlines()
                found += [(tag, _pattern(line)) for line in lines if line.strip()]
    return tuple(found)


def _pattern(line: str) -> re.Pattern[str]:
    escaped = re.escape(_plain(line)).replace(GAP.casefold(), r"(?P<name>.+?)")
    return re.compile(escaped.replace(r"\ ", r"\s*"))


def _plain(words: str) -> str:
    folded = unicodedata.normalize("NFKC", words).casefold().strip().strip("*.!。！… ")
    return " ".join(folded.replace("ё", "е").split())


def who(named: str, names: Mapping[int, str]) -> tuple[int, ...]:
    """The seats that a typed name may mean: its number, the very name, its beginning, a part, or one spelt alike."""
    wanted = _letters(named)
    digits = re.fullmatch(r"(?:№|#|no\.?)?\s*(\d{1,2})(?:号|号玩家)?[.)]?", named.strip())
    if digits and int(digits[1]) in names:
        return (int(digits[1]),)
    if not wanted:
        return ()
    folded = {seat: _letters(name) for seat, name in names.items()}
    for test in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
        lambda name: SequenceMatcher(None, wanted, name).ratio() >= LIKE,
    ):
        if found := tuple(sorted(seat for seat, name in folded.items() if name and test(name))):
            return found
    return ()


def _letters(name: str) -> str:
    split = unicodedata.normalize("NFKD", name.removeprefix("@")).casefold().replace("ё", "е")
    return "".join(c for c in split if c.isalnum())

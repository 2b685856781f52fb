"""Typed bold commands: a sentence in one of the three languages becomes the option it names."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache

import msgspec

from shared.i18n import LANGUAGES, Voice
from shared.kernel.prompts import Option
from shared.kernel.step import open_prompts
from shared.kernel.text import SeatList, Text, Typed, kebab
from shared.services import roster
from shared.services.press import Answer, carry_out, seat_of
from shared.services.running import Running, load
from shared.services.work import Tx

GAPS = {"seat": "SEATGOESHERE", "reason": "REASONGOESHERE"}
"""What stands in a line for a name, and for people's own words."""
LIKE = 0.75
"""How alike a misspelt name must be to be taken for the only one that is meant."""
LONGEST = 1000


class Spoken(msgspec.Struct, frozen=True):
    """What a sentence asks for: an action by its tag, the name and the words in it as they were typed."""

    action: str
    named: str | None
    reason: str | None


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
    for each in spoken:
        answer = _answer(tx, running, seat, user_id, each, names)
        if answer is not None:
            return answer
    return Answer(Text("common-typed-not-now"), alert=True)


def _answer(
    tx: Tx, running: Running, seat: int, user_id: int, spoken: Spoken, names: Mapping[int, str]
) -> Answer | None:
    offered = _offered(running, seat, spoken.action)
    if not offered:
        return None
    if spoken.named is None:
        found = next((each for each in offered if not any(aims(each, other) for other in names)), offered[0])
        return _carry_out(tx, running, found, seat, user_id, spoken.reason)
    meant = who(spoken.named, names)
    if len(meant) != 1:
        key = "common-typed-ambiguous" if meant else "common-typed-nobody"
        return Answer(Text(key, {"name": Typed(spoken.named), "seats": SeatList(meant)}), alert=True)
    if (aimed := next((each for each in offered if aims(each, meant[0])), None)) is None:
        return Answer(Text("common-typed-not-offered", {"seats": SeatList(meant)}), alert=True)
    return _carry_out(tx, running, aimed, seat, user_id, spoken.reason)


def _carry_out(tx: Tx, running: Running, found: Option, seat: int, user_id: int, reason: str | None) -> Answer:
    """With the words in the field that the option asks for; without any the game itself says what it makes of that."""
    if found.entry is None or reason is None:
        return carry_out(tx, running, found, seat, user_id)
    if len(reason) > found.entry.most:
        return Answer(Text("common-typed-long", {"most": found.entry.most}), alert=True)
    action = msgspec.structs.replace(found.action, **{found.entry.field: reason})
    return carry_out(tx, running, found, seat, user_id, action)


def _offered(running: Running, seat: int, action: str) -> list[Option]:
    prompts = [p for p in open_prompts(running.game, running.match) if p.to == seat]
    return [o for p in prompts for o in p.options if str(type(o.action).__struct_config__.tag) == action]


def aims(option: Option, seat: int) -> bool:
    """Whether the action of an option names this seat; True is no seat 1."""
    return any(type(each) is int and each == seat for each in msgspec.structs.astuple(option.action))


def _spoken(running: Running, words: str) -> list[Spoken]:
    typed = unicodedata.normalize("NFC", words).strip("* \n\t")
    if not typed or len(typed) > LONGEST:
        return []
    said, places = _folded(typed)
    found = []
    for action, pattern in _patterns(running.slug, tuple(_tags(running))):
        if (match := pattern.fullmatch(said)) is not None:
            parts = {name: typed[places[start] : places[end]].strip() for name, start, end in _spans(match)}
            found.append(Spoken(action, parts.get("seat"), parts.get("reason")))
    return found


def _spans(match: re.Match[str]) -> Iterator[tuple[str, int, int]]:
    return ((name, *match.span(name)) for name in match.groupdict())


def _tags(running: Running) -> Iterator[str]:
    return (str(each.__struct_config__.tag) for each in running.game.actions)


@cache
def _patterns(slug: str, tags: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every line of `<slug>-typed-<action>` in every language is one way to say it. The line with most words of its own
    comes first: what it says outright is no name, and what follows a later word is no part of one."""
    found = []
    for language in LANGUAGES:
        voice = Voice(language)
        for tag in tags:
            key = f"{slug}-typed-{kebab(tag)}"
            if voice.knows(key):
                found += [(tag, line) for line in voice.line(key, **GAPS).splitlines() if line.strip()]
    found.sort(key=lambda each: -len(re.sub("|".join(GAPS.values()), "", each[1])))
    return tuple((tag, _pattern(line)) for tag, line in found)


def _pattern(line: str) -> re.Pattern[str]:
    """A space of the line may be any space or none, a new line too; a stop or bang may follow."""
    escaped = re.sub(r"(\\ )+", r"\\s*", re.escape(_folded(line.strip())[0])).replace(":", r"\s*:\s*")
    escaped = escaped.replace(GAPS["seat"].casefold(), r"(?P<seat>[^\n]{1,64}?)")
    escaped = escaped.replace(GAPS["reason"].casefold(), r"(?P<reason>(?s:.*))")
    return re.compile(escaped + r"[\s.!。…]*")


def _folded(words: str) -> tuple[str, list[int]]:
    """The words as they are compared, and for each letter of that, and for its end, the place it has in what was typed:
    a reason keeps its capitals and its own punctuation."""
    letters, places = [], []
    for place, letter in enumerate(words):
        folded = unicodedata.normalize("NFKC", letter).casefold().replace("ё", "е")
        letters.append(folded)
        places += [place] * len(folded)
    return "".join(letters), [*places, len(words)]


def who(named: str, names: Mapping[int, str]) -> tuple[int, ...]:
    """The seats that a typed name may mean: its number, the very name, its beginning, a part, or one spelt alike."""
    wanted = _letters(named)
    digits = re.fullmatch(r"(?:no\.?|#)?\s*(\d{1,2})(?:号|号玩家)?[.,;。、)]*", _folded(named.strip())[0])
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

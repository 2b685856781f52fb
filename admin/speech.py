"""What templates say: sentences in the reader's language, moments in the reader's zone."""

from collections.abc import Mapping
from datetime import datetime

from babel.dates import format_datetime, get_timezone_gmt
from flask import Flask, flash
from markupsafe import Markup

from admin.reader import language, zone
from shared.i18n import HTML, PLAIN, Voice
from shared.kernel.text import Refusal, SeatRef, Span, Term, Text, Typed, Value

LOCALES = {"en": "en_GB", "zh": "zh_Hans_CN", "ru": "ru"}
"""Babel's names of our languages; English with the 24-hour clock that deadlines are written in."""

_DAY = {"en": "EEE d MMM, HH:mm", "ru": "EEE d MMM, HH:mm", "zh": "M月d日 EEE HH:mm"}
_DAYS = {"en": "EEEE d MMMM", "ru": "EEEE, d MMMM", "zh": "M月d日 EEEE"}
_YEAR = {"en": "d MMM y, HH:mm", "ru": "d MMM y, HH:mm", "zh": "y年M月d日 HH:mm"}


def say(text: Text, names: Mapping[int, str] | None = None) -> Markup:
    """A sentence of the kernel or the services; everything people wrote is escaped in it."""
    return Markup(Voice(language(), names or {}, HTML).say(text))


def t(key: str, /, **args: Value) -> Markup:
    """A sentence of the panel."""
    return say(Text(key, args))


def plain(key: str, /, **args: Value) -> str:
    """The same without markup, for attributes and titles; the template escapes it."""
    return Voice(language(), {}, PLAIN).line(key, **args)


def word(key: str) -> Markup:
    """One word by its key, such as the name of a timer."""
    return say(Text(key))


def knows(key: str) -> bool:
    """Whether there is such a text."""
    return Voice(language(), {}, HTML).knows(key)


def game_name(slug: str) -> str:
    """What a game is called; in a lobby it may not have been chosen yet."""
    return plain(f"{slug}-name") if slug else plain("admin-no-game")


def local(moment: datetime) -> str:
    """A moment as the browser's own field for day and time takes it, in the reader's zone."""
    return moment.astimezone(zone()).strftime("%Y-%m-%dT%H:%M")


def player(seat: int, names: Mapping[int, str]) -> Markup:
    """A seat with its number and name."""
    return Markup(Voice(language(), names, HTML).value(SeatRef(seat)))


def when(moment: datetime, year: bool = False) -> str:
    """A moment in the reader's zone."""
    pattern = (_YEAR if year else _DAY)[language()]
    return format_datetime(moment.astimezone(zone()), pattern, locale=LOCALES[language()])


def day(moment: datetime) -> str:
    """The day of a moment in the reader's zone."""
    return format_datetime(moment.astimezone(zone()), _DAYS[language()], locale=LOCALES[language()])


def time(moment: datetime) -> str:
    """Its time of day."""
    return moment.astimezone(zone()).strftime("%H:%M")


def span(seconds: float) -> Markup:
    """A length of time in words, to the minute from two minutes on."""
    whole = max(0, int(seconds))
    return Markup(Voice(language(), {}, HTML).value(Span(whole if whole < 120 else whole - whole % 60)))


def zone_name(moment: datetime) -> str:
    """The reader's zone by its name and its distance from UTC at that moment."""
    here = zone()
    if here.key == "UTC":
        return here.key
    offset = get_timezone_gmt(moment.astimezone(here), width="iso8601", locale="en")
    return f"{here.key} (UTC{offset})"


def tell(text: Text | Refusal, names: Mapping[int, str] | None = None) -> None:
    """Shows a sentence on the next page: what was done, or why not."""
    refused = isinstance(text, Refusal)
    flash(say(text.text if isinstance(text, Refusal) else text, names), "refused" if refused else "done")


def teach(app: Flask) -> None:
    """Makes all of it known to the templates."""
    for name in (t, plain, say, word, knows, game_name, player, when, local, day, time, span, zone_name):
        app.jinja_env.globals[name.__name__] = name
    app.jinja_env.globals |= {"typed": Typed, "term": Term}

"""What commands do to a match, apart from how they are given."""

import re
from datetime import timedelta
from typing import Protocol
from zoneinfo import ZoneInfo

from bot.wire import Person
from shared.kernel.actions import MoveDeadline, Pause, Resume
from shared.kernel.prompts import Place, awaited
from shared.kernel.registry import games
from shared.kernel.seats import Office
from shared.kernel.step import open_prompts
from shared.kernel.text import Refusal, SeatList, Span, Term, Text, Typed, kebab
from shared.services import deadlines, letters, notices, outbox, play, roster, rows, running
from shared.services.work import Tx

EXTENSION = {"live": timedelta(minutes=2), "forum": timedelta(hours=6)}
"""What /extend adds when it does not say how much."""
MOST_MINUTES = 7 * 24 * 60


class Live(Protocol):
    """The row of a lobby or match, as much as handlers read."""

    id: int
    slug: str
    status: str
    chat_id: int
    thread_id: int
    rules: bytes


class Zoned(Protocol):
    """Whoever has a time zone."""

    @property
    def timezone(self) -> str | None:
        """The zone's name."""
        ...


def slug_of(words: str) -> str | None:
    """The game that a command names, by the beginning of its slug."""
    wanted = words.strip().lower().replace(" ", "_")
    found = [slug for slug in games() if wanted and slug.startswith(wanted)]
    return found[0] if len(found) == 1 else None


def show_again(tx: Tx, live: Live) -> None:
    """The lobby or the board once more at the bottom of the chat, and whom the match waits for."""
    if live.status == "lobby":
        if (row := rows.locked(tx, live.id)) is not None:
            rows.redraw_lobby(tx, row, anew=True)
        return
    found = running.load(tx, live.id)
    if found is None:
        return
    notices.redraw(tx, found, anew=True)
    asked = [p for p in open_prompts(found.game, found.match) if p.place is Place.GROUP]
    missing = tuple(seat for seat in awaited(tuple(asked)) if not isinstance(seat, Office))
    if missing:
        text = Text("common-waiting", {"seats": SeatList(missing)})
        letter = letters.SayLetter(text, live.id, live.thread_id)
        outbox.put(tx, letter, live.chat_id, letters.BOARD, merge=f"waiting:{live.id}", match_id=live.id)


def extend(tx: Tx, match_id: int, words: str, user_id: int | None) -> Text | Refusal:
    """More time for the clock that runs out next, of those that the group may know of: its name is said there."""
    found = running.load(tx, match_id)
    timers = [each for each in deadlines.known(tx, found) if each.due is not None] if found is not None else []
    if found is None or not timers:
        return Text("bot-extend-nothing")
    by = _minutes(words) or EXTENSION[found.match.rules.pace]
    seconds = int(by.total_seconds())
    receipt = play.submit(tx, match_id, MoveDeadline(timers[0].name, seconds), Office.DIRECTOR, user_id)
    if isinstance(receipt, Refusal):
        return receipt
    timer = Term(f"{found.slug}-timer-{kebab(timers[0].name)}")
    return Text("bot-extended", {"span": Span(seconds), "timer": timer})


def _minutes(words: str) -> timedelta | None:
    found = re.match(r"\d{1,5}", words)
    minutes = min(int(found[0]), MOST_MINUTES) if found else 0
    return timedelta(minutes=minutes) if minutes else None


def pause(tx: Tx, match_id: int, user_id: int | None) -> Refusal | None:
    """Everything stands still."""
    receipt = play.submit(tx, match_id, Pause(), Office.DIRECTOR, user_id)
    return receipt if isinstance(receipt, Refusal) else None


def resume(tx: Tx, match_id: int, user_id: int | None) -> Refusal | None:
    """It goes on."""
    receipt = play.submit(tx, match_id, Resume(), Office.DIRECTOR, user_id)
    return receipt if isinstance(receipt, Refusal) else None


def heckle(tx: Tx, match_id: int, person: Person) -> Text | Refusal:
    """A place on the gallery."""
    refusal = roster.heckle(tx, match_id, person.id)
    return refusal or Text("bot-heckling", {"name": Typed(person.name)})


def zone_text(tx: Tx, key: str, owner: Zoned | None) -> Text:
    """A time zone and what the clock shows in it."""
    zone = (owner.timezone if owner is not None else None) or "UTC"
    return Text(key, {"zone": zone, "time": f"{tx.now.astimezone(ZoneInfo(zone)):%H:%M}"})

"""What handlers share: their surroundings, and the two ways to say something."""

import time
from dataclasses import dataclass
from hashlib import blake2b

from bot import render
from bot.api import Api
from bot.facts import Facts
from bot.replies import Reply, Toast
from bot.wire import Message, Person
from shared.kernel import codec
from shared.kernel.text import Refusal, SeatList, SeatRef, Text, TextList
from shared.services import letters, outbox, people
from shared.services.work import Desk, Tx
from shared.settings import Settings


@dataclass(frozen=True)
class Around:
    """What every handler may ask: the database, Telegram, and the settings."""

    desk: Desk
    api: Api
    facts: Facts
    settings: Settings
    met: "Met"


class Met:
    """Who was seen a moment ago, looking the same, and what language they read: a tap need not ask again."""

    FRESH = 30.0
    MOST = 20_000

    def __init__(self) -> None:
        self._languages: dict[Person, tuple[float, str]] = {}

    def language(self, person: Person) -> str | None:
        """What they read, if it is known."""
        at, language = self._languages.get(person, (0.0, None))
        return language if time.monotonic() - at < self.FRESH else None

    def note(self, person: Person, language: str) -> None:
        """Known from now on."""
        if len(self._languages) >= self.MOST:
            self._languages.clear()
        self._languages[person] = (time.monotonic(), language)

    def forget(self, person: Person) -> None:
        """They have chosen another language."""
        self._languages.pop(person, None)


def meet(tx: Tx, person: Person, around: Around) -> str:
    """Remember whoever acts; the language in which they are answered."""
    if (known := around.met.language(person)) is not None:
        return known
    seen = people.see_user(
        tx, person.id, person.name, person.username, person.language_code, around.settings.default_language
    )
    if seen.created_at < tx.now:  # a new row may yet be rolled back
        around.met.note(person, seen.language)
    return seen.language


def meet_chat(tx: Tx, message: Message, person: Person | None, around: Around) -> str:
    """Remember the group; the language that is spoken there."""
    code = person.language_code if person is not None else None
    seen = people.see_chat(
        tx, message.chat.id, message.chat.title, message.chat.type, code, around.settings.default_language
    )
    return seen.language


def say(tx: Tx, message: Message, text: Text | Refusal, match_id: int | None = None) -> Reply:
    """Answer a command where it was written, through the outbox."""
    words = text.text if isinstance(text, Refusal) else text
    letter = letters.SayLetter(words, match_id, message.thread)
    # Whoever asks the same again and again while it waits gets one answer: the others' boards need the group's budget.
    merge = f"say:{message.chat.id}:{blake2b(codec.encode(letter), digest_size=8).hexdigest()}"
    outbox.put(tx, letter, message.chat.id, letters.BOARD, merge=merge, match_id=match_id)
    return Reply()


def toast(language: str, text: Text | Refusal, names: dict[int, str] | None = None, *, alert: bool = False) -> Reply:
    """Answer a tap."""
    refused = isinstance(text, Refusal)
    words = render.toast(language, text.text if isinstance(text, Refusal) else text, names)
    # A toast is gone in two seconds: what is long, or says no, stays until it is read.
    return Reply(toast=Toast(words, alert=alert or (refused and len(words) > 60) or len(words) > 120))


def about_seats(value: object) -> bool:
    """Whether a sentence names anybody, so that names have to be looked up for it."""
    match value:
        case SeatRef() | SeatList():
            return True
        case Text(_, args) | Refusal(_, args):
            return any(about_seats(each) for each in args.values())
        case TextList(texts):
            return any(about_seats(each) for each in texts)
        case _:
            return False

"""Names for the roster: people's, made harmless, and those of fill-bots in the language of the group."""

from collections.abc import Collection

from shared.i18n import PLAIN, Voice, tidy_name
from shared.services.work import Tx
from shared.storage.models import RosterRow, User


def shown(user: User | None) -> str:
    """The name as the roster keeps it; empty when nothing of it can be seen."""
    return tidy_name(user.name, "") if user is not None else ""


def bot_names(language: str) -> tuple[str, ...]:
    """What fill-bots may be called in this language, in order."""
    known = Voice(language, markup=PLAIN).line("lobby-bot-names").split(",")
    return tuple(each.strip() for each in known)


def bot_name(number: int, language: str) -> str:
    """The name of a fill-bot, by its number from 1."""
    known = bot_names(language)
    return known[(number - 1) % len(known)]


def free_bot(holders: Collection[RosterRow], language: str) -> int:
    """The lowest number of a fill-bot that does not sit here, with a name that nobody here has while there is one."""
    taken = {-each.user_id for each in holders if each.fill_bot}
    heard = {each.name.casefold() for each in holders}
    count = len(bot_names(language)) + len(taken) + 1
    free = [number for number in range(1, count) if number not in taken]
    return next((number for number in free if bot_name(number, language).casefold() not in heard), free[0])


def stand_in(tx: Tx, number: int) -> int:
    """The user row that a fill-bot's seat points to; its id is negative, and all matches share it."""
    user_id = -number
    if tx.session.get(User, user_id) is None:
        tx.session.add(User(id=user_id, name=f"bot {number}", created_at=tx.now))
        tx.session.flush()
    return user_id

"""Several things ticked together: what is ticked so far stands in the buttons themselves."""

from bot.buttons import Picked, Toggle, decode
from bot.handlers.base import toast
from bot.keyboards import pick_rows
from bot.keys import Key, Rows
from bot.replies import Draw, Reply
from bot.wire import Press
from shared.i18n import PLAIN, Voice
from shared.kernel.prompts import Pick, Place
from shared.kernel.step import open_prompts
from shared.kernel.text import Text
from shared.services import press, roster, running
from shared.services.work import Tx


def toggle(tx: Tx, tap: Press, button: Toggle, language: str) -> Reply:
    """Tick or untick: nothing is recorded yet, only the keyboard changes."""
    # A forged button under another message must not lay a secret question open there.
    place = Place.PRIVATE if tap.message is not None and tap.message.chat.private else Place.GROUP
    pick = _pick(tx, button.match, tap.sender.id, button.prompt, place)
    if pick is None or button.index >= len(pick.choices) or tap.message is None:
        return toast(language, press.STALE.text)
    picked = button.picked ^ (1 << button.index)
    if picked.bit_count() > pick.most:
        return toast(language, Text("bot-toast-pick-between", {"least": pick.least, "most": pick.most}), alert=True)
    voice = Voice(language, roster.names(tx, button.match), PLAIN)
    rows = _replaced(tap.message.keyboard, button, pick_rows(button.match, button.prompt, pick, picked, voice))
    told = toast(language, Text("bot-toast-picked", {"count": picked.bit_count()}))
    return Reply(toast=told.toast, draw=Draw(None, rows))


def done(tx: Tx, tap: Press, button: Picked, language: str) -> Reply:
    """All that is ticked becomes one action."""
    pick = _pick(tx, button.match, tap.sender.id, button.prompt)
    keys = [each.key for n, each in enumerate(pick.choices) if button.picked >> n & 1] if pick is not None else []
    answer = press.press(tx, button.match, tap.sender.id, button.prompt, "done", picked=keys, query=tap.id)
    return toast(language, answer.text, roster.names(tx, button.match), alert=answer.alert)


def _pick(tx: Tx, match_id: int, user_id: int, prompt_key: str, place: Place | None = None) -> Pick | None:
    found, seat = running.load(tx, match_id), roster.seat_of(tx, match_id, user_id)
    if found is None or seat is None:
        return None
    prompts = open_prompts(found.game, found.match)
    mine = (p for p in prompts if p.to == seat and p.key == prompt_key)
    return next((p.pick for p in mine if place is None or p.place is place), None)


def _replaced(keyboard: Rows, button: Toggle, new: Rows) -> Rows:
    """The keyboard with the rows of this prompt drawn again; buttons of other prompts stay."""
    mine = [any(_same(key, button) for key in row) for row in keyboard]
    first = mine.index(True) if True in mine else len(keyboard)
    before = keyboard[:first]
    after = tuple(row for row, own in zip(keyboard[first:], mine[first:], strict=True) if not own)
    return (*before, *new, *after)


def _same(key: Key, button: Toggle) -> bool:
    found = decode(key.data)
    return isinstance(found, Toggle | Picked) and (found.match, found.prompt) == (button.match, button.prompt)

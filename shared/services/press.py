"""Presses: a tap not yet understood becomes an action of its seat, once, whatever arrives twice."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, cast

import msgspec
from sqlalchemy import Table, bindparam, delete, select

from shared.kernel import codec
from shared.kernel.actions import Action
from shared.kernel.dice import SeededDice
from shared.kernel.prompts import Entry, Option, Place, Prompt, option
from shared.kernel.seats import Actor
from shared.kernel.step import step
from shared.kernel.text import Refusal, Text, TextList
from shared.services import notices
from shared.services.play import Receipt, submit
from shared.services.running import Running, load
from shared.services.work import Tx
from shared.storage.models import PressRow, RosterRow
from shared.storage.prepared import Prepared, inserting

ARMED_FOR = timedelta(seconds=60)
"""How long a first tap on something irreversible waits for the second."""
_PRESSES = cast(Table, PressRow.__table__)
_ROSTER = cast(Table, RosterRow.__table__)
_SEAT = Prepared(
    select(_ROSTER.c.seat).where(
        _ROSTER.c.match_id == bindparam("of"), _ROSTER.c.user_id == bindparam("user"), _ROSTER.c.left_at.is_(None)
    )
)
_KEPT = Prepared(
    select(_PRESSES).where(
        _PRESSES.c.match_id == bindparam("of"),
        _PRESSES.c.prompt == bindparam("question"),
        _PRESSES.c.seat == bindparam("by"),
    )
)
_RECENT = 64
"""Characters of the ids of the last presses that are remembered, newest first."""
BREATH = timedelta(milliseconds=700)
"""A second tap sooner than this is a double tap, not a second thought."""


class Answer(msgspec.Struct, frozen=True):
    """What the person who pressed is told. `ask` wants typed words before the action is complete."""

    text: Text
    alert: bool = False
    changed: bool = False
    ask: Entry | None = None


STALE = Answer(Text("common-press-stale"))


def press(
    tx: Tx,
    match_id: int,
    user_id: int,
    prompt_key: str,
    option_key: str,
    *,
    picked: Sequence[str] = (),
    query: str = "",
    under: int = 0,
) -> Answer:
    """Takes a press under a prompt. `query` is the press's own id: the same one again gets the same answer.

    `under` is the message that carries the button: a board whose questions are closed loses its buttons now.
    `picked` are the keys of the choices where several are ticked together; `option_key` is then "done".
    """
    running = load(tx, match_id, lock=True)
    if running is None:
        return STALE
    seat = seat_of(tx, match_id, user_id)
    if seat is None:
        return Answer(Text("common-press-no-seat"), alert=True)
    kept = _kept(tx, match_id, prompt_key, seat)
    chosen = ",".join([option_key, *picked])
    if _prompt(running, seat, prompt_key) is None:
        notices.fade(tx, running, under)
    if kept is not None and _again(running, seat, prompt_key, option_key, chosen, query, kept):
        return codec.decode_as(Answer, kept.answer)
    answer, armed = _take(tx, running, seat, user_id, prompt_key, option_key, picked, kept)
    if answer.changed or armed:  # a refusal is only true of its moment: the next tap is looked at afresh
        # Whoever taps and taps is through a breath after the first tap, not a breath after the last.
        since = kept.at if armed and _hasty(tx, kept, chosen) else tx.now
        recent = " ".join((query, *(kept.query.split() if kept is not None else ())))[:_RECENT]
        _keep(tx, match_id, prompt_key, seat, chosen, armed, since, recent, answer)
    return answer


def seat_of(tx: Tx, match_id: int, user_id: int) -> int | None:
    """The seat that a user holds now."""
    found = tx.one(_SEAT, of=match_id, user=user_id)
    return None if found is None else int(found.seat)


def _again(running: Running, seat: int, prompt_key: str, option_key: str, chosen: str, query: str, kept: Any) -> bool:
    """Whether this is the press that was answered already: by its own id, or the same option that still stands."""
    if query and query in kept.query.split():  # not the last alone: it may come again after a later one
        return True
    if kept.option != chosen or kept.armed:
        return False
    prompt = _prompt(running, seat, prompt_key)
    return prompt is None or prompt.chosen in (option_key, None)


def _prompt(running: Running, seat: Actor, key: str) -> Prompt | None:
    return next((p for p in running.asked() if p.to == seat and p.key == key), None)


def _take(
    tx: Tx,
    running: Running,
    seat: int,
    user_id: int,
    prompt_key: str,
    option_key: str,
    picked: Sequence[str],
    kept: Any,
) -> tuple[Answer, bool]:
    prompt = _prompt(running, seat, prompt_key)
    if prompt is None:
        return _not_offered(running, seat, prompt_key, option_key), False
    found = compose(running, prompt, picked) if prompt.pick and option_key == "done" else option(prompt, option_key)
    if found is None:
        return _not_offered(running, seat, prompt_key, option_key), False
    if isinstance(found, Refusal):
        return Answer(found.text, alert=True), False
    if found.entry is not None:
        return Answer(Text("common-press-write", {"option": found.label}), ask=found.entry), False
    if prompt.confirm and not _confirmed(tx, kept, ",".join([option_key, *picked])):
        return Answer(Text("common-press-confirm", {"option": found.label}), alert=False), True
    return carry_out(tx, running, found, seat, user_id, under=prompt_key), False


def carry_out(
    tx: Tx, running: Running, found: Option, seat: int, user_id: int, action: Action | None = None, *, under: str = ""
) -> Answer:
    """Submits an option (or its action with the typed words filled in) and says what was recorded. `under` is the key
    of its prompt, where the option itself does not tell.
    """
    under = under or next((p.key for p in running.asked() if p.to == seat and found in p.options), "")
    receipt = submit(tx, running.id, action or found.action, seat, user_id, locked=running, under=under)
    if isinstance(receipt, Receipt):
        return Answer(Text("common-press-recorded", {"option": found.label}), changed=True)
    return Answer(receipt.text, alert=True)


def _confirmed(tx: Tx, kept: Any, chosen: str) -> bool:
    if kept is None or not kept.armed or kept.option != chosen:
        return False
    return bool(BREATH <= tx.now - kept.at <= ARMED_FOR)


def _hasty(tx: Tx, kept: Any, chosen: str) -> bool:
    """Whether this is the second half of a double tap."""
    return kept is not None and kept.armed and kept.option == chosen and timedelta(0) <= tx.now - kept.at < BREATH


def _not_offered(running: Running, seat: int, prompt_key: str, option_key: str) -> Answer:
    """Buttons in the group are for everybody who is asked: who may not press one is told why, by the rules."""
    if running.match.table.pauses:
        return Answer(Text("common-refusal-paused"), alert=True)
    # What others are asked in private is not even refused: the difference would tell of their cards.
    asked = [p for p in running.asked() if p.key == prompt_key and (p.place is Place.GROUP or p.to == seat)]
    if not asked:
        return STALE
    offered = next((found for p in asked if (found := option(p, option_key)) is not None), None)
    if offered is None:
        return STALE if any(p.to == seat for p in asked) else Answer(Text("common-press-not-yours"), alert=True)
    why = step(running.game, running.match, offered.action, seat, SeededDice(b"", 0))
    return Answer(why.text if isinstance(why, Refusal) else Text("common-press-not-yours"), alert=True)


def compose(running: Running, prompt: Prompt, picked: Sequence[str]) -> Option | Refusal | None:
    """The option that several ticked choices make; None when one of them is not offered."""
    pick = prompt.pick
    assert pick is not None
    chosen = [each for each in pick.choices if each.key in picked]
    if len(chosen) != len(set(picked)):
        return None
    if not pick.least <= len(chosen) <= pick.most:
        args = {"least": pick.least, "most": pick.most, "count": len(chosen)}
        return Refusal("common-refusal-pick", {**args})
    raw = {"do": pick.do, pick.field: [each.value for each in chosen]}
    action = codec.decode_action(running.slug, codec.encode(raw))
    names = tuple(Text("common-pick-item", {"item": each.label}) for each in chosen)
    return Option("done", action, Text("common-pick-done", {"items": TextList(names)}))


def _kept(tx: Tx, match_id: int, prompt: str, seat: int) -> Any:
    return tx.one(_KEPT, of=match_id, question=prompt, by=seat)


def _keep(
    tx: Tx, match_id: int, prompt: str, seat: int, chosen: str, armed: bool, since: Any, query: str, answer: Answer
) -> None:
    values = {"option": chosen, "armed": armed, "answer": codec.encode(answer), "at": since, "query": query}
    tx.run(_KEEP, match_id=match_id, prompt=prompt, seat=seat, **values)


def _keeping(dialect: str) -> Any:
    insert = inserting(dialect, _PRESSES)
    which, what = ("match_id", "prompt", "seat"), ("option", "armed", "answer", "at", "query")
    return insert.values({name: bindparam(name) for name in which + what}).on_conflict_do_update(
        index_elements=which, set_={name: insert.excluded[name] for name in what}
    )


_KEEP = Prepared(_keeping)


def forget(tx: Tx, match_id: int) -> None:
    """Drops the presses of a match that is over."""
    tx.session.execute(delete(PressRow).where(PressRow.match_id == match_id))

"""Cards as rows that follow the log, and what a director does with them: always through the one door."""

from collections.abc import Sequence

from sqlalchemy import select

from shared.kernel.actions import Action, RedCard, WithdrawYellowCard, YellowCard
from shared.kernel.events import Event, RedCardGiven, YellowCardGiven, YellowCardProposed, YellowCardWithdrawn
from shared.kernel.seats import Office
from shared.kernel.text import Refusal
from shared.services import audit, directors, play, rows
from shared.services.course import Step
from shared.services.running import Running
from shared.services.work import Tx
from shared.storage.models import CardRow, RosterRow

YELLOW, RED = "yellow", "red"
PROPOSED, ISSUED, WITHDRAWN, DISMISSED = "proposed", "issued", "withdrawn", "dismissed"
_ABOUT_CARDS = frozenset((YellowCardProposed, YellowCardGiven, YellowCardWithdrawn, RedCardGiven))
NO_CARD = Refusal("desk-refusal-card")


def follow(tx: Tx, running: Running, step: Step) -> None:
    """Writes down what the events of a step say about cards."""
    for event in step.events:
        if type(event) not in _ABOUT_CARDS:
            continue
        match event:
            case YellowCardProposed(seat, cause):
                _add(tx, running.id, seat, YELLOW, PROPOSED, cause, None)
            case YellowCardGiven(seat, cause):
                _given(tx, running.id, seat, cause, step.user_id)
            case YellowCardWithdrawn(seat, cause):
                _withdrawn(tx, running.id, seat, cause)
            case RedCardGiven(seat, cause):
                _add(tx, running.id, seat, RED, ISSUED, cause, step.user_id)


def concerns(event: Event) -> bool:
    """Whether an event is about a card."""
    return type(event) in _ABOUT_CARDS


def _add(tx: Tx, match_id: int, seat: int, colour: str, status: str, cause: str, by: int | None) -> None:
    query = select(RosterRow.user_id).where(
        RosterRow.match_id == match_id, RosterRow.seat == seat, RosterRow.left_at.is_(None)
    )
    holder = tx.session.scalar(query) or 0
    values = {"seat": seat, "user_id": holder, "colour": colour, "status": status, "cause": cause, "by_user_id": by}
    tx.session.add(CardRow(match_id=match_id, at=tx.now, **values))
    tx.session.flush()


def _given(tx: Tx, match_id: int, seat: int, cause: str, by: int | None) -> None:
    """A card that was proposed for this cause is now issued; any other is new."""
    proposed = [each for each in _of(tx, match_id, seat, PROPOSED) if each.cause == cause]
    if not proposed:
        _add(tx, match_id, seat, YELLOW, ISSUED, cause, by)
        return
    card = proposed[0]
    card.status, card.by_user_id, card.settled_at = ISSUED, by, tx.now
    tx.session.flush()


def _withdrawn(tx: Tx, match_id: int, seat: int, cause: str) -> None:
    """The newest card with this cause goes, or the newest at all."""
    issued = _of(tx, match_id, seat, ISSUED)
    same = [each for each in issued if each.cause == cause]
    if chosen := same or issued:
        chosen[-1].status, chosen[-1].settled_at = WITHDRAWN, tx.now
        tx.session.flush()


def _of(tx: Tx, match_id: int, seat: int, status: str) -> Sequence[CardRow]:
    query = select(CardRow).where(
        CardRow.match_id == match_id, CardRow.seat == seat, CardRow.colour == YELLOW, CardRow.status == status
    )
    return tx.session.scalars(query.order_by(CardRow.id).execution_options(populate_existing=True)).all()


def cards(tx: Tx, match_id: int) -> Sequence[CardRow]:
    """All cards of a match, the newest first."""
    query = select(CardRow).where(CardRow.match_id == match_id).order_by(CardRow.id.desc())
    return tx.session.scalars(query.execution_options(populate_existing=True)).all()


def give(tx: Tx, match_id: int, seat: int, cause: str, by: int | None) -> Refusal | None:
    """A yellow card for a cause in the director's words."""
    return _act(tx, match_id, YellowCard(seat, cause), by, "yellow_card", seat, "", cause)


def send_off(tx: Tx, match_id: int, seat: int, cause: str, by: int | None, *, insist: bool = False) -> Refusal | None:
    """A red card; where the game warns first, its refusal says so and `insist` does it all the same."""
    return _act(tx, match_id, RedCard(seat, insist, cause), by, "red_card", seat, "", cause)


def settle(tx: Tx, card_id: int, issue: bool, by: int | None) -> Refusal | None:
    """A proposed card is issued or dismissed, once."""
    card = _locked(tx, card_id)
    if card is None or card.status != PROPOSED:
        return NO_CARD
    if issue:
        return _act(tx, card.match_id, YellowCard(card.seat, card.cause), by, "issue_card", card.seat, PROPOSED, ISSUED)
    if not directors.may_steer(tx, card.match_id, by):
        return Refusal("desk-refusal-not-director")
    card.status, card.by_user_id, card.settled_at = DISMISSED, by, tx.now
    tx.session.flush()
    audit.note(tx, by, "dismiss_card", card.match_id, str(card.seat), PROPOSED, DISMISSED)
    return None


def withdraw(tx: Tx, card_id: int, by: int | None) -> Refusal | None:
    """An issued yellow card is taken back, once."""
    card = _locked(tx, card_id)
    if card is None or card.status != ISSUED or card.colour != YELLOW:
        return NO_CARD
    action = WithdrawYellowCard(card.seat, card.cause)
    return _act(tx, card.match_id, action, by, "withdraw_card", card.seat, ISSUED, WITHDRAWN)


def _locked(tx: Tx, card_id: int) -> CardRow | None:
    """The card, with its match locked first: cards and acts of a match change in one order."""
    match_id = tx.session.scalar(select(CardRow.match_id).where(CardRow.id == card_id))
    if match_id is None or rows.locked(tx, match_id) is None:
        return None
    return tx.session.get(CardRow, card_id, populate_existing=True)


def _act(
    tx: Tx, match_id: int, action: Action, by: int | None, act: str, seat: int, before: str, after: str
) -> Refusal | None:
    if not directors.may_steer(tx, match_id, by):
        return Refusal("desk-refusal-not-director")
    receipt = play.submit(tx, match_id, action, Office.DIRECTOR, by)
    if isinstance(receipt, Refusal):
        return receipt
    audit.note(tx, by, act, match_id, str(seat), before, after)
    return None

"""Yellow and red cards: given with a reason, after a page that says what will follow; proposals settled."""

from dataclasses import dataclass

from flask import Blueprint, abort, render_template, request
from werkzeug.exceptions import NotFound

from admin.columns import whole
from admin.reader import desk, this_access
from admin.speech import plain, t
from admin.steer import Hand, Page, Said, confirm, steer, table_acts
from shared.kernel.actions import RedCard
from shared.kernel.dice import SeededDice
from shared.kernel.seats import Office
from shared.kernel.step import step
from shared.kernel.text import Refusal, SeatRef, Text
from shared.kernel.wording import text_of
from shared.services import cards, roster, running
from shared.services.work import Tx

bp = Blueprint("cards", __name__, url_prefix="/matches/<int:match_id>")

LONGEST_CAUSE = 300


@dataclass(frozen=True)
class Sheet:
    """What is known of a seat before a card is given to it."""

    seat: int
    names: dict[int, str]
    yellow: int
    limit: int
    seen: int


@bp.get("/seats/<int:seat>/card")
def page(match_id: int, seat: int) -> Page:
    """Which card, and why."""
    sheet = desk().read(lambda tx: _sheet(tx, match_id, seat))
    return render_template(
        "match/card.html",
        match_id=match_id,
        sheet=sheet,
        makes_red=bool(sheet.limit) and sheet.yellow + 1 >= sheet.limit,
    )


def _sheet(tx: Tx, match_id: int, seat: int) -> Sheet:
    match = running.load(tx, match_id)
    if match is None or match.status != "running" or not 1 <= seat <= match.seats:
        raise NotFound
    yellow, limit = match.match.table.yellow.get(seat, 0), match.match.rules.cards_to_red
    return Sheet(seat, roster.names(tx, match_id), yellow, limit, len(table_acts(tx, this_access())))


@bp.post("/seats/<int:seat>/card")
def give(match_id: int, seat: int) -> Page:
    """Gives or takes back; a red card shows what follows before it is given."""
    cause = request.form.get("cause", "").strip()[:LONGEST_CAUSE]
    colour = request.form.get("colour", "")
    if colour == "red" and request.form.get("sure") != "yes":
        return _ask_red(match_id, seat, cause)
    # The game's warning would tell a director who plays what the seat is; they decide without it.
    insist = request.form.get("insist") == "yes" or not this_access().secrets

    def change(hand: Hand) -> Said:
        match colour:
            case "yellow":
                refused = cards.give(hand.tx, match_id, seat, cause, hand.user_id)
            case "red":
                refused = cards.send_off(hand.tx, match_id, seat, cause, hand.user_id, insist=insist)
            case "withdraw":
                refused = _withdraw(hand.tx, match_id, seat, hand.user_id)
            case _:
                abort(400)
        return refused or Text(f"admin-done-{colour}", {"seat": SeatRef(seat)})

    return steer(match_id, change)


def _withdraw(tx: Tx, match_id: int, seat: int, by: int | None) -> Refusal | None:
    """The newest one: which of several is taken back makes no difference to anybody."""
    given = (each for each in cards.cards(tx, match_id) if (each.seat, each.colour) == (seat, cards.YELLOW))
    newest = next((each.id for each in given if each.status == cards.ISSUED), None)
    if newest is None:
        return Refusal("common-refusal-no-yellow-card", {"seat": SeatRef(seat)})
    return cards.withdraw(tx, newest, by)


def _ask_red(match_id: int, seat: int, cause: str) -> Page:
    access = this_access()

    def look(tx: Tx) -> tuple[Sheet, tuple[Text, ...] | Refusal, tuple[Text, ...] | Refusal]:
        sheet = _sheet(tx, match_id, seat)
        if not access.secrets:
            return sheet, (), ()
        return sheet, _consequences(tx, match_id, seat, cause, False), _consequences(tx, match_id, seat, cause, True)

    sheet, gently, firmly = desk().read(look)
    fields = {"colour": "red", "cause": cause, "sure": "yes", "seen": str(sheet.seen)}
    about = [t("admin-red-about")] if access.secrets else [t("admin-red-about"), t("admin-red-public")]
    follows: tuple[Text, ...] = ()
    if isinstance(gently, Refusal):
        fields["insist"] = "yes"
        follows = (gently.text,) if isinstance(firmly, Refusal) else (gently.text, *firmly)
    else:
        follows = gently
    button = plain("admin-red-insist") if "insist" in fields else plain("admin-red-give")
    return confirm(match_id, plain("admin-red-title"), tuple(about), button, fields, follows, sheet.names)


def _consequences(tx: Tx, match_id: int, seat: int, cause: str, insist: bool) -> tuple[Text, ...] | Refusal:
    """What the card would bring, found by trying it out on the match as a value; nothing is stored."""
    match = running.load(tx, match_id)
    if match is None:
        raise NotFound
    tried = step(
        match.game, match.match, RedCard(seat, insist, cause), Office.DIRECTOR, SeededDice(match.seed, match.seq)
    )
    if isinstance(tried, Refusal):
        return tried
    return tuple(text_of(match.slug, e) for e in tried if not e.quiet and e.audience().includes(Office.DIRECTOR))


@bp.post("/proposals")
def settle(match_id: int) -> Page:
    """Gives the card that was proposed, or lets it be."""
    number, issue = whole(request.form.get("card", "")), request.form.get("do") == "issue"
    if number is None or not this_access().secrets:
        abort(404)  # a director who plays is not told of proposals

    def change(hand: Hand) -> Said:
        card = next((each for each in cards.cards(hand.tx, match_id) if each.id == number), None)
        if card is None or card.status != cards.PROPOSED:
            return Refusal("admin-proposal-gone")
        seat = SeatRef(card.seat)
        if refused := cards.settle(hand.tx, card.id, issue, hand.user_id):
            return refused
        return Text("admin-done-yellow", {"seat": seat}) if issue else Text("admin-proposal-dismissed")

    return steer(match_id, change)

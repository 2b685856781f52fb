"""What a viewer may know: the board for everybody, and beside it what the seat alone was told."""

from shared.games.vader.prompts import card_list
from shared.games.vader.state import State, candidates
from shared.games.vader.tables import DANGER_AT, IMPERIAL_TO_WIN, OTHER, REPUBLIC_TO_WIN, VETO_AT, powers
from shared.kernel.seats import Office, Viewer
from shared.kernel.text import SeatList, SeatRef, TermList, Text
from shared.kernel.views import SeatLine, View

POWERS = {
    "choice": "vader-mark-choice",
    OTHER: "vader-mark-other-power",
    "peek": "vader-mark-peek",
    "investigate": "vader-mark-investigate",
    "special_election": "vader-mark-special-election",
    "assassinate": "vader-mark-assassinate",
}
_SESSION = {"discard": "vader-board-discard", "enact": "vader-board-enact", "veto": "vader-board-veto"}
_ROLES = {"rebel": "vader-mark-rebel", "sith": "vader-mark-sith", "vader": "vader-mark-vader"}
_OWN = {"rebel": "vader-own-rebel", "sith": "vader-own-sith", "vader": "vader-own-vader"}
_FINDINGS = {"rebels": "vader-own-found-rebel", "sith": "vader-own-found-sith"}


def view(state: State, viewer: Viewer) -> View:
    """See `Game.view`."""
    return View(
        board=_board(state),
        phase=state.phase,
        title=Text("vader-board-title", {"number": state.number}),
        lines=_lines(state),
        seats=tuple(_seat(state, seat, viewer) for seat in range(1, state.seats + 1)),
        private=_private(state, viewer),
        now=tuple(_now(state)),
    )


def _board(state: State) -> str:
    if state.phase in ("nomination", "over", ""):
        return "over" if state.phase == "over" else f"nomination.{state.number}"
    return f"election.{state.number}"


def _lines(state: State) -> tuple[Text, ...]:
    return (
        Text("vader-board-republic", {"slots": _republic(state), "count": state.republic, "of": REPUBLIC_TO_WIN}),
        Text("vader-board-imperial", {"slots": _imperial(state), "count": state.imperial, "of": IMPERIAL_TO_WIN}),
        Text("vader-board-deck", {"deck": len(state.deck), "discards": len(state.discards)}),
        Text("vader-board-failures", {"failed": state.failed}),
        *_warnings(state),
    )


def _republic(state: State) -> TermList:
    stand = ("vader-mark-republic",) * state.republic
    return TermList(stand + ("vader-mark-empty",) * (REPUBLIC_TO_WIN - state.republic), glyphs=True)


def _imperial(state: State) -> TermList:
    table = powers(state.seats, state.rules.powers)
    waiting = tuple(
        POWERS.get(table.get(slot, ""), "vader-mark-empty") for slot in range(state.imperial + 1, IMPERIAL_TO_WIN + 1)
    )
    return TermList(("vader-mark-imperial",) * state.imperial + waiting, glyphs=True)


def _warnings(state: State) -> list[Text]:
    if state.phase == "over":
        return []
    lines = [Text("vader-board-danger")] if state.imperial >= DANGER_AT else []
    return [*lines, Text("vader-board-veto-unlocked")] if state.imperial >= VETO_AT else lines


def _now(state: State) -> list[Text]:
    """What neither the news nor the question under the board says."""
    if state.phase == "nomination":
        barred = tuple(s for s in state.alive if s != state.master and s not in candidates(state))
        return [Text("vader-board-ineligible", {"seats": SeatList(barred)})] if barred else []
    if state.phase not in _SESSION:
        return []
    return [Text(_SESSION[state.phase], {"master": SeatRef(state.master), "general": SeatRef(state.general)})]


def _seat(state: State, seat: int, viewer: Viewer) -> SeatLine:
    marks: list[str] = []
    if state.phase != "over":
        if seat == state.master:
            marks.append("vader-mark-master")
        if seat == state.general:
            marks.append("vader-mark-general")
    if seat in state.investigated:
        marks.append("vader-mark-investigated")
    if seat in state.cleared:
        marks.append("vader-mark-not-vader")
    if seat in state.roles and (state.phase == "over" or viewer is Office.DIRECTOR):
        marks.append(_ROLES[state.roles[seat]])
    gone = seat in state.out
    return SeatLine(seat, (*marks, "vader-mark-out") if gone else tuple(marks), out=gone)


def _private(state: State, viewer: Viewer) -> tuple[Text, ...]:
    if isinstance(viewer, Office):
        return _for_director(state) if viewer is Office.DIRECTOR else ()
    role = state.roles.get(viewer)
    if role is None:
        return ()
    lines = [Text(_OWN[role])]
    if viewer in state.informed:
        lines.append(_team(state, viewer, role))
    if state.hand and viewer == (state.master if state.phase == "discard" else state.general):
        lines.append(Text("vader-own-cards", {"cards": card_list(state.hand)}))
    lines += [Text("vader-own-peek", {"cards": card_list(cards)}) for seat, cards in state.peeks if seat == viewer]
    lines += [
        Text(_FINDINGS[camp], {"target": SeatRef(target)}) for seat, target, camp in state.findings if seat == viewer
    ]
    return tuple(lines)


def _team(state: State, viewer: int, role: str) -> Text:
    sith = SeatList(tuple(s for s, r in state.roles.items() if r == "sith" and s != viewer))
    if role == "vader":
        return Text("vader-own-team-of-vader", {"sith": sith})
    vader = next(s for s, r in state.roles.items() if r == "vader")
    return Text("vader-own-team-of-sith", {"sith": sith, "others": len(sith.seats), "vader": SeatRef(vader)})


def _for_director(state: State) -> tuple[Text, ...]:
    if not state.hand:
        return ()
    holder = state.master if state.phase == "discard" else state.general
    return (Text("vader-director-hand", {"seat": SeatRef(holder), "cards": card_list(state.hand)}),)

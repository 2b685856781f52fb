"""What a viewer may know: the open table for everybody, and beside it a seat's own dossier."""

from collections.abc import Sequence
from functools import reduce

from shared.games.bunker.state import State, last_out
from shared.games.bunker.tables import PLACE, TRAITS
from shared.kernel.seats import Viewer
from shared.kernel.text import SeatList, SeatRef, Text, TextList, Value
from shared.kernel.views import SeatLine, View

_SHORT = {
    "profession": "bunker-short-profession",
    "biology": "bunker-short-biology",
    "health": "bunker-short-health",
    "hobby": "bunker-short-hobby",
    "baggage": "bunker-short-baggage",
    "fact": "bunker-short-fact",
}
_OWN = {
    "profession": "bunker-own-profession",
    "biology": "bunker-own-biology",
    "health": "bunker-own-health",
    "hobby": "bunker-own-hobby",
    "baggage": "bunker-own-baggage",
    "fact": "bunker-own-fact",
}


def view(state: State, viewer: Viewer) -> View:
    """See `Game.view`. The host sees what the group sees (B67)."""
    return View(
        board=_board(state),
        phase=state.phase,
        title=Text("bunker-board-title", {"round": state.round}),
        lines=_lines(state),
        seats=tuple(_seat(state, seat) for seat in range(1, state.seats + 1)),
        private=_private(state, viewer) if isinstance(viewer, int) else (),
        now=_now(state),
    )


def _board(state: State) -> str:
    if state.phase == "vote":
        return f"vote.{state.number}"
    if state.phase in ("defence", "revote"):
        return f"tie.{state.number}"
    if state.phase == "discussion" and state.again:
        return f"talk.{state.number}"
    return "over" if state.phase == "over" else f"round.{state.round}"


def _lines(state: State) -> tuple[Text, ...]:
    lines = []
    if state.catastrophe is not None:
        lines.append(Text("bunker-board-catastrophe", {"title": state.catastrophe.title()}))
    if state.threat is not None:
        lines.append(Text("bunker-board-threat", {"title": state.threat.title()}))
    lines += [Text("bunker-board-card", {"card": card.said()}) for card in state.bunker_open]
    counts = {"open": len(state.bunker_open), "of": state.bunker_total}
    if state.bunker_total > len(state.bunker_open):
        lines.append(Text("bunker-board-closed", {**counts}))
    lines.append(Text("bunker-board-places", {"capacity": state.capacity, "living": len(state.alive)}))
    return tuple(lines)


def _now(state: State) -> tuple[Text, ...]:
    match state.phase:
        case "reveal" if state.turn:
            key = "bunker-board-turn-first" if state.round == 1 else "bunker-board-turn"
            return (Text(key, {"seat": SeatRef(state.turn)}),)
        case "discussion":
            return (Text("bunker-board-discussion", {"votes": state.due}),)
        case "vote":
            last = last_out(state)
            return (Text("bunker-board-last-out", {"seat": SeatRef(last)}),) if last else ()
        case "defence":
            return (Text("bunker-board-defence", {"leaders": SeatList(state.leaders)}),)
        case "revote":
            return (Text("bunker-board-revote", {"leaders": SeatList(state.leaders)}),)
        case _:
            return ()


def _seat(state: State, seat: int) -> SeatLine:
    gone, over = seat in state.out, state.phase == "over"
    marks = []
    if seat in state.removed:
        marks.append("bunker-mark-removed")
    elif gone:
        marks.append("bunker-mark-last-out" if seat == last_out(state) and not over else "bunker-mark-out")
    elif over:
        marks.append("bunker-mark-winner")
    elif state.phase == "reveal" and seat == state.turn:
        marks.append("bunker-mark-turn")
    elif seat in state.leaders:
        marks.append("bunker-mark-leader")
    if seat in state.played:
        marks.append("bunker-mark-special")
    # Those outside make room for those who still have to be compared.
    shown = _open_cards(state, seat) if over or not gone else ()
    return SeatLine(seat, tuple(marks), out=gone, note=_joined(shown))


def _open_cards(state: State, seat: int) -> Sequence[Text]:
    if seat not in state.hands:
        return ()
    over = state.phase == "over"
    mask, gone, hand = state.open.get(seat, 0), state.gone.get(seat, 0), state.hands[seat]
    found = []
    for trait in TRAITS:
        place = PLACE[trait]
        if over or mask >> place & 1:
            card = hand[place].brief()
            lost = Text("bunker-short-lost", {"card": card}) if gone >> place & 1 else card
            found.append(Text(_SHORT[trait], {"card": lost}))
    if over:
        found.append(Text("bunker-short-special", {"title": state.specials[seat].title()}))
    return found


def _joined(cards: Sequence[Text]) -> Text | None:
    """Cards one after the other in a single note."""
    if not cards:
        return None
    return reduce(lambda head, each: Text("bunker-short-next", {"head": head, "next": each}), cards)


def _private(state: State, seat: int) -> tuple[Text, ...]:
    if seat not in state.hands:
        return ()
    special: dict[str, Value] = {"card": state.specials[seat].said(), "played": "yes" if seat in state.played else "no"}
    lines = (*(_own(state, seat, place) for place in range(len(TRAITS))), Text("bunker-own-special", special))
    return (Text("bunker-own-dossier", {"seat": SeatRef(seat), "cards": TextList(lines)}), *_own_vote(state, seat))


def _own(state: State, seat: int, place: int) -> Text:
    how = "closed"
    if state.gone.get(seat, 0) >> place & 1:
        how = "gone"
    elif state.open.get(seat, 0) >> place & 1:
        how = "open"
    return Text(_OWN[TRAITS[place]], {"card": state.hands[seat][place].said(), "state": how})


def _own_vote(state: State, seat: int) -> tuple[Text, ...]:
    target = state.votes.get(seat)
    return () if target is None else (Text("bunker-own-vote", {"target": SeatRef(target)}),)

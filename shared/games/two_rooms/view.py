"""What a viewer may know: the rooms for everybody, and beside it one's own room and what one was shown."""

from collections.abc import Iterator

from shared.games.two_rooms.cards import CARDS, base
from shared.games.two_rooms.deck import term
from shared.games.two_rooms.rules import rounds_of
from shared.games.two_rooms.state import BOTH, State, ambassadors, leader, members, planned, room_of
from shared.kernel.seats import Office, Viewer
from shared.kernel.text import SeatList, SeatRef, Term, Text, kebab
from shared.kernel.views import SeatLine, View

_ROOMS = {1: "two_rooms-board-room-1", 2: "two_rooms-board-room-2"}
_OFFERED = {"colour": "two_rooms-own-offered-colour", "card": "two_rooms-own-offered-card"}
_OFFERS = {"colour": "two_rooms-own-offers-colour", "card": "two_rooms-own-offers-card"}
_BONDS = {"love": "two_rooms-own-love", "hate": "two_rooms-own-hate"}


def view(state: State, viewer: Viewer) -> View:
    """See `Game.view`."""
    return View(
        board=_board(state),
        phase=state.phase or "round",
        title=Text("two_rooms-board-title", {"number": state.number, "rounds": rounds_of(state.rules)}),
        lines=tuple(_lines(state)) if state.rooms else (),
        seats=tuple(_seat(state, seat, viewer) for seat in range(1, state.seats + 1)),
        private=tuple(_private(state, viewer)),
        now=tuple(_now(state)),
    )


def _board(state: State) -> str:
    return state.phase if state.phase in ("final", "over") else f"round.{state.number}"


def _lines(state: State) -> Iterator[Text]:
    for room, key in _ROOMS.items():
        yield Text(key, {"seats": SeatList(members(state, room))})
    if between := ambassadors(state):
        yield Text("two_rooms-board-between", {"seats": SeatList(between)})
    if any(state.sent):
        yield Text("two_rooms-board-sent", {"first": SeatList(state.sent[0]), "second": SeatList(state.sent[1])})
    if state.phase in ("round", "hostages"):
        yield Text("two_rooms-board-hostages", {"number": planned(state)})


def _now(state: State) -> Iterator[Text]:
    if state.phase == "round":
        yield Text("two_rooms-board-forum" if state.rules.variant == "forum" else "two_rooms-board-tabletop")
    elif state.phase == "hostages":
        yield Text("two_rooms-board-choosing")
    elif state.phase == "final" and state.speaker:
        yield Text(
            "two_rooms-board-pause",
            {"seat": SeatRef(state.speaker), "card": term(state.cards[state.speaker])},
        )


def _seat(state: State, seat: int, viewer: Viewer) -> SeatLine:
    marks: list[str] = []
    over = state.phase == "over"
    if seat in state.cards and (over or viewer is Office.DIRECTOR):
        marks.append(term(state.cards[seat]).key)
    if over and seat in state.winners:
        marks.append("two_rooms-mark-won")
    if over and seat in state.dead:
        marks.append("two_rooms-mark-dead")
    if isinstance(viewer, int) and not over:
        if (shown := state.seen.get(viewer, {}).get(seat)) is not None:
            marks.append(_shown(shown).key)
        if room_of(state, seat) == room_of(state, viewer) != 0 and _leads(state, seat):
            marks.append("two_rooms-mark-leader")
    gone = seat in state.gone
    return SeatLine(seat, (*marks, "two_rooms-mark-out") if gone else tuple(marks), out=gone)


def _leads(state: State, seat: int) -> bool:
    room = room_of(state, seat)
    return room in (1, 2) and state.phase in ("round", "hostages") and leader(state, room) == seat


def _shown(what: str) -> Term:
    """A colour or a card; `blue` and `red` are both, and read the same."""
    return term(what) if what in CARDS else Term(f"two_rooms-colour-{what}")


def _private(state: State, viewer: Viewer) -> Iterator[Text]:
    if viewer is Office.DIRECTOR:
        yield from _for_director(state)
    if isinstance(viewer, Office) or viewer not in state.cards:
        return
    yield from _own(state, viewer)
    if state.phase in ("round", "hostages") and (room := room_of(state, viewer)):
        for each in (1, 2) if room == BOTH else (room,):
            yield from _room(state, each, viewer)
    for of, what in state.seen.get(viewer, {}).items():
        yield Text("two_rooms-own-seen", {"of": SeatRef(of), "what": _shown(what)})


def _own(state: State, seat: int) -> Iterator[Text]:
    card = state.cards[seat]
    yield Text("two_rooms-own-card", {"card": term(card)})
    yield Text(f"two_rooms-about-{kebab(base(card))}")
    for condition in state.conditions.get(seat, ()):
        if condition in _BONDS:
            yield Text(_BONDS[condition], {"other": SeatRef(state.partners[seat])})
        else:
            yield Text("two_rooms-own-condition", {"condition": Term(f"two_rooms-condition-{condition}")})


def _room(state: State, room: int, viewer: Viewer) -> Iterator[Text]:
    """The board of a room, for those who are in it."""
    leads = leader(state, room)
    where = {"room": room}
    yield (
        Text("two_rooms-own-leader", {**where, "leader": SeatRef(leads)})
        if leads
        else Text("two_rooms-own-no-leader", {**where})
    )
    here = members(state, room)
    for target in here:
        behind = tuple(sorted(voter for voter, choice in state.votes.items() if choice == target))
        if behind:
            yield Text("two_rooms-own-votes", {"target": SeatRef(target), "voters": SeatList(behind)})
    for by in state.published:
        if by in here:
            yield Text("two_rooms-own-published", {"seat": SeatRef(by), "hostages": SeatList(state.lists[by])})
    if state.handover[room - 1]:
        yield Text("two_rooms-own-handover", {"seat": SeatRef(state.handover[room - 1])})
    if state.phase == "hostages" and room in state.chosen:
        yield Text("two_rooms-own-chosen", {"hostages": SeatList(state.chosen[room])})
    yield from _mine(state, viewer)


def _mine(state: State, viewer: Viewer) -> Iterator[Text]:
    if not isinstance(viewer, int):
        return
    if viewer in state.lists:
        yield Text("two_rooms-own-list", {"hostages": SeatList(state.lists[viewer])})
    for by, to, what in state.offers:
        if to == viewer:
            yield Text(_OFFERED[what], {"seat": SeatRef(by)})
        elif by == viewer:
            yield Text(_OFFERS[what], {"seat": SeatRef(to)})


def _for_director(state: State) -> Iterator[Text]:
    if state.buried:
        yield Text("two_rooms-director-buried", {"card": term(state.buried)})
    if state.sober:
        yield Text("two_rooms-director-sober", {"card": term(state.sober)})
    if state.phase in ("round", "hostages"):
        for room in (1, 2):
            yield from _room(state, room, Office.DIRECTOR)
    for seat, hostages in state.lists.items():
        yield Text("two_rooms-director-list", {"seat": SeatRef(seat), "hostages": SeatList(hostages)})

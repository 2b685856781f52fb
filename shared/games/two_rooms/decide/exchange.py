"""The exchange of hostages and what follows: the next round, the pauses, or the end."""

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import CARDS
from shared.games.two_rooms.decide.final import open_pause
from shared.games.two_rooms.decide.flow import Flow
from shared.games.two_rooms.rules import hostages_of, rounds_of
from shared.games.two_rooms.state import due, eligible, holder, present, room_of


def exchange(flow: Flow) -> None:
    """Both rooms give equally many (T16); whoever is missing is drawn by lot. Then time goes on (T14)."""
    number = due(flow.state)
    first, second = (_complete(flow, room, number) for room in (1, 2))
    flow.emit(ev.HostagesExchanged(flow.state.number, first, second))
    reopen(flow)
    if flow.state.number < rounds_of(flow.state.rules):
        open_round(flow)
    else:
        open_pause(flow)


def reopen(flow: Flow) -> None:
    """An open card is seen by everybody who comes to be where it lies."""
    for seat in flow.state.open_cards:
        room, card = room_of(flow.state, seat), flow.state.cards[seat]
        if room not in (1, 2):
            continue
        here = present(flow.state, room)
        if any(flow.state.seen.get(other, {}).get(seat) != card for other in here if other != seat):
            flow.emit(ev.CardAnnounced(here, seat, card, for_good=True))  # type: ignore[arg-type]


def _complete(flow: Flow, room: int, number: int) -> tuple[int, ...]:
    may = eligible(flow.state, room)
    chosen = [seat for seat in flow.state.chosen.get(room, ()) if seat in may][:number]
    return tuple(sorted((*chosen, *lot(flow, room, number - len(chosen), chosen))))


def lot(flow: Flow, room: int, number: int, taken: list[int]) -> tuple[int, ...]:
    """So many by chance out of those who may be sent and are not yet taken."""
    rest = [seat for seat in eligible(flow.state, room) if seat not in taken]
    return flow.dice.shuffled(rest)[:number] if number > 0 else ()


def open_round(flow: Flow) -> None:
    """The next round; at the start of the last one the Drunk sobers up."""
    number, rounds = flow.state.number + 1, rounds_of(flow.state.rules)
    hostages = hostages_of(flow.state.rules, flow.state.players)[number - 1]
    flow.emit(ev.RoundOpened(number, rounds, hostages))
    if number == rounds and flow.state.sober and (drunk := holder(flow.state, "drunk")):
        card = flow.state.sober
        flow.emit(ev.SoberedUp(drunk, card, CARDS[card].base))  # type: ignore[arg-type]

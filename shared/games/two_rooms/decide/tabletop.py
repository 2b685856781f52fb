"""Leaders at the table: appointed, usurped, abdicating, and their choice after the bell (T1-T16)."""

from shared.games.two_rooms import actions as act
from shared.games.two_rooms import events as ev
from shared.games.two_rooms.decide.exchange import exchange, lot
from shared.games.two_rooms.decide.flow import Decided, Flow, open_to, refuse, seated
from shared.games.two_rooms.state import State, due, eligible, members, present, room_of, weight
from shared.kernel.ballots import majority
from shared.kernel.dice import Dice
from shared.kernel.events import TurnMissed
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef


def _player(state: State, by: Actor) -> Refusal | tuple[int, int]:
    """The seat and its room, if it has a say in who leads: no Ambassador, and only at the table."""
    if state.rules.variant != "tabletop" or not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    room = room_of(state, by)
    return (by, room) if room in (1, 2) else refuse("ambassador")


def appoint(state: State, action: act.Appoint, by: Actor, _: Dice) -> Decided:
    """T1: the first to be named by somebody else; cannot refuse."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if state.leaders[room - 1]:
        return refuse("has-leader", seat=SeatRef(state.leaders[room - 1]))
    if action.target == seat:
        return refuse("not-yourself")
    if action.target not in members(state, room):
        return refuse("other-room")
    if action.target in state.locked:
        return refuse("locked", seat=SeatRef(action.target))
    return (ev.LeaderAppointed(present(state, room), room, action.target, seat),)


def may_point(state: State, seat: int) -> tuple[int, ...]:
    """T4, T9: at everybody in the room, oneself included, but at nobody who has abdicated in this round."""
    room = room_of(state, seat)
    if not state.leaders[room - 1] or state.seized[room - 1]:
        return ()
    return tuple(each for each in members(state, room) if each not in state.locked)


def point(state: State, action: act.Point, by: Actor, dice: Dice) -> Decided:
    """T7-T9: more than half of the room makes a leader at once; at the present one means at nobody."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    now, target = state.leaders[room - 1], action.target
    if refusal := _not_pointable(state, room, target or now):
        return refusal
    pointing = state.votes.get(seat, 0)
    if target is None or target == now:
        return (ev.PointerDropped(present(state, room), seat),) if pointing else ()
    if pointing == target:
        return ()
    flow = Flow(state, dice, (ev.PointerSet(present(state, room), seat, target),))
    count(flow, room)
    return flow.events


def _not_pointable(state: State, room: int, target: int) -> Refusal | None:
    if not state.leaders[room - 1]:
        return refuse("appoint-first")
    if target not in members(state, room):
        return refuse("other-room")
    if state.seized[room - 1]:
        return refuse("seized")
    if target in state.locked:
        return refuse("locked", seat=SeatRef(target))
    return None


def count(flow: Flow, room: int) -> None:
    """Whether somebody has more than half of the room behind them now."""
    state = flow.state
    here = members(state, room)
    behind: dict[int, list[int]] = {}
    for voter, target in state.votes.items():
        if voter in here:
            behind.setdefault(target, []).append(voter)
    for target, voters in behind.items():
        if majority(sum(weight(state, voter) for voter in voters), len(here)) and not state.seized[room - 1]:
            old = state.leaders[room - 1]
            flow.emit(ev.LeaderUsurped(present(state, room), room, target, old, tuple(sorted(voters))))
            return


def recount(flow: Flow) -> None:
    """Something has changed the weight of a vote or the size of a room."""
    for room in (1, 2):
        if flow.state.rules.variant == "tabletop" and flow.state.leaders[room - 1]:
            count(flow, room)


def may_hand_over(state: State, seat: int) -> tuple[int, ...]:
    """T5: to whom the leader may offer the office."""
    room = room_of(state, seat)
    return tuple(s for s in members(state, room) if s != seat and s not in state.locked)


def abdicate(state: State, action: act.Abdicate, by: Actor, _: Dice) -> Decided:
    """The leader offers the office; a second offer takes the place of the first."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if state.leaders[room - 1] != seat:
        return refuse("not-leader")
    if action.to == seat:
        return refuse("not-yourself")
    if action.to not in members(state, room):
        return refuse("other-room")
    if action.to in state.locked:
        return refuse("locked", seat=SeatRef(action.to))
    if state.handover[room - 1] == action.to:
        return refuse("offered-already")
    return (ev.AbdicationOffered(present(state, room), seat, action.to),)


def take_over(state: State, action: act.TakeOver, by: Actor, _: Dice) -> Decided:
    """T4: who hands over cannot lead again in this round."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if state.handover[room - 1] != seat:
        return refuse("no-handover")
    old, here = state.leaders[room - 1], present(state, room)
    if action.answer == "no":
        return (ev.AbdicationRefused(here, old, seat),)
    return (ev.LeaderAbdicated(here, room, old, seat),)


def bell(flow: Flow) -> None:
    """The round is over: a room without a leader gets one by lot (T3), then the leaders choose."""
    flow.emit(ev.BellRang(flow.state.number, due(flow.state)))
    for room in (1, 2):
        fill(flow, room)
    if not due(flow.state):
        exchange(flow)


def fill(flow: Flow, room: int) -> None:
    """A leader by lot for a room that has none."""
    here = members(flow.state, room)
    if here and not flow.state.leaders[room - 1]:
        free = [seat for seat in here if seat not in flow.state.locked]
        leader = flow.dice.choice(free or here)
        flow.emit(ev.LeaderAppointed(present(flow.state, room), room, leader, None))


def awaited(state: State) -> tuple[int, ...]:
    """Leaders whose choice is still to come."""
    return tuple(state.leaders[room - 1] for room in (1, 2) if room not in state.chosen and state.leaders[room - 1])


def hostages(state: State, action: act.Hostages, by: Actor, dice: Dice) -> Decided:
    """T12, T13: for good; the other room learns nothing before both have chosen."""
    if state.phase != "hostages" or not seated(state, by):
        return refuse("not-now")
    if by not in state.leaders:
        return refuse("not-leader")
    room = state.leaders.index(by) + 1
    if room in state.chosen:
        return refuse("chosen-already")
    if refusal := _wrong(state, room, action.hostages):
        return refusal
    chosen = tuple(sorted(action.hostages))
    flow = Flow(state, dice, (ev.HostagesChosen(present(state, room), room, by, chosen, by_lot=False),))
    if not awaited(flow.state):
        exchange(flow)
    return flow.events


def _wrong(state: State, room: int, chosen: tuple[int, ...]) -> Refusal | None:
    if state.leaders[room - 1] in chosen:
        return refuse("leader-stays")
    if len(set(chosen)) != len(chosen):
        return refuse("list-twice")
    if not set(chosen) <= set(members(state, room)):
        return refuse("other-room")
    if not set(chosen) <= set(eligible(state, room)):
        return refuse("list-tackled")
    return refuse("list-number", number=due(state)) if len(chosen) != due(state) else None


def too_late(flow: Flow) -> None:
    """T11: whoever has not chosen has missed it, and the lot chooses."""
    for leader in awaited(flow.state):
        flow.emit(TurnMissed(leader, "hostages"))
    for room in (1, 2):
        if room not in flow.state.chosen:
            drawn = tuple(sorted(lot(flow, room, due(flow.state), [])))
            flow.emit(
                ev.HostagesChosen(
                    present(flow.state, room), room, flow.state.leaders[room - 1] or None, drawn, by_lot=True
                )
            )
    exchange(flow)

"""Characters that act of their own: Agent, Enforcer, Cupid, Eris, Security, Usurper, Bouncer (2.2)."""

from shared.games.two_rooms import actions as act
from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import base
from shared.games.two_rooms.decide.exchange import reopen
from shared.games.two_rooms.decide.flow import Decided, Flow, refuse, seated
from shared.games.two_rooms.decide.sharing import seen
from shared.games.two_rooms.decide.tabletop import recount
from shared.games.two_rooms.legal import fuller, may_force, may_tackle, may_use
from shared.games.two_rooms.powers.shares import share
from shared.games.two_rooms.rules import rounds_of
from shared.games.two_rooms.state import State, has, leader, members, present, room_of, where
from shared.kernel.dice import Dice
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal


def _user(state: State, by: Actor, *powers: str) -> Refusal | int:
    """The seat, if its character has one of these powers and may use it now."""
    if not seated(state, by) or not isinstance(by, int):
        return refuse("not-now")
    code = may_use(state, by, powers)
    return by if code is None else refuse(code)


def _start(state: State, dice: Dice, seat: int, shown: tuple[int, ...]) -> Flow:
    """The character shows its card to those it works on; the room sees that much."""
    flow = Flow(state, dice, (ev.PowerUsed(seat, state.cards[seat]),))
    for other in shown:
        flow.emit(ev.CardShown(present(state, where(state, seat)), seat, other, "card"))
        flow.emit(seen(other, seat, state.cards[seat], "card"))
    return flow


def force(state: State, action: act.Force, by: Actor, dice: Dice) -> Decided:
    """Agent: a card share with anybody, even with the shy; wasted on the immune."""
    seat = _user(state, by, "agent")
    if isinstance(seat, Refusal):
        return seat
    if action.target not in may_force(state, seat):
        return refuse("no-target")
    flow = _start(state, dice, seat, (action.target,))
    if not has(state, action.target, "immune"):
        share(flow, seat, action.target, "card", forced=True)
    return flow.events


def pair(state: State, action: act.Pair, by: Actor, dice: Dice) -> Decided:
    """Enforcer: two others share cards; wasted when one of them is immune."""
    seat = _user(state, by, "enforcer")
    if isinstance(seat, Refusal):
        return seat
    if refusal := _two(state, seat, action.seats):
        return refusal
    flow = _start(state, dice, seat, action.seats)
    if not any(has(state, each, "immune") for each in action.seats):
        share(flow, action.seats[0], action.seats[1], "card", forced=True)
    return flow.events


def _two(state: State, seat: int, chosen: tuple[int, ...]) -> Refusal | None:
    if len(chosen) != 2 or len(set(chosen)) != 2:
        return refuse("two-others")
    return None if set(chosen) <= set(may_force(state, seat)) else refuse("no-target")


def bind(state: State, action: act.Bind, by: Actor, dice: Dice) -> Decided:
    """Cupid and Eris: love and hate replace what two others play for; the two cancel each other in one player."""
    seat = _user(state, by, "cupid", "eris")
    if isinstance(seat, Refusal):
        return seat
    if refusal := _two(state, seat, action.seats):
        return refusal
    bond, opposite = ("love", "hate") if base(state.cards[seat]) == "cupid" else ("hate", "love")
    flow = _start(state, dice, seat, action.seats)
    for one, other in (action.seats, action.seats[::-1]):
        if has(state, one, "immune"):
            continue
        if has(state, one, opposite):
            flow.emit(ev.ConditionLost(one, opposite))  # type: ignore[arg-type]
        else:
            flow.emit(ev.BondTied(one, other, bond))  # type: ignore[arg-type]
    return flow.events


def tackle(state: State, action: act.Tackle, by: Actor, dice: Dice) -> Decided:
    """Security: opens the card for good; somebody else of the room is no hostage this round (T26)."""
    seat = _user(state, by, "security")
    if isinstance(seat, Refusal):
        return seat
    if action.target not in may_tackle(state, seat):
        return refuse("no-target")
    flow = _open(state, dice, seat)
    flow.emit(ev.SeatTackled(present(state, room_of(state, seat)), seat, action.target))
    if not has(state, action.target, "immune"):
        flow.emit(ev.TacklePassed(action.target))
    return flow.events


def _open(state: State, dice: Dice, seat: int) -> Flow:
    """The card lies open till the end; offers of this seat, and to it, are void."""
    room = present(state, room_of(state, seat))
    flow = Flow(state, dice, (ev.PowerUsed(seat, state.cards[seat]),))
    flow.emit(ev.CardAnnounced(room, seat, state.cards[seat], for_good=True))  # type: ignore[arg-type]
    for by, to, what in flow.state.offers:
        if seat in (by, to):
            flow.emit(ev.OfferLapsed(present(state, where(state, by, to)), by, to, what))  # type: ignore[arg-type]
    return flow


def may_usurp(state: State, seat: int) -> str | None:
    """Why the Usurper cannot take the lead now; None when it can."""
    if code := may_use(state, seat, ("usurper",)):
        return code
    if state.number == rounds_of(state.rules):
        return "not-in-last-round"
    if state.seized[room_of(state, seat) - 1]:
        return "seized"
    return "locked-yourself" if seat in state.locked else None


def usurp(state: State, _: act.Usurp, by: Actor, dice: Dice) -> Decided:
    """Usurper: leads at once, and for this round; the first of two in a room."""
    if not seated(state, by) or not isinstance(by, int):
        return refuse("not-now")
    if code := may_usurp(state, by):
        return refuse(code)
    flow = _open(state, dice, by)
    room = room_of(state, by)
    old = leader(state, room)
    counts = bool(old) and old != by and state.rules.minion_usurper
    flow.emit(ev.LeadershipSeized(present(state, room), room, by, old if old and old != by else None, counts))
    return flow.events


def may_bounce(state: State, seat: int) -> tuple[int, ...]:
    """Whom the Bouncer may put out: not the leader, not in the last round, only out of the fuller room."""
    if may_use(state, seat, ("bouncer",)) or state.number == rounds_of(state.rules) or not fuller(state, seat):
        return ()
    room = room_of(state, seat)
    return tuple(each for each in members(state, room) if each not in (seat, leader(state, room)))


def bounce(state: State, action: act.Bounce, by: Actor, dice: Dice) -> Decided:
    """Bouncer: somebody goes to the other room now; wasted on the immune."""
    seat = _user(state, by, "bouncer")
    if isinstance(seat, Refusal):
        return seat
    if state.number == rounds_of(state.rules):
        return refuse("not-in-last-round")
    if not fuller(state, seat):
        return refuse("not-fuller")
    if action.target not in may_bounce(state, seat):
        return refuse("no-target")
    flow = _start(state, dice, seat, (action.target,))
    if not has(state, action.target, "immune"):
        flow.emit(ev.SeatBounced(action.target, 3 - room_of(state, seat)))
        reopen(flow)
        recount(flow)
    return flow.events

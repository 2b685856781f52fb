"""The forum's leaders: votes, send lists, and what they come to at the end of a round (F1-F16)."""

from shared.games.two_rooms import actions as act
from shared.games.two_rooms import events as ev
from shared.games.two_rooms.decide.exchange import exchange, lot
from shared.games.two_rooms.decide.flow import Decided, Flow, open_to, refuse
from shared.games.two_rooms.state import State, due, eligible, members, present, ranking, room_of
from shared.kernel.dice import Dice
from shared.kernel.seats import Actor
from shared.kernel.text import Refusal, SeatRef


def _player(state: State, by: Actor) -> Refusal | tuple[int, int]:
    """The seat and its room, if it may vote and send: no Ambassador, and only in the forum."""
    if state.rules.variant != "forum" or not open_to(state, by) or not isinstance(by, int):
        return refuse("not-now")
    room = room_of(state, by)
    return (by, room) if room in (1, 2) else refuse("ambassador")


def vote(state: State, action: act.Vote, by: Actor, _: Dice) -> Decided:
    """F4, F5, F7: replaces an earlier vote; for anybody in the room, oneself included."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if action.target not in members(state, room):
        return refuse("other-room")
    if state.votes.get(seat) == action.target:
        return ()
    return (ev.VoteCast(present(state, room), seat, action.target),)


def revoke_vote(state: State, action: act.RevokeVote, by: Actor, _: Dice) -> Decided:
    """F4: names the vote that stands."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if state.votes.get(seat) != action.target:
        return refuse("not-your-vote", seat=SeatRef(action.target))
    return (ev.VoteRevoked(present(state, room), seat, action.target),)


def send(state: State, action: act.Send, by: Actor, _: Dice) -> Decided:
    """F2, F7, F12: the right number of different players of one's own room."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if refusal := _wrong(state, room, action.hostages):
        return refusal
    return (ev.ListSent(seat, tuple(sorted(action.hostages))),)


def _wrong(state: State, room: int, hostages: tuple[int, ...]) -> Refusal | None:
    number = due(state)
    if len(set(hostages)) != len(hostages):
        return refuse("list-twice")
    if not set(hostages) <= set(members(state, room)):
        return refuse("other-room")
    if not set(hostages) <= set(eligible(state, room)):
        return refuse("list-tackled")
    if len(hostages) != number or not number:
        return refuse("list-number", number=number)
    return None


def publish(state: State, _: act.PublishList, by: Actor, __: Dice) -> Decided:
    """F15: a list may be shown to the room."""
    player = _player(state, by)
    if isinstance(player, Refusal):
        return player
    seat, room = player
    if seat not in state.lists or seat in state.published:
        return refuse("no-list")
    return (ev.ListPublished(present(state, room), seat, state.lists[seat]),)


def close(flow: Flow) -> None:
    """The end of a round: each room's list is carried out, both at once."""
    for room in (1, 2):
        _settle(flow, room)
    exchange(flow)


def _settle(flow: Flow, room: int) -> None:
    """F8-F11, F13: the first valid list in the order of candidates; without any, by lot out of the whole room."""
    state = flow.state
    ranked = ranking(state, room)
    silent = [seat for seat in state.lists if seat in members(state, room) and seat not in ranked]
    valid = [s for s in (*ranked, *silent) if s in state.lists and _wrong(state, room, state.lists[s]) is None]
    author = valid[0] if valid else None
    hostages = state.lists[author] if author else tuple(sorted(lot(flow, room, due(state), [])))
    leads = ranked[0] if ranked else None
    flow.emit(ev.ListExecuted(present(state, room), room, leads, author, hostages))

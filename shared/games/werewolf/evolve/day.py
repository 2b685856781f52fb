"""What the deal, the arrow and the day change."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shared.games.werewolf.events import day, deal
from shared.games.werewolf.state import Ballot, State, Sum
from shared.games.werewolf.tables import camp_of
from shared.kernel.events import Event


def _dealt(state: State, event: deal.RoleDealt) -> State:
    return replace(
        state,
        roles={**state.roles, event.seat: event.role},
        camps={**state.camps, event.seat: camp_of(event.role)},
        pack=(*state.pack, event.seat) if event.role == "wolf" else state.pack,
    )


def _linked(state: State, event: deal.CoupleLinked) -> State:
    """R040-R043: lovers of two camps make a third, and Cupid follows them."""
    couple = (event.first, event.second)
    first, second = (state.camps[seat] for seat in couple)
    camps, pack = dict(state.camps), state.pack
    if first != second:
        camps.update(dict.fromkeys(couple, "lovers"))
        pack = tuple(seat for seat in pack if seat not in couple)
    camps[event.cupid] = camps[event.first]
    return replace(state, couple=couple, camps=camps, pack=pack)


def _opened(state: State, event: day.DayOpened) -> State:
    return replace(
        state,
        phase="day",
        day=event.day,
        ballots=(),
        spent=(),
        void=(),
        excused=(),
        last_call=False,
        counted=False,
        proposals=(),
        knife=None,
        sensed=None,
        healed=None,
        poisoned=None,
        checked=None,
        open_rights=(),
    )


def _listed(state: State, event: day.OpeningListed) -> State:
    return replace(state, hidden=(), announced=(*state.announced, *event.by_night), by_vote=())


def _ballot(state: State, event: day.BallotCast) -> State:
    changed = event.seat in state.spent
    ballot = Ballot(event.seat, event.choice or 0, event.reason, changed)
    return replace(state, ballots=(*state.ballots, ballot), excused=tuple(s for s in state.excused if s != event.seat))


def _changed(state: State, event: day.BallotChanged) -> State:
    kept = tuple(each for each in state.ballots if each.voter != event.seat)
    ballot = Ballot(event.seat, event.choice or 0, event.reason, changed=True)
    return replace(state, ballots=(*kept, ballot), spent=(*state.spent, event.seat))


def _dropped(state: State, event: day.BallotsDropped) -> State:
    gone = (event.seat, *event.voters)
    kept = tuple(each for each in state.ballots if each.voter not in gone)
    return replace(state, ballots=kept, excused=(*state.excused, *event.voters))


def _voided(state: State, event: day.BallotVoided) -> State:
    return state if event.seat in state.void else replace(state, void=(*state.void, event.seat))


def _counted(state: State, event: day.VotesCounted) -> State:
    silent = 0 if event.voters else state.silent + 1
    return replace(state, counted=True, sums=(), abstained=event.abstained, silent=silent)


def _sum(state: State, event: day.CandidateCounted) -> State:
    return replace(state, sums=(*state.sums, Sum(event.seat, 2 * event.votes + event.half, event.voters)))


CHANGES: dict[type[Event], Callable[[State, Any], State]] = {
    deal.RoleDealt: _dealt,
    deal.BadgeOrderFixed: lambda state, event: replace(state, badge_order=event.order),
    deal.LinkOpened: lambda state, _: replace(state, phase="link"),
    deal.CoupleLinked: _linked,
    deal.LoverMet: lambda state, event: replace(state, met=(*state.met, event.seat)),
    deal.CupidTold: lambda state, event: replace(state, told_camp=(*state.told_camp, event.seat)),
    day.DayOpened: _opened,
    day.OpeningListed: _listed,
    day.LastCallPassed: lambda state, _: replace(state, last_call=True),
    day.BallotCast: _ballot,
    day.BallotChanged: _changed,
    day.BallotVoided: _voided,
    day.BallotsDropped: _dropped,
    day.VotesCounted: _counted,
    day.CandidateCounted: _sum,
    day.SheriffElected: lambda state, event: replace(state, sheriff=event.seat, shown_sheriff=event.seat),
    day.VotedOut: lambda state, event: replace(
        state, announced=(*state.announced, event.seat), by_vote=(*state.by_vote, event.seat)
    ),
    day.BadgeDue: lambda state, _: replace(state, badge="due"),
    day.BadgeBequeathed: lambda state, event: replace(state, sheriff=event.heir, badge=""),
    day.BadgeDrawn: lambda state, event: replace(state, sheriff=event.heir, badge=""),
    day.BadgePassed: lambda state, event: replace(state, shown_sheriff=event.heir),
}

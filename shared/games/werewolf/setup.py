"""The deal, by chance or as a scenario fixes it (R001-R012, R097)."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.opening import open_day
from shared.games.werewolf.events import deal as ev
from shared.games.werewolf.rules import Rules, fits, lineup, refuse
from shared.games.werewolf.state import State
from shared.games.werewolf.tables import ROLES, Role
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Seater
from shared.kernel.text import Refusal


class Setup(msgspec.Struct, frozen=True):
    """The part of the deal that a scenario fixes."""

    roles: dict[int, Role] = {}
    badge_order: tuple[int, ...] = ()


def setup(raw: Mapping[str, Any], seat_of: Seater) -> Setup:
    """See `Game.setup`."""
    if unknown := sorted(set(raw) - {"roles", "badge_order"}):
        raise ValueError(f"setup knows roles and badge_order, not {', '.join(unknown)}")
    roles = {seat_of(name): str(role) for name, role in (raw.get("roles") or {}).items()}
    if wrong := sorted(set(roles.values()) - set(ROLES)):
        raise ValueError(f"no such role: {', '.join(wrong)}")
    order = tuple(seat_of(name) for name in raw.get("badge_order") or ())
    if len(set(order)) != len(order):
        raise ValueError("badge_order names a seat twice")
    return Setup(cast(dict[int, Role], roles), order)


def deal(rules: Rules, seats: int, dice: Dice, fixed: Setup | None = None) -> Sequence[Event] | Refusal:
    """See `Game.deal`."""
    fixed = fixed or Setup()
    roles = _roles(rules, seats, dice, fixed.roles)
    if isinstance(roles, Refusal):
        return roles
    count = list(roles.values()).count
    flow = Flow(State(rules=rules, seats=seats, living=tuple(range(1, seats + 1))), dice)
    has = {role: bool(count(role)) for role in ROLES}
    flow.emit(
        ev.MatchOpened(seats, count("wolf"), has["seer"], has["witch"], has["hunter"], has["cupid"], count("villager"))
    )
    for seat, role in sorted(roles.items()):
        flow.emit(ev.RoleDealt(seat, role))
    rest = dice.shuffled(tuple(seat for seat in range(1, seats + 1) if seat not in fixed.badge_order))
    flow.emit(ev.BadgeOrderFixed((*fixed.badge_order, *rest)))
    if has["cupid"]:
        flow.emit(ev.LinkOpened())
    else:
        flow.emit(ev.PackMet(flow.state.pack))
        open_day(flow)
    return tuple(flow.events)


def _roles(rules: Rules, seats: int, dice: Dice, fixed: Mapping[int, Role]) -> dict[int, Role] | Refusal:
    """Whole fixed deals may have a line-up of their own; otherwise chance fills up that of the ruleset."""
    if len(fixed) == seats:
        counts: dict[Role, int] = {role: list(fixed.values()).count(role) for role in ROLES}
        if any(counts[role] > 1 for role in ("seer", "witch", "hunter", "cupid")):
            return refuse("setup-roles", seats=seats)
        return fits(rules, counts) or dict(fixed)
    left: list[Role] = [role for role, number in lineup(rules, seats).items() for _ in range(number)]
    for role in fixed.values():
        if role not in left:
            return refuse("setup-roles", seats=seats)
        left.remove(role)
    open_seats = [seat for seat in range(1, seats + 1) if seat not in fixed]
    return {**fixed, **dict(zip(open_seats, dice.shuffled(left), strict=True))}

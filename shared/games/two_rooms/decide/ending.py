"""The end: the blast, the truth table, everybody's result, in the order of 2.5."""

import msgspec

from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import BACKUPS, OBJECTIVES, colour
from shared.games.two_rooms.decide.flow import Flow
from shared.games.two_rooms.powers.goals import GOALS, Facts, bonded
from shared.games.two_rooms.rules import rounds_of
from shared.games.two_rooms.state import State, has, holder, members, room_of


class Verdict(msgspec.Struct, frozen=True):
    """Who wins, why, whom the blast met."""

    winner: str
    reason: str
    winners: tuple[int, ...]
    dead: tuple[int, ...]


def principal(state: State, name: str) -> str:
    """The card that stands for this one for every purpose: its backup when it is buried."""
    return BACKUPS[name] if state.buried == name else name


def team_result(state: State) -> tuple[str, str]:
    """The team result and its reason by the truth table: bomb with the President, bomb armed, President treated."""
    president, bomber = (holder(state, principal(state, name)) for name in ("president", "bomber"))
    where, there = room_of(state, president), room_of(state, bomber)
    same = bool(where) and where == there
    treated = "doctor" not in state.deck or principal(state, "doctor") in state.met.get(president, ())
    armed = "engineer" not in state.deck or principal(state, "engineer") in state.met.get(bomber, ())
    if not (same and armed) and treated:
        return "blue", "dud" if same else "apart"
    if armed:
        return "red", "blast" if same else "untreated"
    return "neither", "nobody"


def facts(state: State, winner: str, *, early: bool) -> Facts:
    """What everybody's goals are judged by."""
    president_card, bomber_card = principal(state, "president"), principal(state, "bomber")
    president, bomber = holder(state, president_card), holder(state, bomber_card)
    return Facts(
        president_card=president_card,
        bomber_card=bomber_card,
        winner=winner,
        president_room=room_of(state, president),
        bomber_room=room_of(state, bomber),
        rounds=rounds_of(state.rules),
        early=early,
    )


def blast(state: State) -> tuple[int, ...]:
    """Whom the bomb kills: everybody in the Bomber's room but the immune, if it is armed."""
    bomber = holder(state, principal(state, "bomber"))
    armed = "engineer" not in state.deck or principal(state, "engineer") in state.met.get(bomber, ())
    if not bomber or not (armed or state.rules.dud_bomb == "deadly"):
        return ()
    return _mortal(state, room_of(state, bomber))


def _mortal(state: State, room: int) -> tuple[int, ...]:
    return tuple(seat for seat in members(state, room) if not has(state, seat, "immune")) if room in (1, 2) else ()


def winners(state: State, known: Facts, dead: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody who wins, by what each plays for now."""
    seats = [seat for seat in range(1, state.seats + 1) if seat in state.cards]
    zombies = _zombies(state, dead)
    results = {seat: _wins(state, seat, known, zombies) for seat in seats}
    for seat in seats:
        if state.cards[seat] in ("clone", "robot") and objective(state, seat) == "card":
            results[seat] = _follows(state, seat, results)
    return tuple(seat for seat in seats if results[seat])


def objective(state: State, seat: int) -> str:
    """What a seat plays for: the condition that replaced it most recently, or its card."""
    found = [each for each in state.conditions.get(seat, ()) if each in OBJECTIVES]
    return found[-1] if found else "card"


def _wins(state: State, seat: int, known: Facts, zombies: bool) -> bool:
    plays_for, card = objective(state, seat), state.cards[seat]
    if plays_for == "zombie":
        return zombies
    if plays_for != "card":
        return bonded(state, seat)
    if colour(card) in ("blue", "red"):
        return colour(card) == known.winner
    if seat in state.gone:
        return False
    if card == "zombie":
        return zombies
    goal = GOALS.get(card)
    return goal is not None and goal(state, seat, known)


def _zombies(state: State, dead: tuple[int, ...]) -> bool:
    """Whether everybody who is neither dead nor an Ambassador is a zombie."""
    alive = [s for s in range(1, state.seats + 1) if s not in dead and room_of(state, s) in (1, 2)]
    return all(has(state, seat, "zombie") for seat in alive)


def _follows(state: State, seat: int, results: dict[int, bool]) -> bool:
    """Clone and Robot: the fate of the first one they shared with, or its opposite; each other's first: both lose."""
    other = state.first_share.get(seat, 0)
    if not other:
        return False
    card = state.cards[other]
    if card in ("clone", "robot") and objective(state, other) == "card":
        if state.first_share.get(other) == seat:
            return False
        theirs = _follows(state, other, results)
    else:
        theirs = results[other]
    return theirs == (state.cards[seat] == "clone")


def verdict(state: State, forced: tuple[str, str] = ("", ""), dead: tuple[int, ...] | None = None) -> Verdict:
    """The whole result; `forced` is a team result and its reason that something else has decided."""
    winner, reason = forced if forced[0] else team_result(state)
    killed = blast(state) if dead is None else dead
    known = facts(state, winner, early=bool(forced[0]))
    tyrant = holder(state, "nuclear_tyrant")
    if tyrant and objective(state, tyrant) == "card" and GOALS["nuclear_tyrant"](state, tyrant, known):
        return Verdict("neither", "tyrant", (tyrant,), killed)
    return Verdict(winner, reason, winners(state, known, killed), killed)


def end_early(flow: Flow, why: str, room: int) -> None:
    """BOOM and HUG: everybody in the room dies (HUG spares the President), and the match is over."""
    state = flow.state
    dead = _mortal(state, room)
    if why == "hug":
        spared = holder(state, principal(state, "president"))
        dead = tuple(seat for seat in dead if seat != spared)
    finish(flow, verdict(state, ("red" if why == "boom" else "blue", why), dead))


def end(flow: Flow) -> None:
    """The usual end, after the last exchange and the pauses."""
    finish(flow, verdict(flow.state))


def finish(flow: Flow, result: Verdict) -> None:
    """Declares the result and shows every card."""
    flow.emit(ev.MatchEnded(result.winner, result.reason, result.winners, result.dead))  # type: ignore[arg-type]
    for seat, card in sorted(flow.state.cards.items()):
        flow.emit(ev.SeatRevealed(seat, card))  # type: ignore[arg-type]
    if flow.state.buried:
        flow.emit(ev.BuriedRevealed(flow.state.buried))  # type: ignore[arg-type]

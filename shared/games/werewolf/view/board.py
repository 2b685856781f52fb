"""The public board: who is announced as out, the badge, the ballots of the day, the last count."""

from shared.games.werewolf.state import State, targets, votes_today
from shared.kernel.seats import Office, Viewer
from shared.kernel.text import SeatList, SeatRef, Term, Text, Typed, Value
from shared.kernel.views import SeatLine

_ROLES = {role: f"werewolf-mark-{role}" for role in ("wolf", "seer", "witch", "hunter", "cupid", "villager")}
_NIGHT = ("dusk", "night", "dawn")


def public_phase(state: State) -> str:
    """The phase as the group knows it."""
    return "night" if state.phase in _NIGHT else state.phase


def board(state: State) -> str:
    """One message a day and one a night."""
    phase = public_phase(state)
    return f"{phase}.{state.day}" if phase in ("day", "night") else phase or "link"


def lines(state: State) -> tuple[Text, ...]:
    """What stands above the seats."""
    phase = public_phase(state)
    if phase == "over":
        winner = Term(f"werewolf-camp-{state.winner}") if state.winner != "none" else "none"
        reason = state.reason.replace("_", "-")
        return (Text(f"werewolf-outcome-{reason}", {"winner": winner}), *_count(state))
    found = [Text("werewolf-board-living", {"count": len(targets(state)), "of": state.seats})]
    if phase == "link":
        found.append(Text("werewolf-board-link"))
    elif phase == "day":
        found += _day(state)
    elif phase == "night":
        found += [Text("werewolf-board-night"), *_count(state)]
    return tuple(found)


def _day(state: State) -> list[Text]:
    if not votes_today(state):
        return [Text("werewolf-board-talk")]
    found = [Text("werewolf-board-vote-sheriff" if state.day == 1 else "werewolf-board-vote-out")]
    if state.last_call:
        found.append(Text("werewolf-board-last-call"))
    found.append(Text("werewolf-board-ballots", {"count": len(state.ballots), "of": len(targets(state))}))
    for each in state.ballots:
        args = {"seat": SeatRef(each.voter), "choice": SeatRef(each.choice) if each.choice else "none"}
        changed = "yes" if each.changed else "no"
        found.append(Text("werewolf-board-ballot", {**args, "reason": Typed(each.reason), "changed": changed}))
    return found


def _count(state: State) -> list[Text]:
    """R169: who voted for whom, and the sums."""
    found = []
    for each in state.sums:
        votes, half = divmod(each.halves, 2)
        args: dict[str, Value] = {"seat": SeatRef(each.seat), "voters": SeatList(each.voters), "votes": votes}
        found.append(Text("werewolf-board-count", {**args, "half": "yes" if half else "no"}))
    if state.abstained:
        found.append(Text("werewolf-board-abstained", {"seats": SeatList(state.abstained)}))
    return found


def seat_line(state: State, seat: int, viewer: Viewer) -> SeatLine:
    """One seat: the badge, and out; identities for the director, and for all when it is over."""
    marks: list[str] = []
    over, director = state.phase == "over", viewer is Office.DIRECTOR
    if seat == (state.sheriff if director else state.shown_sheriff):
        marks.append("werewolf-mark-sheriff")
    if (over or director) and seat in state.roles:
        marks.append(_ROLES[state.roles[seat]])
        if seat in state.couple:
            marks.append("werewolf-mark-lover")
        if state.couple:
            marks.append(f"werewolf-mark-camp-{state.camps[seat]}")
    known = state.out if over or director else state.announced
    gone = seat in known or (seat == viewer and seat in state.aware)
    if gone:
        marks.append("werewolf-mark-out")
    return SeatLine(seat, tuple(marks), out=gone)

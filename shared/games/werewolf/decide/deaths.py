"""Every death goes through one queue to a fixed point; win and loss are judged after each single one."""

from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.decide.judge import judge
from shared.games.werewolf.events import day, outs
from shared.games.werewolf.state import Stroke, bereaved, hunter_owes, night_now
from shared.games.werewolf.tables import LOVE_BEFORE_SHOT


def strike(flow: Flow, seat: int, cause: str, *, hidden: bool, first: bool = False) -> None:
    """Puts something lethal into the queue."""
    flow.emit(outs.Struck(seat, cause, hidden, first))  # type: ignore[arg-type]


def settle(flow: Flow) -> None:
    """Works the queue off, as far as no decision is owed and nobody has won; the badge comes last (A-17)."""
    while not flow.over:
        if LOVE_BEFORE_SHOT and _follow(flow):
            continue
        if _ask_hunter(flow):
            return
        queue = flow.state.queue
        aimed = bool(queue) and queue[0].cause == "shot"
        if not LOVE_BEFORE_SHOT and not aimed and _follow(flow):
            continue
        if not queue:
            break
        _hit(flow, queue[0])
    if not flow.over:
        _pass_badge(flow)


def _hit(flow: Flow, stroke: Stroke) -> None:
    if stroke.seat in flow.state.out:
        flow.emit(outs.StrokeWasted(stroke.seat, stroke.cause))  # type: ignore[arg-type]
    else:
        go_out(flow, stroke.seat, stroke.cause, hidden=stroke.hidden)


def _follow(flow: Flow) -> bool:
    """Death of love (R045); told when the partner's was told."""
    seat = bereaved(flow.state)
    if not seat:
        return False
    partner = next(each for each in flow.state.couple if each != seat)
    go_out(flow, seat, "love", hidden=partner in flow.state.hidden)
    return True


def _ask_hunter(flow: Flow) -> bool:
    """Whether everything else waits for the hunter, whose victim goes out directly after (R086)."""
    hunter = hunter_owes(flow.state)
    if hunter and not flow.state.shot:
        flow.emit(outs.ShotDue(hunter))
    return bool(hunter)


def go_out(flow: Flow, seat: int, cause: str, *, hidden: bool) -> None:
    """One seat goes out: written, told, announced where it is time, judged, and given its last words."""
    flow.emit(outs.WentOut(seat, cause, hidden))  # type: ignore[arg-type]
    flow.emit(outs.OutTold(seat))
    if not hidden:
        _announce(flow, seat, cause)
    judge(flow)
    if not flow.over:
        _grant_words(flow, seat, cause)


def _announce(flow: Flow, seat: int, cause: str) -> None:
    if cause == "vote":
        flow.emit(day.VotedOut(seat))
    elif cause == "red_card":
        flow.emit(outs.RedCardNoted(seat))
    else:
        flow.emit(outs.OutAnnounced(seat))
    state = flow.state
    if state.phase == "day" and not state.counted and any(seat in (b.voter, b.choice) for b in state.ballots):
        voters = tuple(b.voter for b in state.ballots if b.choice == seat and b.voter != seat)
        flow.emit(day.BallotsDropped(seat, voters))


def _grant_words(flow: Flow, seat: int, cause: str) -> None:
    """R111-R113, A-19: a red card has no right and takes up none."""
    state = flow.state
    rule = state.rules.last_words
    rights = sum(role == "wolf" for role in state.roles.values()) if rule == "wolves" else state.seats
    if cause != "red_card" and rule != "nobody" and len(state.rights) < rights:
        flow.emit(outs.LastWordsGranted(seat))


def _pass_badge(flow: Flow) -> None:
    """R095, R098: a sheriff who is out names an heir; after a red card the fixed order does, at once."""
    state = flow.state
    if state.badge or state.sheriff not in state.out:
        return
    if state.causes[state.sheriff] == "red_card":
        draw_badge(flow)
    else:
        flow.emit(day.BadgeDue(state.sheriff))


def draw_badge(flow: Flow) -> None:
    """The first of the fixed order who is not out."""
    state = flow.state
    heir = next(seat for seat in state.badge_order if seat in state.living)
    flow.emit(day.BadgeDrawn(state.sheriff, heir))
    show_badge(flow)


def show_badge(flow: Flow) -> None:
    """Tells group and heir, unless the group does not yet know that the badge is free (A-32)."""
    state = flow.state
    if state.shown_sheriff != state.sheriff and state.shown_sheriff not in state.hidden:
        flow.emit(day.BadgePassed(state.shown_sheriff, state.sheriff))
        flow.emit(day.SheriffTold(state.sheriff))


def give_up(flow: Flow) -> None:
    """Time is out for shot and badge: no shot, the fixed order (R087, R096)."""
    while not flow.over:
        state = flow.state
        if state.shot == "due":
            flow.emit(outs.ShotDeclined(hunter_owes(state), late=True))
            settle(flow)
        elif state.badge == "due":
            draw_badge(flow)
        else:
            return


def red_card(flow: Flow, seat: int) -> None:
    """At once, before whatever waits; at night announced at the opening (R107-R109, A-27)."""
    go_out(flow, seat, "red_card", hidden=night_now(flow.state))
    settle(flow)

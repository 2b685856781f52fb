"""Judging after every single out and surrender (R124-R142), and what follows from a loss or a win."""

from shared.games.werewolf.decide.flow import Flow
from shared.games.werewolf.events import day, night, outs
from shared.games.werewolf.state import acting, appeal, asked, camp_seats
from shared.games.werewolf.winloss import newly_lost, winner_of


def judge(flow: Flow) -> None:
    """Losses first, then the win (R125, R124)."""
    state = flow.state
    for camp in newly_lost(state.living, state.roles, state.camps, state.lost, state.rules.slaughter):
        lose(flow, camp)
    declare(flow)


def lose(flow: Flow, camp: str) -> None:
    """A camp is judged lost: never announced; wolves lose the knife, black lovers gain it (R014, R048, R049)."""
    state = flow.state
    if appeal(state, camp) is not None:
        flow.emit(outs.SurrenderClosed(camp, asked(state, camp), "lost"))  # type: ignore[arg-type]
    if camp == "wolves":
        if acting(state) and state.knife is not None:
            flow.emit(night.KnifeDropped(state.pack, state.knife or None, "lost"))
        flow.emit(outs.WolvesLost(camp_seats(state, "wolves")))
    flow.emit(outs.CampLost(camp))  # type: ignore[arg-type]
    black = camp_seats(state, "lovers")
    if camp == "wolves" and black and "lovers" not in state.lost:
        flow.emit(outs.KnifeGranted(black))


def declare(flow: Flow) -> None:
    """Ends the match when a camp has won (R127, R130)."""
    state = flow.state
    if winner := winner_of(state.living, state.camps, state.lost):
        left = {camp for camp in state.camps.values() if camp not in state.lost}
        end(flow, winner, "last_camp" if len(left) == 1 else "half")


def end(flow: Flow, winner: str, reason: str) -> None:
    """Declares the result and publishes all that was secret (A-38)."""
    before = flow.state
    if before.hidden:
        flow.emit(day.OpeningListed(before.day, (), before.hidden))
    for seat, words in before.words:
        flow.emit(outs.LastWordsPublished(seat, words))
    winners = camp_seats(before, winner)
    flow.emit(outs.MatchEnded(winner or "none", reason, winners))  # type: ignore[arg-type]
    for seat, role in sorted(before.roles.items()):
        lover = next((each for each in before.couple if seat in before.couple and each != seat), None)
        flow.emit(outs.TruthTold(seat, role, before.camps[seat], lover))  # type: ignore[arg-type]
    if before.rules.sheriff:
        flow.emit(outs.BadgeOrderPublished(before.badge_order))

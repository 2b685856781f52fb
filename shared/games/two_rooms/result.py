"""How it ended, for all and for each seat."""

from functools import lru_cache

from shared.games.two_rooms.cards import CARDS
from shared.games.two_rooms.decide.ending import objective
from shared.games.two_rooms.deck import term
from shared.games.two_rooms.state import State
from shared.kernel.text import Term, Text, kebab
from shared.kernel.views import Outcome

_WON = {True: "two_rooms-result-won", False: "two_rooms-result-lost"}


def outcome(state: State) -> Outcome | None:
    """See `Game.outcome`."""
    if not state.reason:
        return None
    each = tuple((seat, card, objective(state, seat)) for seat, card in sorted(state.cards.items()))
    return _outcome(state.winner, state.reason, state.winners, each)


@lru_cache(256)
def _outcome(winner: str, reason: str, winners: tuple[int, ...], each: tuple[tuple[int, str, str], ...]) -> Outcome:
    results = {seat: _result(card, plays_for, won=seat in winners) for seat, card, plays_for in each}
    ended = reason != "finished"
    return Outcome(
        winner if ended else None,
        winners,
        Text(f"two_rooms-outcome-{kebab(reason)}"),
        results if ended else {},
    )


def _result(card: str, plays_for: str, *, won: bool) -> Text:
    return Text(_WON[won], {"card": term(card), "goal": Term(f"two_rooms-goal-{kebab(goal_of(card, plays_for))}")})


def goal_of(card: str, plays_for: str) -> str:
    """What somebody played for: a team, a bond, the zombies, or the goal of a single character."""
    if plays_for != "card":
        return plays_for
    team = CARDS[card].team
    return team if team in ("blue", "red") else card

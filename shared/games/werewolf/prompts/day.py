"""The day's vote, under the board: public, with a reason, changed once."""

from functools import lru_cache

from shared.games.werewolf.prompts.options import ballot_options
from shared.games.werewolf.state import State, votes_today
from shared.kernel.prompts import Place, Prompt
from shared.kernel.text import Text

_TEXTS = {
    "sheriff": Text("werewolf-prompt-vote-sheriff"),
    "out": Text("werewolf-prompt-vote-out"),
}


def votes(state: State) -> list[Prompt]:
    """Who has not voted, and who may still change; whoever can do neither is not asked."""
    if not votes_today(state):
        return []
    cast = {each.voter: "abstain" if each.choice == 0 else str(each.choice) for each in state.ballots}
    found = []
    for seat in state.living:
        chosen = cast.get(seat)
        if chosen is None:
            found.append(_vote(state.day, seat, state.living, None))
        elif not state.last_call and seat not in state.spent:
            found.append(_vote(state.day, seat, state.living, chosen))
    return found


@lru_cache(32768)
def _vote(day: int, seat: int, seats: tuple[int, ...], chosen: str | None) -> Prompt:
    options = ballot_options(seats, change=chosen is not None)
    text = _TEXTS["sheriff" if day == 1 else "out"]
    return Prompt(f"vote.{day}", seat, text, options, Place.GROUP, timer="day", chosen=chosen)

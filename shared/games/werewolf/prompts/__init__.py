"""What each seat, and the director, may do now. Prompts are built once for what they depend on and then shared."""

from shared.games.werewolf.prompts.day import votes
from shared.games.werewolf.prompts.night import night
from shared.games.werewolf.prompts.standing import debts, standing
from shared.games.werewolf.prompts.start import link
from shared.games.werewolf.state import State, acting
from shared.kernel.prompts import Prompt


def prompts(state: State) -> tuple[Prompt, ...]:
    """See `Game.prompts`. Only the day's vote stands in the group: whatever else is open, or closes, is secret."""
    if state.phase in ("", "over"):
        return ()
    found: list[Prompt] = []
    if state.phase == "day":
        found += votes(state)
    elif acting(state):
        found += night(state)
    elif state.phase == "link":
        found += link(state)
    if state.out:
        found += debts(state)
    return (*found, *standing(state))

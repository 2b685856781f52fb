"""What each seat may do now; built once for each combination of what it depends on and then shared."""

from shared.games.two_rooms.prompts.final import final
from shared.games.two_rooms.prompts.forum import forum
from shared.games.two_rooms.prompts.powers import powers
from shared.games.two_rooms.prompts.sharing import sharing
from shared.games.two_rooms.prompts.tabletop import choosing, tabletop
from shared.games.two_rooms.state import State
from shared.kernel.prompts import Prompt


def prompts(state: State) -> tuple[Prompt, ...]:
    """See `Game.prompts`."""
    if state.phase == "hostages":
        return choosing(state)
    if state.phase == "final":
        return final(state)
    if state.phase != "round":
        return ()
    leading = forum if state.rules.variant == "forum" else tabletop
    found: list[Prompt] = []
    for seat, room in enumerate(state.rooms, 1):
        if room in (1, 2):
            found += leading(state, seat, room)
            found += sharing(state, seat)
            found += powers(state, seat)
    return tuple(found)

"""What each seat may do now; built once for each combination of what it depends on and then shared."""

from shared.games.two_rooms.prompts.final import final
from shared.games.two_rooms.prompts.forum import forum
from shared.games.two_rooms.prompts.powers import powers
from shared.games.two_rooms.prompts.sharing import offers_by_seat, sharing
from shared.games.two_rooms.prompts.tabletop import choosing, tabletop
from shared.games.two_rooms.state import State, due
from shared.kernel.prompts import Prompt

_NONE: list[tuple[int, str]] = []


def prompts(state: State) -> tuple[Prompt, ...]:
    """See `Game.prompts`."""
    if state.phase == "hostages":
        return choosing(state)
    if state.phase == "final":
        return final(state)
    if state.phase != "round":
        return ()
    made, asked = offers_by_seat(state)
    number = due(state)
    found: list[Prompt] = []
    for room in (1, 2):
        leading = forum(state, room, number) if state.rules.variant == "forum" else tabletop(state, room)
        for seat, own in leading.items():
            found += own
            found += sharing(state, seat, made.get(seat, _NONE), asked.get(seat, _NONE))
            found += powers(state, seat)
    return tuple(found)

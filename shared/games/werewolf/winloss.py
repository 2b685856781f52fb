"""Win and loss (R124-R142), for the match and for the copies that the solver plays on."""

from collections.abc import Mapping, Sequence

from shared.games.werewolf.tables import CAMPS, GODS


def newly_lost(
    living: Sequence[int], roles: Mapping[int, str], camps: Mapping[int, str], lost: Sequence[str], slaughter: str
) -> tuple[str, ...]:
    """Camps that reach a loss condition now (R125)."""
    found: list[str] = []
    alive = {camps[seat] for seat in living}
    if "wolves" not in lost and "wolves" not in alive:
        found.append("wolves")
    if "village" not in lost and village_lost(living, roles, camps, slaughter):
        found.append("village")
    if "lovers" not in lost and "lovers" not in alive and "lovers" in camps.values():
        found.append("lovers")
    return tuple(found)


def village_lost(living: Sequence[int], roles: Mapping[int, str], camps: Mapping[int, str], slaughter: str) -> bool:
    """R133-R136, A-07: only seats whose camp is the village count; a kind of which it never had one cannot fall."""
    if slaughter == "all":
        return not any(camps[seat] == "village" for seat in living)
    gods = villagers = ever_gods = ever_villagers = 0
    for seat, role in roles.items():
        if camps[seat] != "village" or role == "cupid":
            continue
        here = seat in living
        if role in GODS:
            ever_gods, gods = ever_gods + 1, gods + here
        else:
            ever_villagers, villagers = ever_villagers + 1, villagers + here
    return bool((ever_gods and not gods) or (ever_villagers and not villagers))


def winner_of(living: Sequence[int], camps: Mapping[int, str], lost: Sequence[str]) -> str:
    """The camp that has won by now; empty while nobody has."""
    there = set(camps.values())
    left = [camp for camp in CAMPS if camp in there and camp not in lost]
    if len(left) == 1:
        return left[0]
    wolves = sum(camps[seat] == "wolves" for seat in living)
    return "wolves" if "wolves" not in lost and 2 * wolves >= len(living) else ""

"""Who may whisper with whom: the pack, the lovers, and those who are out."""

from shared.games.werewolf.state import State, owes
from shared.kernel.channels import Channel
from shared.kernel.text import Text

_PACK = Text("werewolf-channel-pack")
_LOVERS = Text("werewolf-channel-lovers")
_GRAVEYARD = Text("werewolf-channel-graveyard")


def channels(state: State) -> tuple[Channel, ...]:
    """See `Game.channels`; the director reads along everywhere."""
    if state.phase in ("", "link", "over"):
        return ()
    found = []
    if state.pack:
        found.append(_channel("pack", _PACK, frozenset(state.pack)))
    if state.couple and not all(state.roles[seat] == "wolf" for seat in state.couple):
        found.append(_channel("lovers", _LOVERS, frozenset(state.couple)))
    if dead := graveyard(state):
        found.append(_channel("graveyard", _GRAVEYARD, dead))
    return tuple(found)


def _channel(key: str, title: Text, members: frozenset[int]) -> Channel:
    return Channel(key, title, members, members, director_reads=True)


def graveyard(state: State) -> frozenset[int]:
    """Those out who owe nothing any more. An out wolf waits until the pack is gone: he still whispers with the living
    ones (R057), who must not learn what the dead know.
    """
    hunting = any(seat in state.living for seat in state.pack)
    barred = frozenset(state.pack) if hunting else frozenset()
    return frozenset(seat for seat in state.aware if seat not in barred and not owes(state, seat))

"""Powers of single characters."""

from functools import lru_cache

from shared.games.two_rooms import actions as act
from shared.games.two_rooms.cards import base
from shared.games.two_rooms.legal import may_force, may_tackle, may_use
from shared.games.two_rooms.powers.acts import may_bounce, may_usurp
from shared.games.two_rooms.prompts.options import MANY, of_seats, pick
from shared.games.two_rooms.state import State
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import Text

_USURP: tuple[Option, ...] = (Option("usurp", act.Usurp(), Text("two_rooms-option-usurp")),)
_PAIRS = {
    "enforcer": ("pair", "two_rooms-prompt-pair"),
    "cupid": ("bind", "two_rooms-prompt-love"),
    "eris": ("bind", "two_rooms-prompt-hate"),
}
_TARGETS = {
    "agent": ("force", "two_rooms-prompt-force", act.Force),
    "security": ("tackle", "two_rooms-prompt-tackle", act.Tackle),
    "bouncer": ("bounce", "two_rooms-prompt-bounce", act.Bounce),
}
ACTIVE = frozenset((*_PAIRS, *_TARGETS, "usurper"))


def powers(state: State, seat: int) -> tuple[Prompt, ...]:
    """The power of this seat's character, if it has one that can be used now."""
    character = base(state.cards[seat])
    if character not in ACTIVE:
        return ()
    if character == "usurper":
        return () if may_usurp(state, seat) else (_usurp(state.number, seat),)
    if may_use(state, seat, (character,)):
        return ()
    if character in _PAIRS:
        key, text = _PAIRS[character]
        others = may_force(state, seat)
        return (_pair(f"{key}.{state.number}", seat, key, text, others),) if len(others) > 1 else ()
    key, text, kind = _TARGETS[character]
    targets = {"agent": may_force, "security": may_tackle, "bouncer": may_bounce}[character](state, seat)
    return (of_seats(f"{key}.{state.number}", seat, text, kind, targets),) if targets else ()


@lru_cache(MANY)
def _usurp(number: int, seat: int) -> Prompt:
    text = Text("two_rooms-prompt-usurp")
    return Prompt(f"usurp.{number}", seat, text, _USURP, Place.PRIVATE, timer="round", confirm=True, waits=False)


@lru_cache(MANY)
def _pair(key: str, seat: int, do: str, text: str, others: tuple[int, ...]) -> Prompt:
    ticks = pick(do, "seats", 2, others)
    return Prompt(key, seat, Text(text), (), Place.PRIVATE, timer="round", confirm=True, waits=False, pick=ticks)

"""What the match waits for (R149-R152), at the forum's hours or at the live pace's lengths."""

from functools import lru_cache

from shared.games.werewolf.rules import Rules, clock
from shared.games.werewolf.showdown import copy_waits
from shared.games.werewolf.state import State, acting, votes_today, waiting_for_hour, witch_waits
from shared.games.werewolf.tables import FIRST_LEAST, FORUM_SECONDS, LIVE_SECONDS, WITCH_HOUR
from shared.kernel.timers import After, Before, Daily, Due, Timer


def timers(state: State) -> tuple[Timer, ...]:
    """See `Game.timers`."""
    phase, rules, number = state.phase, state.rules, state.day
    if phase == "link":
        return (_timer("link", "link", _due(rules, "link", FIRST_LEAST)),)
    if phase == "day":
        closing = _timer("day", f"day.{number}", _due(rules, "day", FIRST_LEAST if number == 1 else 0))
        if state.last_call or not votes_today(state):
            return (closing,)
        return (_timer("last_call", f"last_call.{number}", _due(rules, "last_call"), listed=False), closing)
    if phase in ("dusk", "night", "dawn"):
        return _night(state)
    return ()


def _night(state: State) -> tuple[Timer, ...]:
    """The opening runs from closing on, whoever is in play: it alone may be shown to the group."""
    rules, number = state.rules, state.day
    found: list[Timer] = []
    if state.phase == "dusk":
        found.append(_timer("dusk", f"dusk.{number}", _due(rules, "dusk"), public=False))
    if state.showdown is not None:
        found += _showdown(state)
    elif acting(state):
        if waiting_for_hour(state):
            found.append(_timer("night", f"night.{number}.{state.round}", _due(rules, "night"), public=False))
        if witch_waits(state):
            found.append(_timer("witch", f"witch.{number}", _due(rules, "witch"), public=False))
    dawn = _timer("dawn", f"dawn.{number}", _due(rules, "dawn"), listed=state.phase == "dawn")
    return (*found, dawn)


def _showdown(state: State) -> list[Timer]:
    """Each of the three nights has a length of its own; at the forum pace the witch's hour stays her hour (RD9)."""
    copy, rules = state.showdown, state.rules
    assert copy is not None
    key = f"{state.day}.{state.round}.{copy.number}"
    if copy.target is None:
        return [_timer("night", f"knife.{key}", _due(rules, "knife"), public=False)]
    if not any(copy_waits(copy)):
        return []
    if rules.pace == "forum":
        return [_timer("witch", f"witch.{state.day}", _due(rules, "witch"), public=False)]
    return [_timer("witch", f"potion.{key}", _due(rules, "potion"), public=False)]


@lru_cache(4096)
def _timer(name: str, key: str, due: Due, *, listed: bool = True, public: bool = True) -> Timer:
    return Timer(name, key, due, listed=listed, public=public)


def _due(rules: Rules, name: str, least: int = 0) -> Due:
    table = LIVE_SECONDS if rules.pace == "live" else FORUM_SECONDS
    length = rules.seconds.get(name) or table.get(name)
    if name == "last_call":
        return Before("day", length or 0)
    if length is not None:
        return After(length)
    if name == "day":
        return Daily(clock(rules.closing_hour, rules.closing_minute), least)
    if name == "witch":
        return Daily(clock(WITCH_HOUR, 0))
    return Daily(clock(rules.opening_hour, rules.opening_minute), least)

"""The night's private questions, and those of the three nights of a showdown."""

from functools import lru_cache

from shared.games.werewolf import actions as act
from shared.games.werewolf.prompts.options import key_of, kill_options, seat_options
from shared.games.werewolf.showdown import copy_holders, copy_waits, may_declare, may_heal_copy
from shared.games.werewolf.state import (
    Copy,
    State,
    has_heal,
    has_poison,
    holder,
    knife_waits,
    knives,
    may_heal,
    seer_waits,
    targets,
    witch_waits,
)
from shared.kernel.prompts import Option, Place, Prompt
from shared.kernel.text import SeatRef, Text, TextList

_CHECK = Text("werewolf-prompt-check")
_POISON = Text("werewolf-prompt-poison")
_DECLARE = (Option("begin", act.Showdown(), Text("werewolf-option-showdown")),)
_REVOKE = (Option("revoke", act.Showdown(begin=False), Text("werewolf-option-showdown-revoke")),)


def night(state: State) -> list[Prompt]:
    """Knife, potions, check; while three nights are played on a copy, theirs instead of knife and potions."""
    seats = targets(state)
    found: list[Prompt] = []
    if state.showdown is not None:
        found += _showdown(state, state.showdown)
    else:
        if knife_waits(state):
            found += _knife(f"{state.day}.{state.round}", knives(state), seats, state.proposals)
            found += [_standing("showdown", seat, state.day) for seat in knives(state) if may_declare(state, seat)]
        if witch_waits(state):
            found += _potions(state, seats)
    if seer_waits(state):
        # The three nights have times of their own; the real night's go on when they are over, or end at the opening.
        timer = "night" if state.showdown is None else "dawn"
        found.append(_question(f"check.{state.day}", holder(state, "seer"), _CHECK, "check", seats, timer))
    return found


def _knife(
    key: str, holders: tuple[int, ...], seats: tuple[int, ...], proposals: tuple[tuple[int, int], ...]
) -> list[Prompt]:
    """A-10: everybody proposes and sees what the others propose; one locks it."""
    found: list[Prompt] = []
    for seat in holders:
        if len(holders) > 1:
            found.append(_propose(key, seat, seats, proposals))
        found.append(_lock(key, seat, seats, proposals))
    return found


@lru_cache(32768)
def _propose(key: str, seat: int, seats: tuple[int, ...], proposals: tuple[tuple[int, int], ...]) -> Prompt:
    own = dict(proposals).get(seat)
    text = Text("werewolf-prompt-propose", {"proposals": proposal_lines(proposals), "count": len(proposals)})
    options = kill_options(seats, final=False)
    chosen = None if own is None else key_of(own)
    return Prompt(f"propose.{key}", seat, text, options, Place.PRIVATE, timer="night", chosen=chosen, waits=False)


@lru_cache(32768)
def _lock(key: str, seat: int, seats: tuple[int, ...], proposals: tuple[tuple[int, int], ...]) -> Prompt:
    text = Text("werewolf-prompt-kill", {"proposals": proposal_lines(proposals), "count": len(proposals)})
    options = kill_options(seats, final=True)
    return Prompt(f"kill.{key}", seat, text, options, Place.PRIVATE, timer="night", confirm=True)


def proposal_lines(proposals: tuple[tuple[int, int], ...]) -> TextList:
    """Who proposes whom, one a line."""
    return TextList(
        tuple(
            Text("werewolf-proposal", {"seat": SeatRef(seat), "target": SeatRef(target) if target else "none"})
            for seat, target in proposals
        )
    )


def _potions(state: State, seats: tuple[int, ...]) -> list[Prompt]:
    witch, found = holder(state, "witch"), []
    if has_heal(state):
        patients = tuple(seat for seat in seats if may_heal(state, seat))
        text = heal_text(state.senses, state.sensed)
        found.append(_question(f"heal.{state.day}", witch, text, "heal", patients, "witch"))
    if has_poison(state):
        found.append(_question(f"poison.{state.day}", witch, _POISON, "poison", seats, "witch"))
    return found


def heal_text(senses: bool, sensed: int | None) -> Text:
    """The question of the heal with what the witch senses: a target, nobody, or nothing yet."""
    if not senses or sensed is None:
        return Text("werewolf-prompt-heal-waiting")
    return Text("werewolf-prompt-heal", {"target": SeatRef(sensed) if sensed else "none"})


def _question(key: str, seat: int, text: Text, what: str, seats: tuple[int, ...], timer: str) -> Prompt:
    options = seat_options(what, seats)
    return Prompt(key, seat, text, options, Place.PRIVATE, timer=timer, confirm=True)


@lru_cache(1024)
def _standing(what: str, seat: int, day: int) -> Prompt:
    options, text = (
        (_DECLARE, "werewolf-prompt-showdown") if what == "showdown" else (_REVOKE, "werewolf-prompt-revoke")
    )
    return Prompt(f"{what}.{day}", seat, Text(text), options, Place.PRIVATE, timer="night", confirm=True, waits=False)


def _showdown(state: State, copy: Copy) -> list[Prompt]:
    """Those of the open one of the three nights (RD3)."""
    key = f"{state.day}.{state.round}.{copy.number}"
    if copy.target is None:
        found = _knife(key, copy_holders(state), copy.living, copy.proposals)
        if copy.number == 1:
            found += [_standing("revoke", seat, state.day) for seat in knives(state)]
        return found
    if not copy.asked:
        return []
    witch, found = holder(state, "witch"), []
    if not witch:
        return []
    heal, poison = copy_waits(copy)
    if heal:
        patients = tuple(seat for seat in copy.living if may_heal_copy(state, seat))
        text = Text("werewolf-prompt-showdown-heal", {"number": copy.number, **_target(copy)})
        found.append(_question(f"heal.{key}", witch, text, "heal", patients, "witch"))
    if poison:
        text = Text("werewolf-prompt-showdown-poison", {"number": copy.number})
        found.append(_question(f"poison.{key}", witch, text, "poison", copy.living, "witch"))
    return found


def _target(copy: Copy) -> dict[str, SeatRef | str]:
    return {"target": SeatRef(copy.target) if copy.target else "none"}

"""Fill-bots: the seer asks, wolves spare each other, the witch heals the first night, all by what their seat knows."""

from collections.abc import Callable, Sequence

import msgspec

from shared.games.werewolf import actions as act
from shared.games.werewolf.events import day, deal, night, outs
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.prompts import Option, Prompt

_SEEN = "🔮"
"""How a seer's accusation begins; other bots believe it a little."""


class Memory(msgspec.Struct):
    """What a seat makes of the events it knows."""

    role: str = "villager"
    day: int = 1
    friends: set[int] = set()
    village: set[int] = set()
    others: set[int] = set()
    checked: set[int] = set()
    target: int = 0
    """What the witch sensed tonight."""
    votes: dict[int, int] = {}
    """Today's ballots as the board shows them."""
    opposed: dict[int, int] = {}
    """How often a seat voted for one that was then known to be village, or for oneself."""
    proposals: dict[int, int] = {}
    claims: dict[int, int] = {}
    """How often a seat was accused on a ballot by somebody who says that the spirits told."""


def bot(seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
    """See `Game.bot`: answers what is due, and starts nothing by itself."""
    prompt = next((each for each in prompts if each.chosen is None and _due(each)), None)
    if prompt is None:
        return None
    memory = remember(seat, known)
    if prompt.pick is not None:
        pair = sorted(dice.shuffled([int(choice.value) for choice in prompt.pick.choices])[:2])
        return act.Link((pair[0], pair[1]))
    wish = _WISHES[type(prompt.options[0].action)](memory, seat, prompt, dice)
    if wish.entry is None:
        return wish.action
    return msgspec.structs.replace(wish.action, **{wish.entry.field: _reason(memory, wish)})


def _due(prompt: Prompt) -> bool:
    """Whether it is a question: a bot declares nothing and gives nothing up by itself."""
    return prompt.pick is not None or type(prompt.options[0].action) in _WISHES


def _reason(memory: Memory, wish: Option) -> str:
    """A typed accusation: a bot that knows something says so (without words of any language but numbers)."""
    target = wish.key
    if memory.role == "seer" and target.isdigit() and int(target) in memory.others:
        return f"{_SEEN} {target} ≠ 🏡"
    return f"🤔 → {target}" if target.isdigit() else "🤷"


def remember(seat: int, known: Sequence[Event]) -> Memory:
    """Goes through the log as this seat knows it."""
    memory = Memory(friends={seat})
    for event in known:
        _learn(memory, seat, event)
    return memory


def _learn(memory: Memory, seat: int, event: Event) -> None:
    match event:
        case deal.RoleDealt(owner, role) if owner == seat:
            memory.role = role
        case deal.PackMet(seats):
            memory.friends |= set(seats)
        case deal.LoverMet(owner, lover) if owner == seat:
            memory.friends.add(lover)
        case day.DayOpened(number):
            memory.day, memory.votes, memory.target = number, {}, 0
            memory.proposals = {}
        case day.BallotCast(voter, choice, reason) | day.BallotChanged(voter, choice, reason) if choice:
            memory.votes[voter] = choice
            if reason.startswith(_SEEN):
                memory.claims[choice] = memory.claims.get(choice, 0) + 1
            if choice in memory.friends | memory.village and voter not in memory.friends:
                memory.opposed[voter] = memory.opposed.get(voter, 0) + 1
        case night.CampChecked(owner, target, camp) if owner == seat:
            memory.checked.add(target)
            (memory.village if camp == "village" else memory.others).add(target)
        case night.TargetSensed(_, target):
            memory.target = target or 0
        case night.KillProposed(_, proposer, target):
            memory.proposals[proposer] = target or 0
        case outs.KnifeGranted(seats):
            memory.friends |= set(seats)


def _best(options: Sequence[Option], score: Callable[[int], float], dice: Dice) -> Option:
    """The seat with the highest score; among equals the dice decide. Declining is the last resort."""
    seats = [option for option in options if option.key.isdigit()]
    if not seats:
        return options[-1]
    scores = [score(int(option.key)) for option in seats]
    top = max(scores)
    return dice.choice([option for option, each in zip(seats, scores, strict=True) if each == top])


def _by_key(prompt: Prompt, key: str) -> Option:
    return next((option for option in prompt.options if option.key == key), prompt.options[-1])


def _doubt(memory: Memory, other: int) -> float:
    """How likely a seat is an enemy, as far as this one can tell."""
    if other in memory.friends or other in memory.village:
        return -100.0
    if other in memory.others:
        return 100.0
    following = sum(choice == other for choice in memory.votes.values())
    return memory.opposed.get(other, 0) + 0.6 * following + 3.0 * memory.claims.get(other, 0)


def _vote(memory: Memory, seat: int, prompt: Prompt, dice: Dice) -> Option:
    if memory.day == 1:
        trusted = memory.village | (memory.friends if memory.role == "wolf" else set())
        return _best(prompt.options, lambda other: 1.0 if other in trusted or other == seat else 0.0, dice)
    return _best(prompt.options, lambda other: _doubt(memory, other), dice)


def _kill(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    """What a mate has proposed already, else anybody outside the group."""
    if isinstance(prompt.options[0].action, act.Kill) and prompt.options[0].action.final:
        for target in memory.proposals.values():
            return _by_key(prompt, str(target) if target else "none")
    return _best(prompt.options, lambda other: -10.0 if other in memory.friends else _doubt(memory, other), dice)


def _heal(memory: Memory, _: int, prompt: Prompt, __: Dice) -> Option:
    return _by_key(prompt, str(memory.target) if memory.target and memory.day == 1 else "none")


def _poison(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    best = _best(prompt.options, lambda other: _doubt(memory, other), dice)
    sure = best.key.isdigit() and _doubt(memory, int(best.key)) >= 2 and memory.day > 1
    return best if sure else _by_key(prompt, "none")


def _check(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    done = memory.checked | memory.friends
    return _best(prompt.options, lambda other: -100.0 if other in done else _doubt(memory, other), dice)


def _shoot(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    return _best(prompt.options, lambda other: _doubt(memory, other), dice)


def _heir(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    return _best(prompt.options, lambda other: -_doubt(memory, other), dice)


def _words(memory: Memory, _: int, prompt: Prompt, __: Dice) -> Option:
    return _by_key(prompt, "none")


def _consent(_: Memory, __: int, prompt: Prompt, ___: Dice) -> Option:
    return _by_key(prompt, "no")


_WISHES: dict[type[Action], Callable[[Memory, int, Prompt, Dice], Option]] = {
    act.Vote: _vote,
    act.Kill: _kill,
    act.Heal: _heal,
    act.Poison: _poison,
    act.Check: _check,
    act.Shoot: _shoot,
    act.Bequeath: _heir,
    act.LastWords: _words,
    act.Consent: _consent,
}

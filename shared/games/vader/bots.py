"""Fill-bots: a Rebel remembers who enacted what, a Sith helps the team. They know what their seat knows and no more."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from shared.games.vader import actions as act
from shared.games.vader import events as ev
from shared.games.vader.tables import DANGER_AT
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.prompts import Option, Prompt


class Memory(msgspec.Struct):
    """What a seat makes of the events it knows. Higher suspicion: likelier Sith."""

    role: str = "rebel"
    friends: set[int] = set()
    """Team mates that a Sith, or Vader, was told of."""
    vader: int = 0
    sith: set[int] = set()
    """Known enemies, or for a Sith simply the other Sith, by investigation."""
    rebels: set[int] = set()
    cleared: set[int] = set()
    suspicion: dict[int, float] = {}
    master: int = 0
    general: int = 0
    imperial: int = 0
    failed: int = 0


def bot(seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
    """See `Game.bot`: one of the offered actions, or None when nothing is left to answer."""
    prompt = next((each for each in prompts if each.chosen is None and each.options), None)
    if prompt is None:
        return None
    memory = remember(seat, known)
    wish = _WISHES[type(prompt.options[0].action)](memory, seat, prompt, dice)
    return wish.action


def remember(seat: int, known: Iterable[Event]) -> Memory:
    """Goes through the log as this seat knows it."""
    memory = Memory()
    for event in known:
        _learn(memory, seat, event)
    return memory


def _learn(memory: Memory, seat: int, event: Event) -> None:
    match event:
        case ev.RoleDealt(owner, role) if owner == seat:
            memory.role = role
        case ev.SithRevealed(owner, sith, vader) if owner == seat:
            memory.friends, memory.vader = {*sith, vader, seat}, vader
        case ev.VaderToldSith(owner, sith) if owner == seat:
            memory.friends, memory.vader = {*sith, seat}, seat
        case ev.GeneralNominated(_, master, general) | ev.GovernmentElected(master, general):
            memory.master, memory.general = master, general
        case ev.ElectionFailed() | ev.NominationMissed() | ev.VetoAgreed():
            memory.failed = event.failed
        case ev.PolicyEnacted(policy, blind, _, imperial):
            memory.imperial, memory.failed = imperial, 0
            if not blind:
                _blame(memory, policy)
        case ev.NotVader(general):
            memory.cleared.add(general)
        case ev.CampLearned(owner, target, camp) if owner == seat:
            (memory.sith if camp == "sith" else memory.rebels).add(target)


def _blame(memory: Memory, policy: str) -> None:
    weight = 1.0 if policy == "I" else -1.0
    for seat, share in ((memory.general, 2.0), (memory.master, 1.0)):
        memory.suspicion[seat] = memory.suspicion.get(seat, 0.0) + weight * share


def _evil(memory: Memory) -> bool:
    return memory.role != "rebel"


def _doubt(memory: Memory, seat: int) -> float:
    if seat in memory.sith:
        return 100.0
    if seat in memory.rebels:
        return -100.0
    calm = -2.0 if seat in memory.cleared else 0.0
    return memory.suspicion.get(seat, 0.0) + calm


def _best(options: Sequence[Option], score: Callable[[int], float], dice: Dice) -> Option:
    """The option with the highest score for its seat; among equals the dice decide."""
    scores = [score(int(option.key)) for option in options]
    top = max(scores)
    return dice.choice([option for option, each in zip(options, scores, strict=True) if each == top])


def _by_key(prompt: Prompt, key: str) -> Option:
    """The option of this key, or the first one where it is not offered."""
    return next((option for option in prompt.options if option.key == key), prompt.options[0])


def _nominate(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    def score(other: int) -> float:
        if not _evil(memory):
            return -_doubt(memory, other)
        if memory.imperial >= DANGER_AT and other == memory.vader:
            return 10.0
        return 1.0 if other in memory.friends and other != memory.vader else 0.0

    return _best(prompt.options, score, dice)


def _ballot(memory: Memory, seat: int, prompt: Prompt, dice: Dice) -> Option:
    government = {memory.master, memory.general}
    if _evil(memory):
        ours = bool(government & (memory.friends | memory.sith | {seat}))
        return _by_key(prompt, "pass" if ours or dice.below(3) == 0 else "fail")
    if seat in government:
        return _by_key(prompt, "pass")
    if memory.imperial >= DANGER_AT and memory.general in memory.sith:
        return _by_key(prompt, "fail")
    doubt = max(_doubt(memory, other) for other in government - {seat})
    limit = 2.5 if memory.failed >= 2 else 0.5
    return _by_key(prompt, "fail" if doubt > limit else "pass")


def _discard(memory: Memory, _: int, prompt: Prompt, __: Dice) -> Option:
    return _by_key(prompt, "R" if _evil(memory) else "I")


def _enact(memory: Memory, _: int, prompt: Prompt, __: Dice) -> Option:
    keys = {option.key for option in prompt.options}
    # A Vader who is not yet dangerous earns trust.
    wanted = "I" if _evil(memory) and (memory.role == "sith" or memory.imperial >= DANGER_AT) else "R"
    if "veto" in keys and wanted not in keys:
        return _by_key(prompt, "veto")
    return _by_key(prompt, wanted)


def _veto(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    if _evil(memory):
        return _by_key(prompt, "no")
    return _by_key(prompt, "no" if _doubt(memory, memory.general) > 1 and dice.below(2) else "yes")


def _choose(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    return _by_key(prompt, "investigate" if not _evil(memory) else dice.choice(("peek", "investigate")))


def _peek(_: Memory, __: int, prompt: Prompt, ___: Dice) -> Option:
    return prompt.options[0]


def _accuse(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    """Whom to look into, or to kill: the likeliest Sith; for a Sith anybody outside the team."""
    killing = isinstance(prompt.options[0].action, act.Assassinate)

    def score(other: int) -> float:
        if _evil(memory):
            return -100.0 if other in memory.friends | memory.sith else -_doubt(memory, other)
        if other in memory.sith:
            return 50.0 if killing and other not in memory.cleared else -50.0
        return _doubt(memory, other)

    return _best(prompt.options, score, dice)


def _special(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Option:
    def score(other: int) -> float:
        if _evil(memory):
            return 1.0 if other in memory.friends and other != memory.vader else 0.0
        return -_doubt(memory, other)

    return _best(prompt.options, score, dice)


_WISHES: dict[type[Action], Callable[[Memory, int, Prompt, Dice], Option]] = {
    act.Nominate: _nominate,
    act.Ballot: _ballot,
    act.Discard: _discard,
    act.Enact: _enact,
    act.AnswerVeto: _veto,
    act.ChoosePower: _choose,
    act.Peek: _peek,
    act.Investigate: _accuse,
    act.Assassinate: _accuse,
    act.SpecialElection: _special,
}

"""Fill-bots: share colours with care, lead with a team mate, send strangers. They know what their seat knows."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from shared.games.two_rooms import actions as act
from shared.games.two_rooms import events as ev
from shared.games.two_rooms.cards import CARDS
from shared.kernel import codec
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.prompts import Option, Pick, Prompt
from shared.kernel.text import SeatRef


class Memory(msgspec.Struct):
    """What a seat makes of the events it knows."""

    card: str = ""
    colours: dict[int, str] = {}
    """The colour of others, as it was shown; a Spy deceives bots as it deceives people."""
    cards: dict[int, str] = {}
    deck: tuple[str, ...] = ()
    number: int = 0
    offered: int = 0
    """Offers made by this seat in this round."""
    wooed: set[int] = set()
    """Seats that it has ever offered to."""
    led: bool = False
    """It has tried to change the leader in this round."""


def bot(seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
    """See `Game.bot`: one of the offered actions, or None when there is nothing it wants."""
    memory = remember(seat, known)
    for prompt in prompts:
        wish = _WISHES.get(prompt.key.partition(".")[0])
        if wish is not None and prompt.chosen is None and (found := wish(memory, seat, prompt, dice)) is not None:
            return found
    return None


def remember(seat: int, known: Iterable[Event]) -> Memory:
    """Goes through the log as this seat knows it."""
    memory = Memory()
    for event in known:
        if (learn := _LESSONS.get(type(event))) is not None:
            learn(memory, seat, event)
    return memory


def _dealt(memory: Memory, seat: int, event: ev.CardDealt | ev.CardTaken | ev.SoberedUp) -> None:
    if event.seat == seat:
        memory.card = event.card


def _round(memory: Memory, _: int, event: ev.RoundOpened) -> None:
    memory.number, memory.offered, memory.led = event.number, 0, False


def _offer(memory: Memory, seat: int, event: ev.OfferMade) -> None:
    if event.seat == seat:
        memory.offered += 1
        memory.wooed.add(event.to)


def _colour(memory: Memory, seat: int, event: ev.ColourSeen) -> None:
    if event.seat == seat:
        memory.colours[event.of] = event.colour


def _card(memory: Memory, seat: int, event: ev.CardSeen) -> None:
    if event.seat == seat:
        memory.cards[event.of] = event.card
        memory.colours[event.of] = CARDS[event.card].team


def _announced(memory: Memory, _: int, event: ev.CardAnnounced) -> None:
    memory.cards[event.seat] = event.card
    memory.colours[event.seat] = CARDS[event.card].team


def _announced_colour(memory: Memory, _: int, event: ev.ColourAnnounced) -> None:
    memory.colours[event.seat] = event.colour


def _opened(memory: Memory, _: int, event: ev.MatchOpened) -> None:
    memory.deck = event.deck


def _pointed(memory: Memory, seat: int, event: ev.PointerSet | ev.AbdicationOffered) -> None:
    memory.led = memory.led or event.seat == seat


_LESSONS: dict[type[Event], Callable[[Memory, int, Any], None]] = {
    ev.MatchOpened: _opened,
    ev.CardDealt: _dealt,
    ev.CardTaken: _dealt,
    ev.SoberedUp: _dealt,
    ev.RoundOpened: _round,
    ev.OfferMade: _offer,
    ev.ColourSeen: _colour,
    ev.CardSeen: _card,
    ev.CardAnnounced: _announced,
    ev.ColourAnnounced: _announced_colour,
    ev.PointerSet: _pointed,
    ev.AbdicationOffered: _pointed,
}


def team(memory: Memory) -> str:
    """The colour of one's own card."""
    return CARDS[memory.card].team if memory.card else ""


def _friend(memory: Memory, seat: int) -> bool:
    return team(memory) in ("blue", "red") and memory.colours.get(seat) == team(memory)


def _options(prompt: Prompt, wanted: Callable[[int], bool]) -> list[Option]:
    return [option for option in prompt.options if option.key.isdigit() and wanted(int(option.key))]


def _one(options: Sequence[Option], dice: Dice) -> Action | None:
    return dice.choice(options).action if options else None


def _ticked(pick: Pick, seats: Sequence[int]) -> Action:
    # The choices come in seat order, as a person's ticks do.
    raw = {"do": pick.do, pick.field: [each.value for each in pick.choices if each.value in seats]}
    return codec.decode_action("two_rooms", codec.encode(raw))


def _vote(memory: Memory, seat: int, prompt: Prompt, dice: Dice) -> Action | None:
    mates = _options(prompt, lambda other: _friend(memory, other))
    return _one(mates, dice) or _one(_options(prompt, lambda other: other == seat or dice.below(3) == 0), dice)


def _send(memory: Memory, seat: int, prompt: Prompt, dice: Dice) -> Action | None:
    """Enemies first, then strangers, friends last; oneself only when nobody else is left."""
    assert prompt.pick is not None
    choices = [each.value for each in prompt.pick.choices if isinstance(each.value, int)]
    order = {other: place for place, other in enumerate(dice.shuffled(choices))}

    def dearness(other: int) -> tuple[int, int]:
        if other == seat:
            return 3, 0
        return (2 if _friend(memory, other) else 1 if other not in memory.colours else 0), order[other]

    return _ticked(prompt.pick, sorted(choices, key=dearness)[: prompt.pick.least])


def _offer_colour(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    if memory.offered:
        return None
    return _one(_options(prompt, lambda s: s not in memory.colours and s not in memory.wooed), dice)


def _offer_card(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    """A whole card only to somebody whose colour is one's own."""
    if memory.offered > 1:
        return None
    return _one(
        _options(prompt, lambda s: _friend(memory, s) and s not in memory.cards and s not in memory.wooed), dice
    )


def _accept_colour(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    shy = memory.card in ("president", "bomber") and dice.below(2) == 0
    return None if shy else prompt.options[0].action


def _accept(memory: Memory, seat: int, prompt: Prompt, dice: Dice) -> Action | None:
    action = prompt.options[0].action
    assert isinstance(action, act.Accept)
    if action.what == "colour":
        return _accept_colour(memory, seat, prompt, dice)
    careless = team(memory) not in ("blue", "red")
    return action if careless or _friend(memory, action.by) else None


def _appoint(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    return _one(_options(prompt, lambda other: _friend(memory, other)), dice) or _one(prompt.options, dice)


def _point(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    leader = prompt.text.args["leader"]
    if memory.led or (isinstance(leader, SeatRef) and _friend(memory, leader.seat)):
        return None
    return _one(_options(prompt, lambda other: _friend(memory, other)), dice)


def _take_over(_: Memory, __: int, prompt: Prompt, dice: Dice) -> Action | None:
    return _one(prompt.options, dice)


def _target(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    """A power used on somebody who is not known to be a friend."""
    return _one(_options(prompt, lambda other: not _friend(memory, other)), dice)


def _two(_: Memory, __: int, prompt: Prompt, dice: Dice) -> Action | None:
    assert prompt.pick is not None
    seats = [each.value for each in prompt.pick.choices if isinstance(each.value, int)]
    return _ticked(prompt.pick, dice.shuffled(seats)[:2])


def _last(_: Memory, __: int, prompt: Prompt, dice: Dice) -> Action | None:
    return _one(prompt.options, dice)


def _shoot(memory: Memory, _: int, prompt: Prompt, dice: Dice) -> Action | None:
    known = _options(prompt, lambda other: memory.cards.get(other) == "target")
    return (
        _one(known, dice)
        or _one(_options(prompt, lambda other: other not in memory.cards), dice)
        or _last(memory, 0, prompt, dice)
    )


_WISHES: dict[str, Callable[[Memory, int, Prompt, Dice], Action | None]] = {
    "accept": _accept,
    "vote": _vote,
    "list": _send,
    "offer-colour": _offer_colour,
    "offer-card": _offer_card,
    "appoint": _appoint,
    "point": _point,
    "take-over": _take_over,
    "hostages": _send,
    "force": _target,
    "tackle": _target,
    "bounce": _target,
    "pair": _two,
    "bind": _two,
    "predict": _last,
    "guess": _last,
    "shoot": _shoot,
}

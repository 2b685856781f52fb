"""Werewolf as one instance of the game protocol."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from shared.games.werewolf import actions, bots, channels, events, rules, setup, summary, tables, view
from shared.games.werewolf import decide as deciding
from shared.games.werewolf.book import book
from shared.games.werewolf.evolve import evolve
from shared.games.werewolf.prompts import prompts
from shared.games.werewolf.state import State as Table
from shared.games.werewolf.timers import timers
from shared.kernel.actions import Action
from shared.kernel.channels import Channel
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Namer, Seater
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Viewer
from shared.kernel.text import Refusal, Term, Text, Value
from shared.kernel.views import Outcome, View


class Werewolf:
    """Fulfils `kernel.games.Game`; see there for what each name means."""

    slug = "werewolf"
    seats = tables.SEATS
    version = 1
    State = Table
    Rules = rules.Rules
    actions = actions.ACTIONS
    events = events.EVENTS

    def check(self, chosen: rules.Rules, seats: int) -> Refusal | None:
        """Whether line-up, hours and lengths make sense."""
        return rules.check(chosen, seats)

    def book(self, chosen: rules.Rules) -> Mapping[str, Value]:
        """Tables and options as the rule text shows them."""
        return book(chosen)

    def initial(self, chosen: rules.Rules, seats: int) -> Table:
        """Nothing dealt yet."""
        return Table(rules=chosen, seats=seats, living=tuple(range(1, seats + 1)))

    def setup(self, raw: Mapping[str, Any], seat_of: Seater) -> setup.Setup:
        """Roles, and the order of the badge."""
        return setup.setup(raw, seat_of)

    def parse(self, name: str, arg: object, seat_of: Seater) -> Action | None:
        """The short form of a ballot in scenarios."""
        return actions.parse(name, arg, seat_of)

    def deal(self, chosen: rules.Rules, seats: int, dice: Dice, fixed: Any = None) -> Sequence[Event] | Refusal:
        """Roles, the sealed order of the badge, and Cupid's question."""
        return setup.deal(chosen, seats, dice, fixed)

    # Called for every action: handed on without a step in between.
    decide = staticmethod(deciding.decide)
    evolve = staticmethod(evolve)
    prompts = staticmethod(prompts)
    timers = staticmethod(timers)

    def channels(self, state: Table) -> tuple[Channel, ...]:
        """The pack, the lovers, the graveyard."""
        return channels.channels(state)

    def silenced(self, state: Table) -> frozenset[int]:
        """R103, R176: those announced as out; silencing others would tell of a death before the opening."""
        return frozenset(state.announced)

    def living(self, state: Table) -> tuple[int, ...]:
        """Who is not out."""
        return state.living

    def view(self, state: Table, viewer: Viewer) -> View:
        """The board and one's own secrets."""
        return view.view(state, viewer)

    def outcome(self, state: Table) -> Outcome | None:
        """None while it is played."""
        if state.phase != "over":
            return None
        return _outcome(state.winner, state.reason, tuple(sorted(state.camps.items())))

    def told(self, event: Event) -> summary.Facts:
        """Roles, bonds, results."""
        return summary.told(event)

    def summary(self, state: Table, name: Namer) -> dict[str, Any]:
        """The keys of the scenario format."""
        return summary.summary(state, name)

    def bot(self, seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
        """Simple sense, from what the seat knows."""
        return bots.bot(seat, known, prompts, dice)


@lru_cache(256)
def _outcome(winner: str, reason: str, camps: tuple[tuple[int, str], ...]) -> Outcome:
    """Who won follows from the camp at the end, and everybody reads why (R017, R129)."""
    won = tuple(seat for seat, camp in camps if camp == winner)
    key = f"werewolf-outcome-{reason.replace('_', '-')}"
    if winner == "none":
        return Outcome(None, (), Text(key, {"winner": "none"}))
    camp_words = {camp: Term(f"werewolf-camp-{camp}") for _, camp in camps}
    each = {
        seat: Text("werewolf-result-won" if camp == winner else "werewolf-result-lost", {"camp": camp_words[camp]})
        for seat, camp in camps
    }
    return Outcome(winner, won, Text(key, {"winner": camp_words[winner]}), each)

"""Bunker as one instance of the game protocol."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from shared.games.bunker import actions, bots, events, rules, setup, summary, tables, view
from shared.games.bunker import decide as deciding
from shared.games.bunker.book import book
from shared.games.bunker.desk import desk
from shared.games.bunker.evolve import evolve
from shared.games.bunker.prompts import prompts
from shared.games.bunker.state import State as Table
from shared.games.bunker.timers import timers
from shared.kernel.actions import Action
from shared.kernel.channels import Channel
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Namer, Seater
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Viewer
from shared.kernel.text import Refusal, Text, Value
from shared.kernel.views import Outcome, View

_REASONS = {"full": Text("bunker-outcome-full"), "finished": Text("bunker-outcome-finished")}


class Bunker:
    """Fulfils `kernel.games.Game`; see there for what each name means."""

    slug = "bunker"
    seats = tables.SEATS
    version = 1
    State = Table
    Rules = rules.Rules
    actions = actions.ACTIONS
    events = events.EVENTS

    def check(self, chosen: rules.Rules, seats: int) -> Refusal | None:
        """Whether lengths, schedule and own cards make sense."""
        return rules.check(chosen, seats)

    def book(self, chosen: rules.Rules) -> Mapping[str, Value]:
        """Tables and options as the rule text shows them."""
        return book(chosen)

    def initial(self, chosen: rules.Rules, seats: int) -> Table:
        """Nothing dealt yet."""
        return setup.initial(chosen, seats)

    def setup(self, raw: Mapping[str, Any], seat_of: Seater) -> setup.Setup:
        """Dossiers in free words, and the schedule."""
        return setup.setup(raw, seat_of)

    def parse(self, name: str, arg: object, seat_of: Seater) -> Action | None:
        """The one scenario action whose name another action has, too."""
        return actions.parse(name, arg, seat_of)

    def deal(self, chosen: rules.Rules, seats: int, dice: Dice, fixed: Any = None) -> Sequence[Event] | Refusal:
        """Catastrophe, threat, bunker, dossiers, the first round."""
        return setup.deal(chosen, seats, dice, fixed)

    # Called for every action: handed on without a step in between.
    decide = staticmethod(deciding.decide)
    evolve = staticmethod(evolve)
    prompts = staticmethod(prompts)
    timers = staticmethod(timers)
    desk = staticmethod(desk)

    def channels(self, _: Table) -> tuple[Channel, ...]:
        """Everything is said in the group."""
        return ()

    def silenced(self, state: Table) -> frozenset[int]:
        """Only who was removed from the room: excluded players go on talking."""
        return frozenset(state.removed)

    def living(self, state: Table) -> tuple[int, ...]:
        """Who is neither excluded nor removed."""
        return state.alive

    def view(self, state: Table, viewer: Viewer) -> View:
        """The open table and one's own dossier."""
        return view.view(state, viewer)

    def outcome(self, state: Table) -> Outcome | None:
        """None while it is played."""
        return _outcome(state.winners, state.reason) if state.reason else None

    def told(self, event: Event) -> tuple[tuple[int, Mapping[str, Any]], ...]:
        """Scenarios do not compare private facts here."""
        return ()

    def summary(self, state: Table, name: Namer) -> dict[str, Any]:
        """The keys of the scenario format."""
        return summary.summary(state, name)

    def bot(self, seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
        """Simple sense, from what the seat knows."""
        return bots.bot(seat, known, prompts, dice)


@lru_cache(256)
def _outcome(winners: tuple[int, ...], reason: str) -> Outcome:
    return Outcome("survivors", winners, _REASONS[reason])


GAME = Bunker()

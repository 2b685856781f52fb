"""Secret Vader as one instance of the game protocol."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from shared.games.vader import actions, bots, events, rules, setup, summary, tables, view
from shared.games.vader import decide as deciding
from shared.games.vader.book import book
from shared.games.vader.evolve import evolve
from shared.games.vader.prompts import prompts
from shared.games.vader.state import State as Table
from shared.games.vader.state import in_session
from shared.games.vader.timers import timers
from shared.kernel.actions import Action
from shared.kernel.channels import Channel
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Namer, Seater
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Viewer
from shared.kernel.text import Refusal, Text, Value
from shared.kernel.views import Outcome, View

_NOBODY: frozenset[int] = frozenset()
_REASONS = {
    "republic": Text("vader-outcome-republic"),
    "imperial": Text("vader-outcome-imperial"),
    "vader_elected": Text("vader-outcome-vader-elected"),
    "vader_assassinated": Text("vader-outcome-vader-assassinated"),
    "vader_removed": Text("vader-outcome-vader-removed"),
    "finished": Text("vader-outcome-finished"),
}


def outcome(state: Table) -> Outcome | None:
    """See `Game.outcome`; None while it is played."""
    return _outcome(state.winner, state.reason, tuple(state.roles.items())) if state.reason else None


@lru_cache(256)
def _outcome(winner: str, reason: str, roles: tuple[tuple[int, str], ...]) -> Outcome:
    won = tuple(seat for seat, role in sorted(roles) if tables.camp_of(role) == winner)
    return Outcome(None if winner == "none" else winner, won, _REASONS[reason])


class Vader:
    """Fulfils `kernel.games.Game`; see there for what each name means."""

    slug = "vader"
    seats = tables.SEATS
    version = 1
    State = Table
    Rules = rules.Rules
    actions = actions.ACTIONS
    events = events.EVENTS

    def check(self, chosen: rules.Rules, seats: int) -> Refusal | None:
        """Whether the lengths of timers make sense."""
        return rules.check(chosen, seats)

    def book(self, chosen: rules.Rules) -> Mapping[str, Value]:
        """Tables and options as the rule text shows them."""
        return book(chosen)

    def initial(self, chosen: rules.Rules, seats: int) -> Table:
        """Nothing dealt yet."""
        return Table(rules=chosen, seats=seats, alive=tuple(range(1, seats + 1)))

    def setup(self, raw: Mapping[str, Any], seat_of: Seater) -> setup.Setup:
        """Roles and the top of the deck."""
        return setup.setup(raw, seat_of)

    def deal(self, chosen: rules.Rules, seats: int, dice: Dice, fixed: Any = None) -> Sequence[Event] | Refusal:
        """Roles, who knows whom, the deck, the first Master."""
        return setup.deal(chosen, seats, dice, fixed)

    # Called for every action: handed on without a step in between.
    decide = staticmethod(deciding.decide)
    evolve = staticmethod(evolve)
    prompts = staticmethod(prompts)
    timers = staticmethod(timers)
    outcome = staticmethod(outcome)

    def channels(self, _: Table) -> tuple[Channel, ...]:
        """V33b: no private talk, not even for the Sith."""
        return ()

    def silenced(self, state: Table) -> frozenset[int]:
        """V17: Master and General while the session is open; V28: who is out, for good."""
        session = (state.master, state.general) if in_session(state) else ()
        return frozenset((*state.out, *session)) if state.phase != "over" else _NOBODY

    def living(self, state: Table) -> tuple[int, ...]:
        """Who is neither assassinated nor removed."""
        return state.alive

    def view(self, state: Table, viewer: Viewer) -> View:
        """The board and one's own secrets."""
        return view.view(state, viewer)

    def told(self, event: Event) -> summary.Facts:
        """Roles, team mates, cards, results."""
        return summary.told(event)

    def summary(self, state: Table, name: Namer) -> dict[str, Any]:
        """The keys of the scenario format."""
        return summary.summary(state, name)

    def bot(self, seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
        """Simple sense, from what the seat knows."""
        return bots.bot(seat, known, prompts, dice)


GAME = Vader()

"""Two Rooms and a Boom as one instance of the game protocol."""

from collections.abc import Mapping, Sequence
from typing import Any

from shared.games.two_rooms import actions, bots, deck, events, rules, setup, summary, tables, view
from shared.games.two_rooms import decide as deciding
from shared.games.two_rooms.book import book
from shared.games.two_rooms.evolve import evolve
from shared.games.two_rooms.prompts import prompts
from shared.games.two_rooms.result import outcome
from shared.games.two_rooms.rooms import channels, silenced
from shared.games.two_rooms.state import State as Table
from shared.games.two_rooms.timers import timers
from shared.kernel.actions import Action
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.games import Namer, Seater
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Viewer
from shared.kernel.text import Refusal, Text, Value
from shared.kernel.views import View


class TwoRooms:
    """Fulfils `kernel.games.Game`; see there for what each name means."""

    slug = "two_rooms"
    seats = tables.SEATS
    version = 1
    State = Table
    Rules = rules.Rules
    actions = actions.ACTIONS
    events = events.EVENTS

    def check(self, chosen: rules.Rules, seats: int) -> Refusal | None:
        """Errors of the deck and of the numbers."""
        return deck.check(chosen, seats)

    def warnings(self, chosen: rules.Rules, seats: int) -> tuple[Text, ...]:
        """What the director should think over, and may well do."""
        return deck.warnings(chosen, seats)

    def book(self, chosen: rules.Rules) -> Mapping[str, Value]:
        """Tables and options as the rule text shows them."""
        return book(chosen)

    def initial(self, chosen: rules.Rules, seats: int) -> Table:
        """Nothing dealt yet."""
        players = deck.players(chosen, seats)
        colours = rules.colours(chosen, players, len(deck.extras(chosen, seats)))
        return Table(rules=chosen, seats=seats, players=players, colours=colours)

    def setup(self, raw: Mapping[str, Any], seat_of: Seater) -> setup.Setup:
        """Cards and rooms."""
        return setup.setup(raw, seat_of)

    def deal(self, chosen: rules.Rules, seats: int, dice: Dice, fixed: Any = None) -> Sequence[Event] | Refusal:
        """The cards, the rooms, the first round."""
        return setup.deal(chosen, seats, dice, fixed)

    # Called for every action: handed on without a step in between.
    decide = staticmethod(deciding.decide)
    evolve = staticmethod(evolve)
    prompts = staticmethod(prompts)
    timers = staticmethod(timers)
    channels = staticmethod(channels)
    silenced = staticmethod(silenced)
    outcome = staticmethod(outcome)

    def living(self, state: Table) -> tuple[int, ...]:
        """Who has not been removed."""
        return tuple(seat for seat in range(1, state.seats + 1) if seat not in state.gone)

    def view(self, state: Table, viewer: Viewer) -> View:
        """The rooms, one's own room, and what one was shown."""
        return view.view(state, viewer)

    def told(self, event: Event) -> summary.Facts:
        """Cards, and what one was shown."""
        return summary.told(event)

    def summary(self, state: Table, name: Namer) -> dict[str, Any]:
        """The keys of the scenario format."""
        return summary.summary(state, name)

    def bot(self, seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
        """Simple sense, from what the seat knows."""
        return bots.bot(seat, known, prompts, dice)


GAME = TwoRooms()

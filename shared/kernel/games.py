"""What a game is: the protocol that every folder under `shared/games/` fulfils with one instance named GAME."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from shared.kernel.actions import Action
from shared.kernel.channels import Channel
from shared.kernel.dice import Dice
from shared.kernel.events import Event
from shared.kernel.prompts import Prompt
from shared.kernel.seats import Actor, Viewer
from shared.kernel.text import Refusal, Value
from shared.kernel.timers import Timer
from shared.kernel.views import Outcome, View

Namer = Callable[[int], str]
"""The name of a seat in a scenario."""
Seater = Callable[[object], int]
"""The seat of a name in a scenario; a name that is none raises ValueError."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of every game, chosen before the start; each game adds its own.

    A `Literal`, `bool` or bounded `int` field becomes a setting in the lobby by itself, with the text keys
    `<slug>-rule-<field>` and `<slug>-rule-<field>-<value>` (`common-rule-...` for those declared here).
    """

    pace: Literal["live", "forum"] = "live"
    late_card: Literal["propose", "issue", "off"] = "propose"
    """What a missed deadline brings: a yellow card proposed to the director, issued at once, or nothing."""
    cards_to_red: int = 0
    """How many yellow cards make a red one; 0: only the director decides."""
    seconds: dict[str, int] = {}
    """Lengths of single timers by name, where they differ from those of the pace."""


class Game(Protocol):
    """Rules as pure functions of a state value. No clock, no I/O, no prose, no chance but the dice handed in."""

    slug: str
    seats: range
    version: int
    """Schema of the state; old snapshots are refolded from the log when it differs."""
    State: type[Any]
    Rules: type[Rules]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]

    def check(self, rules: Any, seats: int) -> Refusal | None:
        """Whether these rules make sense with so many seats."""
        ...

    def book(self, rules: Any) -> Mapping[str, Value]:
        """What the rule text (`locales/*/rules/<slug>.md`) takes from the tables and from these options."""
        ...

    def initial(self, rules: Any, seats: int) -> Any:
        """The empty table before the first event."""
        ...

    def setup(self, raw: Mapping[str, Any], seat_of: Seater) -> Any:
        """The fixed deal of a scenario file; ValueError says what is wrong in it."""
        ...

    def deal(self, rules: Any, seats: int, dice: Dice, setup: Any = None) -> Sequence[Event] | Refusal:
        """The first events: everything chance decided is written in them. `setup` fixes a part (scenarios alone)."""
        ...

    def decide(self, state: Any, action: Action, by: Actor, dice: Dice) -> Sequence[Event] | Refusal:
        """What an action leads to. Also gets `Expire`, `CloseNow` turned into `Expire`, `RedCard`, `Replace`,
        `Finish` of the common actions.
        """
        ...

    def evolve(self, state: Any, event: Event) -> Any:
        """The state after an event: never refuses, never rolls. Common events reach it too."""
        ...

    def prompts(self, state: Any) -> tuple[Prompt, ...]:
        """What each seat, and the director, may do now."""
        ...

    def timers(self, state: Any) -> tuple[Timer, ...]:
        """What the match is waiting for, and until when."""
        ...

    def channels(self, state: Any) -> tuple[Channel, ...]:
        """Who may whisper with whom."""
        ...

    def silenced(self, state: Any) -> frozenset[int]:
        """Who must not post in the group now."""
        ...

    def living(self, state: Any) -> tuple[int, ...]:
        """The seats still in the match, ascending."""
        ...

    def view(self, state: Any, viewer: Viewer) -> View:
        """What this viewer may know."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended, or None."""
        ...

    def told(self, event: Event) -> tuple[tuple[int, Mapping[str, Any]], ...]:
        """The private facts an event tells, by seat, in the scenario format; seats are `SeatRef` or `SeatList`."""
        ...

    def summary(self, state: Any, name: Namer) -> dict[str, Any]:
        """The keys of the scenario format (all but `may`, `timers`, `told`, `paused`, `yellow`), seats as names."""
        ...

    def bot(self, seat: int, known: Sequence[Event], prompts: Sequence[Prompt], dice: Dice) -> Action | None:
        """What a fill-bot in this seat does, from the events its seat may know and its own prompts; None to wait."""
        ...

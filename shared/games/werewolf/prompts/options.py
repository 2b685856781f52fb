"""Options that name a seat, cached by kind and seats."""

from functools import lru_cache

from shared.games.werewolf import actions as act
from shared.games.werewolf.tables import REASON_MOST
from shared.kernel.actions import Action
from shared.kernel.prompts import Entry, Option
from shared.kernel.text import SeatRef, Text

REASON = Entry("reason", REASON_MOST, 1)
_NONE = {
    "kill": Text("werewolf-option-kill-none"),
    "heal": Text("werewolf-option-heal-none"),
    "poison": Text("werewolf-option-poison-none"),
    "check": Text("werewolf-option-check-none"),
    "shoot": Text("werewolf-option-shoot-none"),
}
_KINDS: dict[str, type[Action]] = {
    "heal": act.Heal,
    "poison": act.Poison,
    "check": act.Check,
    "shoot": act.Shoot,
}


def _seat_text(seat: int) -> Text:
    return Text("werewolf-option-seat", {"seat": SeatRef(seat)})


@lru_cache(4096)
def seat_options(what: str, seats: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a seat, and the one that declines."""
    kind = _KINDS[what]
    found = tuple(Option(str(seat), kind(seat), _seat_text(seat)) for seat in seats)
    return (*found, Option("none", kind(None), _NONE[what]))


@lru_cache(4096)
def kill_options(seats: tuple[int, ...], *, final: bool) -> tuple[Option, ...]:
    """The knife, proposed or locked."""
    found = tuple(Option(str(seat), act.Kill(seat, final), _seat_text(seat)) for seat in seats)
    return (*found, Option("none", act.Kill(None, final), _NONE["kill"]))


@lru_cache(4096)
def ballot_options(seats: tuple[int, ...], *, change: bool) -> tuple[Option, ...]:
    """The day's vote; each option asks for the reason."""
    kind = act.ChangeVote if change else act.Vote
    found = tuple(Option(str(seat), kind(seat), _seat_text(seat), REASON) for seat in seats)
    return (*found, Option("abstain", kind(None), Text("werewolf-option-abstain"), REASON))


@lru_cache(4096)
def heir_options(seats: tuple[int, ...]) -> tuple[Option, ...]:
    """Who may get the badge."""
    return tuple(Option(str(seat), act.Bequeath(seat), _seat_text(seat)) for seat in seats)


def key_of(target: int) -> str:
    """The key of a recorded choice."""
    return str(target) if target else "none"

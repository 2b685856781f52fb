"""Games with one planted fault each, so that every law has been seen to find something."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from shared.kernel.actions import Action, Expire, Finish, RedCard
from shared.kernel.events import Event
from shared.kernel.games import Game
from shared.kernel.registry import games
from shared.kernel.seats import Office
from shared.kernel.text import Refusal


class Faulty:
    """A real game with some of its functions replaced."""

    def __init__(self, game: Game, **replaced: Any) -> None:
        self._game = game
        self.__dict__.update(replaced)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def real() -> Game:
    """The game that the faults are planted in: one whose director sees more than the group."""
    return games()["vader"]


def refuses_some() -> Any:
    """Offers everything, and refuses the last option of every question."""
    game = real()

    def decide(state: Any, action: Action, by: Any, dice: Any) -> Any:
        last = [p.options[-1].action for p in game.prompts(state) if p.to == by and p.options and p.chosen is None]
        picky = action in last and len(game.prompts(state)) == 1 and len(game.prompts(state)[0].options) > 1
        return Refusal("no") if picky else game.decide(state, action, by, dice)

    return game, Faulty(game, decide=decide)


def hides_an_option() -> Any:
    """Accepts more than it offers."""
    game = real()

    def prompts(state: Any) -> Any:
        return tuple(
            msgspec.structs.replace(p, options=p.options[:-1]) if len(p.options) > 1 else p for p in game.prompts(state)
        )

    return game, Faulty(game, prompts=prompts)


def remembers_outside() -> Any:
    """Folds the same log to another state each time."""
    game = real()
    calls = [0]

    def evolve(state: Any, event: Event) -> Any:
        calls[0] += 1
        after = game.evolve(state, event)
        return msgspec.structs.replace(after, number=calls[0]) if hasattr(after, "number") else after

    return game, Faulty(game, evolve=evolve)


def shows_all() -> Any:
    """Everybody sees what the director sees."""
    game = real()
    return game, Faulty(game, view=lambda state, viewer: game.view(state, Office.DIRECTOR))


def falls_asleep() -> Any:
    """Neither asks nor waits after the first question."""
    game = real()
    first: list[Any] = []

    def prompts(state: Any) -> Any:
        found = game.prompts(state)
        first.append(found)
        return found if found == first[0] else ()

    return game, Faulty(game, prompts=prompts, timers=lambda state: ())


def ignores(*kinds: type[Action]) -> Callable[[], Any]:
    """Accepts these actions and does nothing."""

    def build() -> Any:
        game = real()

        def decide(state: Any, action: Action, by: Any, dice: Any) -> Sequence[Event] | Refusal:
            return () if isinstance(action, kinds) else game.decide(state, action, by, dice)

        return game, Faulty(game, decide=decide)

    return build


def long_keys() -> Any:
    """Its buttons do not fit."""
    game = real()

    def prompts(state: Any) -> Any:
        return tuple(msgspec.structs.replace(p, key=p.key * 5) for p in game.prompts(state))

    return game, Faulty(game, prompts=prompts)


def bot_cheats() -> Any:
    """Its bots are offered less than they take."""
    game, faulty = hides_an_option()
    asked: list[Any] = []

    def prompts(state: Any) -> Any:
        asked[:] = game.prompts(state)
        return faulty.prompts(state)

    def bot(seat: int, known: Any, own: Any, dice: Any) -> Any:
        mine = [each for each in asked if each.to == seat and each.chosen is None]
        return mine[0].options[-1].action if mine else None

    return game, Faulty(game, prompts=prompts, bot=bot)


EXPIRE, RED_CARD, FINISH = ignores(Expire), ignores(RedCard), ignores(Finish)

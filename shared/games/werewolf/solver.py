"""What the best opponent can do against a declaration of three nights (RD7): a search over tiny positions."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from shared.games.werewolf.tables import LOVE_BEFORE_SHOT, NO_SHOT, SHOWDOWN_KNIVES
from shared.games.werewolf.winloss import newly_lost, winner_of

_AIM = 0
"""Stands in a queue of strokes for the shot that is still to be aimed."""
Strokes = tuple[tuple[int, str], ...]


class Position(NamedTuple):
    """A copy of the match at one moment."""

    living: tuple[int, ...]
    heal: bool
    poison: bool
    lost: tuple[str, ...] = ()
    winner: str = ""


class Solver:
    """The search for one deal and couple; remembers what it has worked out."""

    def __init__(
        self, roles: Sequence[str], camps: Sequence[str], couple: tuple[int, ...], slaughter: str, self_heal: str
    ) -> None:
        self.roles = dict(enumerate(roles, 1))
        self.camps = dict(enumerate(camps, 1))
        self.couple = couple
        self.slaughter = slaughter
        self.self_heal = self_heal
        self._known: dict[tuple[Position, int, bool], bool] = {}

    def pack(self, position: Position) -> tuple[int, ...]:
        """The living wolves of the group."""
        return tuple(s for s in position.living if self.roles[s] == "wolf" and self.camps[s] == "wolves")

    def witch(self, position: Position) -> int:
        """The living witch, or 0."""
        return next((seat for seat in position.living if self.roles[seat] == "witch"), 0)

    def may_heal(self, target: int, first: bool) -> bool:
        """Whether the witch may heal this seat; `first`: in the first night of the match."""
        return self.roles[target] != "witch" or self.self_heal == "always" or (self.self_heal == "first" and first)

    def holds(self, position: Position, number: int = 1, *, first: bool = False) -> bool:
        """Whether the wolves, before knife `number`, can force their win."""
        key = (position, number, first)
        if key not in self._known:
            self._known[key] = any(
                self.kills(position, target, number, first=first) for target in self._alike(position.living)
            )
        return self._known[key]

    def kills(self, position: Position, target: int, number: int = 1, *, first: bool = False) -> bool:
        """Whether this knife forces the win, whatever is answered."""
        return all(
            self.stands(after, number)
            for healed, poisoned in self._replies(position, target, first)
            for after in self.night(position, target, healed=healed, poisoned=poisoned)
        )

    def stands(self, position: Position, number: int) -> bool:
        """Whether the win is still forced after night `number` is settled."""
        if position.winner:
            return position.winner == "wolves"
        if number >= SHOWDOWN_KNIVES:
            return False
        votes = [after for wolf in self._alike(self.pack(position)) for after in self.vote(position, wolf)]
        return bool(votes) and all(self.goes_on(after, number + 1) for after in votes)

    def goes_on(self, position: Position, number: int) -> bool:
        """The same after the day's vote, before knife `number`."""
        if position.winner:
            return position.winner == "wolves"
        return bool(self.pack(position)) and self.holds(position, number)

    def night(self, position: Position, target: int, *, healed: bool, poisoned: int) -> list[Position]:
        """All that may come of a night: one position for each victim of a hunter who goes out."""
        strokes: Strokes = () if healed or not target else ((target, "kill"),)
        strokes += ((poisoned, "poison"),) if poisoned else ()
        spent = position._replace(heal=position.heal and not healed, poison=position.poison and not poisoned)
        return self._fall(spent, strokes)

    def vote(self, position: Position, wolf: int) -> list[Position]:
        """All that may come of a wolf's being voted out."""
        return self._fall(position, ((wolf, "vote"),))

    def _replies(self, position: Position, target: int, first: bool) -> Iterator[tuple[bool, int]]:
        yield False, 0
        if not self.witch(position):
            return
        if position.heal and self.may_heal(target, first):
            yield True, 0
        if position.poison:
            for wolf in self._alike(self.pack(position)):
                yield False, wolf

    def _alike(self, seats: Sequence[int]) -> list[int]:
        """One seat of each kind: seats of one role and camp outside the couple can stand for each other."""
        kinds = {(self.roles[s], self.camps[s], s if s in self.couple else 0): s for s in reversed(seats)}
        return sorted(kinds.values())

    def _fall(self, position: Position, strokes: Strokes) -> list[Position]:
        if position.winner or not strokes:
            return [position]
        (seat, cause), rest = strokes[0], strokes[1:]
        if seat == _AIM:
            wolves = self.pack(position)
            found = [each for wolf in wolves for each in self._fall(position, ((wolf, "shot"), *rest))]
            return found or self._fall(position, rest)
        if seat not in position.living:
            return self._fall(position, rest)
        position = self._without(position, seat)
        partner = next((other for other in self.couple if seat in self.couple and other != seat), 0)
        love: Strokes = ((partner, "love"),) if partner in position.living else ()
        shot: Strokes = ((_AIM, ""),) if self.roles[seat] == "hunter" and cause not in NO_SHOT else ()
        return self._fall(position, (*love, *shot, *rest) if LOVE_BEFORE_SHOT else (*shot, *love, *rest))

    def _without(self, position: Position, seat: int) -> Position:
        living = tuple(each for each in position.living if each != seat)
        lost = (*position.lost, *newly_lost(living, self.roles, self.camps, position.lost, self.slaughter))
        return position._replace(living=living, lost=lost, winner=winner_of(living, self.camps, lost))


@lru_cache(256)
def solver(
    roles: tuple[str, ...], camps: tuple[str, ...], couple: tuple[int, ...], slaughter: str, self_heal: str
) -> Solver:
    """The solver of a deal, kept while it is in use."""
    return Solver(roles, camps, couple, slaughter, self_heal)

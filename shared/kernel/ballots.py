"""Counting votes, for every game: plurality, weights, ties, first to reach, majority of the living."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """Weights by candidate (only those with any), and the candidates with the highest, in ascending order; nobody
    without votes.
    """

    weights: dict[int, float]
    leaders: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """The sole leader; None on a tie or without a vote."""
        return self.leaders[0] if len(self.leaders) == 1 else None


class Cast(msgspec.Struct, frozen=True):
    """One vote, change or withdrawal in order of arrival; `choice` None abstains or takes back."""

    voter: int
    choice: int | None


def plurality(
    votes: Mapping[int, int | None],
    weights: Mapping[int, float] | None = None,
    candidates: Iterable[int] | None = None,
) -> Tally:
    """Counts one choice a voter (None abstains); votes for anyone outside `candidates`, if given, are worth nothing."""
    allowed = None if candidates is None else frozenset(candidates)
    sums: dict[int, float] = {}
    for voter, choice in votes.items():
        if choice is not None and (allowed is None or choice in allowed):
            sums[choice] = sums.get(choice, 0) + (weights.get(voter, 1) if weights else 1)
    most = max(sums.values(), default=0)
    return Tally(
        dict(sorted(sums.items())),
        tuple(sorted(c for c, weight in sums.items() if weight == most)),
    )


def first_with_final_votes(casts: Sequence[Cast], candidates: Iterable[int] | None = None) -> int | None:
    """The candidate that first had the highest number, counting each voter's last ballot alone.

    Werewolf A-16: among those with the highest count the one whose last needed ballot is the earliest.
    """
    final = {cast.voter: (place, cast.choice) for place, cast in enumerate(casts)}
    tally = plurality({voter: choice for voter, (_, choice) in final.items()}, candidates=candidates)
    complete = {leader: max(place for place, choice in final.values() if choice == leader) for leader in tally.leaders}
    return min(complete, key=complete.__getitem__, default=None)


def ranked_by_reaching(casts: Sequence[Cast], candidates: Iterable[int]) -> tuple[int, ...]:
    """Candidates with votes, most votes first; equal ones by who has held that many for longer without a break.

    Two Rooms F3: what counts is the last time a candidate rose to the final number and did not fall below it again.
    """
    allowed = frozenset(candidates)
    holds: dict[int, int | None] = {}
    counts: dict[int, int] = {}
    rises: dict[int, dict[int, int]] = {}
    for place, cast in enumerate(casts):
        before = holds.get(cast.voter)
        if before == cast.choice:
            continue
        if before is not None:
            counts[before] -= 1
        holds[cast.voter] = cast.choice
        if cast.choice is not None:
            counts[cast.choice] = counts.get(cast.choice, 0) + 1
            rises.setdefault(cast.choice, {})[counts[cast.choice]] = place
    standing = [c for c, count in counts.items() if count and c in allowed]
    return tuple(sorted(standing, key=lambda c: (-counts[c], rises[c][counts[c]])))


def majority(votes: int, of: int) -> bool:
    """More than half: a tie is not enough."""
    return 2 * votes > of

"""Counting, as the rules of four games need it."""

import pytest

from shared.kernel.ballots import Cast, first_with_final_votes, majority, plurality, ranked_by_reaching


def casts(*pairs: tuple[int, int | None]) -> list[Cast]:
    return [Cast(voter, choice) for voter, choice in pairs]


@pytest.mark.parametrize(
    ("votes", "of", "won"), [(4, 7, True), (3, 6, False), (3, 7, False), (0, 0, False), (1, 1, True)]
)
def test_a_majority_is_more_than_half(votes: int, of: int, won: bool) -> None:
    assert majority(votes, of) is won


def test_plurality_counts_weights_and_leaves_abstentions_out() -> None:
    tally = plurality({1: 5, 2: 5, 3: 6, 4: None}, weights={3: 1.5})
    assert tally.weights == {5: 2, 6: 1.5}
    assert (tally.leaders, tally.winner) == ((5,), 5)


def test_a_tie_has_no_winner_and_nobody_leads_without_votes() -> None:
    tie = plurality({1: 6, 2: 5})
    assert (tie.leaders, tie.winner) == ((5, 6), None)
    assert plurality({1: None}).leaders == ()
    assert plurality({}).winner is None


def test_votes_for_others_than_candidates_are_worth_nothing() -> None:
    assert plurality({1: 5, 2: 5, 3: 6}, candidates=[6]).winner == 6


def test_first_with_final_votes_takes_the_earliest_complete_count() -> None:
    assert first_with_final_votes(casts((1, 8), (2, 9), (3, 9), (4, 8))) == 9
    assert first_with_final_votes(casts((1, 8), (2, 9), (3, 8), (4, 9))) == 8


def test_a_changed_vote_counts_from_the_change() -> None:
    assert first_with_final_votes(casts((1, 8), (2, 8), (3, 9), (4, 9), (1, 9), (1, 8))) == 9
    assert first_with_final_votes([]) is None


def test_ranked_by_reaching_counts_who_held_the_number_longest_without_a_break() -> None:
    held = casts((1, 8), (2, 8), (3, 9), (4, 9))
    assert ranked_by_reaching(held, [8, 9]) == (8, 9)
    broken = [*held, Cast(1, None), Cast(1, 8)]
    assert ranked_by_reaching(broken, [8, 9]) == (9, 8)
    assert ranked_by_reaching([*held, Cast(5, 9)], [8, 9]) == (9, 8)
    assert ranked_by_reaching(held, [9]) == (9,)


def test_the_same_vote_again_changes_nothing() -> None:
    assert ranked_by_reaching(casts((1, 8), (2, 9), (1, 8)), [8, 9]) == (8, 9)

"""The elevator: what players say in the group, kept by day and found again."""

import pytest

from shared.services import posts
from shared.services.work import Desk
from tests.services.cast import GROUP, Clock, opened, vader_match


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as (desk, clock):
        yield desk, clock


def _say(desk: Desk, match_id: int, seat: int, number: int, words: str) -> None:
    desk.write(lambda tx: posts.hear(tx, match_id, seat, GROUP, number, words))


def _day(desk: Desk, match_id: int, seat: int) -> list[str]:
    return [p.body for p in desk.read(lambda tx: posts.of_day(tx, match_id, seat, posts.day_start(tx, match_id)))]


def test_a_live_day_is_the_last_24_hours(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk)
    _say(desk, match_id, 1, 1, "long ago")
    clock.move(hours=23)
    _say(desk, match_id, 1, 2, "yesterday evening")
    clock.move(hours=2)
    _say(desk, match_id, 2, 3, "now")
    assert _day(desk, match_id, 1) == ["yesterday evening"]
    counts = desk.read(lambda tx: posts.counts(tx, match_id, posts.day_start(tx, match_id)))
    assert counts == {1: 1, 2: 1}


def test_a_forum_day_is_the_newest_board_under_which_somebody_spoke(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = vader_match(desk, pace="forum")
    clock.move(hours=1)
    _say(desk, match_id, 1, 1, "first day")
    clock.move(hours=40)
    assert _day(desk, match_id, 1) == ["first day"], "a day may last longer than 24 hours"


def test_an_edit_changes_the_post_and_only_a_real_one(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    _say(desk, match_id, 1, 7, "I am a wolf")
    assert not desk.read(lambda tx: posts.differs(tx, match_id, GROUP, 7, "I am a wolf"))
    assert not desk.read(lambda tx: posts.differs(tx, match_id, GROUP, 8, "never kept"))
    assert desk.read(lambda tx: posts.differs(tx, match_id, GROUP, 7, "I am no wolf"))
    desk.write(lambda tx: posts.change(tx, match_id, GROUP, 7, "I am no wolf"))
    (post,) = desk.read(lambda tx: posts.of_day(tx, match_id, 1, posts.day_start(tx, match_id)))
    assert (post.body, post.edited_at is not None) == ("I am no wolf", True)


def test_search_finds_words_as_they_are_and_turns_pages(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id, other = vader_match(desk), vader_match(desk, chat_id=GROUP - 1)
    for number in range(1, 6):
        _say(desk, match_id, number, number, f"I trust player {number}, 100% sure")
    desk.write(lambda tx: posts.hear(tx, other, 1, GROUP - 1, 1, "I TRUST nobody"))

    def found(words: str, **how: int) -> list[int]:
        return [p.message_id for p in desk.read(lambda tx: posts.search(tx, match_id, words, **how))]

    assert found("trust PLAYER") == [5, 4, 3, 2, 1]
    assert found("100%") == [5, 4, 3, 2, 1]
    assert found("1%0") == [], "a percent sign is a percent sign"
    assert found("trust", seat=2) == [2]
    newest = desk.read(lambda tx: posts.search(tx, match_id, "trust", limit=2))
    assert [p.message_id for p in newest] == [5, 4]
    assert found("trust", before=newest[-1].id) == [3, 2, 1]


def test_links_lead_into_supergroups_alone() -> None:
    assert posts.link(-1001234, 7) == "https://t.me/c/1234/7"
    assert posts.link(-1001234, 7, 3) == "https://t.me/c/1234/3/7"
    assert posts.link(-555, 7) is None

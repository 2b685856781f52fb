"""Directors at work: who may do what, cards, replacements, the gallery, and the audit log of it all."""

import pytest

from shared.kernel.text import Refusal
from shared.services import audit, cards, directors, letters, lobby, people, play, roster
from shared.services.press import press
from shared.services.work import Desk
from tests.services.cast import Clock, log, opened, running, vader_match
from tests.services.hall import (
    at_once,
    empty_outbox,
    fire_due,
    gather,
    holders,
    match,
    refused,
    second_desk,
    waiting_letters,
)

Place = tuple[Desk, Clock]
DIRECTOR = 500
ROLES = {"roles": {"1": "rebel", "2": "rebel", "3": "sith", "4": "vader", "5": "rebel"}}


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def directed(desk: Desk, **rules: object) -> int:
    """A match of five with a director who does not play, and a reachable stranger 600."""
    match_id = vader_match(desk, setup=ROLES, **rules)
    for user_id, name in ((DIRECTOR, "Director"), (600, "Stranger")):
        desk.write(lambda tx, u=user_id, n=name: people.see_user(tx, u, n, None, "en"))
        desk.write(lambda tx, u=user_id: people.started(tx, u))
    assert desk.write(lambda tx: directors.appoint(tx, match_id, DIRECTOR, None)) is None
    empty_outbox(desk)
    return match_id


def rows(desk: Desk, match_id: int) -> list[tuple[int, str, str, str]]:
    return [(c.seat, c.colour, c.status, c.cause) for c in desk.read(lambda tx: cards.cards(tx, match_id))]


def acts(desk: Desk, match_id: int) -> list[tuple[int | None, str, str, str, str]]:
    found = desk.read(lambda tx: audit.recent(tx, match_id))
    return [(a.user_id, a.act, a.target, a.before, a.after) for a in reversed(found)]


def test_secrets_are_for_directors_without_a_seat_and_for_all_when_it_is_over(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    sees = lambda user: desk.read(lambda tx: directors.may_see_secrets(tx, match_id, user))  # noqa: E731
    desk.write(lambda tx: directors.make(tx, match_id, 101))
    desk.write(lambda tx: directors.make(tx, match_id, 600, "writer"))
    assert [sees(user) for user in (DIRECTOR, 101, 102, 600, None)] == [True, False, False, False, False]
    assert desk.read(lambda tx: directors.is_director(tx, match_id, 101))
    desk.write(lambda tx: lobby.cancel(tx, match_id, DIRECTOR))
    assert [sees(user) for user in (101, 102, 600, None)] == [True] * 4


def test_appointing_and_dismissing_is_for_those_who_steer_and_is_noted(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    refused(desk.write(lambda tx: directors.appoint(tx, match_id, 600, 102)), "desk-refusal-not-director")
    refused(desk.write(lambda tx: directors.appoint(tx, match_id, 999, DIRECTOR)), "desk-refusal-nobody")
    assert desk.write(lambda tx: directors.appoint(tx, match_id, 600, DIRECTOR, "co_director")) is None
    assert [user.id for _, user in desk.read(lambda tx: directors.of_match(tx, match_id))] == [DIRECTOR, 600]
    assert desk.write(lambda tx: directors.dismiss(tx, match_id, 600, DIRECTOR)) is None
    refused(desk.write(lambda tx: directors.dismiss(tx, match_id, 600, DIRECTOR)), "desk-refusal-nobody")
    assert acts(desk, match_id) == [
        (None, "appoint", "500", "", "director"),
        (DIRECTOR, "appoint", "600", "", "co_director"),
        (DIRECTOR, "dismiss", "600", "co_director", ""),
    ]


def test_a_director_opens_their_matches_and_no_others(place: Place) -> None:
    desk, _ = place
    mine = directed(desk)
    other = vader_match(desk, chat_id=-2000)
    assert desk.read(lambda tx: directors.matches_for(tx, DIRECTOR)) == [mine]
    assert desk.read(lambda tx: directors.matches_for(tx, 600)) == []
    assert desk.read(lambda tx: directors.matches_for(tx, None)) == [other, mine]


def test_a_miss_is_proposed_and_the_director_settles_it_once(place: Place) -> None:
    desk, clock = place
    match_id = directed(desk)
    clock.move(minutes=60)
    desk.write(lambda tx: play.advance(tx, match_id))
    proposed = desk.read(lambda tx: cards.cards(tx, match_id))
    assert proposed
    assert {(card.colour, card.status) for card in proposed} == {("yellow", "proposed")}
    issue, dismiss = proposed[0], proposed[-1]
    refused(desk.write(lambda tx: cards.settle(tx, issue.id, True, 102)), "desk-refusal-not-director")
    assert desk.write(lambda tx: cards.settle(tx, issue.id, True, DIRECTOR)) is None
    refused(desk.write(lambda tx: cards.settle(tx, issue.id, True, DIRECTOR)), "desk-refusal-card")
    assert running(desk, match_id).match.table.yellow == {issue.seat: 1}
    assert "yellow_card_given" in log(desk, match_id)
    if dismiss.id != issue.id:
        assert desk.write(lambda tx: cards.settle(tx, dismiss.id, False, DIRECTOR)) is None
    after = {card.id: card for card in desk.read(lambda tx: cards.cards(tx, match_id))}
    assert (after[issue.id].status, after[issue.id].by_user_id) == ("issued", DIRECTOR)
    assert len(after) == len(proposed), "a proposal becomes the card, there is no second row"


def test_two_directors_settle_one_proposal_once(place: Place, database_url: str) -> None:
    desk, clock = place
    match_id = directed(desk)
    clock.move(minutes=3)
    desk.write(lambda tx: play.advance(tx, match_id))
    card = desk.read(lambda tx: cards.cards(tx, match_id))[-1]
    with second_desk(database_url, clock) as other:
        found = at_once(*((each, lambda tx: cards.settle(tx, card.id, True, DIRECTOR)) for each in (desk, other)))
    assert sorted(isinstance(each, Refusal) for each in found) == [False, True]
    assert running(desk, match_id).match.table.yellow == {card.seat: 1}


def test_cards_are_given_withdrawn_and_kept_with_their_cause(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    assert desk.write(lambda tx: cards.give(tx, match_id, 2, "shouting", DIRECTOR)) is None
    assert desk.write(lambda tx: cards.give(tx, match_id, 2, "late", DIRECTOR)) is None
    first = desk.read(lambda tx: cards.cards(tx, match_id))[-1]
    assert desk.write(lambda tx: cards.withdraw(tx, first.id, DIRECTOR)) is None
    refused(desk.write(lambda tx: cards.withdraw(tx, first.id, DIRECTOR)), "desk-refusal-card")
    assert rows(desk, match_id) == [(2, "yellow", "issued", "late"), (2, "yellow", "withdrawn", "shouting")]
    assert running(desk, match_id).match.table.yellow == {2: 1}
    refused(desk.write(lambda tx: cards.give(tx, match_id, 2, "", 102)), "desk-refusal-not-director")
    assert [each[1:] for each in acts(desk, match_id)[1:]] == [
        ("yellow_card", "2", "", "shouting"),
        ("yellow_card", "2", "", "late"),
        ("withdraw_card", "2", "issued", "withdrawn"),
    ]


def test_a_red_card_really_acts_and_vader_needs_insisting(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    assert desk.write(lambda tx: cards.send_off(tx, match_id, 2, "rude", DIRECTOR)) is None
    assert 2 not in running(desk, match_id).game.living(running(desk, match_id).match.game)
    assert isinstance(desk.write(lambda tx: cards.send_off(tx, match_id, 4, "", DIRECTOR)), Refusal)
    assert desk.write(lambda tx: cards.send_off(tx, match_id, 4, "", DIRECTOR, insist=True)) is None
    assert match(desk, match_id).status == "over"
    assert rows(desk, match_id) == [(4, "red", "issued", ""), (2, "red", "issued", "rude")]


def test_enough_yellow_cards_make_a_red_one_with_its_own_row(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk, cards_to_red=2)
    for cause in ("a", "b"):
        assert desk.write(lambda tx, c=cause: cards.give(tx, match_id, 5, c, DIRECTOR)) is None
    assert [(seat, colour) for seat, colour, *_ in rows(desk, match_id)] == [(5, "red"), (5, "yellow"), (5, "yellow")]


def test_a_substitute_inherits_everything_and_the_old_holder_nothing(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    assert desk.write(lambda tx: roster.replace(tx, match_id, 3, 600, DIRECTOR)) is None
    assert holders(desk, match_id)[3] == 600
    assert desk.read(lambda tx: roster.names(tx, match_id))[3] == "Stranger"
    assert desk.read(lambda tx: roster.seat_of(tx, match_id, 103)) is None
    (chat, slip), *_ = waiting_letters(desk, letters.SlipLetter)
    assert (chat, slip.seat) == (600, 3)
    view = running(desk, match_id).game.view(running(desk, match_id).match.game, 3)
    assert slip.texts == view.private
    assert slip.texts
    answer = desk.write(lambda tx: press(tx, match_id, 103, "nomination.1", "2"))
    assert answer.text.key == "common-press-no-seat"
    old, new = [each for each in desk.read(lambda tx: roster.history(tx, match_id)) if each.seat == 3]
    assert (old.user_id, old.left_because, new.user_id, new.left_at) == (103, "replaced", 600, None)
    assert acts(desk, match_id)[-1] == (DIRECTOR, "replace", "3", "103 Cy", "600 Stranger")
    assert log(desk, match_id)[-1] == "seat_replaced"


def test_who_may_not_take_over_a_seat(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    give = lambda user, by=DIRECTOR: desk.write(lambda tx: roster.replace(tx, match_id, 3, user, by))  # noqa: E731
    desk.write(lambda tx: people.see_user(tx, 700, "Mute", None, "en"))
    refused(give(700), "desk-refusal-unreachable")
    refused(give(999), "desk-refusal-nobody")
    refused(give(102), "desk-refusal-has-seat")
    refused(give(DIRECTOR), "desk-refusal-knows")
    refused(give(600, by=102), "desk-refusal-not-director")
    assert holders(desk, match_id)[3] == 103
    assert give(600) is None
    refused(desk.write(lambda tx: roster.replace(tx, match_id, 4, 103, DIRECTOR)), "desk-refusal-knows")
    assert give(103) is None, "one's own old seat"
    refused(desk.write(lambda tx: roster.replace(tx, match_id, 9, None, DIRECTOR)), "common-refusal-no-seat")


def test_a_fill_bot_takes_over_and_plays_on(place: Place) -> None:
    desk, clock = place
    match_id = directed(desk)
    assert desk.write(lambda tx: roster.replace(tx, match_id, 1, None, DIRECTOR)) is None
    assert match(desk, match_id).fill_bots == 1
    clock.move(seconds=5)
    assert fire_due(desk) == 1
    assert running(desk, match_id).match.game.phase == "election"
    assert desk.write(lambda tx: roster.replace(tx, match_id, 1, 600, DIRECTOR)) is None
    assert match(desk, match_id).fill_bots == 0


def test_the_gallery_is_for_those_who_do_not_play(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=4)
    assert desk.write(lambda tx: roster.heckle(tx, match_id, 105)) is None
    assert desk.write(lambda tx: roster.heckle(tx, match_id, 105)) is None
    refused(desk.write(lambda tx: roster.heckle(tx, match_id, 101)), "desk-refusal-plays")
    assert desk.read(lambda tx: roster.hecklers(tx, match_id)) == ["Eli"]
    desk.write(lambda tx: lobby.join(tx, match_id, 105))
    assert desk.read(lambda tx: roster.hecklers(tx, match_id)) == []


def test_the_audit_log_turns_pages(place: Place) -> None:
    desk, _ = place
    for number in range(5):
        desk.write(lambda tx, n=number: audit.note(tx, n, "act", None, "x" * 999))
    newest = desk.read(lambda tx: audit.recent(tx, limit=2))
    older = desk.read(lambda tx: audit.recent(tx, limit=2, before_id=newest[-1].id))
    assert [each.user_id for each in (*newest, *older)] == [4, 3, 2, 1]


def test_the_holder_of_a_card_is_written_down(place: Place) -> None:
    desk, _ = place
    match_id = directed(desk)
    desk.write(lambda tx: cards.give(tx, match_id, 3, "", DIRECTOR))
    desk.write(lambda tx: roster.replace(tx, match_id, 3, 600, DIRECTOR))
    desk.write(lambda tx: cards.give(tx, match_id, 3, "again", DIRECTOR))
    assert [card.user_id for card in desk.read(lambda tx: cards.cards(tx, match_id))] == [600, 103]

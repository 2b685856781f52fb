"""Signing in: links that work once, sessions that end, guesses that are slowed down."""

import pytest
from sqlalchemy import select
from werkzeug.security import check_password_hash, generate_password_hash

from shared.kernel.text import Refusal
from shared.services import signin
from shared.services.work import Desk
from shared.settings import Settings
from shared.storage.models import LoginFailure, LoginToken, SignIn
from tests.services.cast import Clock, opened
from tests.services.hall import at_once, refused, second_desk

Place = tuple[Desk, Clock]


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


@pytest.mark.parametrize("user_id", [7, None])
def test_a_link_works_once_and_its_token_is_not_stored(place: Place, user_id: int | None) -> None:
    desk, _ = place
    token = desk.write(lambda tx: signin.issue_link(tx, user_id))
    stored = desk.read(lambda tx: tx.session.scalars(select(LoginToken.digest)).one())
    assert token not in stored
    assert len(token) >= 43
    assert desk.write(lambda tx: signin.redeem(tx, token)) == user_id
    refused(desk.write(lambda tx: signin.redeem(tx, token)), "desk-refusal-link")
    refused(desk.write(lambda tx: signin.redeem(tx, "invented")), "desk-refusal-link")


def test_a_link_lasts_ten_minutes(place: Place) -> None:
    desk, clock = place
    early, late = (desk.write(lambda tx: signin.issue_link(tx, 7)) for _ in range(2))
    clock.move(minutes=9, seconds=59)
    assert desk.write(lambda tx: signin.redeem(tx, early)) == 7
    clock.move(seconds=1)
    refused(desk.write(lambda tx: signin.redeem(tx, late)), "desk-refusal-link")


def test_a_link_redeemed_by_several_at_once_works_for_one(place: Place, database_url: str) -> None:
    desk, clock = place
    with second_desk(database_url, clock) as other:
        for _ in range(5):
            token = desk.write(lambda tx: signin.issue_link(tx, 7))
            desks = (desk, other, desk, other)
            found = at_once(*((each, lambda tx, t=token: signin.redeem(tx, t)) for each in desks))
            assert [each for each in found if not isinstance(each, Refusal)] == [7]


def test_sessions_are_listed_revoked_and_closed_by_their_owner_alone(place: Place) -> None:
    desk, _ = place
    phone, laptop, other = (
        desk.write(lambda tx, u=user, c=client: signin.open_session(tx, u, c))
        for user, client in ((7, "phone"), (7, "laptop"), (8, "x" * 999))
    )
    found = desk.read(lambda tx: signin.sessions(tx, 7, phone))
    assert {(each.client, each.this) for each in found} == {("phone", True), ("laptop", False)}
    keys = {each.client: each.key for each in found}
    assert desk.write(lambda tx: signin.revoke(tx, 8, keys["laptop"])) is False
    assert desk.write(lambda tx: signin.revoke(tx, 7, "")) is False
    assert desk.write(lambda tx: signin.revoke(tx, 7, keys["laptop"])) is True
    assert desk.read(lambda tx: signin.current(tx, laptop)) is None
    assert desk.read(lambda tx: signin.current(tx, phone)).user_id == 7
    desk.write(lambda tx: signin.close_session(tx, phone))
    assert desk.read(lambda tx: signin.sessions(tx, 7)) == []
    assert desk.read(lambda tx: signin.current(tx, other)).user_id == 8


def test_a_session_ends_two_weeks_after_its_last_use(place: Place) -> None:
    desk, clock = place
    used, idle = (desk.write(lambda tx: signin.open_session(tx, 7)) for _ in range(2))
    clock.move(days=13)
    desk.write(lambda tx: signin.touch(tx, used))
    clock.move(days=1)
    assert desk.read(lambda tx: signin.current(tx, idle)) is None
    assert desk.read(lambda tx: signin.current(tx, used)) is not None
    desk.write(lambda tx: signin.touch(tx, idle))
    assert desk.read(lambda tx: signin.current(tx, idle)) is None, "what has ended stays ended"


def test_all_other_sessions_can_be_ended_at_once(place: Place) -> None:
    desk, _ = place
    keep, *rest = (desk.write(lambda tx: signin.open_session(tx, None)) for _ in range(3))
    stranger = desk.write(lambda tx: signin.open_session(tx, 5))
    desk.write(lambda tx: signin.revoke_all(tx, None, but=keep))
    assert desk.read(lambda tx: signin.current(tx, keep)) is not None
    assert desk.read(lambda tx: signin.current(tx, stranger)) is not None
    assert all(desk.read(lambda tx, t=token: signin.current(tx, t)) is None for token in rest)


def test_five_wrong_guesses_in_a_quarter_of_an_hour_are_enough(place: Place) -> None:
    desk, clock = place
    for number in range(5):
        assert not desk.read(lambda tx: signin.throttled(tx, "10.0.0.1"))
        desk.write(lambda tx: signin.failed(tx, "10.0.0.1"))
        clock.move(seconds=number)
    assert desk.read(lambda tx: signin.throttled(tx, "10.0.0.1"))
    assert not desk.read(lambda tx: signin.throttled(tx, "10.0.0.2"))
    clock.move(minutes=15)
    assert not desk.read(lambda tx: signin.throttled(tx, "10.0.0.1"))


def test_what_has_run_out_is_swept(place: Place) -> None:
    desk, clock = place
    desk.write(lambda tx: signin.issue_link(tx, 7))
    desk.write(lambda tx: signin.open_session(tx, 7))
    desk.write(lambda tx: signin.failed(tx, "x"))
    clock.move(days=15)
    fresh = desk.write(lambda tx: signin.open_session(tx, 7))
    desk.write(signin.sweep)
    for table, left in ((LoginToken, 0), (LoginFailure, 0), (SignIn, 1)):
        assert desk.read(lambda tx, t=table: tx.session.query(t).count()) == left
    assert desk.read(lambda tx: signin.current(tx, fresh))


def test_passwords_match_plain_or_hashed_and_never_without_one() -> None:
    hashed = signin.hash_password("correct horse")
    assert signin.password_matches(Settings(admin_password_hash=hashed), "correct horse")
    assert not signin.password_matches(Settings(admin_password_hash=hashed), "correct mule")
    assert signin.password_matches(Settings(admin_password="Größe 12"), "Größe 12")
    assert not signin.password_matches(Settings(admin_password="Größe 12"), "")
    assert not signin.password_matches(Settings(), "")
    assert "correct horse" not in hashed


def test_hashes_are_those_of_the_framework() -> None:
    assert check_password_hash(signin.hash_password("correct horse"), "correct horse")
    made = generate_password_hash("correct horse", method="scrypt")
    assert signin.password_matches(Settings(admin_password_hash=made), "correct horse")


def test_the_generated_key_stays_the_same(place: Place) -> None:
    desk, _ = place
    key = desk.write(signin.secret_key)
    assert len(key) >= 32
    assert desk.write(signin.secret_key) == key

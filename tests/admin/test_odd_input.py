"""What no browser sends: it is refused with a page, never with a fault, and changes nothing."""

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from shared.services import deadlines, questions, signin
from shared.storage.models import Setting
from tests.admin.scene import DIRECTOR, Scene, post


@pytest.mark.parametrize("seen", ["²", "١", "-1", "9" * 5000])
def test_a_number_that_is_none_asks_again(scene: Scene, seen: str) -> None:
    client, at = scene.client(DIRECTOR), f"/matches/{scene.match_id}"
    assert post(client, f"{at}/pause", at=at, seen=seen).status_code == 409
    assert not scene.load().match.table.pauses


@pytest.mark.parametrize("card", ["²", "-", "9" * 5000])
def test_a_card_that_is_none_is_not_found(scene: Scene, card: str) -> None:
    client, at = scene.client(DIRECTOR), f"/matches/{scene.match_id}"
    assert post(client, f"{at}/proposals", at=at, seen="0", card=card, do="issue").status_code == 404


def test_a_zero_character_is_refused(scene: Scene) -> None:
    client, at = scene.client(DIRECTOR), f"/matches/{scene.match_id}"
    for colour in ("yellow", "red"):
        fields = {"seen": "0", "colour": colour, "cause": "late\0again", "sure": "yes"}
        assert post(client, f"{at}/seats/1/card", at=at, **fields).status_code == 400
    assert post(client, "/sessions", at="/sessions", key="\0" * 16).status_code == 400
    operator = scene.client(None)
    for table in ("matches", "roster", "users", "chats", "cards", "outbox", "inbox", "audit"):
        for query in ("search=%00", "flt0_0=%00"):
            assert operator.get(f"/tables/{table}/?{query}").status_code == 400
    assert not scene.load().match.table.yellow


def test_who_plays_is_not_shown_a_clock_that_would_tell_of_a_role(lite: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    known = deadlines.running_timers

    def hidden(game, match):
        return tuple(type(each)(each.name, each.key, each.due, public=False) for each in known(game, match))

    monkeypatch.setattr(deadlines, "running_timers", hidden)
    monkeypatch.setattr("shared.services.pages.running_timers", hidden)
    at = f"/matches/{lite.match_id}"
    player, director, operator = lite.client(11), lite.client(DIRECTOR), lite.client(None)
    assert "close-nomination" in director.get(at).text
    seated = lite.client(lite.seated_director())
    for client in (player, operator, seated):
        assert "Nomination" not in client.get(at).text.split('id="part-deadlines"')[1].split("</section>")[0]
    assert seated.get(f"{at}/close?timer=nomination").status_code == 404
    assert director.get(f"{at}/close?timer=nomination").status_code == 200
    due = lite.desk.read(lambda tx: deadlines.timers(tx, lite.match_id))[0]
    fields = {"seen": "0", "timer": due.name, "key": due.key, "minutes": "5"}
    post(seated, f"{at}/deadline", at=at, **fields)
    assert lite.desk.read(lambda tx: deadlines.timers(tx, lite.match_id))[0].due == due.due


def test_a_fault_writes_no_login_link_into_the_log(
    lite: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    token = lite.desk.write(lambda tx: signin.issue_link(tx, DIRECTOR))
    client = lite.app.test_client()

    def away(tx, given):
        raise LookupError("the database is away")

    monkeypatch.setattr(signin, "redeem", away)
    assert post(client, f"/login/{token}", at=f"/login/{token}").status_code == 500
    assert "login.redeem" in caplog.text
    assert token not in caplog.text


def test_a_fault_of_the_database_does_not_tell_what_was_to_be_stored(scene: Scene) -> None:
    def twice(tx):
        for _ in range(2):
            tx.session.execute(insert(Setting).values(name="secret_name", value="vader is seat 4"))

    with pytest.raises(IntegrityError) as error:
        scene.desk.write(twice)
    assert "vader is seat 4" not in str(error.value)


def test_answers_to_secret_questions_are_not_in_the_audit_log_of_who_plays(lite: Scene) -> None:
    asked = lite.desk.write(lambda tx: questions.ask(tx, lite.match_id, 13, "May I, as Vader, lie?"))
    lite.desk.write(lambda tx: questions.answer(tx, asked.id, DIRECTOR, "Vader may lie like anybody."))
    where = f"/matches/{lite.match_id}/audit"
    assert "Vader may lie" in lite.client(DIRECTOR).get(where).text
    for user_id in (lite.seated_director(), None):
        assert "Vader may lie" not in lite.client(user_id).get(where).text

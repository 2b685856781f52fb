"""Signing in: links that work once, a password that cannot be guessed, sessions that cannot be planted."""

import pytest

from admin.app import create_app
from admin.security import safe_next
from shared.services import signin
from shared.services.work import Desk
from shared.settings import Settings
from shared.storage.engine import open_engine
from shared.storage.upgrade import upgrade
from tests.admin.scene import DIRECTOR, PASSWORD, Scene, post, token_of


def link(scene: Scene, user_id: int | None = DIRECTOR) -> str:
    return f"/login/{scene.desk.write(lambda tx: signin.issue_link(tx, user_id))}"


def cookie(client):
    return client.get_cookie("parlor")


def test_a_preview_of_the_link_does_not_use_it_up(scene: Scene):
    where, client = link(scene), scene.app.test_client()
    for _ in range(3):
        assert scene.app.test_client().get(where).status_code == 200
    assert post(client, where, at=where).status_code == 302
    assert client.get("/").status_code == 200


def test_a_link_works_once(scene: Scene):
    where = link(scene)
    assert post(scene.app.test_client(), where, at=where).status_code == 302
    again = scene.app.test_client()
    assert post(again, where, at=where).status_code == 403
    assert again.get("/").status_code == 302


def test_a_link_runs_out(scene: Scene):
    where = link(scene)
    scene.hands.on(minutes=11)
    assert post(scene.app.test_client(), where, at=where).status_code == 403


def test_the_session_is_new_after_signing_in(scene: Scene):
    """Session fixation: whatever was planted in the browser before is worth nothing afterwards."""
    where, client = link(scene), scene.app.test_client()
    client.get(where)
    with client.session_transaction() as session:
        planted, csrf = "planted-by-somebody", session["csrf_token"]
        session["sign_in"] = planted
    post(client, where, at=where)
    with client.session_transaction() as session:
        assert session["sign_in"] != planted
        assert session.get("csrf_token") != csrf


def test_signing_out_ends_the_session_itself(scene: Scene):
    client = scene.client(DIRECTOR)
    kept = cookie(client).value
    assert client.get("/login/out").status_code != 302, "a mere link must not sign anybody out"
    assert client.get("/").status_code == 200
    assert post(client, "/login/out").status_code == 302
    thief = scene.app.test_client()
    thief.set_cookie("parlor", kept)
    assert thief.get("/").status_code == 302


def test_sessions_are_listed_and_revoked_one_by_one(scene: Scene):
    here, there = scene.client(DIRECTOR), scene.client(DIRECTOR)
    stranger = scene.client(11)
    page = here.get("/sessions").text
    assert page.count('name="key"') == 1
    key = page.split('name="key" value="')[1].split('"')[0]
    post(stranger, "/sessions", at="/sessions", key=key)
    assert there.get("/").status_code == 200, "nobody ends the sessions of others"
    post(here, "/sessions", at="/sessions", key=key)
    assert there.get("/").status_code == 302
    assert here.get("/").status_code == 200


def test_a_session_lasts_while_it_is_used_and_no_longer(scene: Scene):
    client = scene.client(DIRECTOR)
    for _ in range(3):
        scene.hands.on(days=13)
        assert client.get("/").status_code == 200
    scene.hands.on(days=15)
    assert client.get("/").status_code == 302


def test_the_password_signs_the_operator_in(scene: Scene):
    client = scene.app.test_client()
    assert post(client, "/login", at="/login", password="wrong horse").status_code == 403
    assert post(client, "/login", at="/login", password=PASSWORD, next="/audit").headers["Location"] == "/audit"
    assert client.get("/audit").status_code == 200


def test_guessing_is_slowed_down(scene: Scene):
    client = scene.app.test_client()
    for _ in range(signin.GUESSES):
        assert post(client, "/login", at="/login", password="guess").status_code == 403
    assert post(client, "/login", at="/login", password=PASSWORD).status_code == 429, "not even the right one now"
    assert post(scene.app.test_client(), link(scene), at="/login").status_code == 429
    scene.hands.on(minutes=16)
    assert post(client, "/login", at="/login", password=PASSWORD).status_code == 302


def test_without_a_password_there_is_nothing_to_guess(lite: Scene):
    lite.app.extensions["settings"] = Settings()
    client = lite.app.test_client()
    assert 'name="password"' not in client.get("/login").text
    assert post(client, "/login", at="/login", password="").status_code == 404


@pytest.mark.parametrize(
    "target",
    ["//evil.example", "https://evil.example", "/\\evil.example", "/a\\b", "javascript:alert(1)", "/\t/evil", "", None],
)
def test_nobody_is_sent_to_another_site(lite: Scene, target: str | None):
    assert safe_next(target) is None
    where = link(lite)
    answer = post(lite.app.test_client(), where, at=where, **({"next": target} if target else {}))
    assert answer.headers["Location"] == "/"


def test_one_is_led_back_to_where_one_wanted_to_go(lite: Scene):
    client, where = lite.app.test_client(), link(lite)
    wanted = client.get(f"/matches/{lite.match_id}?kind=game").headers["Location"]
    assert wanted == f"/login?next=/matches/{lite.match_id}?kind%3Dgame"
    assert (
        post(client, where, at=where, next=f"/matches/{lite.match_id}").headers["Location"]
        == f"/matches/{lite.match_id}"
    )


def test_production_insists_on_a_secret_key(sqlite_url: str):
    upgrade(sqlite_url)
    engine = open_engine(sqlite_url)
    desk = Desk(engine)
    try:
        with pytest.raises(ValueError, match="SECRET_KEY"):
            create_app(Settings(environment="production"), desk)
    finally:
        desk.close()
        engine.dispose()


def test_cookies_are_strict_over_https(sqlite_url: str):
    upgrade(sqlite_url)
    engine = open_engine(sqlite_url)
    desk = Desk(engine)
    try:
        app = create_app(Settings(panel_url="https://parlor.example", secret_key="k" * 40), desk)
        answer = app.test_client().get("/login", base_url="https://parlor.example")
        said = answer.headers["Set-Cookie"]
        assert said.startswith("__Host-parlor=")
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= {each.strip() for each in said.split(";")}
        assert "Strict-Transport-Security" in answer.headers
    finally:
        desk.close()
        engine.dispose()


def test_forms_without_a_token_do_nothing(scene: Scene):
    client = scene.client(DIRECTOR)
    posts = [r for r in scene.app.url_map.iter_rules() if "POST" in r.methods]
    assert len(posts) > 10
    build = scene.app.url_map.bind("localhost").build
    given = {"match_id": scene.match_id, "seat": 1, "token": "x"}
    for rule in posts:
        path = build(rule.endpoint, {name: given[name] for name in rule.arguments}, method="POST")
        for token in ({}, {"csrf_token": "forged"}):
            assert client.post(path, data={"seen": "0", **token}).status_code == 400, path
    assert not scene.load().match.table.pauses


def test_a_token_of_another_session_is_worth_nothing(scene: Scene):
    mine, yours = scene.client(DIRECTOR), scene.client(11)
    stolen = token_of(yours.get("/").text)
    answer = mine.post(f"/matches/{scene.match_id}/pause", data={"csrf_token": stolen, "seen": "0"})
    assert answer.status_code == 400

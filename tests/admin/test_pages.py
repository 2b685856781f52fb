"""What every answer carries, and what pages are like: headers, size, languages, tables, errors."""

import re

import pytest
from bs4 import BeautifulSoup

from shared.services import people
from tests.admin.scene import DIRECTOR, GROUP, PLAYERS, STRANGER, Scene, post

LIMIT = 300 * 1024
KNOWN = {*PLAYERS.values(), "Parlor", "UTC", "Friday", "games", "English", "Europe", "JSON", "newgame", "Dora"}


def paths(scene: Scene) -> list[str]:
    where = f"/matches/{scene.match_id}"
    return ["/", "/me", "/sessions", where, f"{where}/seats/1/card", f"{where}/finish", f"{where}/audit"]


def test_every_answer_carries_the_headers(lite: Scene):
    client = lite.client(DIRECTOR)
    for path in [*paths(lite), "/login", "/nowhere", "/static/panel.css", f"/matches/{lite.match_id}/live"]:
        answer = client.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy, path
        assert "frame-ancestors 'none'" in policy, path
        assert "unsafe" not in policy, path
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        answer.close()


def test_nothing_on_a_page_needs_what_the_policy_forbids(lite: Scene):
    for client, those in ((lite.client(DIRECTOR), paths(lite)), (lite.client(None), ["/audit", "/tables/users/"])):
        for path in those:
            answer = client.get(path)
            assert answer.status_code == 200, path
            nonce = re.search(r"'nonce-([^']+)'", answer.headers["Content-Security-Policy"])[1]
            soup = BeautifulSoup(answer.text, "html.parser")
            assert all(each.get("nonce") == nonce for each in soup.find_all("script"))
            attributes = {name for each in soup.find_all(True) for name in each.attrs}
            assert not [name for name in attributes if name.startswith("on") or name == "style"]
            loaded = [each.get("href") or each.get("src") for each in soup.find_all(["link", "script", "img"])]
            assert loaded, path
            assert not [each for each in loaded if "//" in each], path


def test_pages_are_small(lite: Scene):
    client = lite.client(DIRECTOR)
    lite.play_on(400)
    files = [client.get(f"/static/{each}") for each in ("panel.css", "panel.js", "mark.svg")]
    shared = sum(len(each.data) for each in files)
    for each in files:
        each.close()
    for path in paths(lite)[:4]:
        assert shared + len(client.get(path).data) < LIMIT, path


@pytest.mark.parametrize(("language", "words"), [("en", "Deadlines"), ("zh", "截止时间"), ("ru", "Сроки")])
def test_pages_speak_the_readers_language(lite: Scene, language: str, words: str, monkeypatch):
    monkeypatch.setenv("PARLOR_STRICT_TEXTS", "1")
    lite.desk.write(lambda tx: people.set_user_language(tx, DIRECTOR, language))
    client = lite.client(DIRECTOR)
    lite.play_on(20)
    for path in paths(lite):
        text = client.get(path).text
        assert "admin-" not in re.sub(r"[\w-]*=\"[^\"]*\"", "", text), path
        if language != "en":
            soup = BeautifulSoup(text, "html.parser")
            for digest in soup.find_all("code"):
                digest.decompose()
            visible = soup.get_text(" ")
            foreign = set(re.findall(r"[A-Za-z]{3,}", visible)) - KNOWN
            assert not foreign or path == "/me" or path == "/sessions", (path, foreign)
    assert words in client.get(f"/matches/{lite.match_id}").text


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_errors_say_what_to_do_in_every_language(lite: Scene, language: str):
    client = lite.app.test_client()
    post(client, "/language", at="/login", language=language)
    said = set()
    for path, status in (("/nowhere", 404), ("/me", 302)):
        answer = client.get(path)
        assert answer.status_code == status
        said.add(answer.text)
    lite.desk.write(lambda tx: people.set_user_language(tx, STRANGER, language))
    stranger = lite.client(STRANGER)
    assert stranger.get("/audit").status_code == 403
    expected = {"en": "This is not yours to open", "zh": "你无权打开此页", "ru": "Эта страница не для вас"}
    assert expected[language] in stranger.get("/audit").text


def test_a_bug_gives_a_page_and_not_a_traceback(lite: Scene):
    from admin.rights import RIGHTS, SIGNED_IN

    RIGHTS["broken"] = SIGNED_IN
    lite.app.add_url_rule("/broken", "broken", lambda: 1 / 0)
    try:
        answer = lite.client(DIRECTOR).get("/broken")
    finally:
        del RIGHTS["broken"]
    assert answer.status_code == 500
    assert "Something has broken on our side" in answer.text
    assert "ZeroDivisionError" not in answer.text


def test_hostile_names_are_only_text(lite: Scene):
    lite.desk.write(lambda tx: people.see_chat(tx, GROUP, "<script>alert(1)</script>", "supergroup"))
    for client, where in ((lite.client(DIRECTOR), f"/matches/{lite.match_id}"), (lite.client(None), "/tables/chats/")):
        text = client.get(where).text
        assert "<script>alert" not in text
        assert "&lt;script&gt;alert" in text
        assert "<b>Fu</b>" not in text


def test_language_and_zone_are_chosen_on_ones_own_page(scene: Scene):
    client = scene.client(DIRECTOR)
    assert post(client, "/me", at="/me", language="ru", timezone="Europe/Moscow", theme="dark").status_code == 302
    page = client.get("/me").text
    assert "Мои настройки" in page
    assert 'data-theme="dark"' in page
    assert "Europe/Moscow (UTC+03:00)" in page
    person = scene.desk.read(lambda tx: people.user(tx, DIRECTOR))
    assert (person.language, person.timezone) == ("ru", "Europe/Moscow")
    assert post(client, "/me", at="/me", language="ru", timezone="Middle/Earth").status_code == 400


def test_empty_pages_say_what_to_do(lite: Scene):
    text = lite.client(STRANGER).get("/").text
    assert "No match is running" in text
    assert "/newgame" in text


def test_tables_list_search_filter_sort_and_show(scene: Scene):
    client = scene.client(None)
    assert "Chen" in client.get("/tables/roster/?search=Chen").text
    assert "Ada" not in client.get("/tables/roster/?search=Chen").text
    assert "Ada" not in client.get("/tables/roster/?flt0_0=999").text
    assert "Ada" in client.get(f"/tables/roster/?flt0_0={scene.match_id}&sort=2").text
    assert "Ada" in client.get("/tables/roster/?flt0_0=").text
    assert client.get("/tables/roster/?flt0_0=1;drop").status_code == 200
    assert "Friday" in client.get(f"/tables/chats/details/?id={GROUP}").text
    assert client.get("/tables/users/details/?id=99999").status_code == 404
    assert client.get("/tables/users/details/?id=x' or 1=1").status_code == 404


def test_numbers_beyond_measure_are_only_not_found(scene: Scene):
    client, huge = scene.client(None), "9" * 30
    for path in (f"/matches/{huge}", f"/tables/users/details/?id={huge}", "/tables/users/details/?id=²"):
        assert client.get(path).status_code == 404, path
    for path in (f"/audit?before={huge}", f"/audit?before=-{huge}", f"/?page={huge}", f"/tables/users/?page={huge}"):
        assert client.get(path).status_code == 200, path
    assert client.get(f"/tables/roster/?flt0_0={huge}").status_code == 200


def test_an_export_holds_no_formula(scene: Scene):
    scene.desk.write(lambda tx: people.see_user(tx, STRANGER, '=HYPERLINK("http://evil")', None, "en"))
    answer = scene.client(None).get("/tables/users/export/csv/")
    assert answer.status_code == 200
    assert "'=HYPERLINK" in answer.text
    assert not re.search(r'(^|,|")=HYPERLINK', answer.text, re.M)


def test_tables_have_no_address_that_changes_anything(lite: Scene):
    rules = [rule for rule in lite.app.url_map.iter_rules() if rule.endpoint.startswith("tables")]
    assert len(rules) > 20
    assert not [rule for rule in rules if rule.methods & {"POST", "PUT", "PATCH", "DELETE"}]
    client = lite.client(None)
    for path in ("new/", "edit/?id=11", "delete/", "action/", "ajax/lookup/", "ajax/update/"):
        assert client.get(f"/tables/users/{path}").status_code == 404


def test_the_operators_rows_hide_whom_secrets_were_sent(scene: Scene):
    client = scene.client(None)
    running = client.get("/tables/outbox/").text
    assert f">{GROUP}<" in running
    assert not [user for user in range(11, 18) if f">{user}<" in running]

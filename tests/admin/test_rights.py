"""Every page is tried as everybody: the table of rights is what the panel does, and nobody forgot a page."""

import pytest
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from admin.rights import ANYONE, DIRECTOR, OPERATOR, RIGHTS, RUNNING_IT, SIGNED_IN, WATCHING, Relation, needed
from tests.admin.scene import DIRECTOR as DORA
from tests.admin.scene import STRANGER, Scene, token_of

R = Relation
EVERYBODY = {
    "anonymous": {R.ANYONE},
    "stranger": {R.ANYONE, R.SIGNED_IN},
    "player": {R.ANYONE, R.SIGNED_IN, R.PLAYER},
    "director": {R.ANYONE, R.SIGNED_IN, R.DIRECTOR},
    "seated director": {R.ANYONE, R.SIGNED_IN, R.PLAYER, R.DIRECTOR},
    "operator": {R.ANYONE, R.SIGNED_IN, R.OPERATOR},
}
FIELDS = {"timer": "nomination", "minutes": "5", "card": "999", "colour": "yellow", "language": "en", "timezone": "UTC"}
ROW = {"tables_chats": "-1001", "tables_users": "11", "tables_matches": "1"}


def browser(scene: Scene, who: str) -> FlaskClient:
    if who == "anonymous":
        return scene.app.test_client()
    players = {"player": lambda: 11, "seated director": scene.seated_director}
    known = {"stranger": STRANGER, "director": DORA, "operator": None}
    return scene.client(players[who]() if who in players else known[who])


def address(scene: Scene, rule: Rule) -> str:
    given = {"match_id": scene.match_id, "seat": 1, "token": "x", "filename": "panel.css", "export_type": "csv"}
    values = {name: given[name] for name in rule.arguments}
    path = scene.app.url_map.bind("localhost").build(rule.endpoint, values)
    more = {"acts.ask_close": "?timer=nomination"}.get(rule.endpoint, "")
    return path + (
        f"?id={ROW.get(rule.endpoint.split('.')[0], '1')}" if rule.endpoint.endswith("details_view") else more
    )


def refused(answer) -> bool:
    to_login = answer.status_code == 302 and answer.headers["Location"].startswith("/login?next=")
    return to_login or answer.status_code in (401, 403)


def rules(scene: Scene) -> list[tuple[Rule, str]]:
    return [(rule, m) for rule in scene.app.url_map.iter_rules() for m in sorted(rule.methods & {"GET", "POST"})]


def test_every_address_is_in_the_table(lite: Scene):
    endpoints = {rule.endpoint for rule in lite.app.url_map.iter_rules()}
    assert len(endpoints) > 40
    assert not [each for each in endpoints if not needed(each)]
    assert {each for each in RIGHTS if not each.startswith("tables")} <= endpoints


def test_an_address_that_nobody_declared_is_closed(lite: Scene):
    lite.app.add_url_rule("/forgotten", "forgotten", lambda: "secret")
    assert lite.client(None).get("/forgotten").status_code == 403


@pytest.mark.parametrize("who", EVERYBODY)
def test_each_page_opens_for_whom_it_should(lite: Scene, who: str):
    tried = {True: 0, False: 0}
    client = browser(lite, who)
    token = token_of(client.get("/login", follow_redirects=True).text)
    for rule, method in rules(lite):
        if rule.endpoint.startswith("login."):
            continue  # signing in and out has tests of its own
        allowed = bool(needed(rule.endpoint) & EVERYBODY[who])
        path = address(lite, rule)
        answer = client.get(path) if method == "GET" else client.post(path, data={**FIELDS, "csrf_token": token})
        tried[allowed] += 1
        said = f"{who} {method} {path}: {answer.status_code}"
        assert answer.status_code < 500, said
        if allowed:
            assert not refused(answer), said
        else:
            stranger = who == "stranger" and "match_id" in rule.arguments
            assert answer.status_code == 404 if stranger else refused(answer), said
        answer.close()
    assert tried[True] >= 3
    assert who == "operator" or tried[False] >= 10


def test_what_the_table_says_about_acts_and_tables():
    """Written out once more, so that a slip in the table itself is noticed."""
    acts = {each for each in RIGHTS if each.startswith(("acts.", "cards."))}
    assert len(acts) == 10
    assert all(RIGHTS[each] == DIRECTOR for each in acts)
    assert {each for each in RIGHTS if RIGHTS[each] == WATCHING} == {"match.page", "match.live"}
    assert {each for each in RIGHTS if RIGHTS[each] == RUNNING_IT} == {"match.export", "audit.of_match"}
    assert needed("audit.page") == needed("tables_users.export") == needed("tables.index") == OPERATOR
    assert all(
        RIGHTS[each] == SIGNED_IN for each in ("overview.page", "me.page", "me.save", "me.sessions", "me.revoke")
    )
    assert {each for each in RIGHTS if RIGHTS[each] == ANYONE} == {
        "static", "login.page", "login.password", "login.link", "login.redeem", "me.language", "me.theme",
    }  # fmt: skip


def test_a_director_touches_only_their_own_matches(scene: Scene):
    from tests.admin.scene import CO_DIRECTOR, start_match

    other = scene.desk.write(lambda tx: start_match(tx, thread=7, host=CO_DIRECTOR))
    client = scene.client(DORA)
    token = token_of(client.get("/").text)
    assert client.get(f"/matches/{other}").status_code == 404
    assert client.post(f"/matches/{other}/pause", data={"csrf_token": token, "seen": "0"}).status_code == 404
    assert f"/matches/{other}" not in client.get("/").text
    assert f"/matches/{scene.match_id}" in client.get("/").text


def test_a_director_who_is_dismissed_loses_the_match_at_once(scene: Scene):
    from shared.services import directors
    from tests.admin.scene import CO_DIRECTOR

    scene.desk.write(lambda tx: directors.make(tx, scene.match_id, CO_DIRECTOR))
    client = scene.client(CO_DIRECTOR)
    assert client.get(f"/matches/{scene.match_id}").status_code == 200
    scene.desk.write(lambda tx: directors.dismiss(tx, scene.match_id, CO_DIRECTOR, None))
    assert client.get(f"/matches/{scene.match_id}").status_code == 404

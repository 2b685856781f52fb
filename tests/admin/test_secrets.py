"""What a director who plays, a player, or the operator can see of a running match: what the group sees."""

import pytest

from admin.tables import VIEWS
from shared.i18n import HTML, Voice
from shared.kernel.seats import Office
from shared.services import cards, record, roster
from shared.storage.models import Base
from tests.admin.scene import DIRECTOR, Scene, form

SECRET_COLUMNS = {
    "seed",
    "snapshot",
    "body",
    "digest",
    "rules",
    "answer",
    "letter",
    "news",
    "final",
    "action",
    "winners",
    "value",
}


def secrets(scene: Scene) -> list[str]:
    """Every sentence of the log that the group may not read, and the marks of roles."""
    names = scene.desk.read(lambda tx: roster.names(tx, scene.match_id))
    voice = Voice("en", names, HTML)
    known = {e.seq for e in scene.desk.read(lambda tx: record.log(tx, scene.match_id, Office.PUBLIC))}
    full = scene.desk.read(lambda tx: record.log(tx, scene.match_id, Office.DIRECTOR))
    told = [voice.say(e.text) for e in full if e.seq not in known]
    marks = [voice.line(f"vader-mark-{role}") for role in ("vader", "sith", "rebel")]
    return [*told, *marks, scene.load().seed.hex()]


def everything(scene: Scene, user_id: int | None) -> str:
    """All that this reader gets to see anywhere."""
    client, where = scene.client(user_id), f"/matches/{scene.match_id}"
    paths = ["/", where, f"{where}?kind=votes", f"{where}?kind=all", f"{where}/live", f"{where}/audit", "/audit"]
    paths += [f"{where}/seats/{seat}/card" for seat in range(1, 8)] + [f"{where}/finish", f"{where}/export.json"]
    for _, _, slug in VIEWS:
        paths += [f"/tables/{slug}/", f"/tables/{slug}/export/csv/", f"/tables/{slug}/details/?id=1"]
    pages = [client.get(path) for path in paths]
    live = next(each for each, path in zip(pages, paths, strict=True) if path.endswith("/live"))
    parts = "".join(live.json["parts"].values()) if live.status_code == 200 else ""
    return parts + "".join(each.text for each in pages if each.status_code == 200)


def test_a_director_without_a_seat_sees_all_of_it(scene: Scene):
    """So that the tests below can fail."""
    scene.play_on(14)
    seen, hidden = everything(scene, DIRECTOR), secrets(scene)
    assert len(hidden) > 12
    assert all(each in seen for each in hidden[:-1])
    assert hidden[-1] not in seen, "the seed is nobody's before the end"


@pytest.mark.parametrize("who", ["seated director", "player", "operator"])
def test_nobody_else_sees_any_of_it(scene: Scene, who: str):
    scene.play_on(14)
    user_id = {"seated director": scene.seated_director, "player": lambda: 11, "operator": lambda: None}[who]()
    seen = everything(scene, user_id)
    assert "Secret Vader" in seen
    found = [each for each in secrets(scene) if each in seen]
    assert found == []


def test_the_page_says_why_there_is_nothing_secret_on_it(scene: Scene):
    where = f"/matches/{scene.match_id}"
    assert "You hold a seat in this match" in scene.client(scene.seated_director()).get(where).text
    assert "do not direct this match" in scene.client(None).get(where).text
    assert "what the whole group sees" in scene.client(11).get(where).text


def test_proposals_are_not_for_a_director_who_plays(scene: Scene):
    """A missed turn can tell a role."""
    seated = scene.seated_director()
    client, where = scene.client(DIRECTOR), f"/matches/{scene.match_id}"
    form(client, f"{where}/close?timer=nomination", f"{where}/close")
    assert scene.desk.read(lambda tx: cards.cards(tx, scene.match_id))
    assert "Cards to decide on" in client.get(where).text
    assert "Cards to decide on" not in scene.client(seated).get(where).text
    assert "card proposed" not in scene.client(seated).get("/").text


def test_the_red_card_page_does_not_unmask_vader_to_a_director_who_plays(scene: Scene):
    seated = scene.seated_director()
    roles = scene.load().match.game.roles
    client, pages = scene.client(seated), {}
    for seat in roles:
        where = f"/matches/{scene.match_id}/seats/{seat}/card"
        answer = form(client, where, where, colour="red")
        assert answer.status_code == 200
        pages[roles[seat]] = answer.text
        assert "insist" not in answer.text
        assert "What will follow" not in answer.text
    assert set(pages) == {"vader", "sith", "rebel"}


def test_taking_a_seat_closes_the_secrets_at_once(scene: Scene):
    from shared.services import directors

    scene.desk.write(lambda tx: directors.make(tx, scene.match_id, 60))
    client, where = scene.client(60), f"/matches/{scene.match_id}"
    mark = secrets(scene)[-3]
    assert mark in client.get(where).text

    def sit(tx):
        from shared.storage.models import RosterRow

        held = tx.session.query(RosterRow).filter_by(match_id=scene.match_id, seat=1).one()
        held.user_id = 60

    scene.desk.write(sit)
    assert mark not in client.get(where).text


def test_no_table_has_a_column_that_could_tell():
    shown = {column for view, _, _ in VIEWS for column in view.columns}
    assert len(shown) > 30
    assert not shown & SECRET_COLUMNS
    searched = {c for view, _, _ in VIEWS for c in view.column_searchable_list or ()}
    filtered = {f.column.key for view, _, _ in VIEWS for f in view.column_filters or ()}
    assert searched | filtered <= shown
    assert not {model.__tablename__ for _, model, _ in VIEWS} & {
        "events",
        "acts",
        "presses",
        "sign_ins",
        "login_tokens",
    }
    assert SECRET_COLUMNS & set(Base.metadata.tables["matches"].c.keys()), "the list of secret columns means something"

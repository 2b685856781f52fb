"""What a director does in the panel really happens in the match, is told, and stands in the audit log."""

from datetime import timedelta

import pytest
from bs4 import BeautifulSoup

from shared.kernel.actions import Pause
from shared.services import audit, cards, deadlines, directors
from shared.services.schedule import Moment
from tests.admin.scene import CO_DIRECTOR, DIRECTOR, Scene, form, post, send


def page(scene: Scene) -> str:
    return f"/matches/{scene.match_id}"


def timer(scene: Scene) -> Moment:
    return scene.desk.read(lambda tx: deadlines.timers(tx, scene.match_id))[0]


def notes(scene: Scene) -> list[tuple]:
    found = scene.desk.read(lambda tx: audit.recent(tx, scene.match_id))
    return [(each.user_id, each.act, each.target, each.before, each.after) for each in found]


@pytest.mark.parametrize("minutes", [5, -1])
def test_moving_a_deadline_by_minutes(scene: Scene, minutes: int):
    before, client = timer(scene), scene.client(DIRECTOR)
    answer = form(client, page(scene), f"{page(scene)}/deadline", minutes=str(minutes))
    assert answer.status_code == 302
    after = timer(scene)
    assert after.due - before.due == timedelta(minutes=minutes)
    assert "The deadline has been moved." in client.get(page(scene)).text
    stood = [each.due.isoformat(timespec="seconds") for each in (before, after)]
    assert notes(scene)[0] == (DIRECTOR, "deadline", "nomination", *stood)


def test_moving_a_deadline_to_a_time_in_the_directors_zone(scene: Scene):
    from shared.services import people

    scene.desk.write(lambda tx: people.set_user_timezone(tx, DIRECTOR, "Asia/Kolkata"))
    client = scene.client(DIRECTOR)
    fields = {"timer": "nomination", "key": timer(scene).key, "seen": "0", "until": "2026-12-01T18:00"}
    assert post(client, f"{page(scene)}/deadline", **fields).status_code == 302
    assert timer(scene).due.isoformat() == "2026-12-01T12:30:00+00:00"
    shown = client.get(page(scene)).text
    assert "Tue 1 Dec, 18:00" in shown
    assert "Asia/Kolkata (UTC+05:30)" in shown


@pytest.mark.parametrize(
    "wrong", [{"until": "2026-12-01T11:00"}, {"until": "soon"}, {"minutes": "x"}, {"minutes": "0"}, {}]
)
def test_nonsense_moves_nothing(scene: Scene, wrong: dict):
    before, client = timer(scene), scene.client(DIRECTOR)
    post(client, f"{page(scene)}/deadline", timer="nomination", key=before.key, seen="0", **wrong)
    assert timer(scene) == before
    assert "This is not a time that can be set" in client.get(page(scene)).text


def test_a_form_for_a_deadline_that_has_passed_does_not_move_its_successor(scene: Scene):
    client, old = scene.client(DIRECTOR), timer(scene)
    while (now := timer(scene)).name != old.name or now.key == old.key:
        scene.play_on(1)
    post(client, f"{page(scene)}/deadline", timer=old.name, key=old.key, seen="0", minutes="5")
    assert timer(scene) == now
    assert "That clock is no longer running" in client.get(page(scene)).text


def test_closing_asks_first_and_then_closes(scene: Scene):
    client, before = scene.client(DIRECTOR), timer(scene)
    asked = client.get(f"{page(scene)}/close?timer=nomination")
    assert "Close now: nomination" in asked.text
    assert timer(scene) == before
    assert form(client, f"{page(scene)}/close?timer=nomination", f"{page(scene)}/close").status_code == 302
    assert timer(scene).key != before.key
    assert notes(scene)[0][:3] == (DIRECTOR, "close", "nomination")


def test_pausing_and_resuming(scene: Scene):
    client = scene.client(DIRECTOR)
    form(client, page(scene), f"{page(scene)}/pause")
    assert scene.load().match.table.pauses == ("director",)
    paused = client.get(page(scene)).text
    assert "The match is paused." in paused
    assert "stands still with" in paused
    form(client, page(scene), f"{page(scene)}/resume")
    assert scene.load().match.table.pauses == ()
    assert [each[1:] for each in notes(scene)[:2]] == [
        ("resume", "", "paused", "playing"),
        ("pause", "", "playing", "paused"),
    ]


def test_a_refusal_is_told_and_noted_nowhere(scene: Scene):
    client = scene.client(DIRECTOR)
    post(client, f"{page(scene)}/resume", seen="0")
    assert "The match is not paused for this reason." in client.get(page(scene)).text
    assert notes(scene) == []


def test_the_second_of_two_directors_is_told_what_changed(scene: Scene):
    scene.desk.write(lambda tx: directors.make(tx, scene.match_id, CO_DIRECTOR))
    first, second = scene.client(DIRECTOR), scene.client(CO_DIRECTOR)
    seen_by_second = BeautifulSoup(second.get(page(scene)).text, "html.parser")
    form(first, page(scene), f"{page(scene)}/deadline", minutes="5")
    moved = timer(scene)
    answer = send(second, seen_by_second, f"{page(scene)}/deadline", minutes="15")
    assert answer.status_code == 409
    assert "The match has moved on" in answer.text
    assert "deadline has been moved" in answer.text
    assert timer(scene) == moved, "nothing happens before the second has been asked"
    again = BeautifulSoup(answer.text, "html.parser")
    assert send(second, again, f"{page(scene)}/deadline").status_code == 302
    assert timer(scene).due - moved.due == timedelta(minutes=15)


def test_votes_do_not_make_a_directors_form_old(scene: Scene):
    client = scene.client(DIRECTOR)
    old = BeautifulSoup(client.get(page(scene)).text, "html.parser")
    scene.play_on(3)
    assert send(client, old, f"{page(scene)}/pause").status_code == 302
    assert scene.load().match.table.pauses == ("director",)


def test_a_yellow_card_with_its_reason(scene: Scene):
    client, where = scene.client(DIRECTOR), f"{page(scene)}/seats/3/card"
    assert form(client, where, where, colour="yellow", cause="<i>Late</i> again").status_code == 302
    assert scene.load().match.table.yellow == {3: 1}
    shown = client.get(page(scene)).text
    assert "&lt;i&gt;Late&lt;/i&gt; again" in shown
    assert "<i>Late</i>" not in shown
    assert notes(scene)[0][:3] == (DIRECTOR, "yellow_card", "3")
    assert form(client, where, where, colour="withdraw").status_code == 302
    assert scene.load().match.table.yellow.get(3, 0) == 0


def test_a_red_card_says_what_follows_and_then_acts(scene: Scene):
    match = scene.load()
    seat = next(seat for seat, role in match.match.game.roles.items() if role == "rebel")
    client, where = scene.client(DIRECTOR), f"{page(scene)}/seats/{seat}/card"
    asked = form(client, where, where, colour="red", cause="Abuse")
    assert asked.status_code == 200
    assert "What will follow:" in asked.text
    assert "leaves the match" in asked.text
    assert seat not in scene.load().match.table.red, "asking does nothing"
    assert send(client, BeautifulSoup(asked.text, "html.parser"), where).status_code == 302
    assert seat in scene.load().match.table.red
    assert notes(scene)[0][:3] == (DIRECTOR, "red_card", str(seat))


def test_a_red_card_on_vader_explains_what_insisting_means(scene: Scene):
    seat = next(seat for seat, role in scene.load().match.game.roles.items() if role == "vader")
    client, where = scene.client(DIRECTOR), f"{page(scene)}/seats/{seat}/card"
    asked = form(client, where, where, colour="red")
    assert "Replace the player, or insist" in asked.text
    assert "Give the red card nevertheless" in asked.text
    assert send(client, BeautifulSoup(asked.text, "html.parser"), where).status_code == 302
    assert scene.load().over


def test_the_card_page_warns_when_yellow_makes_red(lite: Scene):
    from sqlalchemy import update

    from shared.storage.models import MatchRow

    def stricter(tx):
        row = tx.session.get(MatchRow, lite.match_id)
        snapshot = row.snapshot.replace(b'"cards_to_red":0', b'"cards_to_red":1')
        assert snapshot != row.snapshot
        tx.session.execute(update(MatchRow).values(snapshot=snapshot))

    lite.desk.write(stricter)
    client = lite.client(DIRECTOR)
    assert "a red card follows at once" in client.get(f"{page(lite)}/seats/2/card").text


def propose(scene: Scene) -> None:
    """Lets a deadline pass, so that the rules propose a card."""
    client = scene.client(DIRECTOR)
    form(client, f"{page(scene)}/close?timer=nomination", f"{page(scene)}/close")
    assert [each.status for each in scene.desk.read(lambda tx: cards.cards(tx, scene.match_id))] == ["proposed"]


@pytest.mark.parametrize(("do", "status"), [("issue", "issued"), ("dismiss", "dismissed")])
def test_a_proposed_card_is_settled_once(scene: Scene, do: str, status: str):
    propose(scene)
    client = scene.client(DIRECTOR)
    shown = client.get(page(scene)).text
    assert "Cards to decide on" in shown
    assert "1 card proposed" in client.get("/").text
    form(client, page(scene), f"{page(scene)}/proposals", do=do)
    card = scene.desk.read(lambda tx: cards.cards(tx, scene.match_id))[0]
    assert card.status == status
    seen = str(client.get(page(scene)).text.split('name="seen" value="')[1].split('"')[0])
    post(client, f"{page(scene)}/proposals", card=str(card.id), do=do, seen=seen)
    assert "Somebody has decided on this card already." in client.get(page(scene)).text


def test_finishing_early_reveals_everything_and_opens_the_export(scene: Scene):
    client, where = scene.client(DIRECTOR), f"{page(scene)}/finish"
    assert client.get(f"{page(scene)}/export.json").status_code == 404
    assert form(client, where, where).status_code == 302
    assert scene.load().over
    shown = client.get(page(scene)).text
    assert "finished" in shown
    assert "Export as JSON" in shown
    answer = client.get(f"{page(scene)}/export.json")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="parlor-{scene.match_id}.json"'
    assert answer.json["seed"] == scene.load().seed.hex()


def test_an_act_on_a_finished_match_is_refused(scene: Scene):
    client, where = scene.client(DIRECTOR), f"{page(scene)}/finish"
    form(client, where, where)
    post(client, f"{page(scene)}/pause", seen="1")
    assert "This match is over." in client.get(page(scene)).text


def test_the_page_follows_the_match_and_changes_only_what_changed(scene: Scene):
    client = scene.client(DIRECTOR)
    first = client.get(page(scene)).text
    digest = first.split('data-digest="')[1].split('"')[0]
    assert client.get(f"{page(scene)}/live?have={digest}").status_code == 204
    scene.play_on(2)
    news = client.get(f"{page(scene)}/live?have={digest}").json
    assert "Waiting for" in news["parts"]["part-head"]
    assert client.get(f"{page(scene)}/live?have={news['digest']}").status_code == 204


def test_the_log_is_filtered_by_kind(scene: Scene):
    scene.play_on(4)
    scene.submit(Pause())
    client = scene.client(DIRECTOR)
    told = {kind: client.get(f"{page(scene)}?kind={kind}").text for kind in ("all", "game", "votes", "director")}
    assert "your vote is" in told["votes"]
    assert "your vote is" not in told["game"]
    assert "A break has been called" in told["director"]
    assert "A break has been called" not in told["votes"]
    assert all(each in told["all"] for each in ("your vote is", "A break has been called"))


def test_the_audit_log_is_read_in_words(scene: Scene):
    client = scene.client(DIRECTOR)
    form(client, page(scene), f"{page(scene)}/deadline", minutes="5")
    form(client, page(scene), f"{page(scene)}/pause")
    own = client.get(f"{page(scene)}/audit").text
    assert "moved a deadline" in own
    assert "Dora" in own
    assert ">playing<" in own
    assert "signed in" not in own
    assert "signed in" in scene.client(None).get("/audit").text

"""Lobbies: opening, joining, options, leaving, starting, falling asleep; and two of anything at the same moment."""

import pytest

from shared.kernel.text import Refusal
from shared.services import letters, lobby, people, play, roster
from shared.services.work import Desk
from tests.services.cast import GROUP, Clock, opened
from tests.services.hall import (
    HOST,
    arrive,
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


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as found:
        yield found


def test_a_second_newgame_points_to_the_lobby_and_wipes_nothing(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=3)
    empty_outbox(desk)
    refused(desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 0, 102, "vader")), "lobby-refusal-open")
    assert holders(desk, match_id) == {1: 101, 2: 102, 3: 103}
    assert match(desk, match_id).host_id == HOST
    assert waiting_letters(desk, letters.LobbyLetter) == [(GROUP, letters.LobbyLetter(match_id, anew=True))]


def test_every_topic_has_its_own_lobby(place: Place) -> None:
    desk, _ = place
    first = gather(desk, joined=1)
    other = desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 7, 102, "vader"))
    assert not isinstance(other, Refusal)
    assert other.id != first
    assert desk.read(lambda tx: lobby.live_match(tx, GROUP, 7)).id == other.id


def test_two_newgames_at_once_open_one_lobby(place: Place, database_url: str) -> None:
    desk, clock = place
    arrive(desk)
    with second_desk(database_url, clock) as other:
        found = at_once(
            (desk, lambda tx: lobby.open_lobby(tx, GROUP, 0, 101, "vader")),
            (other, lambda tx: lobby.open_lobby(tx, GROUP, 0, 102, "vader")),
        )
    assert sorted(isinstance(each, Refusal) for each in found) == [False, True]


def test_two_taps_at_once_join_once(place: Place, database_url: str) -> None:
    desk, clock = place
    match_id = gather(desk, joined=1)
    with second_desk(database_url, clock) as other:
        for user in (102, 103, 104):
            found = at_once(*((d, lambda tx, u=user: lobby.join(tx, match_id, u)) for d in (desk, other, desk, other)))
            assert {each.seat for each in found} == {user - 100}
            assert sorted(each.already for each in found) == [False, True, True, True]
    assert holders(desk, match_id) == {1: 101, 2: 102, 3: 103, 4: 104}


def test_several_people_join_at_the_same_moment(place: Place, database_url: str) -> None:
    desk, clock = place
    match_id = gather(desk, joined=1)
    with second_desk(database_url, clock) as other:
        at_once(
            *((d, lambda tx, u=u: lobby.join(tx, match_id, u)) for d, u in ((desk, 102), (other, 103), (desk, 104)))
        )
    found = holders(desk, match_id)
    assert sorted(found) == [1, 2, 3, 4]
    assert set(found.values()) == {101, 102, 103, 104}


def test_a_join_counts_only_when_a_private_message_gets_through(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=2)
    desk.write(lambda tx: people.see_user(tx, 900, "Newcomer", None, "ru"))
    found = desk.write(lambda tx: lobby.join(tx, match_id, 900))
    assert found.needs_start
    assert found.seat is None
    assert 900 not in holders(desk, match_id).values()
    assert lobby.match_of(found.payload) == match_id
    desk.write(lambda tx: people.started(tx, 900))
    assert desk.write(lambda tx: lobby.join(tx, match_id, 900)).seat == 3


@pytest.mark.parametrize("match_id", [1, 35, 36, 12345, 2**40])
def test_payloads_lead_back_to_their_match(match_id: int) -> None:
    payload = lobby.payload_of(match_id)
    assert lobby.match_of(payload) == match_id
    assert len(payload) <= 64


@pytest.mark.parametrize("payload", ["", "join_", "join_Ä", "join_ZZ", "other_1", "join_1 2", "join_" + "z" * 60])
def test_an_invented_payload_leads_nowhere(payload: str) -> None:
    assert lobby.match_of(payload) is None


def test_whoever_blocks_the_bot_is_marked_and_holds_up_the_start(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk)
    empty_outbox(desk)
    desk.write(lambda tx: people.blocked(tx, 103))
    picture = desk.read(lambda tx: lobby.picture(tx, match_id))
    assert [each.reachable for each in picture.places] == [True, True, False, True, True]
    assert not picture.ready
    assert waiting_letters(desk, letters.LobbyLetter) == [(GROUP, letters.LobbyLetter(match_id))]
    found = desk.write(lambda tx: lobby.start(tx, match_id, HOST))
    refused(found, "lobby-refusal-unreachable")
    assert found.args["names"].text == "Cy"
    desk.write(lambda tx: people.started(tx, 103))
    assert isinstance(desk.write(lambda tx: lobby.start(tx, match_id, HOST)), play.Receipt)


def test_the_picture_shows_what_there_is(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=3)
    desk.write(lambda tx: lobby.add_bot(tx, match_id, HOST))
    picture = desk.read(lambda tx: lobby.picture(tx, match_id))
    assert [(each.number, each.fill_bot, each.host) for each in picture.places] == [
        (1, False, True),
        (2, False, False),
        (3, False, False),
        (4, True, False),
    ]
    assert (picture.least, picture.most, picture.missing, picture.host_name) == (5, 10, 1, "Ada")
    assert [each.field for each in picture.settings][:2] == ["pace", "late_card"]
    assert all(len(each.labels) == len(each.values) and each.current in each.values for each in picture.settings)


def test_a_hostile_name_is_made_harmless(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=1)
    for user_id, name in ((901, "\u202eevil\u200b"), (902, "\u3164"), (903, "x" * 300)):
        desk.write(lambda tx, u=user_id, n=name: people.see_user(tx, u, n, None, None))
        desk.write(lambda tx, u=user_id: people.started(tx, u))
        desk.write(lambda tx, u=user_id: lobby.join(tx, match_id, u))
    names = desk.read(lambda tx: roster.names(tx, match_id))
    assert names == {1: "Ada", 2: "evil", 3: "", 4: "x" * 23 + "…"}


def test_leaving_closes_the_gap(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=4)
    assert desk.write(lambda tx: lobby.leave(tx, match_id, 102)) is None
    assert holders(desk, match_id) == {1: 101, 2: 103, 3: 104}
    refused(desk.write(lambda tx: lobby.leave(tx, match_id, 102)), "lobby-refusal-not-in")
    assert desk.write(lambda tx: lobby.join(tx, match_id, 102)).seat == 4


def test_only_host_and_admins_remove_start_cancel_and_choose(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk)
    acts = (
        lambda tx: lobby.kick(tx, match_id, 103, 102),
        lambda tx: lobby.start(tx, match_id, 102),
        lambda tx: lobby.cancel(tx, match_id, 102),
        lambda tx: lobby.set_rule(tx, match_id, "pace", "forum", 102),
        lambda tx: lobby.choose_game(tx, match_id, "vader", 102),
    )
    for act in acts:
        refused(desk.write(act), "lobby-refusal-not-host")
    assert desk.write(lambda tx: lobby.kick(tx, match_id, 103, 102, admin=True)) is None
    assert 103 not in holders(desk, match_id).values()


def test_options_take_the_values_they_offer_and_no_others(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=1)
    assert desk.write(lambda tx: lobby.set_rule(tx, match_id, "pace", "forum", HOST)) is None
    assert desk.write(lambda tx: lobby.set_rule(tx, match_id, "powers", "classic", HOST)) is None
    for field, value in (("pace", "never"), ("seconds", "1"), ("nonsense", "x"), ("cards_to_red", "-1")):
        refused(
            desk.write(lambda tx, f=field, v=value: lobby.set_rule(tx, match_id, f, v, HOST)), "lobby-refusal-option"
        )
    current = {each.field: each.current for each in desk.read(lambda tx: lobby.picture(tx, match_id)).settings}
    assert (current["pace"], current["powers"]) == ("forum", "classic")


def test_fill_bots_have_names_in_the_language_of_the_group(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk, joined=1)
    assert desk.write(lambda tx: lobby.add_bot(tx, match_id, HOST)) is None
    assert desk.read(lambda tx: roster.names(tx, match_id))[2].isascii()
    desk.write(lambda tx: people.set_chat_language(tx, GROUP, "ru"))
    for _ in range(8):
        assert desk.write(lambda tx: lobby.add_bot(tx, match_id, HOST)) is None
    refused(desk.write(lambda tx: lobby.add_bot(tx, match_id, HOST)), "lobby-refusal-full")
    names = list(desk.read(lambda tx: roster.names(tx, match_id)).values())[1:]
    assert len(set(names)) == 9
    assert all("а" <= name[-1] <= "я" for name in names)
    assert match(desk, match_id).fill_bots == 9
    desk.write(lambda tx: lobby.kick(tx, match_id, -4, HOST))
    assert match(desk, match_id).fill_bots == 8


def test_a_join_after_the_start_is_refused_kindly(place: Place) -> None:
    desk, _ = place
    match_id = gather(desk)
    desk.write(lambda tx: lobby.start(tx, match_id, HOST))
    desk.write(lambda tx: people.see_user(tx, 900, "Late", None, "en"))
    desk.write(lambda tx: people.started(tx, 900))
    refused(desk.write(lambda tx: lobby.join(tx, match_id, 900)), "lobby-refusal-started")
    refused(desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 0, 900, "vader")), "lobby-refusal-running")


def test_one_person_sits_in_several_matches(place: Place) -> None:
    desk, _ = place
    ids = [gather(desk, joined=5, chat_id=GROUP - chat) for chat in range(2)]
    for match_id in ids:
        desk.write(lambda tx, m=match_id: lobby.start(tx, m, HOST))
    found = desk.read(lambda tx: lobby.matches_of_user(tx, 103))
    assert [row.id for row, _ in found] == ids
    assert all(holders(desk, row.id)[seat] == 103 for row, seat in found)


def test_an_idle_lobby_closes_itself_an_hour_after_the_last_change(place: Place) -> None:
    desk, clock = place
    match_id = gather(desk, joined=1)
    clock.move(minutes=50)
    desk.write(lambda tx: lobby.join(tx, match_id, 102))
    clock.move(minutes=50)
    assert fire_due(desk) == 0
    assert match(desk, match_id).status == "lobby"
    clock.move(minutes=10)
    assert fire_due(desk) == 1
    assert match(desk, match_id).status == "cancelled"
    refused(desk.write(lambda tx: lobby.join(tx, match_id, 103)), "lobby-refusal-gone")
    assert not isinstance(desk.write(lambda tx: lobby.open_lobby(tx, GROUP, 0, 102, "vader")), Refusal)

"""The relay: who hears what is said in a channel, at the moment it is said."""

import pytest

from shared.kernel.channels import Channel
from shared.kernel.registry import game
from shared.kernel.text import Refusal, Text
from shared.services import letters, relay
from shared.services.relay import Words
from shared.services.work import Desk
from shared.storage.models import OutboxRow
from tests.services.cast import Clock, opened, vader_match

ONE = Channel("room.1", Text("common-yes"), frozenset({1, 2, 3}), frozenset({1, 2, 3}), director_reads=True, main=True)
TWO = Channel("room.2", Text("common-no"), frozenset({4}), frozenset({4, 5}), director_reads=True, main=True)
PACK = Channel("pack", Text("common-yes"), frozenset({1, 4}), frozenset({1, 4}), director_reads=True)


@pytest.fixture
def place(database_url: str, monkeypatch: pytest.MonkeyPatch):
    channels = [ONE, TWO]
    monkeypatch.setattr(type(game("vader")), "channels", lambda self, state: tuple(channels))
    with opened(database_url) as (desk, clock):
        yield desk, clock, channels


def _heard(desk: Desk) -> list[tuple[int, bool]]:
    rows = desk.read(lambda tx: tx.session.query(OutboxRow.chat_id, OutboxRow.body).order_by(OutboxRow.id).all())
    found = [(chat_id, letters.decode(body)) for chat_id, body in rows]
    return [(chat_id, letter.edit) for chat_id, letter in found if isinstance(letter, letters.RelayLetter)]


def _say(desk: Desk, seat: int, message_id: int, body: str = "hello", **how: object) -> object:
    words = Words(message_id, "text", body, **how)  # type: ignore[arg-type]
    return desk.write(lambda tx: relay.speak(tx, 100 + seat, words))


def test_a_room_hears_its_members_and_nobody_else(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, _ = place
    vader_match(desk)
    assert isinstance(_say(desk, 1, 10), relay.Place)
    assert _heard(desk) == [(102, False), (103, False)]
    assert _say(desk, 5, 11) is None, "a reader without a voice"
    assert _say(desk, 9, 12) is None, "a stranger"
    assert _heard(desk) == [(102, False), (103, False)]


def test_who_moves_hears_nothing_from_before_and_the_old_room_nothing_from_after(
    place: tuple[Desk, Clock, list[Channel]],
) -> None:
    desk, _, channels = place
    match_id = vader_match(desk)
    _say(desk, 1, 10, "before")
    channels[:] = [
        Channel("room.1", ONE.title, frozenset({1, 2}), frozenset({1, 2}), director_reads=True, main=True),
        Channel("room.2", TWO.title, frozenset({3, 4}), frozenset({3, 4}), director_reads=True, main=True),
    ]
    _say(desk, 4, 11, "after")
    _say(desk, 1, 12, "after")
    assert _heard(desk) == [(102, False), (103, False), (103, False), (102, False)]
    assert [post.body for post in desk.read(lambda tx: relay.said(tx, match_id, "room.1"))] == ["before", "after"]


def _room(key: str, *seats: int) -> Channel:
    return Channel(key, ONE.title, frozenset(seats), frozenset(seats), director_reads=True, main=True)


def _edited(desk: Desk) -> list[tuple[int, str]]:
    rows = desk.read(lambda tx: tx.session.query(OutboxRow.chat_id, OutboxRow.body).order_by(OutboxRow.id).all())
    found = [(chat_id, letters.decode(body)) for chat_id, body in rows]
    return [(chat, each.words) for chat, each in found if isinstance(each, letters.RelayLetter) and each.edit]


def test_an_edit_follows_the_copies_that_are_still_in_the_room(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, channels = place
    match_id = vader_match(desk)
    _say(desk, 1, 10, "before")
    post = desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[0]
    for reader in (102, 103):
        desk.write(lambda tx, to=reader: relay.delivered(tx, post.id, to, 50))
    channels[:] = [_room("room.1", 1, 3, 4), _room("room.2", 2, 5)]
    assert desk.write(lambda tx: relay.amend(tx, 101, 10, "changed")) is True
    assert _edited(desk) == [(103, "changed")], "2 has left the room, 4 came later"
    assert desk.write(lambda tx: relay.amend(tx, 101, 99, "changed")) is False, "no post of a channel"
    assert desk.write(lambda tx: relay.amend(tx, 102, 10, "forged")) is False, "somebody else's message number"


def test_who_has_left_a_room_changes_nothing_there(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, channels = place
    match_id = vader_match(desk)
    _say(desk, 1, 10, "before")
    post = desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[0]
    desk.write(lambda tx: relay.delivered(tx, post.id, 102, 50))
    channels[:] = [_room("room.1", 2, 3), _room("room.2", 1, 4)]
    assert isinstance(desk.write(lambda tx: relay.amend(tx, 101, 10, "news from the other room")), Refusal)
    assert _edited(desk) == []
    assert desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[0].body == "before"


def test_a_copy_on_its_way_shows_what_was_said_then(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, channels = place
    match_id = vader_match(desk)
    _say(desk, 1, 10, "before")
    post = desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[0]
    channels[:] = [_room("room.1", 1, 3), _room("room.2", 2, 4)]
    desk.write(lambda tx: relay.amend(tx, 101, 10, "after the move"))
    bodies = desk.read(lambda tx: tx.session.query(OutboxRow.body).where(OutboxRow.kind == "relay").all())
    found = [letters.decode(body) for (body,) in bodies]
    assert {each.words for each in found if not each.edit} == {"before"}
    assert _edited(desk) == [(103, "after the move")], "who is still there gets the change after the copy"
    change = letters.RelayLetter(post.id, ONE.title, "after the move", edit=True)
    early = desk.read(lambda tx: relay.picture(tx, change, 103))
    assert early is not None
    assert early.early
    desk.write(lambda tx: relay.delivered(tx, post.id, 103, 50))
    due = desk.read(lambda tx: relay.picture(tx, change, 103))
    assert due is not None
    assert (due.early, due.message_id) == (False, 50)
    channels[:] = [_room("room.1", 1, 2, 3)]
    assert _edited(desk) == [(103, "after the move")], "who comes back gets nothing that was said meanwhile"


def test_a_letter_told_twice_leaves_one_copy(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, _ = place
    match_id = vader_match(desk)
    _say(desk, 1, 10, "before")
    post = desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[0]
    for number in (50, 51):
        desk.write(lambda tx, n=number: relay.delivered(tx, post.id, 102, n))
    shown = desk.read(lambda tx: relay.picture(tx, letters.RelayLetter(post.id, ONE.title, "x", edit=True), 102))
    assert shown is not None
    assert shown.message_id == 51


def test_a_reply_never_points_across_channels(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, channels = place
    match_id = vader_match(desk)
    _say(desk, 1, 10)
    post = desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[0]
    desk.write(lambda tx: relay.delivered(tx, post.id, 102, 50))
    _say(desk, 2, 11, "answer", reply_to=50)
    answer = desk.read(lambda tx: relay.said(tx, match_id, "room.1"))[1]
    assert answer.reply_to == post.id
    letter = letters.RelayLetter(answer.id, ONE.title)
    shown = desk.read(lambda tx: relay.picture(tx, letter, 101))
    assert shown is not None
    assert shown.reply_to == 10, "to whom it belongs it is their own message"
    channels[:] = [TWO, Channel("room.2", TWO.title, frozenset({2}), frozenset({2}), director_reads=True, main=True)]
    _say(desk, 2, 12, "from the other room", reply_to=50)
    assert desk.read(lambda tx: relay.said(tx, match_id, "room.2"))[-1].reply_to is None


def test_a_channel_is_chosen_and_left(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, channels = place
    match_id = vader_match(desk)
    channels.append(PACK)
    assert isinstance(desk.write(lambda tx: relay.choose(tx, 101, match_id, "pack")), relay.Place)
    _say(desk, 1, 10)
    assert _heard(desk) == [(104, False)]
    assert isinstance(desk.write(lambda tx: relay.choose(tx, 102, match_id, "pack")), Refusal)
    desk.write(lambda tx: relay.fall_silent(tx, 101, match_id))
    assert _say(desk, 1, 11) is None
    desk.write(lambda tx: relay.choose(tx, 101, match_id, "pack"))
    channels.remove(PACK)
    assert isinstance(_say(desk, 1, 12), relay.Place), "the pack is gone: back in the room"
    assert _heard(desk)[1:] == [(102, False), (103, False)]


def test_too_long_words_are_refused_and_nothing_is_passed_on(place: tuple[Desk, Clock, list[Channel]]) -> None:
    desk, _, _ = place
    vader_match(desk)
    assert isinstance(_say(desk, 1, 10, "x" * (relay.LONGEST + 1)), Refusal)
    assert _heard(desk) == []

"""What the door makes of a match with secret nights: void ballots that are remembered, clocks that tell nothing."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from shared.kernel import codec
from shared.kernel.actions import Action, CloseNow
from shared.kernel.seats import Actor, Office
from shared.kernel.text import Refusal
from shared.services import pictures, play
from shared.services.work import Desk
from shared.storage.models import BoardRow
from tests.services.cast import GROUP, Clock, opened, running, seat_people

ROLES = ("wolf", "wolf", "wolf", "seer", "witch", "hunter", "cupid", "villager", "villager", "villager")
SETUP = {"roles": {str(seat): role for seat, role in enumerate(ROLES, 1)}}


@pytest.fixture
def place(database_url: str) -> Iterator[tuple[Desk, Clock]]:
    with opened(database_url) as found:
        yield found


def match_of(desk: Desk) -> int:
    return desk.write(lambda tx: seat_people(tx, 10, GROUP, SETUP, slug="werewolf"))


def act(desk: Desk, match_id: int, raw: dict[str, Any], by: Actor) -> play.Receipt | Refusal:
    action: Action = codec.decode_action("werewolf", codec.encode(raw))
    return desk.write(lambda tx: play.submit(tx, match_id, action, by))


def test_a_void_ballot_is_refused_and_yet_remembered(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = match_of(desk)
    act(desk, match_id, {"do": "link", "pair": [8, 9]}, 7)
    found = act(desk, match_id, {"do": "vote", "for": 4, "reason": " "}, 1)
    assert isinstance(found, Refusal)
    assert found.key == "werewolf-event-ballot-voided"
    assert running(desk, match_id).match.game.void == (1,)
    assert running(desk, match_id).match.game.ballots == ()
    act(desk, match_id, {"do": "close_now", "timer": "day"}, Office.DIRECTOR)
    yellow = running(desk, match_id).match.table.yellow
    assert (yellow.get(1), yellow.get(2)) == (None, 1)


def test_the_board_counts_down_to_the_opening_whoever_has_a_night_act(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = match_of(desk)
    act(desk, match_id, {"do": "link", "pair": [8, 9]}, 7)
    act(desk, match_id, {"do": "close_now", "timer": "day"}, Office.DIRECTOR)
    board = desk.read(lambda tx: tx.session.scalar(select(BoardRow.id).order_by(BoardRow.id.desc()).limit(1)))
    assert board is not None

    def closes() -> Any:
        picture = desk.read(lambda tx: pictures.board(tx, board))
        assert picture is not None
        assert picture.view.board == "night.1"
        return picture.closes_at

    opening = closes()
    assert opening is not None
    assert (opening.hour, opening.minute) == (8, 0)
    act(desk, match_id, {"do": "kill", "target": 10, "final": True}, 1)
    desk.write(lambda tx: play.submit(tx, match_id, CloseNow("witch"), Office.DIRECTOR))
    act(desk, match_id, {"do": "check", "target": 1}, 4)
    assert running(desk, match_id).match.game.phase == "dawn"
    assert closes() == opening

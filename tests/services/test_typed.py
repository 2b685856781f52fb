"""Typed bold commands (V36) and whom a typed name means."""

import pytest

from shared.services import typed
from shared.services.work import Desk
from tests.services.cast import Clock, opened, running, vader_match

TABLE = {1: "Ada", 2: "Boris Ёлкин", 3: "陈晨", 4: "Анна", 5: "Ada Lovelace", 6: "Zoë 🌹"}


@pytest.fixture
def place(sqlite_url: str):
    with opened(sqlite_url) as found:
        yield found


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("2", (2,)),
        ("№ 3", (3,)),
        ("3号", (3,)),
        ("ada", (1,)),
        ("Ada L", (5,)),
        ("ад", ()),
        ("елкин", (2,)),
        ("Анну", (4,)),
        ("陈晨", (3,)),
        ("zoe", (6,)),
        ("ad", (1, 5)),
        ("17", ()),
        ("nobody", ()),
        ("...", ()),
    ],
)
def test_a_name_is_matched_forgivingly_and_never_guessed(words: str, seats: tuple[int, ...]) -> None:
    assert typed.who(words, TABLE) == seats


@pytest.mark.parametrize(
    "words",
    [
        "I nominate Bo",
        "i NOMINATE  bo.",
        "I nominate 2",
        "我提名Bo",
        "我提名2号",
        "Выдвигаю Bo",
        "Я выдвигаю 2",
        "**I nominate Bo**",
    ],
)
def test_a_bold_command_acts_in_every_language(place: tuple[Desk, Clock], words: str) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    answer = desk.write(lambda tx: typed.say(tx, match_id, 101, words))
    assert answer is not None
    assert answer.changed, answer
    assert running(desk, match_id).match.game.general == 2


def test_talk_is_no_command(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    for words in ("hello", "I would nominate Bo", "I nominate", "", "I nominate " + "x" * 300):
        assert desk.write(lambda tx, w=words: typed.say(tx, match_id, 101, w)) is None
    assert running(desk, match_id).match.game.phase == "nomination"


def test_refusals_say_why(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    cases = {
        (102, "I nominate Ada"): "common-typed-not-now",
        (101, "I assassinate Bo"): "common-typed-not-now",
        (101, "I nominate Zzyzx"): "common-typed-nobody",
        (101, "I nominate Ada"): "common-typed-not-offered",
    }
    for (user, words), key in cases.items():
        answer = desk.write(lambda tx, u=user, w=words: typed.say(tx, match_id, u, w))
        assert answer is not None
        assert answer.text.key == key
    assert desk.write(lambda tx: typed.say(tx, match_id, 999, "I nominate Bo")) is None

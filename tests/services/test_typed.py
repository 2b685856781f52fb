"""Typed bold commands (V36) and whom a typed name means."""

import pytest

from shared.games.werewolf.actions import Kill
from shared.kernel.prompts import Option
from shared.kernel.text import Text
from shared.services import typed
from shared.services.press import press
from shared.services.work import Desk
from tests.services.cast import GROUP, Clock, opened, running, seat_people, vader_match

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
        ("３号。", (3,)),
        ("No. 3", (3,)),
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


ROLES = ("wolf", "wolf", "wolf", "seer", "witch", "hunter", "cupid", "villager", "villager", "villager")


def first_day(desk: Desk, clock: Clock) -> int:
    """Ten seats on the first day, when everybody votes with a reason."""
    deal = {"roles": dict(zip(map(str, range(1, 11)), ROLES, strict=True))}
    match_id = desk.write(lambda tx: seat_people(tx, 10, GROUP, deal, "werewolf"))
    for tap in ("first", "second"):
        clock.move(seconds=2)
        desk.write(lambda tx, q=tap: press(tx, match_id, 107, "link", "done", picked=["8", "9"], query=q))
    return match_id


def ballots(desk: Desk, match_id: int) -> list[tuple[int, int, str]]:
    return [(each.voter, each.choice, each.reason) for each in running(desk, match_id).match.game.ballots]


@pytest.mark.parametrize(
    ("words", "choice", "reason"),
    [
        ("投票对象：Bo\n投票理由：Bo 好吃，ДА！", 2, "Bo 好吃，ДА！"),
        ("投票对象：2号\n投票理由：太安静了。", 2, "太安静了。"),
        ("投票对象:2 投票理由:x", 2, "x"),
        ("**投票对象：弃权\n投票理由：搞不清楚**", 0, "搞不清楚"),
        ("Vote: bo\nReason: He lies:\nReason: enough.", 2, "He lies:\nReason: enough."),
        ("vote : Abstain\n\nREASON : No idea...", 0, "No idea..."),
        ("Голос: Bo\nПричина: Всё ещё молчит", 2, "Всё ещё молчит"),
        ("Голос: воздержаться\nПричина: не знаю", 0, "не знаю"),
    ],
)
def test_a_name_and_a_reason_fill_the_option(place: tuple[Desk, Clock], words: str, choice: int, reason: str) -> None:
    desk, clock = place
    match_id = first_day(desk, clock)
    answer = desk.write(lambda tx: typed.say(tx, match_id, 101, words))
    assert answer is not None
    assert answer.changed, answer
    assert ballots(desk, match_id) == [(1, choice, reason)]


def test_a_second_form_changes_what_the_first_one_said(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = first_day(desk, clock)
    for words in ("投票对象：Bo\n投票理由：a", "改票对象：10\n改票理由：b"):
        answer = desk.write(lambda tx, w=words: typed.say(tx, match_id, 103, w))
        assert answer is not None
        assert answer.changed, answer
    assert ballots(desk, match_id) == [(3, 10, "b")]


def test_a_form_that_is_not_whole_is_told_so(place: tuple[Desk, Clock]) -> None:
    desk, clock = place
    match_id = first_day(desk, clock)
    cases = {
        "投票对象：Bo": "werewolf-event-ballot-voided",
        "投票对象：Bo\n投票理由：": "werewolf-event-ballot-voided",
        "Vote: Zzyzx\nReason: b": "common-typed-nobody",
        "Change: Bo\nReason: b": "common-typed-not-now",
        "Vote: Bo\nReason: " + "b" * 400: "common-typed-long",
    }
    for words, key in cases.items():
        answer = desk.write(lambda tx, w=words: typed.say(tx, match_id, 101, w))
        assert answer is not None
        assert answer.text.key == key
    assert desk.write(lambda tx: typed.say(tx, match_id, 101, "投票对象：Bo\n大家怎么看？")) is None
    assert ballots(desk, match_id) == []


def test_a_number_is_never_taken_for_another_field(place: tuple[Desk, Clock]) -> None:
    """Seat 1 is out; options with a true value beside another seat are not meant by it."""
    option = Option("2", Kill(2, final=True), Text("werewolf-option-seat"))
    assert typed.aims(option, 2)
    assert not typed.aims(option, 1)

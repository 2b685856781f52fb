"""The small pieces: what buttons carry, what errors mean, how fast we may be, how long a message is."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TimedOut

from bot import buttons, render, wire
from bot.commands import read_command
from bot.errors import BACKOFF, Verdict, judge, next_try
from bot.handlers import words
from bot.keyboards import flow
from bot.keys import Key
from bot.limits import Limits, Pace, Window
from bot.playground.entities import parse_html
from bot.sieve import Sieve
from shared.i18n import Voice
from shared.kernel.prompts import Entry

BUTTONS = (
    buttons.PlayPress(2**40, "investigate.12.again"[:20], "option_9"),
    buttons.Toggle(7, "hostages.3", 2**29, 29),
    buttons.Picked(7, "hostages.3", 0),
    buttons.LobbyPress(1, "join"),
    buttons.LobbyPress(1, "set", "late_card.propose"),
    buttons.RulesPage("two_rooms", 12, 99),
    buttons.SetLanguage("zh"),
)


@pytest.mark.parametrize("button", BUTTONS)
def test_a_button_comes_back_as_it_was(button: buttons.Button) -> None:
    data = buttons.encode(button)
    assert len(data.encode()) <= 64
    assert buttons.decode(data) == button


@given(st.text(max_size=70))
def test_garbage_is_nothing(data: str) -> None:
    found = buttons.decode(data)
    assert found is None or buttons.encode(found)


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="bytes"):
        buttons.encode(buttons.PlayPress(36**11, "x" * 40, "y" * 30))
    with pytest.raises(ValueError, match="not a key"):
        buttons.encode(buttons.PlayPress(1, "с кириллицей", "a"))


@given(st.integers(0, 2**63))
def test_deep_links_carry_the_match(number: int) -> None:
    assert buttons.read_payload(buttons.payload("join", number)) == ("join", number)


def test_garbage_in_deep_links() -> None:
    assert buttons.read_payload("join_!") == ("", None)
    assert buttons.read_payload("") == ("", None)


@pytest.mark.parametrize(
    ("error", "verdict"),
    [
        (BadRequest("Message is not modified: specified new message content"), Verdict.DONE),
        (BadRequest("Message to edit not found"), Verdict.TARGET_GONE),
        (BadRequest("Chat not found"), Verdict.CHAT_GONE),
        (BadRequest("Not enough rights to manage pinned messages in the chat"), Verdict.NO_RIGHT),
        (BadRequest("Can't parse entities"), Verdict.BUG),
        (Forbidden("Forbidden: bot was blocked by the user"), Verdict.PERSON_GONE),
        (Forbidden("Forbidden: bot can't initiate conversation with a user"), Verdict.PERSON_GONE),
        (Forbidden("Forbidden: bot was kicked from the supergroup chat"), Verdict.CHAT_GONE),
        (ChatMigrated(-1002), Verdict.MOVED),
        (TimedOut(), Verdict.UNSURE),
        (NetworkError("Bad Gateway"), Verdict.RETRY),
    ],
)
def test_what_an_error_means(error: Exception, verdict: Verdict) -> None:
    assert judge(error).verdict is verdict


def test_patience_is_what_telegram_asked_for() -> None:
    assert judge(RetryAfter(35)).seconds == 35


def test_nothing_is_tried_for_ever() -> None:
    assert next_try(Verdict.UNSURE, 1, fresh=True) is not None
    assert next_try(Verdict.UNSURE, 2, fresh=True) is None
    assert next_try(Verdict.UNSURE, 2, fresh=False) is not None
    assert next_try(Verdict.RETRY, len(BACKOFF) + 1, fresh=False) is None
    assert next_try(Verdict.BUG, 1, fresh=False) is None


@given(st.lists(st.floats(0, 2), min_size=1, max_size=80))
def test_no_window_holds_more_than_it_may(gaps: list[float]) -> None:
    window, now, taken = Window(5, 10.0), 0.0, []
    for gap in gaps:
        now = max(now + gap, window.free_at(now + gap))
        window.note(now)
        taken.append(now)
    assert all(sum(start <= at < start + 10.0 for at in taken) <= 5 for start in taken)


def test_patient_edits_leave_room_for_the_urgent() -> None:
    limits = Limits(Pace(chat=(100, 1.0), group=(4, 60.0), reserve=2))
    limits.note(-5, 0.0)
    limits.note(-5, 0.1)
    assert limits.free_at(-5, 1.0) == 1.0
    assert limits.free_at(-5, 1.0, patient=True) > 50


def test_one_resting_chat_does_not_hold_up_another() -> None:
    limits = Limits()
    limits.rest(-1, 99.0)
    assert limits.free_at(-1, 1.0) == 99.0
    assert limits.free_at(-2, 1.0) == 1.0
    assert limits.busy(1.0) == (frozenset({-1}), 99.0)


def test_a_long_board_loses_its_oldest_news_first() -> None:
    news = [f"line {n} " + "x" * 200 for n in range(60)]
    html = render._fitted(Voice("en"), "title", news, [["table"], ["seats"]])
    assert render.length(html) <= 4096
    assert "line 59" in html
    assert "line 0 " not in html
    assert html.endswith("seats")


def test_length_counts_what_is_read() -> None:
    assert render.length("<b>a &lt; b</b>") == 5


def test_rows_take_what_fits_on_a_phone() -> None:
    assert [len(row) for row in flow([Key("12345")] * 2)] == [2]
    assert [len(row) for row in flow([Key("x" * 40)] * 3)] == [1, 1, 1]
    assert [len(row) for row in flow([Key("1. Ada")] * 6)] == [3, 3]


def test_commands() -> None:
    assert read_command("/newgame", "parlor_bot") == ("newgame", "")
    assert read_command("/Rules@Parlor_Bot vader", "parlor_bot") == ("rules", "vader")
    assert read_command("/rules@other", "parlor_bot") is None
    assert read_command("hello /rules", "parlor_bot") is None


def test_bold_parts_count_as_telegram_does() -> None:
    text = "🦊🦊 I nominate Bo."
    assert wire.bold_parts(text, (wire.Entity("bold", 5, 13),)) == ("I nominate Bo",)


async def test_the_sieve() -> None:
    asked: list[int] = []

    async def playing(chat_id: int) -> bool:
        asked.append(chat_id)
        return chat_id == -2

    sieve = Sieve(playing)

    def message(chat: int, text: str, **more: object) -> dict:
        kind = "private" if chat > 0 else "supergroup"
        return {"message": {"chat": {"id": chat, "type": kind}, "from": {"id": 1}, "text": text, **more}}

    assert await sieve.keeps(message(-1, "/newgame"))
    assert not await sieve.keeps(message(-1, "talk"))
    assert await sieve.keeps(message(-2, "talk"))
    assert not await sieve.keeps(message(-1, "/x", **{"from": {"id": 2, "is_bot": True}}))
    assert not await sieve.keeps(message(-2, "post", is_automatic_forward=True))
    assert await sieve.keeps({"callback_query": {}})
    assert asked == [-1, -2]


def test_a_question_for_words_carries_its_button() -> None:
    button = buttons.PlayPress(77, "lastwords.3", "say")
    sent = words.ask(wire.Person(5), button, Entry("text", 200), "en", "parlor_bot")
    text, entities = parse_html(sent.html)
    question = {"message_id": 1, "text": text, "entities": entities, "from": {"id": 1, "is_bot": True}}
    message = msgspec.convert({"message_id": 2, "reply_to_message": question}, wire.Message)
    assert words.asked_in(message) == button
    assert words.asked_in(msgspec.convert({"message_id": 2}, wire.Message)) is None

"""Questions to directors, their answers, announcements; nobody else hears of any of it."""

import pytest
from sqlalchemy import select

from shared.kernel.text import Refusal
from shared.services import audit, directors, people, questions
from shared.services.letters import SayLetter
from shared.services.work import Desk
from shared.storage.models import QuestionRow
from tests.services.cast import GROUP, Clock, opened, vader_match
from tests.services.hall import waiting_letters

BOSS, HELP, PEN = 201, 202, 203


@pytest.fixture
def place(database_url: str):
    with opened(database_url) as (desk, clock):
        yield desk, clock


def _staff(desk: Desk, match_id: int) -> None:
    def job(tx):
        for user_id, role in ((BOSS, "director"), (HELP, "co_director"), (PEN, "writer")):
            people.see_user(tx, user_id, f"Staff {user_id}", None, "en")
            people.started(tx, user_id)
            directors.make(tx, match_id, user_id, role)

    desk.write(job)


def _told(desk: Desk) -> list[tuple[int, str]]:
    return [(chat, letter.text.key) for chat, letter in waiting_letters(desk, SayLetter)]


def _ask(desk: Desk, match_id: int, words: str = "May I?", seat: int = 3) -> QuestionRow | Refusal:
    return desk.write(lambda tx: questions.ask(tx, match_id, 100 + seat, words))


def test_directors_get_the_question_and_the_asker_the_answer(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    _staff(desk, match_id)
    asked = _ask(desk, match_id)
    assert isinstance(asked, QuestionRow)
    assert _told(desk) == [(BOSS, "desk-question"), (HELP, "desk-question")], "a writer knows nothing secret"
    assert isinstance(desk.write(lambda tx: questions.answer(tx, asked.id, 104, "Yes.")), Refusal)
    assert isinstance(desk.write(lambda tx: questions.answer(tx, asked.id, PEN, "Yes.")), Refusal)
    assert isinstance(desk.write(lambda tx: questions.answer(tx, asked.id, BOSS, " ")), Refusal)
    assert isinstance(desk.write(lambda tx: questions.answer(tx, asked.id, BOSS, "Yes.")), QuestionRow)
    assert _told(desk)[2:] == [(103, "desk-answer")]
    assert [q.answer for q in desk.read(lambda tx: questions.of_match(tx, match_id))] == ["Yes."]
    assert desk.read(lambda tx: questions.of_match(tx, match_id, waiting=True)) == []


def test_without_a_director_the_asker_is_told_so(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    refused = _ask(desk, match_id)
    assert isinstance(refused, Refusal)
    assert refused.key == "desk-refusal-ask-nobody"
    assert desk.read(lambda tx: tx.session.scalars(select(QuestionRow)).all()) == []


def test_a_director_who_plays_does_not_get_the_questions(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    desk.write(lambda tx: directors.make(tx, match_id, 104))
    assert isinstance(_ask(desk, match_id), Refusal)
    assert _told(desk) == []


def test_nobody_buries_the_directors(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    _staff(desk, match_id)
    for _ in range(questions.MOST_OPEN):
        assert isinstance(_ask(desk, match_id), QuestionRow)
    refused = _ask(desk, match_id)
    assert isinstance(refused, Refusal)
    assert refused.key == "desk-refusal-ask-many"
    assert isinstance(_ask(desk, match_id, seat=4), QuestionRow), "others may still ask"
    assert isinstance(_ask(desk, match_id, "x" * (questions.LONGEST + 1), seat=4), Refusal)


def test_an_answer_is_published_once_without_the_name(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    _staff(desk, match_id)
    asked = _ask(desk, match_id)
    assert isinstance(asked, QuestionRow)
    early = desk.write(lambda tx: questions.publish(tx, asked.id, BOSS))
    assert isinstance(early, Refusal)
    desk.write(lambda tx: questions.answer(tx, asked.id, BOSS, "Yes."))
    assert isinstance(desk.write(lambda tx: questions.publish(tx, asked.id, None)), QuestionRow)
    assert isinstance(desk.write(lambda tx: questions.publish(tx, asked.id, BOSS)), Refusal)
    public = [letter for chat, letter in waiting_letters(desk, SayLetter) if chat == GROUP]
    assert [letter.text.key for letter in public] == ["desk-question-public"]
    assert set(public[0].text.args) == {"question", "answer"}


def test_an_announcement_bears_the_directors_name_and_is_in_the_log(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    _staff(desk, match_id)
    assert isinstance(desk.write(lambda tx: questions.announce(tx, match_id, 101, "Hear me!")), Refusal)
    assert isinstance(desk.write(lambda tx: questions.announce(tx, match_id, PEN, "Hear me!")), Refusal)
    assert desk.write(lambda tx: questions.announce(tx, match_id, BOSS, "The day closes later.")) is None
    assert desk.write(lambda tx: questions.announce(tx, match_id, None, "Unsigned.")) is None
    assert _told(desk) == [(GROUP, "desk-announcement"), (GROUP, "desk-announcement-unsigned")]
    noted = desk.read(lambda tx: audit.recent(tx, match_id))
    assert [(each.act, each.user_id, each.after) for each in noted] == [
        ("announce", None, "Unsigned."),
        ("announce", BOSS, "The day closes later."),
    ]
    assert [row.id for row in desk.read(lambda tx: questions.directed(tx, BOSS))] == [match_id]
    assert desk.read(lambda tx: questions.directed(tx, PEN)) == []


def test_a_director_who_plays_neither_answers_nor_publishes_what_others_ask(place: tuple[Desk, Clock]) -> None:
    desk, _ = place
    match_id = vader_match(desk)
    _staff(desk, match_id)
    asked = _ask(desk, match_id, "Am I allowed to say that I am Vader?", seat=4)
    assert isinstance(asked, QuestionRow)
    desk.write(lambda tx: questions.answer(tx, asked.id, BOSS, "Yes."))
    desk.write(lambda tx: directors.make(tx, match_id, 101))
    for act in (
        lambda tx: questions.answer(tx, asked.id, 101, "No."),
        lambda tx: questions.publish(tx, asked.id, 101),
    ):
        refusal = desk.write(act)
        assert isinstance(refusal, Refusal)
        assert refusal.key == "desk-refusal-question"
    assert [q.answer for q in desk.read(lambda tx: questions.of_match(tx, match_id))] == ["Yes."]

"""Between players and directors: questions in private, their answers, and what directors announce to the group."""

from collections.abc import Sequence

from sqlalchemy import func, select

from shared.kernel.text import Refusal, SeatRef, Text, Typed, Value
from shared.services import audit, directors, lobby, outbox, people, relay, rows
from shared.services.letters import BOARD, PRIVATE, SayLetter
from shared.services.play import OVER
from shared.services.work import Tx
from shared.storage.models import Director, MatchRow, QuestionRow

LONGEST = 1500
"""Characters of a question or an answer, so that both fit into one announcement."""
MOST_OPEN = 10
"""Questions of one seat that may wait at the same time: nobody shall bury the directors."""
NOT_DIRECTOR = Refusal("desk-refusal-not-director")


def ask(tx: Tx, match_id: int, user_id: int, words: str) -> QuestionRow | Refusal:
    """A player asks; every director who holds no seat is told in private, with the way to answer."""
    held = {row.id: seat for row, seat in lobby.matches_of_user(tx, user_id)}
    if match_id not in held:
        return Refusal("desk-refusal-ask-seat")
    if refusal := _unfit(words):
        return refusal
    readers = directors.watching(tx, match_id)
    if not readers:
        return Refusal("desk-refusal-ask-nobody")
    if _waiting(tx, match_id, held[match_id]) >= MOST_OPEN:
        return Refusal("desk-refusal-ask-many", {"most": MOST_OPEN})
    question = QuestionRow(match_id=match_id, seat=held[match_id], user_id=user_id, body=words.strip(), at=tx.now)
    tx.session.add(question)
    tx.session.flush()
    args: dict[str, Value] = {
        "number": str(question.id),
        "seat": SeatRef(question.seat),
        "words": Typed(question.body),
    }
    told = Text("desk-question", {**args, "group": Typed(relay.group_of(tx, match_id))})
    for reader in readers:
        outbox.put(tx, SayLetter(told, match_id), reader, PRIVATE, match_id=match_id)
    return question


def _unfit(words: str) -> Refusal | None:
    length = len(words.strip())
    if not length:
        return Refusal("desk-refusal-no-words")
    return Refusal("desk-refusal-too-long", {"most": LONGEST, "length": length}) if length > LONGEST else None


def _waiting(tx: Tx, match_id: int, seat: int) -> int:
    where = (QuestionRow.match_id == match_id, QuestionRow.seat == seat, QuestionRow.answer.is_(None))
    return tx.session.scalar(select(func.count()).select_from(QuestionRow).where(*where)) or 0


def of_match(tx: Tx, match_id: int, *, waiting: bool = False) -> Sequence[QuestionRow]:
    """The questions of a match, oldest first; `waiting` for those without an answer. For directors' eyes."""
    query = select(QuestionRow).where(QuestionRow.match_id == match_id)
    if waiting:
        query = query.where(QuestionRow.answer.is_(None))
    return tx.session.scalars(query.order_by(QuestionRow.id).execution_options(populate_existing=True)).all()


def answer(tx: Tx, question_id: int, by: int | None, words: str) -> QuestionRow | Refusal:
    """A director answers (a second time: corrects the answer); who asked is told in private. No user: the panel's
    local administrator.
    """
    question = _known(tx, question_id, by)
    if isinstance(question, Refusal):
        return question
    if refusal := _unfit(words):
        return refusal
    before = question.answer or ""
    question.answer, question.answered_by, question.answered_at = words.strip(), by, tx.now
    tx.session.flush()
    audit.note(tx, by, "answer", question.match_id, str(question.id), before, question.answer)
    args = {"question": Typed(question.body), "answer": Typed(question.answer)}
    told = Text("desk-answer", {**args, "group": Typed(relay.group_of(tx, question.match_id))})
    outbox.put(tx, SayLetter(told, question.match_id), question.user_id, PRIVATE, match_id=question.match_id)
    return question


def _known(tx: Tx, question_id: int, by: int | None) -> QuestionRow | Refusal:
    question = tx.session.get(QuestionRow, question_id, populate_existing=True)
    # Who plays directs, but must not know what others ask: least of all by having it published.
    blind = by is not None and not directors.may_see_secrets(tx, question.match_id, by) if question else True
    if question is None or blind or not _directs(tx, question.match_id, by):
        return Refusal("desk-refusal-question")
    return question


def _directs(tx: Tx, match_id: int, user_id: int | None) -> bool:
    return user_id is None or directors.is_director(tx, match_id, user_id)


def publish(tx: Tx, question_id: int, by: int | None) -> QuestionRow | Refusal:
    """Question and answer are announced to the group, without the name of who asked."""
    question = _known(tx, question_id, by)
    if isinstance(question, Refusal):
        return question
    if question.answer is None:
        return Refusal("desk-refusal-unanswered")
    if question.public:
        return Refusal("desk-refusal-published")
    args = {"question": Typed(question.body), "answer": Typed(question.answer)}
    refusal = _to_group(tx, question.match_id, Text("desk-question-public", {**args}))
    if refusal is not None:
        return refusal
    question.public = True
    tx.session.flush()
    audit.note(tx, by, "publish", question.match_id, str(question.id), "", question.answer)
    return question


def announce(tx: Tx, match_id: int, by: int | None, words: str) -> Refusal | None:
    """A director says something to the group, under their name."""
    if not _directs(tx, match_id, by):
        return NOT_DIRECTOR
    if refusal := _unfit(words):
        return refusal
    person = people.user(tx, by) if by is not None else None
    said = {"words": Typed(words.strip())}
    named = Text("desk-announcement", {**said, "name": Typed(person.name)}) if person is not None else None
    refusal = _to_group(tx, match_id, named or Text("desk-announcement-unsigned", {**said}))
    if refusal is None:
        audit.note(tx, by, "announce", match_id, "", "", words.strip())
    return refusal


def _to_group(tx: Tx, match_id: int, text: Text) -> Refusal | None:
    row = rows.fresh(tx, match_id)
    if row is None or row.status not in ("running", "over"):
        return OVER
    outbox.put(tx, SayLetter(text, match_id, row.thread_id), row.chat_id, BOARD, match_id=match_id)
    return None


def directed(tx: Tx, user_id: int) -> Sequence[MatchRow]:
    """The running matches that somebody may speak for as a director."""
    query = (
        select(MatchRow)
        .join(Director, Director.match_id == MatchRow.id)
        .where(Director.user_id == user_id, Director.role.in_(directors.KNOWING), MatchRow.status == "running")
    )
    return tx.session.scalars(query.order_by(MatchRow.id).execution_options(populate_existing=True)).all()

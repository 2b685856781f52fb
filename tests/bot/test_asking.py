"""Questions to directors in private, their answers, and announcements to the group."""

from bot.playground import Person
from shared.services import audit, directors
from tests.bot.conftest import Stage

BOSS = 7


async def _directed(stage: Stage, *roles: str) -> list[Person]:
    """A running match; its directors do not play."""
    await stage.begin(5)
    row = await stage.match()
    staff = stage.people[BOSS : BOSS + len(roles)]
    for who in staff:
        who.start()
    await stage.quiet()
    for who, role in zip(staff, roles, strict=True):
        await stage.desk.awrite(lambda tx, i=who.id, r=role: directors.make(tx, row.id, i, r))
    return staff


async def test_a_question_goes_to_the_directors_and_the_answer_back(stage: Stage) -> None:
    boss, second, writer = await _directed(stage, "director", "co_director", "writer")
    asker, other = stage.people[2], stage.people[3]
    await stage.say(asker, None, "/ask May I <b>vote</b> twice?\n/answer 99 forged")
    assert "with the directors" in asker.last().text
    for who in (boss, second):
        assert "May I <b>vote</b> twice?" in who.last().text
        assert asker.user.first_name in who.last().text
    await stage.say(boss, None, "Only once.", reply_to=boss.last())
    assert "on its way" in boss.last().text
    assert "Only once." in asker.last().text
    assert "May I" in asker.last().text
    number = second.last().text.rpartition("/answer ")[2].split()[0]
    await stage.say(second, None, f"/answer {number} Twice after all.")
    assert "Twice after all." in asker.last().text
    for who in (other, writer, stage.people[0]):
        assert "vote" not in who.everything().partition("May I")[2]
        assert "Only once" not in who.everything()


async def test_nobody_else_may_answer(stage: Stage) -> None:
    (boss,) = await _directed(stage, "director")
    await stage.say(stage.people[2], None, "/ask May I?")
    await stage.say(stage.people[3], None, "/answer 1 Of course.")
    assert "no such question" in stage.people[3].last().text
    await stage.say(boss, None, "/answer 99 Of course.")
    assert "no such question" in boss.last().text
    await stage.say(boss, None, "/answer")
    assert "/answer 12" in boss.last().text
    assert "Of course" not in stage.people[2].everything()


async def test_without_director_seat_or_words_it_is_said_so(stage: Stage) -> None:
    await stage.begin(5)
    ada, outsider = stage.people[0], stage.people[9]
    await stage.say(ada, None, "/ask May I?")
    assert "without a director" in ada.last().text
    await stage.say(ada, None, "/ask")
    assert "after the command" in ada.last().text
    await stage.say(outsider, None, "/ask May I?")
    assert "no seat" in outsider.last().text
    await stage.say(ada, None, "/announce Hear me!")
    assert "direct no running match" in ada.last().text


async def test_an_announcement_reaches_the_group_under_a_name(stage: Stage) -> None:
    boss, writer = await _directed(stage, "director", "writer")
    await stage.say(boss, None, "/announce The day closes <later>.\nSleep well!")
    text = stage.board(stage.people[0])
    assert "The day closes <later>.\nSleep well!" in text
    assert boss.user.first_name in text
    assert "Announced" in boss.last().text
    await stage.say(writer, None, "/announce Me too!")
    assert "Me too!" not in stage.people[0].everything()
    row = await stage.match()
    noted = await stage.desk.aread(lambda tx: audit.recent(tx, row.id))
    assert [(each.act, each.user_id) for each in noted if each.act == "announce"] == [("announce", boss.id)]


async def test_with_several_matches_buttons_ask_which(stage: Stage) -> None:
    (boss,) = await _directed(stage, "director")
    first = await stage.match()
    second = stage.world.group("Second table", stage.people[0], stage.people[1:])
    await stage.say(stage.people[0], second, "/newgame vader")
    for who in stage.people[:5]:
        await stage.tap(who, second, "Join")
    await stage.tap(stage.people[0], second, "Start")
    row = await stage.match()
    assert row.id != first.id
    await stage.desk.awrite(lambda tx: directors.make(tx, row.id, boss.id))
    await stage.say(boss, None, "/announce Only here.")
    told = await stage.tap(boss, None, "Second table")
    assert "Announced" in told.text
    assert "Only here." in stage.board(stage.people[1], second)
    assert not any("Only here." in m.text for m in stage.people[1].sees(stage.group))
    asker = stage.people[3]
    question = asker.send(None, "/ask Which one?")
    await stage.quiet()
    menu = asker.last()
    assert menu.body["reply_to_message"]["message_id"] == question.id
    await stage.tap(asker, None, "Table", menu)
    assert "Which one?" in boss.last().text
    assert "Table" in boss.last().text
    assert not asker.place(None).messages[menu.id].buttons(), "a second tap cannot ask again"
    for data in (f"1a:{row.id}:ask", f"1a:{row.id}:announce", "1a:zz:ask"):
        assert "do not know this button" in (await stage.people[4].forge(None, stage.people[4].last(), data)).text

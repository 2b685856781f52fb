"""How kernel values read in three languages and two markups."""

import pytest

from shared.i18n import HTML, LANGUAGES, PLAIN, Voice, best_language
from shared.i18n.render import UnknownText
from shared.kernel.text import SeatList, SeatRef, Span, Term, TermList, Text, TextList, Typed

NAMES = {1: "Ada", 2: "Bob <b>", 3: "Ada", 4: '"&"'}


def voice(language="en", markup=HTML, **more):
    return Voice(language, NAMES, markup, strict=True, **more)


def test_a_seat_is_its_number_and_its_escaped_name():
    assert voice().value(SeatRef(2)) == "2. <b>Bob &lt;b&gt;</b>"
    assert voice(markup=PLAIN).value(SeatRef(2)) == "2. Bob <b>"
    assert voice("zh", PLAIN).value(SeatRef(1)) == "1号 Ada"
    assert voice(markup=HTML).value(SeatRef(4)) == "4. <b>&quot;&amp;&quot;</b>"


def test_namesakes_are_told_apart_by_their_seats():
    assert voice(markup=PLAIN).value(SeatList((1, 3))) == "1. Ada and 3. Ada"


def test_a_seat_without_a_holder_has_its_number():
    assert voice().value(SeatRef(9)) == "seat 9"


@pytest.mark.parametrize(
    ("language", "none", "three"),
    [
        ("en", "nobody", "1. Ada, 3. Ada and 1. Ada"),
        ("zh", "无人", "1号 Ada、3号 Ada和1号 Ada"),
        ("ru", "никто", "1. Ada, 3. Ada и 1. Ada"),
    ],
)
def test_lists_join_as_the_language_joins_them(language, none, three):
    assert voice(language, PLAIN).value(SeatList(())) == none
    assert voice(language, PLAIN).value(SeatList((1, 3, 1))) == three


def test_glyphs_stand_side_by_side():
    cards = ("vader-mark-r", "vader-mark-i", "vader-mark-i")
    assert voice().value(TermList(cards, glyphs=True)) == "🟦🟥🟥"
    assert voice().value(TermList(())) == "nothing"


@pytest.mark.parametrize(
    ("seconds", "en", "ru"),
    [
        (0, "0 seconds", "0 секунд"),
        (1, "1 second", "1 секунда"),
        (90, "1 minute 30 seconds", "1 минута 30 секунд"),
        (3_600, "1 hour", "1 час"),
        (3_601, "1 hour", "1 час"),
        (2 * 3_600 + 120, "2 hours 2 minutes", "2 часа 2 минуты"),
        (5 * 86_400 + 21 * 3_600 + 60, "5 days 21 hours", "5 дней 21 час"),
        (86_400 + 1_800, "1 day 30 minutes", "1 день 30 минут"),
    ],
)
def test_spans_are_words_with_at_most_two_units(seconds, en, ru):
    assert voice().value(Span(seconds)) == en
    assert voice("ru").value(Span(seconds)) == ru


@pytest.mark.parametrize(
    ("done", "shown"),
    [
        (1, "🗳 Проголосовал 1 из 21"),
        (3, "🗳 Проголосовали 3 из 21"),
        (11, "🗳 Проголосовало 11 из 21"),
        (21, "🗳 Проголосовал 21 из 21"),
    ],
)
def test_russian_numbers_have_their_forms(done, shown):
    assert voice("ru").line("common-progress", done=done, all=21) == shown


def test_what_people_typed_is_escaped_and_cannot_turn_the_line():
    assert voice().value(Typed("<i>\u202eevil & \n👩‍🚀")) == "&lt;i&gt;evil &amp; \n👩‍🚀"
    assert voice(markup=PLAIN).value(Typed("<i>")) == "<i>"


def test_selectors_are_escaped_too():
    assert voice().value("<x>") == "&lt;x&gt;"


def test_plain_texts_lose_the_tags_of_the_locale_files_and_nothing_else():
    html = voice().line("common-event-paused", reason="director")
    plain = voice(markup=PLAIN).line("common-event-paused", reason="director")
    assert "<b>" in html
    assert plain == html.replace("<b>", "").replace("</b>", "")


def test_texts_nest_and_lists_of_them_are_lines():
    nested = Text("common-list-next", {"head": Text("common-yes"), "next": Term("common-no")})
    assert voice().say(nested) == "Yes, No"
    assert voice().value(TextList((Text("common-yes"), Text("common-no")))) == "Yes\nNo"


def test_an_argument_may_be_longer_than_fluent_allows():
    long = "<" * 3_000
    shown = voice().line("common-waiting", seats=Typed(long))
    assert shown.endswith("&lt;" * 3_000)


def test_an_empty_list_answers_the_selector_none(tmp_path):
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "x.ftl").write_text(
        "common-list-nobody = nobody\ncommon-seat-unnamed = { $number }\na-b = A\n"
        "x = { $who ->\n    [none] alone\n   *[other] with { $who }\n}\n"
        "y = { $what ->\n    [b] it is { $what }\n   *[other] something else\n}\n"
    )
    alone = Voice("en", strict=True, root=tmp_path)
    assert alone.line("x", who=SeatList(())) == "alone"
    assert alone.line("x", who=SeatList((7,))) == "with 7"
    assert alone.line("y", what=Term("a-b")) == "it is A"


def test_an_unknown_key_is_a_fault_in_tests():
    with pytest.raises(UnknownText):
        voice().line("common-no-such-text")
    with pytest.raises(UnknownText):
        voice().line("common-progress", done=1)


def test_an_unknown_key_falls_back_in_production_and_is_logged_once(tmp_path, caplog):
    for language in ("en", "ru"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "x.ftl").write_text("only-english = Hello")
    (tmp_path / "ru" / "x.ftl").write_text("other = Привет")
    lenient = Voice("ru", strict=False, root=tmp_path)
    assert lenient.line("only-english") == "Hello"
    assert lenient.line("only-english") == "Hello"
    assert lenient.line("nowhere-<b>") == "nowhere-&lt;b&gt;"
    assert [record.getMessage() for record in caplog.records].count(
        "Text only-english in ru: there is no such text"
    ) == 1


def test_strictness_comes_from_the_environment(monkeypatch):
    monkeypatch.setenv("PARLOR_STRICT_TEXTS", "1")
    assert Voice("en").strict
    monkeypatch.setenv("PARLOR_STRICT_TEXTS", "0")
    assert not Voice("en").strict


@pytest.mark.parametrize(
    ("code", "language"),
    [("zh-hans", "zh"), ("zh-TW", "zh"), ("ru-RU", "ru"), ("ru", "ru"), ("uk", "en"), ("en_GB", "en"), (None, "en")],
)
def test_the_language_follows_telegrams_code(code, language):
    assert best_language(code) == language
    assert language in LANGUAGES

"""The check of the locale files finds every fault that is planted in a copy, and none in the real files."""

import shutil

import pytest

from shared.i18n.bundles import ROOT
from shared.i18n.check import faults
from shared.kernel.registry import games


@pytest.fixture
def copy(tmp_path):
    """The texts that stand in every language, with all game code and no edge."""
    for language in ("en", "zh", "ru"):
        target = tmp_path / "locales" / language
        (target / "rules").mkdir(parents=True)
        for name in ("common.ftl", "vader.ftl", "rules/vader.md"):
            shutil.copy(ROOT / language / name, target / name)
    return tmp_path / "locales"


def found(copy):
    return set(faults(copy, there_are={"vader": games()["vader"]}))


def planted(copy, language, old, new, name="vader.ftl"):
    before = found(copy)
    path = copy / language / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return found(copy) - before


def test_the_locale_files_are_in_order():
    assert faults() == []


def test_a_missing_key_is_found(copy):
    assert planted(copy, "ru", "vader-option-pass = 👍 За\n", "") == {"ru: vader-option-pass: missing"}


def test_a_missing_attribute_is_found(copy):
    new = planted(copy, "zh", "    .hint = 有人错过截止时间时如何处理。\n", "", "common.ftl")
    assert new == {"zh: common-rule-late-card.hint: missing"}


def test_other_variables_are_found(copy):
    new = planted(copy, "zh", "vader-option-seat = { $seat }", "vader-option-seat = { $place }")
    assert new == {"zh: vader-option-seat: other variables than en: place, seat"}


def test_a_variable_that_the_event_does_not_have_is_found(copy):
    for language in ("zh", "ru"):
        planted(copy, language, "vader-event-veto-unlocked = ✋", "vader-event-veto-unlocked = { $who }")
    new = planted(copy, "en", "vader-event-veto-unlocked = ✋", "vader-event-veto-unlocked = { $who }")
    assert "en: vader-event-veto-unlocked: never gets who" in new


def test_an_event_without_a_text_is_found(copy):
    new = planted(copy, "en", "vader-event-veto-unlocked =", "vader-event-veto-thunder =")
    assert "en: vader-event-veto-unlocked: no text, and a type asks for it" in new
    assert "en: vader-event-veto-thunder: nothing uses it" in new


def test_a_text_that_the_code_names_and_nobody_wrote_is_found(copy):
    new = planted(copy, "en", "vader-refusal-no-ballot =", "vader-refusal-no-ballots =")
    assert "en: vader-refusal-no-ballot: no text, and the code names it" in new
    assert "en: vader-refusal-no-ballots: nothing uses it" in new


@pytest.mark.parametrize(
    "key",
    ["vader-refusal-thunder", "vader-phase-thunder", "vader-rule-powers-thunder", "vader-thunder", "common-thunder"],
)
def test_an_unused_key_is_found(copy, key):
    for language in ("en", "zh", "ru"):
        path = copy / language / "common.ftl"
        path.write_text(f"{path.read_text('utf-8')}\n{key} = 1\n", "utf-8")
    assert f"en: {key}: nothing uses it" in found(copy)


def test_a_russian_plural_without_all_forms_is_found(copy):
    new = planted(copy, "ru", "    [few] { $count } дня\n", "", "common.ftl")
    assert new == {"ru/common.ftl: common-span-days: plural without few"}


@pytest.mark.parametrize(("language", "old"), [("ru", "👍 За"), ("zh", "👍 赞成")])
def test_an_english_word_is_found(copy, language, old):
    new = planted(copy, language, f"vader-option-pass = {old}", "vader-option-pass = 👍 Pass")
    assert new == {f"{language}/vader.ftl: vader-option-pass: foreign word Pass"}


def test_names_commands_and_code_may_stay_english(copy):
    new = planted(copy, "ru", "👍 За", "👍 Telegram, Parlor, /newgame, UTC, CSV, <code>make run</code>")
    assert new == set()


def test_another_script_in_english_is_found(copy):
    assert planted(copy, "en", "pass = 👍 Pass", "pass = 👍 За") == {"en/vader.ftl: vader-option-pass: foreign word За"}


def test_glue_is_found(copy):
    new = planted(copy, "en", "vader-option-pass = 👍 Pass", 'vader-option-pass = 👍 Pass{ " " }')
    assert new == {"en/vader.ftl: vader-option-pass: begins or ends with a space: sentences are not glued"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("<b>Pass", "<b> is not closed"),
        ("Pass</b>", "</b> closes nothing"),
        ("<b><i>Pass</b></i>", "</b> closes nothing"),
        ("<div>Pass", "< or > outside of a known tag"),
    ],
)
def test_broken_markup_is_found(copy, text, fault):
    assert f"en/vader.ftl: vader-option-pass: {fault}" in planted(copy, "en", "pass = 👍 Pass", f"pass = {text}")


def test_what_cannot_be_read_is_found(copy):
    new = planted(copy, "en", "vader-option-pass = 👍 Pass", "vader-option-pass = { $")
    assert any(line.startswith("en/vader.ftl: cannot be read") for line in new)


def test_a_key_written_twice_is_found(copy):
    new = planted(copy, "en", "vader-option-pass =", "vader-option-fail = x\nvader-option-pass =")
    assert new == {"en: vader-option-fail: written twice"}


def test_a_reference_to_nothing_is_found(copy):
    new = planted(copy, "en", "vader-option-pass = 👍", "vader-option-pass = { vader-nowhere }")
    assert "en/vader.ftl: vader-option-pass: quotes vader-nowhere, which is not there" in new


def test_a_missing_rule_text_is_found(copy):
    before = found(copy)
    (copy / "zh" / "rules" / "vader.md").unlink()
    assert found(copy) - before == {"zh/rules/vader.md: missing"}


def test_a_missing_chapter_is_found(copy):
    new = planted(copy, "ru", "## Вето\n", "", "rules/vader.md")
    assert new == {"ru/rules/vader.md: 8 headings, en has 9"}


def test_a_missing_number_is_found(copy):
    new = planted(copy, "ru", "{ $knows }", "6", "rules/vader.md")
    assert new == {"ru/rules/vader.md: other variables: knows"}


def test_an_english_word_in_a_rule_text_is_found(copy):
    new = planted(copy, "zh", "尊主独自抽三张", "Master 独自抽三张", "rules/vader.md")
    assert new == {"zh/rules/vader.md: foreign word Master"}

"""Display names that people choose to annoy a table."""

import unicodedata

import pytest

from shared.i18n import tidy_name

HOSTILE = {
    "right-to-left override": ("\u202egnp.txe", "gnp.txe"),
    "zero width": ("A\u200bd\u200da\ufeff", "Ada"),
    "line breaks": ("Ada\n\n 1. Bob", "Ada 1. Bob"),
    "spaces of every kind": ("\u00a0 Ada \u2003 L. \t", "Ada L."),
    "only invisible": ("\u200b\u2060\u3164\u2800", "Nameless"),
    "only a combining mark": ("\u0301", "Nameless"),
    "nothing": ("", "Nameless"),
    "only emoji": ("🔥", "🔥"),
    "emoji with skin": ("👍🏽", "👍🏽"),
    "markup is the voice's matter": ("<b>&", "<b>&"),
}


@pytest.mark.parametrize(("name", "shown"), HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_names_are_made_harmless(name, shown):
    assert tidy_name(name, "Nameless") == shown


def test_long_names_are_cut_where_a_reader_would_cut_them():
    assert tidy_name("x" * 64, "-") == "x" * 23 + "…"
    assert tidy_name("x" * 24, "-") == "x" * 24
    assert tidy_name("é" * 24, "-") == "é" * 24


def test_letters_do_not_grow_towers_of_marks():
    tower = tidy_name("Z" + "\u0335\u0321\u0322" * 20, "-")
    assert sum(unicodedata.category(char) == "Mn" for char in tower) <= 3


def test_a_right_to_left_name_keeps_its_direction_to_itself():
    assert tidy_name("\u202bעדה", "-") == "\u2068עדה\u2069"


@pytest.mark.parametrize("name", [name for name, _ in HOSTILE.values()] + ["x" * 64, "עדה"])
def test_tidying_twice_changes_nothing(name):
    once = tidy_name(name, "-")
    assert tidy_name(once, "-") == once

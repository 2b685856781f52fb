"""Rule texts: complete, with the numbers of the match, and small enough to send."""

import re
from html.parser import HTMLParser

import pytest

from shared.i18n import LANGUAGES, pages
from shared.i18n.bundles import ROOT
from shared.i18n.markup import TAGS
from shared.i18n.rules_text import LONGEST, needed
from shared.kernel.registry import games

WRITTEN = sorted({path.stem for path in ROOT.glob("*/rules/*.md")})


class _Balance(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        assert tag in TAGS
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_there_are_rule_texts():
    assert "vader" in WRITTEN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", WRITTEN)
def test_every_page_can_be_sent(slug, language, monkeypatch):
    monkeypatch.setenv("PARLOR_STRICT_TEXTS", "1")
    game = games()[slug]
    for pace in ("live", "forum"):
        found = pages(slug, language, game.book(game.Rules(pace=pace)))
        assert len(found) >= 5
        for page in found:
            balance = _Balance()
            balance.feed(page.html)
            assert not balance.open
            assert len(page.html) <= LONGEST
            assert not re.search(r"\{ \$|\*\*|^#", page.html, re.MULTILINE)
            assert page.title in page.html.replace("&quot;", '"')


@pytest.mark.parametrize("slug", WRITTEN)
def test_a_game_gives_what_its_rule_text_takes_and_nothing_else(slug):
    game = games()[slug]
    assert {needed(slug, language) for language in LANGUAGES} == {frozenset(game.book(game.Rules()))}


def test_the_options_of_the_match_are_in_the_text():
    game = games()["vader"]
    house, classic = (str(pages("vader", "en", game.book(game.Rules(powers=p)))) for p in ("seed", "classic"))
    assert "9 or 10 players: 🔀🔃🌟" in house
    assert "9 or 10 players: 🔍🔍🌟" in classic
    slow = str(pages("vader", "ru", game.book(game.Rules(pace="forum", seconds={"veto": 7_200}))))
    assert "ответ на вето: 2 часа" in slow


def test_small_markdown_becomes_telegram_html(tmp_path):
    folder = tmp_path / "en" / "rules"
    folder.mkdir(parents=True)
    (folder / "x.md").write_text(
        "# X\n\nA **bold** word, *one* more, `a<b` & { $n }.\n\n## Two\n\n### Inner\n- one\n  still one\n"
        "  - two\n1. three"
    )
    first, second = pages("x", "en", {"n": "<5>"}, root=tmp_path)
    assert first.html == ("<b>X</b>\n\nA <b>bold</b> word, <i>one</i> more, <code>a&lt;b</code> &amp; &lt;5&gt;.")
    assert second.html == "<b>Two</b>\n\n<b>Inner</b>\n• one still one\n    • two\n1. three"


def test_a_long_chapter_takes_several_pages(tmp_path):
    folder = tmp_path / "en" / "rules"
    folder.mkdir(parents=True)
    (folder / "x.md").write_text("# X\n\n" + "\n\n".join("word " * 200 for _ in range(9)) + "\n\n" + "- item\n" * 900)
    found = pages("x", "en", {}, root=tmp_path)
    assert len(found) > 3
    assert {page.title for page in found} == {"X"}
    assert all(len(page.html) <= LONGEST for page in found)
    assert sum(page.html.count("• item") for page in found) == 900
    assert sum(page.html.count("word") for page in found) == 1800


def test_a_missing_value_is_a_fault():
    with pytest.raises(KeyError):
        pages("vader", "en", {})


def test_a_game_without_a_text_has_no_pages():
    assert pages("chess", "en", {}) == []

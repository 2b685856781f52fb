"""Telegram's HTML, with Telegram's complaints."""

import pytest

from bot.playground.entities import finish, parse_html
from bot.playground.errors import ApiError
from bot.playground.render import to_html


@pytest.mark.parametrize(
    ("tag", "kind"),
    [("b", "bold"), ("strong", "bold"), ("i", "italic"), ("em", "italic"), ("u", "underline"), ("ins", "underline"),
     ("s", "strikethrough"), ("strike", "strikethrough"), ("del", "strikethrough"), ("code", "code"), ("pre", "pre"),
     ("blockquote", "blockquote"), ("tg-spoiler", "spoiler")],
)  # fmt: skip
def test_each_plain_tag_is_an_entity(tag: str, kind: str) -> None:
    assert parse_html(f"x<{tag}>yz</{tag}>") == ("xyz", [{"type": kind, "offset": 1, "length": 2}])


def test_tags_with_attributes() -> None:
    assert parse_html('<span class="tg-spoiler">a</span>')[1] == [{"type": "spoiler", "offset": 0, "length": 1}]
    assert parse_html("<blockquote expandable>a</blockquote>")[1][0]["type"] == "expandable_blockquote"
    assert parse_html('<a href="https://example.org/?a=1&amp;b=2">a</a>')[1][0]["url"] == "https://example.org/?a=1&b=2"
    assert parse_html('<a href="tg://user?id=101">a</a>')[1][0]["user_id"] == 101
    assert parse_html('<tg-emoji emoji-id="5368324170671202286">👍</tg-emoji>')[1][0]["custom_emoji_id"].startswith(
        "53"
    )
    assert parse_html('<tg-time unix="1796071055" format="r">45 s</tg-time>')[1] == [
        {"type": "date_time", "offset": 0, "length": 4, "unix_time": 1796071055, "date_time_format": "r"}
    ]
    assert parse_html('<pre><code class="language-python">a</code></pre>')[1] == [
        {"type": "pre", "offset": 0, "length": 1, "language": "python"}
    ]


def test_a_link_that_is_none_loses_its_entity_and_keeps_its_text() -> None:
    assert parse_html('<a href="nonsense">a</a>') == ("a", [])


def test_offsets_count_utf16_units() -> None:
    assert parse_html("👍<b>é</b>")[1] == [{"type": "bold", "offset": 2, "length": 1}]


def test_nested_tags_and_references() -> None:
    text, entities = parse_html("<b>a &lt;<i>&amp;</i></b> &quot;&#33; &nbsp;")
    assert text == 'a <& "! &nbsp;'
    assert finish(text, entities)[1] == [
        {"type": "bold", "offset": 0, "length": 4},
        {"type": "italic", "offset": 3, "length": 1},
    ]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("é<div>x</div>", 'Unsupported start tag "div" at byte offset 2'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<a href>x</a>", 'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0'),
    ],
)
def test_bad_html_is_refused_in_telegrams_words(source: str, complaint: str) -> None:
    with pytest.raises(ApiError) as refused:
        parse_html(source)
    assert refused.value.code == 400
    assert refused.value.description == f"Bad Request: can't parse entities: {complaint}"


def test_text_is_trimmed_with_its_entities() -> None:
    text, entities = parse_html("  <b> x </b>  ")
    assert finish(text, entities) == ("x", [{"type": "bold", "offset": 0, "length": 1}])


def test_commands_mentions_and_addresses_are_found() -> None:
    kinds = [entity["type"] for entity in finish("/go@parlor_bot see https://t.me/x and @somebody, 1/2", [])[1]]
    assert kinds == ["bot_command", "url", "mention"]


def test_the_page_gets_escaped_well_formed_html() -> None:
    text, entities = parse_html('<b>a<i>&lt;script&gt;</i></b> <a href="https://e.org/&quot;x">l</a>')
    assert to_html(text, entities) == (
        '<b>a<i>&lt;script&gt;</i></b> <a href="https://e.org/&quot;x" target="_blank" rel="noopener noreferrer">l</a>'
    )
    crossing = [{"type": "bold", "offset": 0, "length": 3}, {"type": "italic", "offset": 2, "length": 4}]
    assert to_html("abcdef", crossing) == "<b>ab<i>c</i></b>def"

"""Telegram's HTML: text and entities out of it, with Telegram's own complaints; offsets count UTF-16 units."""

import html
import re
from typing import Any, NamedTuple

from bot.playground.errors import bad

Entity = dict[str, Any]

PLAIN = {
    "b": "bold", "strong": "bold", "i": "italic", "em": "italic", "u": "underline", "ins": "underline",
    "s": "strikethrough", "strike": "strikethrough", "del": "strikethrough", "code": "code", "pre": "pre",
    "tg-spoiler": "spoiler", "span": "spoiler", "blockquote": "blockquote",
}  # fmt: skip
KNOWN = {*PLAIN, "a", "tg-emoji", "tg-time"}
REFERENCE = re.compile(r"&(?:#[0-9]{1,7}|#x[0-9a-fA-F]{1,6}|lt|gt|amp|quot);")
ATTRIBUTE = re.compile(r"""\s*([^\s=>/"']*)\s*(=)?\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9.\-]+))?""")
FOUND = re.compile(
    r"(?<![\w/@])(?:(?P<bot_command>/[a-zA-Z0-9_]{1,64}(?:@[a-zA-Z0-9_]{3,32})?)(?![\w/])"
    r"|(?P<mention>@[a-zA-Z][a-zA-Z0-9_]{3,31})\b"
    r"|(?P<url>https?://[^\s<>\"]+[^\s<>\".,:;!?)]|t\.me/[\w/?=&+\-]+))"
)


class Open(NamedTuple):
    """A tag not closed yet."""

    tag: str
    start: int
    attributes: dict[str, str]


def wide(text: str) -> int:
    """Length in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def _error(text: str) -> Exception:
    return bad(f"can't parse entities: {text}")


class _Parser:
    """One pass over the source; `at` is in characters, complaints are in bytes as Telegram's are."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.out: list[str] = []
        self.length = 0
        self.entities: list[Entity] = []
        self.stack: list[Open] = []

    def offset(self, at: int) -> int:
        return len(self.source[:at].encode())

    def add(self, text: str) -> None:
        if "&" in text:
            text = REFERENCE.sub(lambda found: html.unescape(found[0]), text)
        self.out.append(text)
        self.length += wide(text)

    def run(self) -> None:
        at, source = 0, self.source
        while (tag := source.find("<", at)) >= 0:
            self.add(source[at:tag])
            at = self.close(tag) if source.startswith("</", tag) else self.open(tag)
        self.add(source[at:])
        if self.stack:
            raise _error(f'Can\'t find end tag corresponding to start tag "{self.stack[-1].tag}"')

    def open(self, begin: int) -> int:
        name = re.compile(r"[^\s>]*").match(self.source, begin + 1)
        assert name is not None
        at, tag = name.end(), name[0].lower()
        if at >= len(self.source):
            raise _error(f"Unclosed start tag at byte offset {self.offset(begin)}")
        if tag not in KNOWN:
            raise _error(f'Unsupported start tag "{tag}" at byte offset {self.offset(begin)}')
        attributes: dict[str, str] = {}
        while True:
            while at < len(self.source) and self.source[at].isspace():
                at += 1
            if at >= len(self.source):
                raise _error(f"Unclosed start tag at byte offset {self.offset(begin)}")
            if self.source[at] == ">":
                break
            at = self.attribute(at, begin, tag, attributes)
        if tag == "span" and attributes.get("class") != "tg-spoiler":
            raise _error(f'Tag "span" must have class "tg-spoiler" at byte offset {self.offset(begin)}')
        self.stack.append(Open(tag, self.length, attributes))
        return at + 1

    def attribute(self, at: int, begin: int, tag: str, attributes: dict[str, str]) -> int:
        found = ATTRIBUTE.match(self.source, at)
        if found is None or not found[1]:
            raise _error(f'Empty attribute name in the tag "{tag}" at byte offset {self.offset(begin)}')
        name, value = found[1].lower(), next((part for part in found.group(3, 4, 5) if part is not None), None)
        if not found[2]:
            if name != "expandable":
                place = f'the tag "{tag}" at byte offset {self.offset(begin)}'
                raise _error(f"Expected equal sign in declaration of an attribute of {place}")
            value = ""
        elif value is None:
            raise _error(f"Unclosed start tag at byte offset {self.offset(begin)}")
        attributes[name] = html.unescape(value or "")
        return found.end()

    def close(self, begin: int) -> int:
        found = re.compile(r"</([^\s>]*)\s*(>?)").match(self.source, begin)
        assert found is not None
        if not self.stack:
            raise _error(f"Unexpected end tag at byte offset {self.offset(begin)}")
        if not found[2]:
            raise _error(f"Unclosed end tag at byte offset {self.offset(begin)}")
        last = self.stack.pop()
        if found[1] and found[1].lower() != last.tag:
            pair = f'expected "</{last.tag}>", found "</{found[1]}>"'
            raise _error(f"Unmatched end tag at byte offset {self.offset(begin)}, {pair}")
        if self.length > last.start and (entity := self.entity(last)):
            self.entities.append(entity)
        return found.end()

    def entity(self, tag: Open) -> Entity | None:
        place: Entity = {"offset": tag.start, "length": self.length - tag.start}
        attributes = tag.attributes
        if tag.tag == "a":
            return _link(attributes.get("href") or "".join(self.out), place)
        if tag.tag == "tg-emoji":
            if not attributes.get("emoji-id", "").isdigit():
                raise _error("Invalid custom emoji identifier specified")
            return {"type": "custom_emoji", **place, "custom_emoji_id": attributes["emoji-id"]}
        if tag.tag == "tg-time":
            return _time(attributes, place)
        if tag.tag == "blockquote" and "expandable" in attributes:
            return {"type": "expandable_blockquote", **place}
        if tag.tag == "code":
            language = attributes.get("class", "")
            inside = bool(self.stack) and self.stack[-1].tag == "pre" and self.stack[-1].start == tag.start
            if inside and language.startswith("language-"):
                self.stack[-1].attributes["language"] = language[9:]
                return None
            return None if inside else {"type": "code", **place}
        if tag.tag == "pre" and attributes.get("language"):
            return {"type": "pre", **place, "language": attributes["language"]}
        return {"type": PLAIN[tag.tag], **place}


def _link(url: str, place: Entity) -> Entity | None:
    if found := re.fullmatch(r"tg://user\?id=(\d+)", url):
        return {"type": "text_mention", **place, "user_id": int(found[1])}
    if re.match(r"tg://\w", url):
        return {"type": "text_link", **place, "url": url}
    if "://" not in url:
        url = "http://" + url
    # A link Telegram does not like is dropped without a word; the text stays.
    return {"type": "text_link", **place, "url": url} if re.match(r"https?://[^\s/]+\.[^\s/]+", url) else None


def _time(attributes: dict[str, str], place: Entity) -> Entity:
    if not re.fullmatch(r"-?\d{1,12}", attributes.get("unix", "")):
        raise _error('Invalid date specified in the tag "tg-time"')
    style = attributes.get("format", "")
    if not re.fullmatch(r"r|w?[dD]?[tT]?", style):
        raise _error('Invalid date format specified in the tag "tg-time"')
    entity: Entity = {"type": "date_time", **place, "unix_time": int(attributes["unix"])}
    return entity | {"date_time_format": style} if style else entity


def parse_html(source: str) -> tuple[str, list[Entity]]:
    """Text and entities; raises the 400 that Telegram would answer."""
    if "<" not in source and "&" not in source:
        return source, []
    parser = _Parser(source)
    parser.run()
    return "".join(parser.out), parser.entities


def detect(text: str) -> list[Entity]:
    """Commands, mentions and addresses that Telegram finds by itself."""
    if "/" not in text and "@" not in text:
        return []
    return [
        {"type": found.lastgroup, "offset": wide(text[: found.start()]), "length": wide(found[0])}
        for found in FOUND.finditer(text)
    ]


def finish(text: str, entities: list[Entity], *, search: bool = True) -> tuple[str, list[Entity]]:
    """Trim the text as Telegram does, cut the entities to it, add those found in it, and put them in order."""
    text = text.replace("\r", "")
    kept = text.rstrip()
    lead = wide(kept) - wide(kept.lstrip())
    end, text = wide(kept), kept.lstrip()
    if lead or entities:
        moved = []
        for entity in entities:
            start, stop = max(entity["offset"], lead), min(entity["offset"] + entity["length"], end)
            if stop > start:
                moved.append({**entity, "offset": start - lead, "length": stop - start})
        entities = moved
    if search and (found := detect(text)):
        blocked = [
            (e["offset"], e["offset"] + e["length"]) for e in entities if e["type"] in ("code", "pre", "text_link")
        ]
        entities = entities + [
            e for e in found if not any(a < e["offset"] + e["length"] and e["offset"] < b for a, b in blocked)
        ]
    entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return text, entities[:100]

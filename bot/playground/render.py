"""Safe HTML for the chat page out of a text and its entities."""

from html import escape
from typing import Any

TAGS = {
    "bold": "b", "italic": "i", "underline": "u", "strikethrough": "s", "code": "code",
    "blockquote": "blockquote", "spoiler": "tg-spoiler",
}  # fmt: skip


def _tags(entity: dict[str, Any], part: str, bot: str) -> tuple[str, str]:
    kind = entity["type"]
    if kind in TAGS:
        return ('<span class="spoiler">', "</span>") if kind == "spoiler" else (f"<{TAGS[kind]}>", f"</{TAGS[kind]}>")
    if kind == "expandable_blockquote":
        return '<blockquote class="expandable">', "</blockquote>"
    if kind == "pre":
        language = escape(entity.get("language", ""))
        return f'<pre data-language="{language}">' if language else "<pre>", "</pre>"
    if kind in ("text_link", "url"):
        url = entity.get("url") or part
        url = url if "://" in url else f"https://{url}"
        return f'<a href="{escape(url)}" target="_blank" rel="noopener noreferrer">', "</a>"
    if kind == "text_mention":
        return f'<a class="mention" data-user="{entity["user"]["id"]}">', "</a>"
    if kind == "mention":
        return f'<a class="mention" data-username="{escape(part[1:])}">', "</a>"
    if kind == "bot_command":
        return f'<a class="command" data-command="{escape(part)}">', "</a>"
    if kind == "date_time":
        style = escape(entity.get("date_time_format", ""))
        return f'<time data-unix="{entity["unix_time"]}" data-format="{style}">', "</time>"
    return "", ""


def to_html(text: str, entities: list[dict[str, Any]]) -> str:
    """The text with its entities as tags; everything else is escaped."""
    if not entities:
        return escape(text)
    raw = text.encode("utf-16-le")

    def cut(start: int, end: int) -> str:
        return raw[start * 2 : end * 2].decode("utf-16-le", "replace")

    out: list[str] = []
    stack: list[tuple[int, str]] = []
    at = 0

    def close_until(place: int) -> None:
        nonlocal at
        while stack and stack[-1][0] <= place:
            end, tag = stack.pop()
            out.append(escape(cut(at, end)) + tag)
            at = max(at, end)

    for entity in sorted(entities, key=lambda e: (e["offset"], -e["length"])):
        start, end = entity["offset"], entity["offset"] + entity["length"]
        close_until(start)
        # Crossing entities are cut at the outer one's end: the page must stay well formed.
        end = min(end, stack[-1][0]) if stack else end
        out.append(escape(cut(at, start)))
        at = start
        opening, closing = _tags(entity, cut(start, end), "")
        out.append(opening)
        stack.append((end, closing))
    close_until(len(raw))
    out.append(escape(cut(at, len(raw) // 2)))
    return "".join(out)


def with_html(body: dict[str, Any]) -> str:
    """A message's text or caption as HTML."""
    if "text" in body:
        return to_html(body["text"], body.get("entities", []))
    return to_html(body.get("caption", ""), body.get("caption_entities", []))

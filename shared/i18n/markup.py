"""How words become safe for one medium: the edge hands its markup in, and nothing else escapes."""

import re
from typing import Protocol

TAGS = frozenset({"b", "i", "u", "s", "code", "blockquote", "tg-spoiler"})
"""The tags that locale texts themselves may use."""

TAG = re.compile(r"</?(" + "|".join(sorted(TAGS)) + r")>")
_ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&"))


class Markup(Protocol):
    """One medium. An instance is hashable: bundles are prepared once for each."""

    def __hash__(self) -> int: ...

    def escape(self, text: str) -> str:
        """People's words, so that they can do no harm in this medium."""
        ...

    def bold(self, text: str) -> str:
        """Already escaped text, stressed."""
        ...

    def trusted(self, text: str) -> str:
        """Text of the locale files (which is written with the tags above) as this medium shows it."""
        ...


class _Html:
    """Telegram's HTML, which is also what the panel's pages take."""

    def escape(self, text: str) -> str:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")

    def bold(self, text: str) -> str:
        return f"<b>{text}</b>"

    def trusted(self, text: str) -> str:
        return text


class _Plain:
    """Toasts, button labels, exports: no markup at all."""

    def escape(self, text: str) -> str:
        return text

    def bold(self, text: str) -> str:
        return text

    def trusted(self, text: str) -> str:
        bare = TAG.sub("", text)
        for entity, character in _ENTITIES:
            bare = bare.replace(entity, character)
        return bare


HTML: Markup = _Html()
PLAIN: Markup = _Plain()

"""The parameters of one call: strings from a form, or decoded JSON, read with the types a method expects."""

from typing import Any

import msgspec

from bot.playground.errors import bad

Upload = tuple[str, str, bytes]
TRUE = {"true", "1", "yes", "t", "y"}


class Params:
    """One call's parameters and uploaded files."""

    __slots__ = ("files", "raw")

    def __init__(self, raw: dict[str, Any], files: dict[str, Upload] | None = None) -> None:
        self.raw = raw
        self.files = files or {}

    def text(self, name: str, default: str = "") -> str:
        """A string."""
        value = self.raw.get(name)
        return default if value is None else value if isinstance(value, str) else str(value)

    def number(self, name: str, default: int = 0) -> int:
        """An integer; Telegram reads what is no number as the default."""
        value = self.raw.get(name)
        if value is None or value == "":
            return default
        try:
            return int(value)
        except (TypeError, ValueError):
            return default

    def flag(self, name: str, default: bool = False) -> bool:
        """A Boolean."""
        value = self.raw.get(name)
        if value is None:
            return default
        return value if isinstance(value, bool) else str(value).lower() in TRUE

    def json(self, name: str, default: Any = None) -> Any:
        """An object or list, sent as JSON text or already decoded."""
        value = self.raw.get(name)
        if value is None or value == "":
            return default
        if not isinstance(value, str):
            return value
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise bad(f"can't parse {name.replace('_', ' ')} JSON object") from None

    def object(self, name: str) -> dict[str, Any] | None:
        """A JSON object, or nothing."""
        value = self.json(name)
        if value is not None and not isinstance(value, dict):
            raise bad(f"object expected as {name.replace('_', ' ')}")
        return value

    def has(self, name: str) -> bool:
        """Was it sent at all."""
        return name in self.raw

    def user_id(self, name: str = "user_id") -> int:
        """A user's id, which must be a positive number."""
        value = self.number(name)
        if value <= 0:
            raise bad("invalid user_id specified")
        return value

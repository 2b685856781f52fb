"""One button as it is sent and as it comes back."""

import msgspec


class Key(msgspec.Struct, frozen=True):
    """A label with callback data or an address."""

    text: str
    data: str | None = None
    url: str | None = None


Rows = tuple[tuple[Key, ...], ...]

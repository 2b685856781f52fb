"""The answers with which the Bot API refuses a call, and the refusals a person in a chat meets."""

from typing import Any


class ApiError(Exception):
    """A call ends here with this HTTP status and this description."""

    def __init__(self, code: int, description: str, parameters: dict[str, Any] | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        """The JSON object of the answer."""
        found: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            found["parameters"] = self.parameters
        return found


def bad(text: str, **parameters: Any) -> ApiError:
    """400: the caller's mistake."""
    return ApiError(400, f"Bad Request: {text}", parameters or None)


def forbidden(text: str) -> ApiError:
    """403: the bot may not reach that person or chat."""
    return ApiError(403, f"Forbidden: {text}")


def conflict(text: str) -> ApiError:
    """409: two ways of getting updates at once."""
    return ApiError(409, f"Conflict: {text}")


def flood(seconds: int) -> ApiError:
    """429: too fast, wait that long."""
    return ApiError(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


class Refused(Exception):
    """A person tried what Telegram would not let them do (muted, not a member, closed topic)."""


class NoSuchButton(LookupError):
    """A person looked for a button that they cannot see."""

"""Reply markup, checked as Telegram checks it."""

from typing import Any

from bot.playground.errors import bad
from bot.playground.params import Params

ACTIONS = (
    "callback_data", "url", "web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay", "disabled",
)  # fmt: skip
MAX_ROW, MAX_BUTTONS = 8, 100


def _button(raw: Any, private: bool) -> dict[str, Any]:
    where = "can't parse inline keyboard button: "
    if not isinstance(raw, dict):
        raise bad(where + "InlineKeyboardButton must be an Object")
    if "text" not in raw:
        raise bad(where + 'Can\'t find field "text"')
    if not isinstance(raw["text"], str):
        raise bad(where + 'Field "text" must be of type String')
    if not raw["text"].strip():
        raise bad("inline keyboard button text must be non-empty")
    actions = [name for name in ACTIONS if name in raw]
    if not actions or raw.get("callback_data") == "":
        raise bad(where + "Text buttons are unallowed in the inline keyboard")
    if "callback_data" in raw:
        if not isinstance(raw["callback_data"], str):
            raise bad(where + 'Field "callback_data" must be of type String')
        if len(raw["callback_data"].encode()) > 64:
            raise bad("BUTTON_DATA_INVALID")
    if "url" in raw and not _good_url(raw["url"]):
        raise bad(f"inline keyboard button URL '{raw['url']}' is invalid: Wrong HTTP URL")
    if "web_app" in raw and not private:
        raise bad("BUTTON_TYPE_INVALID")
    if "style" in raw and raw["style"] not in ("danger", "success", "primary"):
        raise bad(where + "invalid button style specified")
    return raw


def _good_url(url: Any) -> bool:
    if not isinstance(url, str) or " " in url:
        return False
    if url.startswith("tg://"):
        return True
    host = url.split("://", 1)[-1].split("/", 1)[0]
    return "." in host and (url.startswith(("http://", "https://")) or "://" not in url)


def _inline(rows: Any, private: bool) -> dict[str, Any]:
    if not isinstance(rows, list):
        raise bad('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
    kept: list[list[dict[str, Any]]] = []
    for row in rows:
        if not isinstance(row, list):
            raise bad('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
        if len(row) > MAX_ROW:
            raise bad("REPLY_MARKUP_TOO_LONG")
        if row:
            kept.append([_button(button, private) for button in row])
    if sum(len(row) for row in kept) > MAX_BUTTONS:
        raise bad("REPLY_MARKUP_TOO_LONG")
    return {"inline_keyboard": kept} if kept else {}


def markup(params: Params, *, private: bool, inline_only: bool = False) -> dict[str, Any]:
    """The checked markup; an empty one is {}."""
    raw = params.json("reply_markup")
    if raw is None:
        return {}
    if not isinstance(raw, dict):
        raise bad("object expected as reply markup")
    if "inline_keyboard" in raw:
        return _inline(raw["inline_keyboard"], private)
    if inline_only:
        raise bad("inline keyboard expected")
    if "keyboard" in raw and not isinstance(raw["keyboard"], list):
        raise bad('field "keyboard" of the ReplyKeyboardMarkup must be an Array of Arrays')
    return raw

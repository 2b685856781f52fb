"""A bot of a few lines that shows keyboards and answers taps, so that the chat page is tested without the games."""

import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.playground import Running

Body = dict[str, Any]

KEYS = [
    [{"text": "Pass", "callback_data": "pass"}, {"text": "Fail", "callback_data": "fail"}],
    [{"text": "My role", "url": "https://t.me/{bot}?start=role_7"}, {"text": "Slow", "callback_data": "slow"}],
]


class StubBot:
    """Answers /newgame with a keyboard, a tap with a toast ("fail": an alert) and an edit, /start with the payload."""

    def __init__(self, server: Running) -> None:
        self.address = f"{server.base_url}{server.token}/"
        self.username = server.world.bot.username or ""
        self.taps: list[str] = []
        self.leaving = threading.Event()
        self.slow = threading.Event()

    def call(self, method: str, **parameters: Any) -> Any:
        """One call of the Bot API."""
        request = urllib.request.Request(
            self.address + method, json.dumps(parameters).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)["result"]

    def say(self, chat: int, text: str, **more: Any) -> Body:
        """Send HTML."""
        return self.call("sendMessage", chat_id=chat, text=text, parse_mode="HTML", **more)

    def keys(self) -> Body:
        """The keyboard under a board."""
        return {"inline_keyboard": json.loads(json.dumps(KEYS).replace("{bot}", self.username))}

    def board(self, chat: int) -> Body:
        """A message as the games make them: bold, a countdown, something hidden, buttons."""
        closes = int(time.time()) + 45
        text = f'<b>Vote</b> closes <tg-time unix="{closes}" format="r">45 s</tg-time>. <tg-spoiler>secret</tg-spoiler>'
        return self.say(chat, text, reply_markup=self.keys())

    def on_message(self, message: Body) -> None:
        """Commands."""
        chat, text = message["chat"]["id"], message.get("text", "")
        if text.startswith("/newgame"):
            self.board(chat)
        elif text.startswith("/start"):
            self.say(chat, f"Welcome, payload <code>{text[7:] or 'none'}</code>")

    def on_tap(self, query: Body) -> None:
        """Answer at once (but "slow" when told), then edit the message."""
        data, message = query["data"], query["message"]
        self.taps.append(data)
        if data == "slow":
            self.slow.wait(10)
        self.call(
            "answerCallbackQuery", callback_query_id=query["id"], text=f"Recorded: {data}", show_alert=data == "fail"
        )
        self.call(
            "editMessageText", chat_id=message["chat"]["id"], message_id=message["message_id"],
            text=f"Votes in: {len(self.taps)}", reply_markup=self.keys(),
        )  # fmt: skip

    def run(self) -> None:
        """Poll until told to leave."""
        offset = 0
        while not self.leaving.is_set():
            for update in self.call("getUpdates", offset=offset, timeout=1):
                offset = update["update_id"] + 1
                if "message" in update:
                    self.on_message(update["message"])
                elif "callback_query" in update:
                    self.on_tap(update["callback_query"])


@contextmanager
def running_bot(server: Running) -> Iterator[StubBot]:
    """The bot at work in a thread, its command menu set in two languages."""
    bot = StubBot(server)
    english = [("newgame", "Start a game"), ("rules", "Read the rules"), ("status", "Show the board")]
    russian = [("newgame", "Начать игру"), ("rules", "Прочитать правила"), ("status", "Показать доску")]
    for language, commands in (("", english), ("ru", russian)):
        bot.call(
            "setMyCommands", language_code=language, commands=[{"command": c, "description": d} for c, d in commands]
        )
    thread = threading.Thread(target=bot.run, daemon=True, name="stub bot")
    thread.start()
    try:
        yield bot
    finally:
        bot.slow.set()
        bot.leaving.set()
        thread.join(10)

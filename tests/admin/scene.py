"""A small cast in front of the panel: one match, its director, its players, a stranger, the operator."""

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bs4 import BeautifulSoup
from flask import Flask
from flask.testing import FlaskClient

from shared.kernel.actions import Action
from shared.kernel.seats import Actor, Office
from shared.kernel.step import open_prompts
from shared.kernel.text import Refusal
from shared.services import directors, lobby, people, play, roster, running, signin
from shared.services.work import Desk, Tx

GROUP = -1001
PLAYERS = {11: "Ada", 12: "Boris", 13: "Chen", 14: "Dmitri", 15: "Eve", 16: "<b>Fu</b>", 17: "Gao"}
DIRECTOR, STRANGER, CO_DIRECTOR = 50, 60, 70
PASSWORD = "correct horse battery"


class Hands:
    """A clock that tests move by hand."""

    def __init__(self) -> None:
        self.time = datetime(2026, 12, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def on(self, **by: float) -> None:
        self.time += timedelta(**by)


@dataclass
class Scene:
    """The panel over a desk with one running match."""

    app: Flask
    desk: Desk
    hands: Hands
    match_id: int = 0
    others: dict[str, int] = field(default_factory=dict)

    def client(self, user_id: int | None) -> FlaskClient:
        """A browser signed in as this user (None: the operator), through a link like everybody."""
        client = self.app.test_client()
        token = self.desk.write(lambda tx: signin.issue_link(tx, user_id))
        answer = post(client, f"/login/{token}", at=f"/login/{token}")
        assert answer.status_code == 302, answer.text
        return client

    def load(self) -> running.Running:
        match = self.desk.read(lambda tx: running.load(tx, self.match_id))
        assert match is not None
        return match

    def submit(self, action: Action, by: Actor = Office.DIRECTOR) -> None:
        done = self.desk.write(lambda tx: play.submit(tx, self.match_id, action, by))
        assert not isinstance(done, Refusal), done

    def holder(self, seat: int) -> int:
        person = self.desk.read(lambda tx: roster.holder(tx, self.match_id, seat))
        assert person is not None
        return person.id

    def seat(self, user_id: int) -> int:
        seat = self.desk.read(lambda tx: roster.seat_of(tx, self.match_id, user_id))
        assert seat is not None
        return seat

    def seated_director(self) -> int:
        """A player who is also made a director of the match that they play."""
        self.desk.write(lambda tx: directors.make(tx, self.match_id, 12))
        return 12

    def play_on(self, steps: int = 12) -> None:
        """Lets whoever is asked press their first button."""
        for _ in range(steps):
            match = self.load()
            prompts = [p for p in open_prompts(match.game, match.match) if p.waits and p.chosen is None]
            if not prompts:
                return
            self.submit(prompts[0].options[0].action, prompts[0].to)


def people_come(tx: Tx) -> None:
    """Everybody has been seen and has started the bot."""
    people.see_chat(tx, GROUP, "Friday <games>", "supergroup", "en")
    for user_id, name in {**PLAYERS, DIRECTOR: "Dora", STRANGER: "Stan", CO_DIRECTOR: "Coco"}.items():
        people.see_user(tx, user_id, name, None, "en")
        people.started(tx, user_id)


def start_match(tx: Tx, thread: int = 0, slug: str = "vader", host: int = DIRECTOR) -> int:
    """A lobby of seven, started; the host directs it."""
    row = lobby.open_lobby(tx, GROUP, thread, host, slug)
    assert not isinstance(row, Refusal), row
    for user_id in PLAYERS:
        joined = lobby.join(tx, row.id, user_id)
        assert not isinstance(joined, Refusal), joined
    started = lobby.start(tx, row.id, host)
    assert not isinstance(started, Refusal), started
    directors.make(tx, row.id, host)
    return row.id


def token_of(page: str) -> str:
    """The token of the first form on a page."""
    found = re.search(r'name="csrf_token" value="([^"]+)"', page)
    assert found, page
    return found[1]


def post(client: FlaskClient, path: str, at: str = "/", **fields: str):
    """Sends a form with the token of the page that it stands on."""
    return client.post(path, data={"csrf_token": token_of(client.get(at).text), **fields})


def form(client: FlaskClient, page: str, action: str, **changes: str):
    """Fills in and sends the form of a page that goes to this address, with all that it carries."""
    soup = BeautifulSoup(client.get(page).text, "html.parser")
    return send(client, soup, action, **changes)


def send(client: FlaskClient, soup: BeautifulSoup, action: str, **changes: str):
    """Sends a form of a page that is already here."""
    found = soup.find("form", action=action)
    assert found is not None, [each.get("action") for each in soup.find_all("form")]
    fields = {each["name"]: each.get("value", "") for each in found.find_all("input") if each.get("name")}
    return client.post(action, data={**fields, **changes})

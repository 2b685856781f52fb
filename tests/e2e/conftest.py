"""Fixtures of the browser tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from bot.playground import World, running_server
from tests.e2e.chat_page import Table
from tests.e2e.match_house import House, hurry, open_house, stack
from tests.e2e.stub_bot import running_bot

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong; what is right ends the wait at once


@pytest.fixture
def table(browser: Browser) -> Iterator[Table]:
    """Ada, Борис and 陈晨 in a group with a bot; at the end no browser may have complained or asked another server."""
    world = World(limits=False)
    ada, boris, chen = world.person("Ada"), world.person("Борис", "ru"), world.person("陈晨", "zh")
    group = world.group("Table", ada, [boris, chen])
    with running_server(world) as server, running_bot(server) as bot:
        made = Table(server, world, bot, browser, ada, boris, chen, group)
        yield made
        for context in made.contexts:
            context.close()
    assert made.troubles == []
    assert made.requests
    assert all(url.startswith((server.url, "blob:")) for url in made.requests)


@pytest.fixture
def whole(browser: Browser, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Playground, bot and panel on one database, with quick fill-bots and a deal that is always the same."""
    hurry(monkeypatch)
    stack(monkeypatch)
    with open_house(browser, sqlite_url) as made:
        yield made

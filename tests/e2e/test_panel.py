"""The panel in a browser: a director watches and steers a match, on a phone and at a desk."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, expect
from werkzeug.serving import make_server

from shared.services import directors, people, signin
from tests.admin.conftest import panel
from tests.admin.scene import CO_DIRECTOR, DIRECTOR, Scene

PHONE, DESK = (390, 844), (1280, 900)


@dataclass
class House:
    """The panel served over HTTP, and the browsers that look at it."""

    scene: Scene
    url: str
    browser: Browser
    troubles: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def page(self, user_id: int | None, size: tuple[int, int], **options: str) -> Page:
        """A browser of its own that signs in by a link."""
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None)
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(f"{self.url}/login/{self.scene.desk.write(lambda tx: signin.issue_link(tx, user_id))}")
        page.get_by_role("button", name="Sign in").click()
        expect(page).to_have_url(f"{self.url}/")
        return page

    @property
    def match(self) -> str:
        return f"{self.url}/matches/{self.scene.match_id}"


@pytest.fixture
def house(browser: Browser, sqlite_url: str) -> Iterator[House]:
    """At the end no page may have complained or asked another server."""
    for scene in panel(sqlite_url):
        scene.hands.time = scene.desk.now()
        server = make_server("127.0.0.1", 0, scene.app, threaded=True)
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        made = House(scene, f"http://127.0.0.1:{server.port}", browser)
        yield made
        for context in browser.contexts:
            context.close()
        server.shutdown()
        thread.join()
        server.server_close()
        assert made.troubles == []
        assert made.requests
        assert all(each.startswith(made.url) for each in made.requests)


def fits(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_director_steers_a_match(house: House, size: tuple[int, int]) -> None:
    page = house.page(DIRECTOR, size)
    page.get_by_role("link", name="Friday").click()
    expect(page).to_have_url(house.match)
    page.locator("#move-nomination-5").click()
    expect(page.get_by_role("status")).to_contain_text("The deadline has been moved")
    page.locator("#pause").click()
    expect(page.get_by_role("status")).to_contain_text("The match is paused")
    assert house.scene.load().match.table.pauses == ("director",)
    page.locator("#pause").click()
    expect(page.get_by_role("status")).to_contain_text("The match goes on")
    page.locator("#card-2").click()
    page.get_by_label("Reason").fill("Late for dinner")
    page.locator("#go-on").click()
    expect(page.locator("#part-log")).to_contain_text("Late for dinner")
    assert house.scene.load().match.table.yellow == {2: 1}
    page.locator("#finish").click()
    expect(page.get_by_role("main")).to_contain_text("everything is revealed")
    page.locator("#confirm").click()
    expect(page.locator("#export")).to_be_visible()
    assert house.scene.load().over


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_red_card_shows_what_follows(house: House, size: tuple[int, int]) -> None:
    seat = next(seat for seat, role in house.scene.load().match.game.roles.items() if role == "vader")
    page = house.page(DIRECTOR, size)
    page.goto(house.match)
    page.locator(f"#card-{seat}").click()
    page.get_by_label("Red card").check()
    page.locator("#go-on").click()
    expect(page.get_by_role("main")).to_contain_text("Replace the player, or insist")
    page.locator("#confirm").click()
    expect(page.locator("#part-head")).to_contain_text("Winners: Rebels")


def test_a_move_appears_without_a_reload_and_leaves_alone_what_one_is_typing(house: House) -> None:
    page = house.page(DIRECTOR, DESK)
    page.goto(house.match)
    page.evaluate("window.untouched = true")
    page.locator("#exact-nomination summary").click()
    page.locator("#by-nomination").fill("42")
    house.scene.play_on(1)
    expect(page.locator("#part-head")).to_contain_text("election")
    expect(page.locator("#by-nomination")).to_have_value("42")
    page.locator("#kind").focus()
    expect(page.locator("#part-deadlines")).to_contain_text("Vote on the government", ignore_case=True)
    assert page.evaluate("window.untouched"), "the page itself was not loaded again"


def test_the_second_of_two_directors_is_asked_again(house: House) -> None:
    house.scene.desk.write(lambda tx: directors.make(tx, house.scene.match_id, CO_DIRECTOR))
    first, second = house.page(DIRECTOR, DESK), house.page(CO_DIRECTOR, PHONE)
    second.route("**/live*", lambda route: route.abort())
    first.goto(house.match)
    second.goto(house.match)
    first.locator("#move-nomination-15").click()
    expect(first.get_by_role("status")).to_contain_text("moved")
    second.locator("#pause").click()
    expect(second.get_by_role("heading", level=1)).to_have_text("The match has moved on")
    assert house.scene.load().match.table.pauses == ()
    second.locator("#confirm").click()
    expect(second.get_by_role("status")).to_contain_text("The match is paused")
    house.troubles[:] = [each for each in house.troubles if "409" not in each and "ERR_FAILED" not in each]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["en", "zh", "ru"])
def test_nothing_is_wider_than_the_window(house: House, size: tuple[int, int], language: str) -> None:
    house.scene.play_on(25)
    page = house.page(DIRECTOR, size)
    house.scene.desk.write(lambda tx: people.set_user_language(tx, DIRECTOR, language))
    for path in (
        "/",
        "/me",
        "/sessions",
        "/matches/1",
        "/matches/1/seats/2/card",
        "/matches/1/finish",
        "/matches/1/audit",
    ):
        page.goto(house.url + path)
        assert fits(page), (path, size, language)


def test_the_operators_tables_fit_a_phone(house: House) -> None:
    page = house.page(None, PHONE)
    for path in ("/audit", "/tables/matches/", "/tables/roster/", "/tables/users/details/?id=11"):
        page.goto(house.url + path)
        assert fits(page), path


def test_colours_follow_the_device_until_they_are_chosen(house: House) -> None:
    page = house.page(DIRECTOR, PHONE, color_scheme="dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)
    page.emulate_media(color_scheme="light")
    light = page.evaluate(ground)
    assert dark != light
    page.get_by_role("button", name="Colours").click()
    assert page.evaluate(ground) == dark
    page.get_by_role("button", name="Colours").click()
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) == light


def test_it_works_by_keyboard(house: House) -> None:
    page = house.page(DIRECTOR, DESK)
    page.goto(house.match)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.locator("#pause").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("The match is paused")

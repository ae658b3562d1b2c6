"""The line to the server breaks, in a real browser: it is said, no press is lost, and nothing stays dead."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, WebSocketRoute, expect

from tests.browser.chromium import served, started

pytestmark = pytest.mark.browser


class Line:
    """What lies between a page and its server, and can be cut."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/_stcore/stream", self._connect)
        page.route("**/_stcore/*", self._ask)

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Cut the line until the page says so and all is done that is done meanwhile."""
        answered(self._page)
        self._cut = True
        for each in self._open:
            each.close()
        self._open.clear()
        expect(strip(self._page)).to_be_visible()
        yield
        self._cut = False

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def _ask(self, route: Route) -> None:
        if self._cut:
            route.abort()
        else:
            route.continue_()


def answered(page: Page) -> None:
    """Nothing is on its way: what has no answer yet would be done again."""
    expect(page.locator("[data-testid=stApp][data-test-script-state=notRunning]")).to_be_visible()


def strip(page: Page) -> Locator:
    """What says that there is no connection."""
    return page.locator("[data-cut]")


def begun(page: Page, home: str) -> None:
    """A table at which one move was made."""
    page.goto(f"{home}table")
    moved(page, "Income", 1)


def moved(page: Page, button: str, at: int) -> None:
    """A button is pressed, and leads to this place of the timeline."""
    page.get_by_role("button", name=button).click()
    expect(page).to_have_url(re.compile(f"&at={at}&"))


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page that may note errors: a browser notes each try to reach the server."""
    page = context.new_page()
    page.set_default_timeout(15_000)
    return page


@pytest.fixture
def forgetful_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The app, which forgets at once who is gone."""
    monkeypatch.setenv("STREAMLIT_SERVER_DISCONNECTED_SESSION_TTL", "0")
    with started() as address:
        yield address


def test_what_is_pressed_waits_until_the_line_is_back(page: Page, home: str) -> None:
    line = Line(page)
    begun(page, home)
    with line.cut():
        expect(strip(page)).to_contain_text("No connection.")
        expect(page.get_by_role("status").last).to_contain_text("No connection.")
        page.get_by_role("link", name="Rules").first.click()
        expect(page).to_have_url(re.compile("&at=1&"))
    expect(page.get_by_role("searchbox", name="Ask in your own words")).to_be_visible()
    expect(strip(page)).to_be_hidden()
    page.go_back()
    expect(page).to_have_url(re.compile("&at=1&"))
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    answered(page)
    page.context.set_offline(True)
    expect(strip(page)).to_be_visible()
    page.get_by_role("button", name="Income").click()
    page.context.set_offline(False)
    expect(page).to_have_url(re.compile("&at=2&"))
    expect(strip(page)).to_be_hidden()


def test_who_was_forgotten_goes_on_where_they_were(page: Page, forgetful_home: str) -> None:
    line = Line(page)
    begun(page, forgetful_home)
    with line.cut():
        page.get_by_role("button", name="Income").click()
    expect(page).to_have_url(re.compile("&at=2&"))
    expect(strip(page)).to_be_hidden()
    moved(page, "Income", 3)
    with line.cut():
        pass
    expect(strip(page)).to_be_hidden()
    moved(page, "Undo", 2)


def test_a_server_that_starts_again_gets_the_table_back_and_then_what_was_pressed(page: Page) -> None:
    with served() as (_, home):
        begun(page, home)
    expect(strip(page)).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    with served(urlsplit(home).port or 0):
        expect(page).to_have_url(re.compile("&at=0&"))
        expect(strip(page)).to_be_hidden()


def test_a_dialog_that_was_closed_stays_closed_when_the_line_is_back(page: Page, home: str) -> None:
    line = Line(page)
    page.goto(f"{home}table")
    page.get_by_role("button", name="Who plays").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play").wait_for()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    with line.cut():
        pass
    expect(strip(page)).to_be_hidden()
    moved(page, "Income", 1)
    expect(dialog).to_be_hidden()

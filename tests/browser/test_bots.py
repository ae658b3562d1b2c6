"""Bots at the Table: they move by themselves after a pause, and wait where movement is unwanted."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from content import texts
from tests.browser.watching import focused

pytestmark = pytest.mark.browser
SAY = texts().say
LAST = "learn?scenario=wrong-to-challenge&step=7"
WHERE = re.compile(r"table\?t=\S+&at=(\d+)")


def practice(page: Page, home: str) -> None:
    """Begin the practice game, and make the first move in it."""
    page.goto(home + LAST)
    page.get_by_role("button", name=SAY("lesson.practice")).click()
    expect(page.get_by_role("heading", name=SAY("page.table"), level=1)).to_be_visible()  # the lesson has an Income too
    page.get_by_role("button", name="Income").click()
    expect(page).to_have_url(re.compile(r"&at=[1-9]"))


def at(page: Page) -> int:
    """At which move one is."""
    found = WHERE.search(page.url)
    return int(found[1]) if found else -1


@pytest.fixture
def lively(browser: Browser, home: str) -> Iterator[Page]:
    """A page on which things may move."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    page = context.new_page()
    yield page
    context.close()


def test_after_a_pause_a_bot_moves_by_itself_and_the_focus_stays(lively: Page, home: str) -> None:
    practice(lively, home)
    lively.locator("[data-emit=undo]").focus()
    before = focused(lively)
    assert before
    expect(lively).to_have_url(re.compile(r"&at=[2-9]"))
    assert focused(lively) == before


def test_where_nothing_is_to_move_it_waits_to_be_asked(page: Page, home: str) -> None:
    practice(page, home)
    onward = page.get_by_role("button", name=SAY("bots.go-on"))
    expect(onward).to_be_visible()
    page.wait_for_timeout(2500)  # longer than the pause
    assert at(page) == 1
    onward.click()
    expect(page).to_have_url(re.compile("&at=2"))


def test_a_bot_says_why_and_its_name_waits_for_the_end(page: Page, home: str) -> None:
    practice(page, home)
    page.get_by_role("button", name=SAY("bots.go-on")).click()
    expect(page).to_have_url(re.compile("&at=2"))
    page.get_by_role("button", name=SAY("bots.ask-why")).click()
    expect(page.get_by_text(re.compile("^(Ben|Cleo|Dev): “I|^Ben: “On my turn")).first).to_be_visible()
    unmask = page.locator("[data-key]", has_text=SAY("bots.unmask")).first
    expect(unmask).to_have_attribute("aria-disabled", "true")

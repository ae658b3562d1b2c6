"""The app's pages as they stand in the window: axe finds no fault, and nothing scrolls that need not."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import looks

pytestmark = pytest.mark.browser
LESSON = "learn?scenario=name-the-right-card&step=2"
COATL = ("learn?of=coatl", "learn?scenario=once-or-twice&step=2")


@pytest.mark.parametrize("place", ["", "learn", LESSON, "table", *COATL])
def test_nothing_serious_for_axe(page: Page, home: str, place: str) -> None:
    page.goto(home + place)
    expect(page.locator(".tableside")).to_be_visible()
    assert [found for _, found in looks(page)] == [{}, {}]


@pytest.mark.parametrize("place", ["", "learn", LESSON, "table", *COATL])
def test_a_phone_scrolls_in_one_direction_only(page: Page, home: str, place: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(home + place)
    expect(page.locator(".tableside")).to_be_visible()
    wide = "() => [...document.querySelectorAll('*')].map((each) => each.scrollWidth).reduce((a, b) => Math.max(a, b))"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(wide) <= 361


@pytest.mark.parametrize("place", ["", LESSON, "table", COATL[1]])
def test_a_desk_need_not_scroll(page: Page, home: str, place: str) -> None:
    page.goto(home + place)
    expect(page.locator(".tableside")).to_be_visible()
    assert (
        page.evaluate("(([main]) => main.scrollHeight - main.clientHeight)(document.querySelectorAll('.stMain'))") == 0
    )


def test_the_first_visitor_may_come_by_a_link_to_the_table(page: Page, fresh_home: str) -> None:
    page.goto(f"{fresh_home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page).to_have_title("Table · Tableside")

"""What could happen in a real browser: by keyboard, opened on the table, and checked for accessibility."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from scenarios.tokens import pack
from tests.browser.watching import tab_to

pytestmark = pytest.mark.browser


def test_a_tree_is_opened_by_keyboard_and_a_branch_leads_to_the_table(page: Page, home: str) -> None:
    page.goto(f"{home}?scenario=bluff-and-block&step=1")
    page.get_by_role("button", name="What could happen?").click()
    tree = page.get_by_role("region", name="What could happen?")
    expect(tree).to_contain_text("different endings")
    tab_to(page, "twig 0")
    page.keyboard.press("Enter")
    expect(tree).to_contain_text("Ben does not block.")
    assert Axe().run(page).response["violations"] == []
    tab_to(page, "on-table 0")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/table\?t=[\w-]+&at=2&as=Ana$"))
    expect(page.get_by_role("button", name="Resume the lesson")).to_be_visible()


def test_a_guess_comes_before_the_tree(page: Page, home: str) -> None:
    page.goto(f"{home}?scenario=caught&step=2")
    asked = page.locator("footer").get_by_role("button", name="What could happen?")
    expect(asked).to_have_attribute("aria-disabled", "true")
    asked.click(force=True)
    expect(page.get_by_role("paragraph").filter(has_text="Make your guess first.")).to_be_visible()


@pytest.mark.parametrize(("width", "scheme"), [(1280, "dark"), (360, "light")])
def test_the_picture_is_for_everybody_and_leads_back(page: Page, home: str, width: int, scheme: str) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"{home}table")
    page.get_by_role("button", name="What could happen?").click()
    page.get_by_role("button", name="See it as a picture").click()
    expect(page.locator(".trace.icicle")).to_be_visible()
    expect(page.get_by_role("region", name="What could happen?")).to_contain_text("different endings")
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Back to the table").click()
    expect(page).to_have_url(re.compile(r"/table\?t=[\w-]+"))


def test_one_ending_takes_no_more_room_than_its_words(page: Page, home: str) -> None:
    """Ten coins have to be spent on a coup, and Ben has one card."""
    seats = {"Ana": {"coins": 10, "hand": ["duke", "captain"]}, "Ben": {"hand": ["contessa"], "lost": ["duke"]}}
    page.goto(f"{home}table?game={pack({'id': 'one', 'table': seats})}")
    page.get_by_role("button", name="What could happen?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".gist")).to_have_text("The turn has 1 ending.")
    assert dialog.evaluate("(each) => each.offsetHeight") < 400

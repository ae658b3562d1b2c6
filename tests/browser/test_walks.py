"""A walk-through of somebody's own is seen as a learner sees it, changed, and seen again."""

import pytest
from playwright.sync_api import Page, expect

from tests.explorer.test_walks import FILE

pytestmark = pytest.mark.browser


def load(page: Page, text: str) -> None:
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="See it as a learner").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_author_loads_a_file_steps_through_it_and_loads_the_next_version(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("tab", name="Load a scenario file").click()
    load(page, FILE)
    expect(page).to_have_title("A bluff is called · Tableside")
    expect(page.locator(".note")).to_have_text("Ana has no Duke. She taxes anyway.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_text("Only Ana").click()
    page.get_by_role("button", name="Check").first.click()
    expect(page.locator('[data-because="0"]')).to_contain_text("She has no Duke to show.")
    page.reload()
    expect(page.locator('[data-because="0"]')).to_contain_text("She has no Duke to show.")
    page.get_by_role("button", name="Load a scenario file").click()
    load(page, FILE.replace("She taxes anyway.", "Yet she taxes."))
    expect(page.locator(".note")).to_have_text("Ana has no Duke. Yet she taxes.")
    page.go_back()
    expect(page.get_by_role("heading", name="Who loses a card")).to_be_visible()

"""Cóatl at the Table in a real browser: by keyboard from the first card to an undo, and nothing that axe objects to."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import looks

pytestmark = pytest.mark.browser


def begun(page: Page, home: str) -> None:
    """A table at which everybody has kept the first card."""
    page.goto(f"{home}table?of=coatl")
    for at, name in enumerate(("Ana", "Ben", "Cleo"), 1):
        expect(page.locator(".asks")).to_contain_text(f"{name}, keep cards")
        page.keyboard.press("1")
        page.get_by_role("button", name="Keep these").click()
        expect(page).to_have_url(re.compile(f"&at={at}&"))
    expect(page.locator(".asks")).to_contain_text("Ana, your turn")


def test_a_turn_is_played_and_taken_back_by_keyboard(page: Page, home: str) -> None:
    begun(page, home)
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Pieces", exact=True)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("1")
    expect(page.locator(".asks")).to_contain_text("Ben, your turn")
    expect(page.locator(".told")).to_contain_text("Ana takes")
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".asks")).to_contain_text("Ana, your turn")


def test_a_refused_choice_says_why(page: Page, home: str) -> None:
    begun(page, home)
    page.keyboard.press("5")
    expect(page.locator(".reason:not([hidden])")).to_contain_text("TG-5")


def test_what_is_pressed_on_the_drawing_leads_to_its_choice(page: Page, home: str) -> None:
    begun(page, home)
    for thing, choice in ((".co-of-body", "take body"), (".co-display > *", "choose P"), (".co-token", "Perfect Pick")):
        page.locator(f"{thing}[data-press]").first.click()
        assert choice in str(page.locator(".choice:focus").get_attribute("data-key"))
    page.locator(".co-of-tail[data-press]").first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".asks")).to_contain_text("Ben, your turn")


def test_a_position_is_set_up_and_what_is_impossible_is_named(page: Page, home: str) -> None:
    begun(page, home)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Set up").click()
    board = page.get_by_role("textbox", name="Pieces on the board").first
    board.fill("<R Q")
    board.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Ana, Pieces on the board: Q is no piece")
    board.fill("<R K")
    board.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".co-board").first).to_contain_text("red head")


def test_the_switch_leads_to_the_other_game_and_each_keeps_its_table(page: Page, home: str) -> None:
    begun(page, home)
    games = page.get_by_role("navigation", name="Games")
    games.get_by_role("link", name="Coup").click()
    expect(page.locator(".stage")).to_be_visible()
    expect(page).not_to_have_url(re.compile("of=coatl"))
    games.get_by_role("link", name="Cóatl").click()
    expect(page).to_have_url(re.compile("&at=3&.*of=coatl"))


def test_on_a_phone_all_that_is_picked_is_in_sight(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    begun(page, home)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Set up").click()
    # Streamlit draws what is open a moment after what is closed, whose tags would be the first until then.
    opened = page.get_by_role("dialog").locator("details[open]")
    for token in ("Perfect Pick", "See the Future", "Priest Commitment"):
        tag = opened.locator("[data-tag]", has_text=token).first
        tag.scroll_into_view_if_needed()
        expect(tag).to_be_in_viewport(ratio=1)


def test_nothing_serious_for_axe_and_nothing_wide(page: Page, home: str) -> None:
    begun(page, home)
    page.get_by_role("button", name="Pieces", exact=True).click()
    for width, found in looks(page):
        assert found == {}
        assert page.evaluate("document.documentElement.scrollWidth") <= width

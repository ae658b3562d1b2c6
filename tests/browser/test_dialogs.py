"""Dialogs and menus of the table, in a real browser: what is ticked in them, and where the focus is after them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watching import FOCUSED

pytestmark = pytest.mark.browser


def test_a_position_is_set_up_and_an_impossible_one_refused(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Set up a position").click()
    dialog = page.get_by_role("dialog")
    answered = page.locator("[data-testid=stApp][data-test-script-state=notRunning]")
    for card in range(2):
        expect(dialog.get_by_role("checkbox").nth(card)).to_be_visible()
        expect(answered).to_be_visible()
        dialog.get_by_text("lost", exact=True).nth(card).click()
        expect(dialog.get_by_role("checkbox").nth(card)).to_be_checked()
    expect(answered).to_be_visible()
    dialog.get_by_role("button", name="Play").click()
    expect(dialog.get_by_text("Ana is out but has 2 coins")).to_be_visible()
    dialog.get_by_text("lost", exact=True).first.click()
    dialog.get_by_role("button", name="Play").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".seat .lost")).to_have_count(1)


def test_a_closed_dialog_gives_the_focus_back(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    page.get_by_role("button", name="Who plays").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(f"({FOCUSED})() === 'bar Who plays'")


def test_a_menu_is_used_by_keys_and_gives_the_focus_back(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    page.get_by_role("button", name="This table").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "bar Moves"
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == "bar This table"
    expect(page.get_by_role("button", name="New game")).to_be_hidden()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_function(f"({FOCUSED})() === 'bar This table'")

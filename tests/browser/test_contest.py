"""Who wins? in a real browser: played and stopped by keyboard, and checked for accessibility."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.watching import focused

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1280, 360])
def test_games_are_started_watched_and_stopped_without_losing_the_focus(page: Page, home: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{home}wins?bots=vengeful.bold&games=100000")
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("of 100,000 games, seed 1"))).to_be_visible(timeout=30_000)
    assert focused(page) == "go"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    expect(page.get_by_role("status")).to_contain_text("wins most")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert serious(page) == {}

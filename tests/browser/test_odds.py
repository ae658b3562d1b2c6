"""The odds beside a table, by keyboard, on the desk and on the phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.watching import focused, in_sight, live

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_odds_and_the_review_by_keyboard(page: Page, home: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{home}table?as=Ana")
    page.get_by_role("button", name="Odds", exact=True).press("Enter")
    slip = page.locator(".odds")
    expect(slip).to_be_in_viewport()
    expect(live(page)).to_contain_text("of 100 deals.")
    expect(slip.locator(".odds-dial")).to_have_count(0)
    page.get_by_role("button", name="Tax").press("Enter")
    expect(page).to_have_url(re.compile("&at=1"))
    page.get_by_label("Look as").select_option("Ben")
    dial = slip.locator("input")
    expect(dial).to_have_attribute("aria-valuetext", "25 of 100 times")
    dial.press("ArrowRight")
    expect(dial).to_have_attribute("aria-valuetext", "30 of 100 times")
    assert focused(page) == "odds-habit"
    expect(page).to_have_url(re.compile("&at=1"))
    slip.get_by_role("button", name="Show the sum").press("Enter")
    expect(slip.locator(".odds-sum li").first).to_be_visible()
    assert serious(page) == {}
    page.get_by_role("button", name="Review", exact=True).press("Enter")
    review = page.locator(".review")
    expect(review).to_be_in_viewport()
    slip.get_by_role("button", name="Hide the odds").press("Enter")
    expect(slip).to_have_count(0)
    page.get_by_role("button", name="Challenge", exact=True).press("Enter")
    expect(page).to_have_url(re.compile("&at=2"))
    review.get_by_role("button", name="See move 2").press("Enter")
    expect(page).to_have_url(re.compile("&at=1"))
    expect(review).to_contain_text("You challenged Ana’s claim to a Duke.")
    assert serious(page) == {}


@pytest.mark.parametrize("name", ["Odds", "Win chances", "Review"])
def test_on_a_phone_what_opens_a_slip_stays_in_sight_beside_it(page: Page, home: str, name: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}table?as=Ana")
    button = page.get_by_role("button", name=name, exact=True)
    button.click()
    slip = page.locator("[data-opened]")
    expect(slip).to_be_visible()
    expect(button).to_be_focused()
    assert in_sight(button)
    assert in_sight(slip)


def test_a_slip_too_tall_for_that_begins_in_sight_with_the_focus_on_what_shuts_it(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}table")
    page.get_by_role("button", name="Tax").click()
    page.get_by_label("Look as").select_option("Ben")
    expect(page).to_have_url(re.compile("as=Ben"))
    page.get_by_role("button", name="Odds", exact=True).click()
    hide = page.get_by_role("button", name="Hide the odds")
    expect(hide).to_be_focused()
    assert in_sight(hide)
    hide.click()
    expect(page.get_by_role("button", name="Odds", exact=True)).to_be_focused()

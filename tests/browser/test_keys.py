"""Keys of one sign press what is shown, never while somebody writes, and can be switched off."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watching import focused, in_sight, live

pytestmark = pytest.mark.browser


def pressed(page: Page, event: str, key: str) -> None:
    """Press the key once its control can be pressed: the address may be there before the picture."""
    expect(page.locator(f"[data-emit={event}]:not([aria-disabled])")).to_be_visible()
    page.keyboard.press(key)


def test_keys_of_one_sign_on_a_table(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".reason:not([hidden])")).to_have_count(1)
    expect(live(page)).not_to_be_empty()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page).to_have_url(re.compile("&at=1"))
    pressed(page, "undo", "u")
    expect(page).to_have_url(re.compile("&at=0"))
    pressed(page, "redo", "Y")
    expect(page).to_have_url(re.compile("&at=1"))
    page.keyboard.press("v")
    assert focused(page) == "look"
    page.keyboard.press("Tab")
    page.keyboard.press("Control+u")
    expect(page).to_have_url(re.compile("&at=1"))


def test_a_figure_presses_the_target_behind_an_open_choice(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    steal = page.locator(".opener", has_text="Steal")
    page.locator(".choice").first.focus()
    page.keyboard.press(str(steal.get_attribute("aria-keyshortcuts")))
    expect(steal).to_have_attribute("aria-expanded", "true")
    expect(steal).to_be_focused()
    page.keyboard.press("2")
    expect(page).to_have_url(re.compile("&at=1"))
    expect(page.locator(".bubble")).to_contain_text("Captain")


def test_keys_in_a_lesson(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario=caught")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("f")
    assert focused(page) == "lesson"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("t")
    expect(page).to_have_url(re.compile(r"/table\?t="))


def test_why_not_is_told_of_what_is_refused_not_of_what_leads_elsewhere(page: Page, home: str) -> None:
    """The learner may let the steal pass, and the story does not; to challenge is too late."""
    page.goto(f"{home}learn?scenario=name-the-right-card&step=2")
    expect(page.locator(".choice[data-leads]").first).to_be_visible()
    page.keyboard.press("w")
    expect(live(page)).to_contain_text("No claim is open now")


def test_what_is_explained_and_why_are_both_in_sight(page: Page, home: str) -> None:
    """The focus is far down, below the choices, and the text as large as can be."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.add_init_script("localStorage['tableside.settings.1'] = JSON.stringify({ size: '3' })")
    page.goto(f"{home}table")
    page.locator(".story").focus()
    page.keyboard.press("w")
    for each in (page.locator(".choice.no[aria-expanded=true]"), page.locator(".reason:not([hidden])")):
        expect(each).to_be_visible()
        assert in_sight(each)


def test_who_cannot_redo_is_told_why(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    page.get_by_role("button", name="Redo").focus()
    page.keyboard.press("Enter")
    expect(live(page)).to_have_text("There is nothing to redo. Play a move.")


def test_the_focus_leaves_a_rule_that_shuts(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario=say-it&step=0")
    page.get_by_role("link", name="TU-1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rule.shut")).to_be_visible()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert focused(page) == "answer 0"


def test_on_a_phone_the_way_on_becomes_the_check_of_a_guess(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}learn?scenario=bluff-and-block&step=2")
    page.locator(".next").press("Enter")
    expect(page.locator(".thumb")).to_be_visible()
    assert focused(page) == "check thumb"
    assert in_sight(page.locator(".title"))
    page.keyboard.press("Enter")
    expect(page.locator(".unmarked")).to_be_visible()
    expect(live(page)).to_have_text("Choose an answer first.")
    assert focused(page) == "answer 0"
    page.keyboard.press("Space")
    expect(page.locator(".unmarked")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator(".because:visible")).to_have_count(1)
    assert in_sight(page.locator(".because:visible"))


def test_the_list_of_keys_and_no_keys_at_all(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario=caught")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    expect(listed).to_be_visible()
    page.keyboard.press("t")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    expect(page).to_have_url(re.compile(r"/learn\?scenario=caught&step=0$"))
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("switch").click()
    page.keyboard.press("Escape")
    assert focused(page) == "settings"
    for key in ("t", "f", "1", "?"):
        page.keyboard.press(key)
    assert focused(page) == "settings"
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/learn\?scenario=caught&step=1$"))

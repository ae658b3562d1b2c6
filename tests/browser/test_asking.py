"""Rules in a browser: a question with a slip of the keys, its answer, the table both ways, and the way back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import looks

pytestmark = pytest.mark.browser

CARD = "card=challenge-the-assassin-then-block"
QUESTION = "I challenged the Assassin and was wrong. May I still block with the Contessa?"


def test_a_question_is_settled_as_one_types(page: Page, home: str) -> None:
    page.goto(f"{home}rules")
    box = page.get_by_role("searchbox", name="Ask in your own words")
    expect(box).to_be_focused()
    page.keyboard.type("chalenged the asassin can i still contesa", delay=30)
    expect(page.get_by_role("heading", name=QUESTION)).to_be_visible()
    expect(page.locator(".ruling")).to_have_text("Most tables: yes")
    expect(page).to_have_url(re.compile(r"rules\?q=chalenged\+the\+asassin\+can\+i\+still\+contesa$"))
    expect(box).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Most tables: yes")).to_have_count(1)

    page.get_by_role("link", name="Both ways").click()
    expect(page.get_by_text("Step 4: here they part")).to_be_visible()
    expect(page.locator(".side .ruling")).to_have_text(["Yes", "No"])
    page.reload()
    expect(page.locator(".side .ruling")).to_have_text(["Yes", "No"])

    page.go_back()
    expect(page.get_by_role("heading", name="Or did you mean")).to_be_visible()
    expect(box).to_have_value("chalenged the asassin can i still contesa")
    page.go_back()
    expect(box).to_have_value("")
    expect(page.locator(".ruling")).to_have_count(0)
    page.go_forward()
    expect(page.locator(".ruling")).to_have_text("Most tables: yes")


def test_whoever_is_back_has_the_focus_on_what_led_away(page: Page, home: str) -> None:
    page.goto(f"{home}rules?q=assassin")
    row = page.get_by_role("link", name=re.compile("^I have 10 coins"))
    row.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^I have 10 coins"))).to_be_visible()
    label = page.locator(".grounds a.label").first
    label.press("Enter")
    expect(page.get_by_role("heading", name="Rule TU-2")).to_be_visible()
    page.go_back()
    expect(label).to_be_focused()
    page.go_back()
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport()
    page.get_by_role("link", name="Table", exact=True).first.press("Enter")
    expect(page.locator(".asks")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Table", exact=True).first).to_be_focused()


def test_a_card_is_played_step_by_step_and_held_up(page: Page, home: str) -> None:
    page.goto(f"{home}rules?{CARD}")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Step 2 of 7")).to_be_visible()
    expect(page).to_have_url(re.compile(f"{CARD}&step=1$"))
    big = page.get_by_role("button", name="Big text")
    big.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("banner")).to_have_count(0)
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Step 1 of 7")).to_be_visible()
    expect(big).to_be_focused()
    page.go_back()
    page.go_back()
    expect(page.get_by_text("Step 2 of 7")).to_be_visible()


@pytest.mark.parametrize("asked", ["", "q=assasin", "topic=block", CARD, f"{CARD}&show=ways", f"{CARD}&show=big"])
def test_nothing_serious_for_axe_and_nothing_wide(page: Page, home: str, asked: str) -> None:
    page.goto(f"{home}rules?{asked}")
    expect(page.locator(".asking")).to_be_visible()
    for width, found in looks(page):
        assert found == {}
        assert page.evaluate("document.documentElement.scrollWidth") <= width

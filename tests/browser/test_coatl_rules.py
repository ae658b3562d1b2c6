"""Rules of Cóatl in a browser: from the other game to a question, its play, another way to play, and every part."""

import re

import pytest
from playwright.sync_api import Page, expect

from explorer.books import BOOKS
from tests.browser.axe import looks

pytestmark = pytest.mark.browser
BEYOND = """(all, width) => all.filter((each) => each.getBoundingClientRect().right > width + 1)
    .map((each) => each.outerHTML.slice(0, 80))"""
PAGES = (
    "",
    "&q=can+i+skip",
    "&card=the-cross",
    "&card=next-temple&show=ways",
    "&label=TG-4",
    *(f"&part={part}" for part in BOOKS["coatl"].parts),
)


def test_a_question_of_the_other_game_is_settled_by_keyboard_and_played_otherwise(page: Page, home: str) -> None:
    page.goto(f"{home}rules")
    page.get_by_role("link", name="Cóatl").press("Enter")
    expect(page).to_have_url(re.compile(r"rules\?of=coatl$"))
    expect(page.get_by_role("link", name="Cóatl")).to_have_attribute("aria-current", "page")
    box = page.get_by_role("searchbox", name="Ask in your own words")
    box.focus()
    page.keyboard.type("when dose a new tempel come", delay=30)
    expect(page.locator(".ruling")).to_have_text("Some tables: at once")
    expect(box).to_be_focused()

    page.get_by_role("link", name="Both ways").press("Enter")
    expect(page.get_by_text("Step 2: here they part")).to_be_visible()
    expect(page.locator(".side .ruling")).to_have_text(["At once", "After your action"])
    page.get_by_role("link", name="Table agreement TG-1").press("Enter")
    expect(page.get_by_role("heading", name="Table agreement TG-1")).to_be_visible()
    page.get_by_role("button", name="Our table says…").press("Enter")
    page.get_by_role("button", name=re.compile("^from one deck")).press("Enter")
    expect(page).to_have_url(re.compile("our=guide.temples-open_market$"))
    question = page.get_by_role("link", name=re.compile("An open temple is used"))
    expect(question).to_have_attribute("href", re.compile("our="))
    question.press("Enter")
    expect(page.locator(".ruling")).to_have_text("By agreement: after your action")
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.get_by_text("Step 2 of 3")).to_be_visible()
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", name="Table agreement TG-1")).to_be_visible()

    page.goto(f"{home}table?of=coatl")
    expect(page.locator(".chip")).to_have_accessible_name("Your table: open temples – from one deck")
    page.goto(f"{home}table")
    expect(page.locator(".asks")).to_be_visible()
    expect(page.locator(".chip")).to_be_hidden()


@pytest.mark.parametrize("asked", PAGES)
def test_nothing_serious_for_axe_and_nothing_wide(page: Page, home: str, asked: str) -> None:
    page.goto(f"{home}rules?of=coatl{asked}")
    expect(page.locator(".found, .opened").first).to_be_visible()
    for width, found in looks(page):
        assert found == {}
        beyond = page.locator(".found :is(p, h2, h3, td, a, b, li, svg):visible").evaluate_all(BEYOND, width)
        assert beyond == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width

"""Rules to browse, in a browser: everybody can use every part, by keyboard too, on the smallest phone too."""

import re

import pytest
from playwright.sync_api import Page, expect

from engine.coup.labels import LABELS
from explorer.books import BOOKS
from tests.browser.axe import looks
from tests.browser.watching import focused, tab_to

pytestmark = pytest.mark.browser
BEYOND = """all => all.filter((each) => each.getBoundingClientRect().right > 321)
    .map((each) => each.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("part", BOOKS["coup"].parts)
def test_nothing_serious_for_axe(page: Page, home: str, part: str) -> None:
    page.goto(f"{home}rules?part={part}&box=inquisitor.factions")
    expect(page.locator(".part")).to_be_visible()
    assert [found for _, found in looks(page)] == [{}, {}]


def test_nothing_is_wider_than_the_smallest_phone(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    for part in BOOKS["coup"].parts:
        page.goto(f"{home}rules?part={part}&box=inquisitor.factions")
        expect(page.locator(".part")).to_be_visible()
        beyond = page.locator(".part :is(p, h2, h3, td, a, q, b, li, svg):visible").evaluate_all(BEYOND)
        assert beyond == [], part
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_parts_are_used_by_keyboard_alone(page: Page, home: str) -> None:
    page.goto(f"{home}rules")
    expect(page.get_by_role("searchbox", name="Ask in your own words")).to_be_focused()
    tab_to(page, "shelf rules?part=cards")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Cards and actions")).to_be_visible()
    tab_to(page, "with Inquisitor")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Inquisitor")).to_be_visible()
    expect(page.get_by_role("heading", name="Ambassador")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"part=cards&box=inquisitor$"))
    assert focused(page) == "with Inquisitor"
    tab_to(page, "leads rules?label=AC-5&box=inquisitor")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"label=AC-5&box=inquisitor$"))
    page.go_back()
    expect(page.get_by_role("heading", name="Inquisitor")).to_be_visible()


def test_what_is_in_the_box_stays_in_it_when_a_question_is_typed(page: Page, home: str) -> None:
    page.goto(f"{home}rules?part=cards&box=inquisitor")
    page.get_by_role("searchbox", name="Ask in your own words").fill("how many coins for a coup")
    expect(page.locator(".ruling")).to_be_visible()
    expect(page).to_have_url(re.compile(r"q=how\+many\+coins\+for\+a\+coup&box=inquisitor$"))


def test_of_a_long_list_that_stays_which_holds_what_is_typed(page: Page, home: str) -> None:
    page.goto(f"{home}rules?part=rules")
    tab_to(page, "sift")
    page.keyboard.type("bl-3")
    expect(page.locator(".catalogue li:visible")).to_have_count(1)
    expect(page.locator(".catalogue li:visible")).to_contain_text("Only the target may block Steal.")
    expect(page.locator(".catalogue section:visible")).to_have_count(1)
    page.keyboard.type(" nonsense")
    expect(page.get_by_text("No rule holds that word.")).to_be_visible()
    page.get_by_role("searchbox", name="Find a label or a word").fill("")
    expect(page.locator(".catalogue li:visible")).to_have_count(len(LABELS))

    page.goto(f"{home}rules?part=sources")
    page.get_by_role("searchbox", name="Find a topic").fill("differ")
    topics = page.get_by_role("rowheader").filter(has_text="They differ")
    expect(topics.first).to_be_visible()
    expect(page.get_by_role("rowheader").filter(has_text="They agree")).to_have_count(0)

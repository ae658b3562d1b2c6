"""A table agrees on something: it stands on every page, turns the verdict, outlives a reload, and is forgotten."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious

pytestmark = pytest.mark.browser

CARD = "rules?card=challenge-the-assassin-then-block"
NO = "our=guide.block_after_own_failed_challenge-false"
CHIP = "Your table: block after your own challenge – no"


def test_an_agreement_is_made_seen_everywhere_and_forgotten(page: Page, home: str) -> None:
    page.goto(f"{home}{CARD}")
    ruling, chip = page.locator(".ruling"), page.locator(".chip")
    expect(ruling).to_have_text("Most tables: yes")
    says = page.get_by_role("button", name="Our table says…")
    says.click()
    page.get_by_role("button", name=re.compile("^No A target")).click()
    expect(ruling).to_have_text("By agreement: no")
    expect(says).to_be_focused()
    expect(page).to_have_url(re.compile(f"{re.escape(CARD)}&{NO}$"))

    for place in ("", "table", "learn?scenario=you-doubt-a-real-assassin", "learn"):
        page.goto(f"{home}{place}")
        expect(chip).to_have_accessible_name(CHIP)
    expect(page.locator(".touched:visible")).to_have_count(3)
    page.goto(f"{home}{CARD}")
    expect(ruling).to_have_text("By agreement: no")
    page.reload()
    expect(ruling).to_have_text("By agreement: no")

    chip.click()
    dialog = page.get_by_role("dialog", name="Your table's rules")
    expect(dialog.get_by_text("This changes lessons 17, 20 and E2.")).to_be_visible()
    dialog.get_by_role("button", name="Forget it").click()
    expect(ruling).to_have_text("Most tables: yes")
    expect(chip).to_have_accessible_name("Answers by: Player guides")
    dialog.get_by_role("button", name="Close").click()
    expect(chip).to_be_focused()
    page.goto(f"{home}learn")
    expect(page.locator(".stop").first).to_be_visible()
    expect(chip).to_be_hidden()


def test_back_leads_to_what_the_table_plays_now(page: Page, home: str) -> None:
    page.goto(f"{home}rules?q=challenged+the+assassin+then+contessa")
    page.get_by_role("link", name="Show me").click()
    expect(page.get_by_text("Step 1 of 7")).to_be_visible()
    page.get_by_role("button", name="Our table says…").click()
    page.get_by_role("button", name=re.compile("^No A target")).click()
    expect(page.locator(".ruling")).to_have_text("By agreement: no")
    page.go_back()
    expect(page.get_by_role("heading", name="Or did you mean")).to_be_visible()
    expect(page.locator(".ruling")).to_have_text("By agreement: no")
    expect(page.locator(".chip")).to_have_accessible_name(CHIP)


def test_a_link_brings_its_rules_along_and_they_are_not_ours(page: Page, home: str) -> None:
    page.goto(f"{home}{CARD}&{NO}")
    expect(page.locator(".ruling")).to_have_text("By agreement: no")
    chip = page.locator(".chip")
    expect(chip).to_have_accessible_name(CHIP.replace("Your table", "From this link"))
    chip.click()
    page.get_by_role("button", name="Use our own rules").click()
    expect(page.locator(".ruling")).to_have_text("Most tables: yes")
    expect(page).to_have_url(re.compile(f"{re.escape(CARD)}$"))


@pytest.mark.parametrize(("width", "scheme"), [(1280, "dark"), (360, "light")])
def test_nothing_serious_for_axe_and_nothing_wide(browser: Browser, home: str, width: int, scheme: str) -> None:
    size = {"width": width, "height": 740}
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{home}{CARD}&{NO}.second_block-true")
    page.get_by_role("button", name="Our table says…").click()
    check(page, width)
    page.locator(".chip").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, width)
    page.goto(f"{home}rules?label=TA-1")
    expect(page.locator(".leaf").first).to_be_visible()
    check(page, width)
    context.close()


def check(page: Page, width: int) -> None:
    assert serious(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= width

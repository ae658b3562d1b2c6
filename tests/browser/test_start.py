"""The first thirty seconds, in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.watching import focused, listen, told

pytestmark = pytest.mark.browser
VISIBLE = """() => {
    const said = [];
    const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE && node.data.trim()) said.push(node.data);
        if (node instanceof Element && (!node.checkVisibility() || node.matches("style, .vh"))) return;
        if (node.shadowRoot) walk(node.shadowRoot);
        for (const child of node.childNodes) walk(child);
    };
    walk(document.querySelector(".stMain"));
    return said.join(" ");
}"""
SMALL = """() => [...document.querySelectorAll("*")]
    .flatMap((each) => [...(each.shadowRoot?.querySelectorAll("button, a") ?? [])])
    .filter((each) => each.checkVisibility()).map((each) => [each.innerText, each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 44 || box.height < 44).map(([words]) => words)"""


@pytest.mark.parametrize(("width", "height", "scheme"), [(1280, 720, "dark"), (360, 740, "light")])
def test_one_press_leads_to_the_first_reward(page: Page, home: str, width: int, height: int, scheme: str) -> None:
    """At most 60 words before the decision, both buttons in sight, and each press is told once in the same line."""
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its literals
    page.goto(home)
    expect(page.get_by_role("button", name="Let it pass")).to_be_visible()
    assert len(re.findall(r"\w[\w’]*", page.evaluate(VISIBLE))) <= 60
    for box in page.locator(".choice").all():
        place = box.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= height
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == {}
    listen(page)
    page.get_by_role("button", name="Challenge").click()
    expect(page.locator(".words")).to_contain_text("no Duke")
    assert told(page) == [page.locator(".words").inner_text()]
    assert focused(page) == "bar next"
    assert page.evaluate(SMALL) == []
    assert serious(page) == {}


def test_the_way_to_the_first_lesson_by_keyboard(page: Page, home: str) -> None:
    page.goto(home)
    expect(page.locator(".choice")).to_have_count(2)
    page.keyboard.press("1")
    expect(page).to_have_url(re.compile(r"\?say=pass&step=1$"))
    for step in (2, 3):
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(rf"\?say=pass&step={step}$"))
        assert focused(page) == "bar next"
    page.go_back()
    expect(page.get_by_role("button", name="So how do I win?")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="So how do I win?").click()
    page.get_by_role("button", name="I know the game").click()
    expect(page.get_by_role("link", name="Open a table")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="what can I do on my turn").click()
    expect(page).to_have_url(re.compile(r"/learn\?scenario=one-coin&step=0$"))
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")


def test_who_has_begun_goes_on_from_here(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario=one-coin")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("End")
    page.goto(home)
    onward = page.get_by_role("link", name="Go on with lesson 2")
    expect(onward).to_be_visible()
    onward.click()
    expect(page).to_have_url(re.compile("scenario=say-it&"))


def test_an_old_link_to_a_lesson_leads_there_and_back_leads_away(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.goto(f"{home}?scenario=caught&step=1")
    expect(page).to_have_url(re.compile(r"/learn\?scenario=caught&step=1$"))
    page.go_back()
    expect(page).to_have_url(re.compile("/table"))

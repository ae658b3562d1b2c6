"""What is set holds at once, for all of the page, and after it is opened again."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.watching import FOCUSED, focused, in_sight

pytestmark = pytest.mark.browser
OUTLINED = """(each) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(each);
    const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const { right, bottom } = each.getBoundingClientRect();
    return Math.max(right + around - innerWidth, bottom + around - innerHeight) < 1;
}"""
"""Whether the outline ends before the window does."""


def opened(page: Page) -> None:
    page.locator("[data-dialog=settings]:visible").first.click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (1280, "dark"), (360, "light"), (360, "dark")])
def test_everybody_can_use_the_settings(page: Page, home: str, width: int, scheme: str) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its literals
    page.goto(f"{home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    opened(page)
    page.locator("[data-ask]").click()
    assert serious(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_look_is_that_of_everything_and_stays(page: Page, home: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"{home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    opened(page)
    page.get_by_role("radio", name="Dark").check()
    page.keyboard.press("Escape")
    looks = page.locator(".tableside").first
    expect(looks).to_have_css("color-scheme", "dark")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()
    expect(page.locator(".stApp")).to_have_css("background-color", "rgb(13, 20, 23)")
    page.reload()
    expect(looks).to_have_css("color-scheme", "dark")
    expect(page.locator(".stApp")).to_have_css("background-color", "rgb(13, 20, 23)")


def test_large_text_fits_and_all_is_forgotten_when_asked_twice(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}learn?scenario=caught")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    opened(page)
    page.get_by_role("radio", name="Largest").check()
    page.get_by_role("radio", name="Still").check()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    page.locator("[data-ask]").click()
    assert focused(page) == "set spare"
    assert page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('tableside'))")
    page.locator("[data-forget]").click()
    assert focused(page) == "set ask"
    expect(page.get_by_text("All of it is deleted.")).to_be_visible()
    assert not page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('tableside'))")
    expect(page.get_by_role("radio", name="Usual")).to_be_checked()


@pytest.mark.parametrize("size", ["2", "3"])
@pytest.mark.parametrize("where", ["table", "table?of=coatl", "learn?scenario=caught&step=2"])
def test_on_a_projector_large_text_leaves_every_choice_in_sight(page: Page, home: str, where: str, size: str) -> None:
    page.add_init_script(f"localStorage['tableside.settings.1'] = JSON.stringify({{ size: '{size}' }})")
    page.goto(f"{home}{where}")
    choices = page.locator(".choice:visible")
    expect(choices.first).to_be_visible()
    assert in_sight(choices.first)
    assert in_sight(choices.last)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_where_the_size_takes_the_button_away_its_like_has_the_focus(page: Page, home: str) -> None:
    """The largest text has its settings at the foot, on a desk too."""
    page.goto(f"{home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.locator("[data-key=settings]").press("Enter")
    page.get_by_role("radio", name="Largest").check()
    page.keyboard.press("Escape")
    page.wait_for_function(f"({FOCUSED})() === 'settings tab'")
    assert page.locator("[data-key='settings tab']").evaluate(OUTLINED)


def test_on_a_phone_the_largest_text_leaves_the_head_of_a_table_in_its_place(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}table")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    opened(page)
    page.get_by_role("radio", name="Largest").check()
    assert page.locator(".title").evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_without_storage_it_holds_until_the_page_is_closed(page: Page, home: str) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    page.goto(home)
    opened(page)
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator(".tableside").first).to_have_css("color-scheme", "dark")

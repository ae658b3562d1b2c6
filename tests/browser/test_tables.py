"""A table in a real browser: it outlives the server, is handed on, and goes round on one phone."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import serious
from tests.browser.chromium import started

pytestmark = pytest.mark.browser


def test_a_table_outlives_the_server(page: Page) -> None:
    with started() as first:
        page.goto(f"{first}table")
        page.get_by_role("button", name="One move").click()
        expect(page).to_have_url(re.compile("&at=1&"))
        story = page.locator(".story").inner_text()
        kept = page.evaluate("JSON.stringify(localStorage)")
        asked = page.url.removeprefix(first)
    page.goto("about:blank")
    with started() as second:
        page.goto(second)
        page.evaluate(
            "(kept) => Object.entries(JSON.parse(kept)).forEach((each) => localStorage.setItem(...each))", kept
        )
        page.goto(second + asked)
        expect(page.locator(".story")).to_have_text(story, use_inner_text=True)
        assert page.url == second + asked
        page.get_by_role("button", name="One move").click()
        expect(page).to_have_url(re.compile("&at=2&"))


def test_a_table_that_is_nowhere_gives_a_new_one(page: Page, home: str) -> None:
    page.goto(f"{home}table?t=nowhere&at=3&as=Ana")
    expect(page.get_by_text("This table is no longer here.").first).to_be_visible()
    expect(page).not_to_have_url(re.compile("nowhere"))


def test_a_position_and_a_sight_are_handed_on(page: Page, home: str, context: BrowserContext) -> None:
    page.goto(f"{home}table?as=Ana")
    page.get_by_role("button", name="One move").click()
    page.get_by_label("Look as").select_option("Ana")
    expect(page).to_have_url(re.compile("as=Ana"))
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    seen = dialog.locator("code").first.inner_text()
    dialog.get_by_text("Copy this position").click()
    expect(dialog.get_by_text("Whoever opens this link can see all cards.")).to_be_visible()
    position = dialog.locator("code").first
    expect(position).to_contain_text("game=")
    assert serious(page) == {}
    other = context.new_page()
    other.goto("".join(position.inner_text().split()))
    expect(other.get_by_role("button", name="Undo")).to_be_visible()
    expect(other).to_have_url(re.compile(r"/table\?t=[\w-]+&at=[01]&as=all$"))
    other.goto("".join(seen.split()))
    expect(other.get_by_text("This is what Ana could see.").first).to_be_visible()
    expect(other.locator(".choice")).to_have_count(0)


@pytest.mark.parametrize("dialog", ["New game", "Set up a position", "Rules in use", "Who plays", "Share"])
@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
def test_a_dialog_can_be_used_by_everybody(page: Page, home: str, dialog: str, width: int, scheme: str) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"{home}table")
    if dialog != "Who plays":
        page.get_by_role("button", name="This table").click()
        assert serious(page) == {}
    page.get_by_role("button", name=dialog, exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button").nth(1)).to_be_visible()
    page.wait_for_function("!document.querySelector('[data-testid=stSkeleton]')")
    assert serious(page) == {}


def test_what_has_the_focus_in_a_dialog_is_seen(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="New game", exact=True).click()
    dialog = page.get_by_role("dialog")
    for field, ringed in (
        (dialog.get_by_role("combobox", name="Rules"), dialog.get_by_role("group").first),
        (dialog.get_by_role("switch", name="Inquisitor"), dialog.locator("label").filter(has_text="Inquisitor").last),
        (dialog.get_by_role("button", name="Play"), dialog.get_by_role("button", name="Play")),
    ):
        while not field.evaluate("(each) => each === document.activeElement"):
            page.keyboard.press("Tab")
        expect(ringed).to_have_css("outline", "rgb(176, 64, 44) solid 3px")


@pytest.mark.parametrize(
    ("dialog", "tab", "control"),
    [
        ("Share", None, "[data-testid=stCode] button"),
        ("Set up a position", "Load a scenario file", "input[type=file]"),
    ],
)
def test_keys_reach_what_a_dialog_has(page: Page, home: str, dialog: str, tab: str | None, control: str) -> None:
    """Streamlit shows the button that copies to a pointer alone; a dialog moves the focus past what is in a shadow."""
    page.goto(f"{home}table")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name=dialog, exact=True).click()
    if tab:
        page.get_by_role("tab", name=tab).click()
    wanted = page.get_by_role("dialog").locator(control).first
    expect(wanted).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        if wanted.evaluate("(each) => each.getRootNode().activeElement === each"):
            return
    raise AssertionError(f"Tab does not lead to {control}")


def test_a_phone_goes_round(page: Page, home: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}table")
    page.get_by_role("button", name="Who plays").click()
    page.get_by_role("dialog").get_by_text("Pass the phone").click()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    expect(page.locator(".happened")).to_contain_text("Pass to Ana.")
    faces = page.locator(".seat .face")
    expect(faces).to_have_count(0)
    page.get_by_role("button", name="I am Ana").click()
    expect(faces).to_have_count(2)
    page.get_by_role("button", name="Income").click()
    expect(page.locator(".happened")).to_contain_text("Pass to Ben.")
    expect(faces).to_have_count(0)
    page.go_back()
    expect(page.locator(".happened")).to_contain_text("Pass to Ana.")
    expect(faces).to_have_count(0)

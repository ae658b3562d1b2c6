"""What the tests watch in a page: where it is, where the focus is, and what the live line tells."""

import re

from playwright.sync_api import Locator, Page, expect

from explorer.lessons import Lesson

FOCUSED = """() => {
    let focused = document.activeElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused.dataset.key ?? focused.parentElement?.dataset.key ?? focused.tagName;
}"""
IN_SIGHT = """(each) => {
    const bar = each.getRootNode().querySelector(".steps").getBoundingClientRect();
    const { top, bottom } = each.getBoundingClientRect();
    return top > -1 && bottom < bar.top + 1;
}"""
LISTEN = """(line) => {
    window.told = [];
    new MutationObserver(() => line.textContent && told.push(line.textContent))
        .observe(line, { childList: true, characterData: true, subtree: true });
}"""


def focused(page: Page) -> str:
    """The name of what has the focus, else its tag."""
    return str(page.evaluate(FOCUSED))


def tab_to(page: Page, key: str) -> None:
    """Give the focus to what has that name, by Tab, as soon as it is there."""
    expect(page.locator(f'[data-key="{key}"]:visible').first).to_be_visible()
    for _ in range(80):
        if focused(page) == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {key}")


def in_sight(what: Locator) -> bool:
    """Whether nothing of it is beyond the edges of a phone, or behind the bar."""
    return bool(what.evaluate(IN_SIGHT))


def step_of(lesson: Lesson, step: int, look: str = "") -> re.Pattern[str]:
    """The address of a step, to expect."""
    seat = f"&as={look}" if look else ""
    return re.compile(rf"\?scenario={lesson.id}&step={step}{seat}$")


def live(page: Page) -> Locator:
    """The live line of the page."""
    return page.locator("[role=status]").last


def listen(page: Page) -> None:
    """Note from here on what the live line tells."""
    live(page).evaluate(LISTEN)


def told(page: Page) -> list[str]:
    """Return what the live line has told since it was asked last."""
    page.wait_for_timeout(100)
    return list(page.evaluate("() => told.splice(0)"))

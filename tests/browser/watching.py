"""What the tests watch in a page: where the focus is, and what the live line tells."""

from playwright.sync_api import Locator, Page

FOCUSED = """() => {
    let focused = document.activeElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused.dataset.key ?? focused.tagName;
}"""
LISTEN = """(line) => {
    window.told = [];
    new MutationObserver(() => line.textContent && told.push(line.textContent))
        .observe(line, { childList: true, characterData: true, subtree: true });
}"""


def focused(page: Page) -> str:
    """The name of what has the focus, else its tag."""
    return str(page.evaluate(FOCUSED))


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

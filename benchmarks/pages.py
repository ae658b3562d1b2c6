"""The app in a real browser: a cold start, stepping through a lesson, playing at the table.

A press counts from the click in the page until it is painted: until the first task after the animation frame that
follows the change.
A server's start counts from the command to its address; a cold start from there to the first control in sight, in a
browser that has seen nothing of the page.
"""

from statistics import median, quantiles
from time import perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, executable, started

PRESSES = 50
WARM_UP = 5
PAUSE = 200
"""Milliseconds between two presses, for a person looks at what a press has done."""
COLD_START, STEP, MOVE = 3000, 50, 150
"""The limits, in milliseconds."""
PAINTED = """(selector) => new Promise((done) => {
    const place = [...document.querySelectorAll("*")].map((each) => each.shadowRoot?.querySelector(".tableside"))
        .find(Boolean).parentElement;
    const control = place.querySelector(selector);
    const changed = new MutationObserver(() => {
        changed.disconnect();
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => done(performance.now() - begun);
            after.port2.postMessage(null);
        });
    });
    changed.observe(place, { childList: true, subtree: true });
    const begun = performance.now();
    control.click();
})"""
CONTROL = ".tableside .bar .b"
FIRST = ".tableside [data-to]"
"""What can be pressed on the page that opens first."""


def cold_start(browser: Browser) -> tuple[float, float]:
    """Return how long the server takes to start, and from there to the first control."""
    page = browser.new_page()
    begun = perf_counter()
    with started() as home:
        listening = perf_counter()
        page.goto(home)
        page.locator(FIRST).first.wait_for()
        took = perf_counter() - listening
    page.close()
    return (listening - begun) * 1000, took * 1000


def presses(page: Page, *selectors: str) -> list[float]:
    """Return how long each press took; the selectors take turns, so that none is pressed where it leads nowhere."""
    took = []
    for number in range(PRESSES + WARM_UP):
        page.wait_for_timeout(PAUSE)
        took.append(page.evaluate(PAINTED, selectors[number % len(selectors)]))
    return took[WARM_UP:]


def told(name: str, times: list[float], limit: float) -> None:
    """Print a row: the median and the 95th percentile, beside the limit."""
    high = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    print(f"{name:<42} {median(times):>7.0f} {high:>7.0f} {limit:>7.0f}  {'kept' if high <= limit else 'missed'}")


def main() -> None:
    """Print how long a person waits, in milliseconds."""
    print(f"In a browser, milliseconds{'':<16} {'median':>7} {'95 %':>7} {'limit':>7}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        starts, firsts = zip(*(cold_start(browser) for _ in range(3)), strict=True)
        print(f"{'the server starts':<42} {median(starts):>7.0f}")
        told("cold start to the first control", list(firsts), COLD_START)
        with started() as home:
            page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
            page.goto(f"{home}learn?scenario=bluff-and-block")
            page.locator(CONTROL).first.wait_for()
            told("a step of a lesson, press to painted", presses(page, *[".next"] * 8, *[".prev"] * 8), STEP)
            page.goto(f"{home}table")
            page.locator(CONTROL).first.wait_for()
            told("a move at the table, press to painted", presses(page, "[data-emit=random]", "[data-emit=undo]"), MOVE)
        browser.close()

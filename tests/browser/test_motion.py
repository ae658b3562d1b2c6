"""What moves after a step: what the drawing tells of as moved, and nothing for whoever wants no motion."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser
NOTED = """window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push(`${this.className}${how.pseudoElement ?? ""}`);
  const moving = animate.call(this, frames, how);
  if (window.held) moving.pause();
  return moving;
};
window.sent = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (...what) {
  window.sent += 1;
  return send.apply(this, what);
};"""
STEPS = [
    {"bubble", "seat you await::before"},
    {"seat turns await speaks::before"},
    set(),
    {"pile await::before", "card back flying"},
    {"card back", "seat you await::before", "delta fresh"},
    {
        "card back flying",
        "card face r-ambassador lost",
        "coin flying",
        "delta down",
        "delta up co",
        "seat turns await::before",
    },
]
"""Lesson 5, as Cleo: Ana claims, Cleo challenges, Ana shows, the court deals, Cleo loses a card and Ana is paid."""


@pytest.fixture
def lively(browser: Browser, home: str) -> Iterator[Page]:
    """A page that moves, and that notes what it moves."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    context.add_init_script(NOTED)
    page = context.new_page()
    page.goto(f"{home}learn?scenario=wrong-to-challenge&step=0")
    expect(page.locator(".stage")).to_be_visible()
    yield page
    context.close()


def step(page: Page, number: int, key: str = "ArrowRight") -> set[str]:
    """What begins to move with the step."""
    page.evaluate("window.moved = []")
    page.keyboard.press(key)
    expect(page).to_have_url(re.compile(f"step={number}"))
    return set(page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(window.moved)))"))


def test_what_moved_moves(lively: Page) -> None:
    for number, expected in enumerate(STEPS, 1):
        assert step(lively, number) == expected, f"step {number}"
    expect(lively.locator(".flying")).to_have_count(0)


def test_steps_ask_the_server_nothing(lively: Page) -> None:
    """One of them has a guess, whose parts are shown after it."""
    sent = lively.evaluate("sent")
    for number in range(1, len(STEPS) + 1):
        step(lively, number)
    lively.wait_for_timeout(300)
    assert lively.evaluate("sent") == sent


def test_the_next_press_ends_what_still_moves(lively: Page) -> None:
    for number in range(1, len(STEPS)):
        step(lively, number)
    lively.evaluate("window.held = true")  # however slow the machine is, it still moves at the next press
    step(lively, len(STEPS))
    lively.evaluate("window.held = false")
    moving = "[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot?.getAnimations() ?? [])"
    assert lively.evaluate(f"{moving}.length") > 0
    step(lively, len(STEPS) - 1, "ArrowLeft")
    assert lively.evaluate(f"{moving}.filter((each) => each.playState === 'paused').length") == 0


def test_nothing_moves_where_that_is_not_wanted(lively: Page) -> None:
    lively.evaluate("document.documentElement.dataset.motion = 'still'")
    assert step(lively, 1) == set()
    lively.evaluate("delete document.documentElement.dataset.motion")
    lively.emulate_media(reduced_motion="reduce")
    assert step(lively, 2) == set()
    lively.emulate_media(reduced_motion="no-preference")
    assert step(lively, 1, "ArrowLeft") != set()

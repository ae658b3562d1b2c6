"""A learner in a real browser, by keyboard alone: own moves, other moves, guesses, and what is remembered."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from explorer.lessons import lessons, path
from tests.browser.watching import focused, live, step_of, tab_to

pytestmark = pytest.mark.browser
FINISH = lessons()["caught"]
DO = lessons()["name-the-right-card"]
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"


def press(page: Page, key: str) -> None:
    """Go to a control by Tab and press it."""
    tab_to(page, key)
    page.keyboard.press("Enter")


def open_blocks(page: Page) -> None:
    """Open the choice behind which the blocks are."""
    press(page, str(page.locator(".opener").get_attribute("data-key")))


def stop(page: Page, lesson: str) -> Locator:
    return page.locator(f'[data-marks="{lesson}"]')


def go_on(page: Page, times: int) -> None:
    for _ in range(times):
        page.keyboard.press("ArrowRight")


def test_a_lesson_is_finished_by_keyboard_alone_and_stays_done(page: Page, home: str) -> None:
    page.goto(f"{home}learn")
    expect(stop(page, FINISH.id)).to_be_visible()
    press(page, f"stop {FINISH.id}")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    (task,) = FINISH.tasks
    go_on(page, task)
    expect(live(page)).to_contain_text("Your move.")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    press(page, "Ana challenge")
    expect(page).to_have_url(step_of(FINISH, task + 1))
    page.keyboard.press("End")
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
    press(page, "bar All lessons")
    expect(stop(page, FINISH.id)).to_have_attribute("data-state", "done")
    page.reload()
    expect(stop(page, FINISH.id)).to_have_attribute("data-state", "done")
    expect(page.get_by_text("1 of 24 done")).to_be_visible()
    expect(page.locator(".go:visible")).to_contain_text("Go on")


def test_a_move_that_was_shown_is_not_ones_own(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario={DO.id}&step=1")
    press(page, "Ana pass")
    open_blocks(page)
    press(page, "Ana block ambassador")
    expect(page).to_have_url(step_of(DO, 3))
    go_on(page, len(DO.moments) - 4)
    expect(page.get_by_role("link", name="Questions")).to_be_visible()
    press(page, "bar All lessons")
    expect(stop(page, DO.id)).to_have_attribute("data-state", "shown")
    page.goto(f"{home}learn?scenario={DO.id}&step={DO.tasks[-1]}")
    press(page, "Ana lose duke")
    press(page, "bar All lessons")
    expect(stop(page, DO.id)).to_have_attribute("data-state", "done")


def test_another_move_is_answered_in_place_and_played_out_if_wished(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario={DO.id}&step=2")
    open_blocks(page)
    press(page, "Ana block captain")
    expect(live(page)).to_contain_text("Ana claims the Captain and blocks.")
    expect(page).to_have_url(step_of(DO, 2))
    press(page, "resume")
    expect(page.locator("#detour")).to_be_hidden()
    assert focused(page) == "Ana block captain"
    page.keyboard.press("Enter")
    press(page, "play it out")
    expect(page).to_have_url(re.compile(r"/table\?t=[\w-]+&at=1&as=Ana$"))
    press(page, "bar Resume the lesson")
    expect(page).to_have_url(step_of(DO, 2))


def test_guesses_are_counted_at_the_end_of_a_mixed_set_and_remembered(page: Page, home: str) -> None:
    *_, last = path().chapters[0].questions
    first, second = (at for at, moment in enumerate(last.moments) if moment.step and moment.step.ask)
    page.goto(f"{home}learn?scenario={last.id}&step={first}")
    page.locator(".opt[data-right] input").check()
    page.locator("[data-check]").click()
    page.goto(f"{home}learn?scenario={last.id}&step={second}")
    expect(page.locator(".score")).to_be_hidden()
    wrong = page.locator(".opt:not([data-right])").first
    wrong.locator("input").check()
    page.locator("[data-check]").click()
    expect(page.get_by_text("Guesses right at the first try: 1 of 8.")).to_be_visible()
    page.locator(".opt[data-right] input").check()
    expect(page.get_by_text("Guesses right at the first try: 1 of 8.")).to_be_visible()
    page.reload()
    expect(page.locator(".opt[data-right]")).to_have_attribute("data-state", "right")


def test_nothing_is_lost_where_nothing_can_be_kept(page: Page, home: str) -> None:
    page.add_init_script(NO_STORAGE)
    page.goto(f"{home}learn?scenario={FINISH.id}&step=0")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("End")
    press(page, "bar All lessons")
    expect(stop(page, FINISH.id)).to_have_attribute("data-state", "shown")


def test_what_is_remembered_is_forgotten_in_the_settings(page: Page, home: str) -> None:
    page.goto(f"{home}learn?scenario={FINISH.id}&step=0")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    press(page, "bar All lessons")
    expect(stop(page, FINISH.id)).to_have_attribute("data-state", "begun")
    for key in ("settings", "set ask", "set forget", "close settings"):
        press(page, key)
    expect(stop(page, FINISH.id)).to_have_attribute("data-state", "new")
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('tableside'))") == []
    page.reload()
    expect(stop(page, FINISH.id)).to_have_attribute("data-state", "new")


@pytest.mark.parametrize(("lesson", "step"), [("one-whole-game", -1), ("bluff-and-block", 3)])
def test_a_long_story_shows_its_newest_line(page: Page, home: str, lesson: str, step: int) -> None:
    """Under a long guess, too: there the story has room for little more than that line."""
    moments = lessons()[lesson].moments
    page.goto(f"{home}learn?scenario={lesson}&step={range(len(moments))[step]}")
    expect(page.locator(".story [data-news]")).to_be_in_viewport(ratio=1)
    assert page.locator(".story").evaluate("(each) => each.scrollTop") > 0

"""A person at the table, in a real browser: by keyboard, back and forward, as another seat."""

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from explorer.lessons import Lesson, lessons
from tests.browser.watching import focused, live, step_of, tab_to

pytestmark = pytest.mark.browser
FIRST = lessons()["bluff-and-block"]
ALL_TEXT = """() => {
    const seen = [];
    const walk = (node) => {
        seen.push(node.nodeType === Node.TEXT_NODE ? node.data : "");
        if (node.attributes) for (const each of node.attributes) seen.push(each.value);
        if (node.shadowRoot) walk(node.shadowRoot);
        for (const child of node.childNodes) if (!["STYLE", "SCRIPT", "DIALOG"].includes(child.nodeName)) walk(child);
    };
    walk(document.documentElement);
    return seen.join("\\n");
}"""


@pytest.fixture
def lesson(page: Page, home: str) -> Lesson:
    """The first lesson, open at its start."""
    page.goto(f"{home}?scenario={FIRST.id}")
    expect(page).to_have_url(step_of(FIRST, 0))
    return FIRST


def test_a_lesson_by_keyboard_alone_and_back_from_a_branch(page: Page, lesson: Lesson) -> None:
    expect(page).to_have_title(re.compile(re.escape(lesson.title)))
    assert page.evaluate("document.documentElement.lang") == "en"
    for step in range(1, len(lesson.moments)):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(step_of(lesson, step))
        expect(live(page)).not_to_be_empty()
    page.keyboard.press("Home")
    expect(page).to_have_url(step_of(lesson, 0))
    page.keyboard.press("ArrowRight")
    tab_to(page, "bar Try it from here")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/table\?t=[\w-]+&at=0&as=Ana$"))
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    tab_to(page, "bar One move")
    page.keyboard.press("Enter")
    expect(page.locator("[data-emit=undo]:not([aria-disabled])")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("&at=2&"))
    tab_to(page, "bar Resume the lesson")
    page.keyboard.press("Enter")
    expect(page).to_have_url(step_of(lesson, 1))


def test_what_a_step_does_not_change_is_not_drawn_anew(page: Page, home: str) -> None:
    step = next(at for at, moment in enumerate(FIRST.moments) if moment.step and moment.step.ask)
    page.goto(f"{home}learn?scenario={FIRST.id}&step={step - 1}")
    for part in (".top", ".ring"):
        page.locator(part).evaluate("(each) => (each.kept = true)")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".guess")).to_be_visible()
    for part in (".top", ".ring"):
        assert page.locator(part).evaluate("(each) => each.kept === true"), part


def test_from_the_last_step_one_goes_on_to_the_next_lesson(page: Page, home: str) -> None:
    lesson, following, *_ = lessons().values()
    page.goto(f"{home}?scenario={lesson.id}")
    expect(page).to_have_url(step_of(lesson, 0))
    page.keyboard.press("End")
    expect(page).to_have_url(step_of(lesson, len(lesson.moments) - 1))
    page.get_by_role("link", name="Next lesson").click()
    expect(page).to_have_url(step_of(following, 0))
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_the_focus_stays_where_it_was(page: Page, lesson: Lesson) -> None:
    page.locator("[data-key='bar next']").focus()
    for step in (1, 2, 3):
        page.keyboard.press("Enter")
        expect(page).to_have_url(step_of(lesson, step))
        assert focused(page) == "bar next"


def test_the_focus_is_not_lost_with_the_choice_that_had_it(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    choice = page.locator(".choice[data-move]").first
    choice.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("&at=1&"))
    assert focused(page) not in ("BODY", "DIV")
    assert page.evaluate("() => !!document.activeElement.shadowRoot")


def test_a_guess_is_judged_and_remembered(page: Page, home: str) -> None:
    step = next(at for at, moment in enumerate(FIRST.moments) if moment.step and moment.step.ask)
    page.goto(f"{home}?scenario={FIRST.id}&step={step}")
    wrong = page.locator(".opt:not([data-right])").first
    wrong.get_by_role("radio").check()
    page.keyboard.press("ArrowDown")
    expect(page).to_have_url(step_of(FIRST, step))
    wrong.get_by_role("radio").check()
    page.locator("[data-check]").click()
    expect(wrong).to_have_attribute("data-state", "wrong")
    expect(live(page)).to_contain_text("Not quite")
    assert focused(page) != "BODY"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(wrong).to_have_attribute("data-state", "wrong")


def test_a_refused_choice_says_why(page: Page, home: str) -> None:
    page.goto(f"{home}table")
    refused = page.locator(".choice.no").first
    refused.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".reason:not([hidden])")).to_have_count(1)
    expect(live(page)).not_to_be_empty()
    assert focused(page) == refused.get_attribute("data-key")
    expect(refused).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".reason:not([hidden])")).to_have_count(0)
    expect(refused).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".reason:not([hidden])")).to_have_count(0)
    assert focused(page) == refused.get_attribute("data-key")


def test_back_forward_and_reload_keep_the_place(page: Page, lesson: Lesson) -> None:
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.go_forward()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    expect(page).to_have_url(step_of(lesson, 2))


def test_back_and_forward_on_a_table_are_undo_and_redo(page: Page, home: str) -> None:
    page.goto(f"{home}?scenario=bluff-and-block&step=1&as=all")
    page.get_by_role("button", name="Try it from here").click()
    first, second, third = (
        page.locator(f"[data-move='{move}']") for move in ("Ben pass", "Cleo pass", "Ben block contessa")
    )
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    first.click()
    expect(first).to_have_count(0)
    second.click()
    expect(third).to_be_visible()
    page.go_back()
    expect(second).to_be_visible()
    page.reload()
    expect(second).to_be_visible()
    expect(page).to_have_url(re.compile("&at=1&"))
    page.keyboard.press("ArrowRight")
    expect(third).to_be_visible()
    page.go_back()
    expect(third).to_have_count(0)
    page.go_back()
    expect(first).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Step 2 of")).to_be_visible()


def test_a_step_asks_for_nothing(page: Page, home: str) -> None:
    page.goto(f"{home}?scenario={FIRST.id}&step=0")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert asked == []


def test_a_hidden_card_is_nowhere_in_the_page(page: Page, home: str) -> None:
    """Nobody has said Contessa yet: its holder's page names it, no other page does, nor anything on its way there."""
    received: list[bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: received.append(data if isinstance(data, bytes) else data.encode()))

    page.on("websocket", listen)
    named: dict[str, tuple[bool, bool]] = {}
    for seat in FIRST.names:
        page.goto(f"{home}?scenario={FIRST.id}&step=0&as={seat}")
        expect(page.get_by_text("Step 1 of")).to_be_visible()
        received.clear()
        page.get_by_role("button", name="Try it from here").click()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
        named[seat] = "Contessa" in page.evaluate(ALL_TEXT), b"Contessa" in b"".join(received)
    holds = {
        seat: "contessa" in place.hand for seat, place in zip(FIRST.names, FIRST.moments[0].state.seats, strict=True)
    }
    assert named == {seat: (holder, holder) for seat, holder in holds.items()}

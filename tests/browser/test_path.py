"""Every lesson of the path from its first step to its last, by keys alone, on a desk and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from explorer.lessons import Chapter, Lesson, path
from explorer.pages import LEARN, TABLE
from explorer.surroundings import of_game
from scenarios.shapes import SHAPES
from tests.browser.watching import focused, listen, live, step_of, tab_to, told

pytestmark = pytest.mark.browser
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 360, "height": 740}
COVERED = """() => {
    let focused = document.activeElement;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = focused.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
    return !(focused === hit || focused.contains(hit) || hit?.closest("label")?.contains(focused));
}"""
"""Whether something lies over what has the focus."""
PRESSES = """(told) => {
    const presses = [];
    for (let control = told; control; ) {
        presses.unshift([control.getAttribute("aria-keyshortcuts"), control.dataset.key]);
        const group = control.closest(".options");
        control = group?.getRootNode().querySelector(`[aria-controls="${group.id}"]`);
    }
    return presses;
}"""
"""The key, if there is one, and the name of each control that leads to a choice, the outermost first."""
WAYS = [(game, chapter) for game in SHAPES for chapter in path(game).chapters]


def in_sight(page: Page) -> None:
    """Whoever works by keys sees where they are."""
    if focused(page) not in ("BODY", "HTML"):
        assert not page.evaluate(COVERED), (focused(page), page.url)


def guess(page: Page, lesson: Lesson, at: int) -> None:
    """Answer the question of the moment, rightly."""
    step = lesson.moments[at].step
    assert step is not None
    assert step.ask is not None
    right = next(number for number, answer in enumerate(step.ask.answers) if answer.right)
    tab_to(page, "answer 0")
    page.keyboard.press("Space")
    for _ in range(right):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".opt[data-right]")).to_have_attribute("data-state", "right")
    in_sight(page)


def play(page: Page, lesson: Lesson, at: int) -> None:
    """Make the move that the lesson asks for; where it is behind other choices, open them first."""
    told = page.locator(".asks [data-to][data-move]").first
    for key, name in told.evaluate(PRESSES):
        if not key:
            tab_to(page, name)
        page.keyboard.press(key or "Enter")
    expect(page).to_have_url(step_of(lesson, at + 1))
    in_sight(page)


def walk(page: Page, lesson: Lesson) -> None:
    """Go through the lesson from its first step to its last."""
    last = len(lesson.moments) - 1
    for at, moment in enumerate(lesson.moments):
        expect(page).to_have_url(step_of(lesson, at))
        expect(page.get_by_text(f"Step {at + 1} of {last + 1}")).to_be_visible()
        expect(live(page)).not_to_be_empty()
        if moment.step and moment.step.ask:
            guess(page, lesson, at)
        if at in lesson.tasks:
            play(page, lesson, at)
        elif at < last:
            page.keyboard.press("ArrowRight")


def named(value: str | Chapter | dict[str, int]) -> str:
    """What stands in the name of a test."""
    match value:
        case Chapter():
            return value.title
        case dict():
            return f"{value['width']}"
    return value


@pytest.mark.parametrize(
    ("game", "chapter", "size"),
    [(*way, (DESK, PHONE)[number % 2]) for number, way in enumerate(WAYS)],
    ids=named,
)
def test_a_chapter_by_keys_alone(page: Page, home: str, game: str, chapter: Chapter, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(f"{home}learn?scenario={chapter.lessons[0].id}&step=0")
    for lesson in chapter.lessons:
        walk(page, lesson)
        page.keyboard.press("ArrowRight")
    following = path(game).after(chapter.lessons[-1])
    expect(page).to_have_url(step_of(following, 0) if following else f"{home}{of_game(TABLE, game)}")
    page.goto(f"{home}{of_game(LEARN, game)}")
    for lesson in chapter.lessons:
        expect(page.locator(f'[data-marks="{lesson.id}"]')).to_have_attribute("data-state", "done")


def test_each_step_is_told_once(page: Page, home: str) -> None:
    lesson = path().chapters[0].lessons[0]
    page.goto(f"{home}learn?scenario={lesson.id}&step=0")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    listen(page)
    for at in range(1, len(lesson.moments)):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(step_of(lesson, at))
        assert len(told(page)) == 1

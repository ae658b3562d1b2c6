"""The interactive table in JupyterLab: a turn is played by mouse and keys, and the notebook keeps its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import lab

pytestmark = pytest.mark.browser
CELLS = ("import explorer\nw = explorer.open('caught', step=3).interactive()\nw", "w.table.play('Ana challenge')")


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with lab(tmp_path_factory.mktemp("lab"), *CELLS) as address:
        yield address


def test_a_turn_is_played_in_a_cell(page: Page, notebook: str) -> None:
    page.goto(notebook)
    expect(page.get_by_text("(ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    table = page.locator(".tableside-cell")
    told = table.get_by_role("status").first
    table.get_by_role("button", name="Challenge", exact=True).click(timeout=60_000)
    expect(told).to_have_text("Ana challenges: does Ben have the Duke?")
    table.get_by_role("combobox", name="Look as").select_option("Ben")
    table.get_by_role("button", name="Give in").press("Enter")
    table.get_by_role("button", name="Give up the Assassin").click()
    expect(table.locator("[data-lost]")).to_have_count(1)
    page.keyboard.press("u")
    expect(table.locator("[data-lost]")).to_have_count(0)
    page.keyboard.press("y")
    expect(table.locator("[data-lost]")).to_have_count(1)
    expect(page.locator(".jp-Cell")).to_have_count(len(CELLS))
    assert page.evaluate("document.fonts.check('16px Alegreya')")
    wears_the_look(page)


def wears_the_look(page: Page) -> None:
    """The picture of a table keeps its own margins, and is light or dark as the notebook is."""
    shown = page.locator(".jp-OutputArea .tableside:has(.cell-title)")
    expect(shown).to_contain_text("Ben must show the Duke or give in.")
    ink = "getComputedStyle(document.querySelector('.tableside:has(.cell-title)')).color"
    light = page.evaluate(ink)
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    assert page.evaluate(ink) != light
    assert shown.locator("li").first.evaluate("each => getComputedStyle(each).marginBottom") == "0px"

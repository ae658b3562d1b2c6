"""The cheat sheet on paper: one page of A4 whatever is played, readable in grey; and as the app prints it."""

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from content import texts
from engine.coup.rules import OPTIONS, PRESETS, rule_set
from explorer.cheat_sheet import cheat
from explorer.codes import code
from explorer.drawing import shared
from explorer.drawing.cheat import cheat_sheet
from explorer.tables.html import tag
from tests.browser.test_frames import FACE

pytestmark = pytest.mark.browser
SPEAK = texts()
PAGE_ROOM = 277 * 96 / 25.4
"""The height between the margins, in pixels."""
OWN = ("refund_on_block", "refund_on_challenge", "concede_while_holding")
"""What a table may agree on that no agreement of the sources speaks of: it comes on top."""
SIZES = """() => {
    const root = document.querySelector("main > div").shadowRoot;
    const sheet = root.querySelector(".cheat");
    sheet.style.minHeight = 0;
    const shade = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map((each) => each / 255);
        const grey = 0.299 * r + 0.587 * g + 0.114 * b;
        return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4;
    };
    const said = [...sheet.querySelectorAll("*")].filter((each) =>
        [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim())
        && parseFloat(getComputedStyle(each).fontSize) > 0);
    const style = said.map((each) => getComputedStyle(each));
    return {
        height: sheet.getBoundingClientRect().height,
        wide: Math.max(...said.map((each) => each.getBoundingClientRect().right)),
        faintest: Math.min(...style.map((each) => 1.05 / (shade(each.color) + 0.05))),
        smallest: Math.min(...style.map((each) => parseFloat(each.fontSize))) * 0.75,
        texts: said.length,
    };
}"""


def put(page: Page, preset: str, options: tuple[bool, ...]) -> None:
    """Put a sheet on a page as the app does, with all that a table may have agreed on, where words are the largest."""
    rules = rule_set(preset, **dict(zip(OPTIONS, options, strict=True)))
    link = code("https://example.org/coup/rules?part=sheet", SPEAK.say("code.sheet"))
    sheet = tag("main", cheat_sheet(cheat(rules, OWN, link, SPEAK), SPEAK), class_="asking")
    drawn = tag("div", tag("div", sheet, class_="app paper"), class_="tableside", lang="en")
    place = tag("div", drawn, data_size="3")
    page.set_content(
        f"<!doctype html><html lang=en><head><title>Tableside</title>"
        f"<style>{FACE}@page{{size:A4;margin:10mm}}body{{margin:0}}</style></head>"
        f"<body><main><div><template shadowrootmode=open>{shared()}{place}</template></div></main></body></html>"
    )
    page.evaluate("document.fonts.ready")


def pages(pdf: bytes) -> list[list[float]]:
    """The sizes of the pages of a document, in points."""
    boxes = re.findall(rb"/MediaBox\s*\[([^\]]*)\]", pdf)
    assert len(boxes) == len(re.findall(rb"/Type\s*/Page\b", pdf))
    return [[round(float(each)) for each in box.split()] for box in boxes]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_is_one_page_that_can_be_read_in_grey(page: Page, preset: str) -> None:
    page.set_viewport_size({"width": 718, "height": 1047})
    page.emulate_media(media="print")
    for options in product((False, True), repeat=len(OPTIONS)):
        put(page, preset, options)
        assert pages(page.pdf(prefer_css_page_size=True)) == [[0, 0, 595, 842]], options
        measured = page.evaluate(SIZES)
        assert measured["texts"] > 80
        assert measured["height"] <= PAGE_ROOM - 8
        assert measured["wide"] <= 719
        assert measured["faintest"] >= 4.5
        assert measured["smallest"] >= 7.9


def test_the_app_prints_the_sheet_alone_and_an_answer_on_one_page(page: Page, home: str) -> None:
    page.emulate_media(color_scheme="dark")
    for address in ("part=sheet&box=inquisitor.diplomat.factions&our=arena", "card=blocked-assassin-pays"):
        page.goto(f"{home}rules?{address}")
        expect(page.locator(".cheat, .reply")).to_be_visible()
        assert pages(page.pdf(prefer_css_page_size=True)) == [[0, 0, 595, 842]], address
        page.emulate_media(media="print")
        for gone in ("banner", "navigation", "searchbox", "button"):
            expect(page.get_by_role(gone)).to_have_count(0)
        page.emulate_media(media="screen")


def test_print_asks_the_browser_to(page: Page, home: str) -> None:
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1 }")
    page.goto(f"{home}rules?part=sheet")
    page.get_by_role("button", name="Print").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("window.printed") == 1

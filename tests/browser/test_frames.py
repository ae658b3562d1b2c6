"""Frames as a browser draws them: nothing covers anything, the choices are in sight, and axe finds no fault."""

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from content import texts
from engine.games import GAMES
from explorer import learn
from explorer.addresses import LessonAddress
from explorer.drawing import frame, laid, shared
from explorer.lessons import path
from explorer.tables import Html
from tests.explorer.crowds import SIZES as CROWDS
from tests.explorer.crowds import bereft, crowd
from tests.explorer.moments import MOMENTS, duke_claimed, turn_begins
from tests.explorer.test_drawing import LIVE, SHELL

pytestmark = pytest.mark.browser
ENGLISH = texts()
FONT = base64.b64encode((Path(__file__).parents[2] / "explorer/frontend/fonts/alegreya.woff2").read_bytes()).decode()
FACE = f"@font-face{{font-family:Alegreya;font-weight:400 900;src:url(data:font/woff2;base64,{FONT})}}"
SIZES = {"desk": (1280, 720), "phone": (360, 740)}
MEASURES = Path(__file__).with_name("measures.js").read_text("utf-8")
BARS = {"desk": 64, "phone": 94}
"""The height of what stays at the foot of the window, in pixels."""


@pytest.fixture
def show(page: Page) -> Callable[[str], Page]:
    """Puts a frame on a page as the app does: in a shadow root, in the one main part of the page."""
    head = f"<title>Tableside</title><style>{FACE}body{{margin:0}}</style>"

    def put(markup: str) -> Page:
        page.set_content(
            f"<!doctype html><html lang=en><head>{head}</head><body><main><div>"
            f"<template shadowrootmode=open>{shared()}{markup}</template></div></main></body></html>"
        )
        return page

    return put


@pytest.mark.parametrize(("size", "light"), [("desk", "light"), ("phone", "dark")])
def test_everybody_can_use_it(show: Callable[[str], Page], size: str, light: str) -> None:
    width, height = SIZES[size]
    for moment in MOMENTS:
        page = show(frame(moment(), SHELL, ENGLISH))
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        found = Axe().run(page).response["violations"]
        assert [(each["id"], [node["target"] for node in each["nodes"]]) for each in found] == [], moment.__name__


@pytest.mark.parametrize("size", SIZES)
def test_nothing_covers_anything_and_the_answers_are_in_sight(show: Callable[[str], Page], size: str) -> None:
    width, height = SIZES[size]
    for moment in MOMENTS:
        page = show(frame(moment(), SHELL, ENGLISH))
        page.set_viewport_size({"width": width, "height": height})
        measured = page.evaluate(
            """(answers) => {
              const root = document.querySelector("main > div").shadowRoot;
              const box = (each) => each.getBoundingClientRect();
              const parts = [...root.querySelectorAll(".seat, .bubble")].map(box);
              const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
              return {
                covered: parts.filter((a, at) => parts.slice(at + 1).some((b) => meet(a, b))).length,
                wide: document.documentElement.scrollWidth,
                tall: document.documentElement.scrollHeight,
                low: Math.max(0, ...[...root.querySelectorAll(answers)].map((each) => box(each).bottom)),
                small: [...root.querySelectorAll("button, a, select, .opt")].filter((each) => each.checkVisibility())
                  .filter((each) => Math.min(box(each).height, box(each).width) < (each.matches(".cite") ? 24 : 44))
                  .map((each) => each.outerHTML),
              };
            }""",
            ".opt" if moment().question else ".choice",
        )
        assert measured["covered"] == 0, moment.__name__
        assert measured["wide"] <= width, moment.__name__
        if size == "desk":
            assert measured["tall"] == height, moment.__name__
        else:
            assert measured["small"] == [], moment.__name__
        if len(moment().names) <= 3:
            assert measured["low"] <= height - BARS[size], moment.__name__


@pytest.mark.parametrize("window", [(1280, 720), (1024, 768), (360, 740), (320, 640)], ids=str)
def test_a_table_of_any_size_has_room_for_all_that_it_tells(
    show: Callable[[str], Page], window: tuple[int, int]
) -> None:
    page = show(frame(crowd(2, 0), LIVE, ENGLISH))
    page.set_viewport_size({"width": window[0], "height": window[1]})
    for seats in CROWDS:
        for speaker, viewer in (*((speaker, 0) for speaker in range(seats)), (0, None)):
            page.evaluate(
                "(drawn) => document.querySelector('main > div').shadowRoot.lastElementChild.outerHTML = drawn",
                frame(crowd(seats, speaker, viewer), LIVE, ENGLISH),
            )
            faults = {kind: found for kind, found in page.evaluate(MEASURES).items() if found}
            assert faults == {}, f"{seats} seats, {speaker} speaks, {viewer} looks"


@pytest.mark.parametrize("window", [(1280, 720), (360, 740), (320, 640)], ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_lost_card_has_room_for_the_longest_name(
    show: Callable[[str], Page], seats: int, window: tuple[int, int]
) -> None:
    page = show(frame(bereft(seats), LIVE, ENGLISH))
    page.set_viewport_size({"width": window[0], "height": window[1]})
    measured = page.evaluate(MEASURES)
    assert (measured["split"], measured["unread"]) == ([], [])


@pytest.mark.parametrize("window", [(1280, 720), (360, 740), (320, 640)], ids=str)
@pytest.mark.parametrize("lesson", ["new-cards", "new-card-last-life"])
def test_who_has_drawn_sees_the_whole_hand(show: Callable[[str], Page], lesson: str, window: tuple[int, int]) -> None:
    frames = learn.page(LessonAddress(lesson), ENGLISH).frames
    page = show(laid(tuple(map(Html, frames[3].parts)), ENGLISH))
    page.set_viewport_size({"width": window[0], "height": window[1]})
    expect(page.locator(".you .card")).to_have_count(4)
    assert {kind: found for kind, found in page.evaluate(MEASURES).items() if found} == {}


@pytest.mark.parametrize("window", [(1280, 720), (360, 740), (320, 640)], ids=str)
@pytest.mark.parametrize(("lesson", "step"), [("one-coin", 2), ("seven-coins", 1)])
def test_how_many_coins_went_covers_no_word(
    show: Callable[[str], Page], lesson: str, step: int, window: tuple[int, int]
) -> None:
    frames = learn.page(LessonAddress(lesson), ENGLISH).frames
    page = show(laid(tuple(map(Html, frames[step].parts)), ENGLISH))
    page.set_viewport_size({"width": window[0], "height": window[1]})
    expect(page.locator(".you .delta.co")).to_be_visible()
    assert page.evaluate(MEASURES)["untold"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_what_a_lesson_asks_for_and_every_choice(show: Callable[[str], Page], game: str) -> None:
    width, height = SIZES["phone"]
    for lesson in (each for chapter in path(game).chapters for each in chapter.lessons):
        frames = learn.page(LessonAddress(lesson.id), ENGLISH).frames
        for at in lesson.tasks:
            page = show(laid(tuple(map(Html, frames[at].parts)), ENGLISH))
            page.set_viewport_size({"width": width, "height": height})
            lowest = page.evaluate(
                """() => {
                  const parts = document.querySelector("main > div").shadowRoot.querySelectorAll(".choice, .task");
                  return Math.max(...[...parts].map((each) => each.getBoundingClientRect().bottom));
                }"""
            )
            assert lowest <= height - BARS["phone"], f"{lesson.id}, step {at + 1}"


def test_targets_take_the_place_of_the_other_choices(show: Callable[[str], Page]) -> None:
    page = show(frame(turn_begins(), SHELL, ENGLISH))
    steal = page.get_by_role("button", name="Steal")
    page.evaluate(
        """() => {
          const root = document.querySelector("main > div").shadowRoot;
          const opener = [...root.querySelectorAll(".opener")].find((each) => each.textContent.startsWith("Steal"));
          opener.setAttribute("aria-expanded", "true");
          root.getElementById(opener.dataset.opens).hidden = false;
        }"""
    )
    expect(steal).to_be_visible()
    expect(page.get_by_role("button", name="Ben", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Exchange")).to_be_hidden()


def test_a_wrong_guess_shows_which_answer_was_right(show: Callable[[str], Page]) -> None:
    page = show(frame(duke_claimed(), SHELL, ENGLISH))
    expect(page.get_by_text("Right", exact=True)).to_be_hidden()
    page.evaluate(
        """() => {
          const root = document.querySelector("main > div").shadowRoot;
          root.querySelector(".opt:not([data-right])").dataset.state = "wrong";
        }"""
    )
    expect(page.get_by_text("Not quite", exact=True).first).to_be_visible()
    expect(page.get_by_text("Right", exact=True)).to_be_visible()

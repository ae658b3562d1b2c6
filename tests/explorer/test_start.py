"""The page Start: what comes of each answer is what the engine says, and every way on leads somewhere."""

import re
from html import unescape

import pytest

from content import texts
from engine import coup
from explorer import start
from explorer.addresses import LessonAddress
from explorer.lessons import lessons, path
from explorer.pages import LEARN, TABLE
from tests.explorer.test_drawing import found

SPEAK = texts()
PAGE = start.page(SPEAK)


def frames(way: str) -> list[str]:
    """The frames that follow an answer."""
    first = start.first(way)
    return [frame.html for frame in PAGE.frames[first : first + len(start.ways()[way].moments) - 1]]


def test_both_answers_are_given_at_the_same_table() -> None:
    opened, other = (start.ways()[way].moments[0] for way in start.WAYS)
    assert (opened.state, opened.step) == (other.state, other.step)


def test_one_is_asked_and_has_two_answers_and_no_other_way_to_go() -> None:
    opening = PAGE.frames[0].html
    assert PAGE.frames[0].address == ""
    answers = [each for each in found(opening, "data-to") if each["class"] == "choice"]
    assert [int(str(each["data-to"])) for each in answers] == [start.first(way) for way in start.WAYS]
    shown = re.sub(r"<div [^>]*data-goal.*?</div></div>", "", opening)
    assert [each["href"] for each in found(shown, "href") if not str(each["href"]).startswith("#")] == ["./"]
    assert opening.count('class="ask"') == 1


@pytest.mark.parametrize("way", start.WAYS)
def test_what_comes_of_an_answer_is_played_by_the_rules(way: str) -> None:
    lesson = start.ways()[way]
    ben = lesson.moments[1].state.seats[1]
    assert (ben.coins, len(ben.lost)) == {"pass": (5, 0), "challenge": (2, 1)}[way]
    assert "duke" not in (*ben.hand, *ben.lost)


@pytest.mark.parametrize("way", start.WAYS)
def test_each_frame_leads_on_and_back_and_the_last_to_the_first_lesson(way: str) -> None:
    drawn, number = frames(way), start.first(way)
    for at, frame in enumerate(drawn, number):
        to = {each["aria-keyshortcuts"]: each.get("data-to") for each in found(frame, "aria-keyshortcuts")}
        onward = None if frame is drawn[-1] else str(at + 1)
        assert to == {"ArrowLeft": "0" if at == number else str(at - 1), "ArrowRight": onward}
    buttons = [each for each in found(drawn[-1], "href") if str(each.get("class")).startswith("b")]
    first = LessonAddress(next(iter(lessons())))
    led = [f"{LEARN}{first}", TABLE, LEARN, f"{LEARN}?of=coatl"]
    assert [each["href"] for each in buttons if each["class"] != "brand"] == led
    assert SPEAK.say("start.goal") in drawn[-2]


@pytest.mark.parametrize("way", start.WAYS)
def test_no_card_is_shown_that_one_does_not_see(way: str) -> None:
    for moment, frame in zip(start.ways()[way].moments[1:], frames(way), strict=True):
        view = coup.observe(moment.state, moment.sees)
        shown = sum(card is not None for place in view.seats for card in (*place.hand, *place.lost))
        assert len(re.findall(r'class="card face[^"]*"', frame)) == shown


def test_every_frame_has_an_address_and_words_of_its_own() -> None:
    assert len({frame.address for frame in PAGE.frames}) == len(PAGE.frames)
    assert all(frame.live for frame in PAGE.frames)


def test_who_has_begun_finds_every_stop_of_the_path_in_its_order() -> None:
    trail = re.findall(r'href="([^"]+)" data-trail data-marks="([^"]+)"', PAGE.frames[0].html)
    ids = [id_ for _, marked in trail for id_ in marked.split()]
    assert ids == [lesson.id for lesson in path().runs()[0]]
    assert all(unescape(href) == f"{LEARN}{LessonAddress(marked.split()[0])}" for href, marked in trail)

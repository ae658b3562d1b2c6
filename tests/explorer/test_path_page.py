"""The path: every lesson is there, open, in its order; a question after a chapter; and the way from one to the next."""

import re
from html import unescape

import pytest

from content import texts
from explorer import learn
from explorer.addresses import LessonAddress, parameters
from explorer.lessons import lessons, path
from explorer.pages import LEARN, RULES, TABLE
from explorer.path_page import path_page
from explorer.surroundings import of_game
from scenarios.shapes import SHAPES, USUAL

SPEAK = texts()
STOP = re.compile(r'<a href="learn([^"]+)" class="stop[^"]*"[^>]* data-marks="([^"]+)"([^>]*)>')


def stops(game: str = USUAL) -> list[tuple[str, list[str], str]]:
    """Where each stop leads, the lessons that it is for, and its other attributes."""
    (frame,) = path_page(SPEAK, game).frames
    return [(unescape(href), ids.split(), rest) for href, ids, rest in STOP.findall(frame.html)]


@pytest.mark.parametrize("game", SHAPES)
def test_the_path_leads_to_every_lesson_in_order(game: str) -> None:
    found = [name for _, names, _ in stops(game) for name in names]
    assert found == [each.id for run in path(game).runs() for each in run]
    assert {*found, *(each.id for each in path(game).start)} == {
        name for name, each in lessons().items() if each.game == game
    }


@pytest.mark.parametrize("game", SHAPES)
def test_every_stop_leads_to_its_first_lesson_and_none_is_locked(game: str) -> None:
    for href, names, _ in stops(game):
        assert LessonAddress.read(parameters(href)) == LessonAddress(names[0])
    assert "aria-disabled" not in path_page(SPEAK, game).frames[0].html


@pytest.mark.parametrize("game", SHAPES)
def test_all_that_leads_on_stays_in_the_game(game: str) -> None:
    last = path(game).runs()[0][-1]
    pages = [learn.page(LessonAddress(last.id), SPEAK).frames[-1].html, path_page(SPEAK, game).frames[0].html]
    for html in pages:
        led = {unescape(href) for href in re.findall(r'href="((?:table|rules|learn)(?:\?of=\w+)?)"', html)}
        own = {of_game(page, game) for page in (TABLE, RULES, LEARN)}
        switch = {of_game(LEARN, each) for each in SHAPES}
        assert own <= led <= own | switch
        names = re.findall(r"learn\?scenario=([\w-]+)", html)
        assert {lessons()[name].game for name in names} <= {game}


def test_only_the_extras_are_no_part_of_the_way_on() -> None:
    beside = [names[0] for _, names, rest in stops() if "data-trail" not in rest]
    assert beside == [each.id for each in path().extras]


def test_a_stop_says_how_many_moves_are_left_to_the_learner() -> None:
    for _, (name, *more), rest in stops():
        tasks = re.search(r'data-tasks="(\d+)"', rest)
        assert (int(tasks[1]) if tasks else 0) == (0 if more else len(lessons()[name].tasks))


def test_lessons_are_numbered_along_the_path_and_beside_it() -> None:
    told = [each.number for chapter in path().chapters for each in chapter.lessons]
    assert told == [str(number) for number in range(1, len(told) + 1)]
    assert [each.number for each in path().extras] == [f"E{number}" for number in range(1, len(path().extras) + 1)]


def test_after_a_chapter_come_its_questions_and_then_the_next_chapter() -> None:
    first, second, *_ = path().chapters
    labels = (
        (first.lessons[0], "Next lesson"),
        (first.lessons[-1], "Questions"),
        (first.questions[0], "Next question"),
        (first.questions[-1], "Next chapter"),
        (path().chapters[-1].questions[-1], "Open a table"),
    )
    for lesson, label in labels:
        assert f">{label}<" in learn.page(LessonAddress(lesson.id), SPEAK).frames[-1].html, lesson.id
    assert path().after(first.questions[-1]) == second.lessons[0]


def test_a_mixed_set_is_counted_and_summed_up_at_its_end() -> None:
    questions = path().chapters[0].questions
    for number, lesson in enumerate(questions, 1):
        frames = learn.page(LessonAddress(lesson.id), SPEAK).frames
        assert f"Question {number} of 4" in frames[0].html
        summed = [f'data-score="{" ".join(each.id for each in questions)}"' in frame.html for frame in frames]
        assert summed == [number == 4 and at == len(frames) - 1 for at in range(len(frames))]
    assert f"of {sum(each.guesses for each in questions)}." in frames[-1].html


def test_the_list_of_lessons_is_sorted_by_chapter() -> None:
    html = learn.page(LessonAddress("caught"), SPEAK).frames[0].html
    groups = re.findall(r'<optgroup label="([^"]+)">', html)
    assert groups == [*(f"{at}. {each.title}" for at, each in enumerate(path().chapters, 1)), "Extras"]


def test_the_start_is_not_in_the_list_and_bears_its_own_title() -> None:
    html = learn.page(LessonAddress(path().start[0].id), SPEAK).frames[0].html
    assert 'data-select="lesson"' not in html
    assert f"<span>{path().start[0].title}</span>" in html


def test_a_lesson_that_is_not_there_is_told_of() -> None:
    assert path_page(SPEAK, note=SPEAK.say("path.missing")).frames[0].live.startswith("That lesson is not here.")
    assert "not here" not in path_page(SPEAK).frames[0].html

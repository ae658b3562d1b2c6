"""A hint leaves two of what can be chosen, one of them right, and only where there is something to choose."""

import re
from html import unescape

from content import texts
from explorer import learn
from explorer.addresses import LessonAddress
from explorer.lessons import Lesson, Moment, lessons
from explorer.page import Frame

SPEAK = texts()
TWO = re.compile(r'id="hint"[^>]*><p>One of these two: “(.*?)” or “(.*?)”</p>')


def frames(lesson: Lesson) -> tuple[tuple[Moment, Frame], ...]:
    return tuple(zip(lesson.moments, learn.page(LessonAddress(lesson.id), SPEAK).frames, strict=True))


def hinted(frame: Frame) -> tuple[str, ...]:
    found = TWO.search(frame.html)
    return tuple(map(unescape, found.groups())) if found else ()


def test_every_question_has_a_hint_with_the_right_answer_and_a_wrong_one() -> None:
    asked = 0
    for lesson in lessons().values():
        for moment, frame in frames(lesson):
            if moment.step and moment.step.ask:
                asked += 1
                answers = {answer.text: bool(answer.right) for answer in moment.step.ask.answers}
                assert sorted(answers[text] for text in hinted(frame)) == [False, True], lesson.id
    assert asked > 80


def test_a_task_has_a_hint_where_three_choices_or_more_are_open_and_nothing_else_has_one() -> None:
    given: dict[tuple[str, int], tuple[str, ...]] = {}
    for lesson in lessons().values():
        for at, (moment, frame) in enumerate(frames(lesson)):
            if at in lesson.tasks:
                given[lesson.id, at] = hinted(frame)
            elif not (moment.step and moment.step.ask):
                assert not hinted(frame), lesson.id
    assert given["new-card-last-life", 3] == ("Keep the Ambassador", "Keep the Contessa")
    assert given["keep-the-duke-secret", 5] == ("Foreign aid", "Tax")
    assert given["ten-coins", 3] == (), "only a Coup is open"
    assert given["name-the-right-card", 1] == (), "to pass or to challenge: two choices"

"""Help that fades: what is left to the learner, how it is asked for, and that every other move has an answer."""

import re
from functools import cache

import pytest
import yaml

from content import texts
from explorer import learn
from explorer.addresses import LessonAddress
from explorer.lessons import Lesson, as_lesson, lessons
from explorer.page import Frame
from scenarios import Scenario, play
from scenarios.shapes import SHAPES

SPEAK = texts()
LESSONS = list(lessons().values())
GUIDED = [lesson for lesson in LESSONS if lesson.tasks]
CHOICE = re.compile(r'<button type="button" class="choice"[^>]*data-move="([^"]+)"([^>]*)>')
STORY = """
id: story
table:
  Ana: {{coins: 2, hand: [duke, captain]}}
  Ben: {{coins: 2, hand: [contessa, contessa]}}
turn: Ana
see: [Ana]
level: {level}
steps:
  - say: You are Ana.
  - do: Ana tax
  - say: Ben thinks.
  - do: [Ben challenge]
  - do: Ana show duke
  - do: [deal Ana duke, Ben lose contessa]
  - do: Ben income
  - do: [Ana foreign-aid, Ben pass]
"""


def frames(lesson: Lesson) -> tuple[Frame, ...]:
    return drawn(lesson.id)


@cache
def drawn(scenario: str, look: str | None = None) -> tuple[Frame, ...]:
    return learn.page(LessonAddress(scenario, 0, look), SPEAK).frames


@pytest.mark.parametrize(("level", "tasks"), [("watch", ()), ("finish", (6,)), ("do", (0, 3, 6))])
def test_the_level_says_which_moves_of_the_own_seat_are_left_to_the_learner(level: str, tasks: tuple[int]) -> None:
    played = play(Scenario.model_validate(yaml.safe_load(STORY.format(level=level))))
    assert played.problems == ()
    assert as_lesson("1", played).tasks == tasks


def test_lessons_leave_moves_to_the_learner_as_their_level_says() -> None:
    assert {lesson.level for lesson in GUIDED} == {"finish", "do"}
    assert all(len(lesson.tasks) == 1 for lesson in GUIDED if lesson.level == "finish")


@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.id)
def test_a_task_is_asked_for_and_next_only_shows_it(lesson: Lesson) -> None:
    for at, frame in enumerate(frames(lesson)):
        asked = at in lesson.tasks
        assert (f'data-task="{at + 1}"' in frame.html) == asked
        assert (">Your move<" in frame.html) == asked
        assert (" Your move." in frame.live) == asked
        assert ('class="b next"' in frame.html) == asked


@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.id)
def test_the_asked_for_move_is_at_the_table_and_steps_on(lesson: Lesson) -> None:
    for at in lesson.tasks:
        move = next(moment.moves[0] for moment in lesson.moments[at + 1 :] if moment.moves)
        told = SHAPES[lesson.game].game.write(move, lesson.names)
        steps = dict(CHOICE.findall(frames(lesson)[at].html))
        assert f'data-to="{at + 1}"' in steps[told]


@pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.id)
def test_other_eyes_are_asked_for_nothing(lesson: Lesson) -> None:
    other = next(name for seat, name in enumerate(lesson.names) if not lesson.moments[0].sees <= {seat})
    assert not any("data-task" in frame.html for frame in drawn(lesson.id, other))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_no_choice_leaves_a_lesson_unasked(lesson: Lesson) -> None:
    for frame in frames(lesson):
        for move, attributes in CHOICE.findall(frame.html):
            assert ("data-to=" in attributes) != ("data-leads=" in attributes), move
        assert frame.html.count('id="detour"') == 1


def test_a_lesson_says_whether_the_story_goes_on_elsewhere() -> None:
    *_, before, last = frames(lessons()["caught"])
    assert "The lesson ends here." in last.html
    assert "The lesson goes another way." in frames(lessons()["caught"])[2].html
    assert before.html.count("The lesson") == 1

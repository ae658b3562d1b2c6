"""Every ruling that stands as a file, and every scenario that comes with the project, plays as it says."""

from pathlib import Path

import pytest

from scenarios import load, load_all, play
from scenarios.loading import HOME
from scenarios.playing import outcome_problems

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))
LESSONS = sorted(HOME.rglob("*.yaml"))


@pytest.mark.parametrize("path", [*CASES, *LESSONS], ids=lambda path: path.stem)
def test_a_scenario_plays_as_it_says(path: Path) -> None:
    scenario = load(path).scenario
    assert [*play(scenario).problems, *outcome_problems(scenario)] == []


def test_every_lesson_has_an_identity_a_title_and_somebody_to_look_as() -> None:
    lessons = load_all()
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert all(lesson.title and lesson.see for lesson in lessons)


def test_every_step_of_a_lesson_says_something_and_every_wrong_answer_has_its_reason() -> None:
    for lesson in load_all():
        for number, step in enumerate(lesson.steps, 1):
            assert step.say or step.ask, f"{lesson.id}, step {number}"
            for answer in step.ask.answers if step.ask else ():
                assert None not in (answer.because, answer.cite), f"{lesson.id}, step {number}: {answer.text}"


def test_every_refusal_in_a_lesson_cites_its_rule() -> None:
    for lesson in load_all():
        for number, step in enumerate(lesson.steps, 1):
            if step.refuse:
                assert step.cite, f"{lesson.id}, step {number}"


def test_the_right_answer_is_not_given_away_by_its_place_or_length() -> None:
    questions = [step.ask for lesson in load_all() for step in lesson.steps if step.ask]
    first = sum(question.answers[0].right for question in questions)
    longest = sum(max(question.answers, key=lambda each: len(each.text)).right for question in questions)
    assert first < len(questions) / 2
    assert longest < len(questions) / 2

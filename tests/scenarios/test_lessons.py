"""The lessons that come with the project: their courses, their questions, their lengths and their tasks."""

from collections.abc import Iterator

import pytest

from scenarios import Played, Scenario, play
from scenarios.playing import outcome_problems, rules_of
from scenarios.shapes import SHAPES
from tests.content.reading import words
from tests.scenarios.shipped import GAMES, SHELVES, SHIPPED, asked

LEVELS = {"w": "watch", "f": "finish", "d": "do"}
LEVELS_OF_PATH = {"coup": ("wwwff", "wffd", "wfwffwf", "fdd", "dddfd"), "coatl": ("wwf", "fwf", "df", "dd", "dd")}
"""The help fades: watch and guess, finish the last step, do the whole turn."""
MOST_STEPS = {"watch": 6, "finish": 8, "do": 10}
MOST_STEPS_OF_EXTRA = 30
MINUTES_OF_CHAPTER = 5
LONGEST_QUESTION, LONGEST_ANSWER = 72, 38
"""In letters: two lines and about one on a phone 360 pixels wide."""
SETS = tuple(lessons for shelf in SHELVES.values() for lessons in (*shelf.chapters, *shelf.mixed))
PATHS = tuple(lesson for shelf in SHELVES.values() for lesson in shelf.path)
EXTRAS = tuple(lesson for shelf in SHELVES.values() for lesson in shelf.extras)


def by_id(scenario: Scenario) -> str:
    return scenario.id


def goes(lesson: Scenario, preset: str) -> bool:
    """Whether the moves are legal under the preset, and what is refused is refused for the same reason."""
    played = play(lesson, rules_of(lesson, preset), hold=False)
    refused = ((step.step.refuse, step.refusal) for step in played.steps if step.step.refuse)
    return not played.problems and all(reason and reason.code == told.because for told, reason in refused)


def tasks(played: Played) -> Iterator[int]:
    """The places of the steps that begin with a decision of the learner's own seat."""
    learner = played.names.index((played.scenario.see or played.names)[0])
    for place, step in enumerate(played.steps):
        first = step.moves[0] if step.moves else None
        if first is None or first.settled or first.move.seat != learner:
            continue
        prompt = played.game.prompt(first.before)
        if prompt and learner in prompt.seats:
            yield place


def minutes(lesson: Scenario) -> float:
    """How long it takes at 200 words a minute and 5 seconds a decision; one reason is read, the longest."""
    read = 0
    for step in lesson.steps:
        read += len(words(step.say or ""))
        if step.ask:
            read += len(words(step.ask.text)) + sum(len(words(answer.text)) for answer in step.ask.answers)
            read += max(len(words(answer.because or "")) for answer in step.ask.answers)
    decided = len(list(asked([lesson]))) + (0 if lesson.level == "watch" else len(list(tasks(play(lesson)))))
    return read / 200 + decided * 5 / 60


@pytest.mark.parametrize("scenario", SHIPPED, ids=by_id)
def test_a_scenario_plays_as_it_says(scenario: Scenario) -> None:
    assert [*play(scenario).problems, *outcome_problems(scenario)] == []


@pytest.mark.parametrize("lesson", [*PATHS, *EXTRAS], ids=by_id)
def test_a_lesson_says_how_it_ends_under_every_preset_that_allows_it(lesson: Scenario) -> None:
    assert set(lesson.outcomes) == {preset for preset in SHAPES[lesson.game].presets if goes(lesson, preset)}


def test_each_has_an_identity_a_title_a_chapter_and_somebody_to_look_as() -> None:
    assert len({each.id for each in SHIPPED}) == len(SHIPPED)
    assert all(each.title and each.chapter and each.see for each in SHIPPED)


def test_every_step_says_something_and_every_refusal_cites_its_rule() -> None:
    steps = [(each.id, number, step) for each in SHIPPED for number, step in enumerate(each.steps, 1)]
    assert [(name, number) for name, number, step in steps if not (step.say or step.ask)] == []
    assert [(name, number) for name, number, step in steps if step.refuse and not step.cite] == []


def test_every_answer_has_its_own_reason_and_a_rule() -> None:
    for each in asked(SHIPPED):
        reasons = [answer.because for answer in each.question.answers]
        assert None not in reasons, str(each)
        assert len(set(reasons)) == len(reasons), str(each)
        assert all(answer.cite for answer in each.question.answers), str(each)


def test_a_phone_shows_a_question_with_all_its_answers() -> None:
    assert [str(each) for each in asked(SHIPPED) if len(each.question.text) > LONGEST_QUESTION] == []
    answers = [answer.text for each in asked(SHIPPED) for answer in each.question.answers]
    assert [text for text in answers if len(text) > LONGEST_ANSWER] == []


@pytest.mark.parametrize("game", GAMES)
def test_help_fades_along_the_path(game: str) -> None:
    levels = [[lesson.level for lesson in chapter] for chapter in SHELVES[game].chapters]
    assert levels == [[LEVELS[letter] for letter in chapter] for chapter in LEVELS_OF_PATH[game]]


def test_a_lesson_is_short() -> None:
    for lesson in sum(SETS, ()):
        assert len(lesson.steps) <= MOST_STEPS[lesson.level or "watch"], lesson.id
    assert [each.id for each in EXTRAS if len(each.steps) > MOST_STEPS_OF_EXTRA] == []


@pytest.mark.parametrize("lesson", [each for each in PATHS if each.level != "watch"], ids=by_id)
def test_a_lesson_that_helps_less_has_a_task_and_leads_to_it(lesson: Scenario) -> None:
    places = list(tasks(play(lesson)))
    assert places
    assert all(place > 0 for place in places)


@pytest.mark.parametrize("lessons", SETS, ids=lambda lessons: lessons[0].id)
def test_a_chapter_takes_five_minutes_at_most(lessons: tuple[Scenario, ...]) -> None:
    assert sum(map(minutes, lessons)) <= MINUTES_OF_CHAPTER

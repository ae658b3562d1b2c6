"""What the lessons teach, and in which order: no question needs a rule that has not been told."""

from collections import Counter

import pytest

from scenarios import Scenario
from tests.content.reading import words
from tests.scenarios.shipped import GAMES, SHELVES, asked, stated

TAUGHT = {
    "coup": (
        *("TU-1", "TU-2", "TU-3", "AC-1", "AC-2", "AC-3", "AC-4", "AC-5", "AC-6", "AC-7"),
        *("BL-1", "BL-2", "BL-3", "BL-4", "BL-5", "CH-0", "CH-1", "CH-2", "CH-3", "CH-4", "CH-5", "CH-6", "CH-7"),
        *("IN-1", "IN-2", "IN-3", "DD-1", "DD-2", "TA-1", "TA-2", "TA-3"),
    ),
    "coatl": (
        *("TN-1", "TK-1", "TK-2", "TK-3", "PR-1", "AS-1", "AS-2", "AS-3", "AS-4", "AS-5", "AS-6", "AS-7"),
        *("PA-1", "PA-2", "PA-3", "PA-4", "PA-5", "TE-1", "TE-2", "OF-1", "OF-2", "OF-3", "OF-4"),
        *("LA-1", "LA-2", "LA-3", "SC-1", "SC-2", "TG-7"),
    ),
}
"""The rules of the paths."""
QUESTIONS = {"coup": 2, "coatl": 1}
"""How many questions each of them decides at least: twice as many where chapters end with mixed sets."""
COUP = SHELVES["coup"]
SET_OF = 4
START_WORDS = 60


def table(scenario: Scenario) -> tuple[object, ...]:
    """What lies on the table, whoever sits where."""
    return tuple(sorted((seat.coins, sorted(seat.hand), sorted(seat.lost)) for seat in scenario.table.values()))


def chapter_of(label: str | None) -> int:
    """The chapter that first states the rule."""
    return next(number for number, lessons in enumerate(COUP.chapters, 1) if label in stated(lessons))


@pytest.mark.parametrize("game", GAMES)
def test_the_path_states_every_rule_that_it_is_for(game: str) -> None:
    assert set(TAUGHT[game]) - stated(SHELVES[game].path) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_path_decides_its_questions(game: str) -> None:
    times = Counter(label for each in asked(SHELVES[game].all) for label in each.rules)
    assert {label: times[label] for label in TAUGHT[game] if times[label] < QUESTIONS[game]} == {}


@pytest.mark.parametrize("game", GAMES)
def test_whoever_knows_the_lessons_so_far_can_answer(game: str) -> None:
    known: set[str | None] = set()
    for lesson in (*SHELVES[game].path, *SHELVES[game].extras):
        known |= stated([lesson])
        for each in asked([lesson]):
            assert each.rules <= known, str(each)


@pytest.mark.parametrize("number", range(1, len(COUP.chapters) + 1))
def test_a_mixed_set_asks_four_times_about_the_chapters_so_far(number: int) -> None:
    questions, known = COUP.mixed[number - 1], stated(sum(COUP.chapters[:number], ()))
    assert len(questions) == SET_OF
    for each in questions:
        assert (each.chapter, each.level) == (COUP.chapters[number - 1][0].chapter, "watch"), each.id
        assert len(each.see or ()) == 1, each.id
        assert [bool(step.ask) for step in each.steps].count(True) == 2, each.id
        assert each.steps[-1].ask, each.id
        cited = {answer.cite for step in each.steps if step.ask for answer in step.ask.answers}
        assert (cited | stated([each])) - known == set(), each.id


@pytest.mark.parametrize("number", range(2, len(COUP.chapters) + 1))
def test_one_or_two_questions_of_a_mixed_set_are_about_the_newest_chapter(number: int) -> None:
    rules = [next(asked([each])).rules for each in COUP.mixed[number - 1]]
    newest = [max(map(chapter_of, labels)) for labels in rules]
    assert newest.count(number) in (1, 2), newest


def test_a_mixed_question_stands_at_a_table_of_its_own() -> None:
    mixed = [table(each) for each in sum(COUP.mixed, ())]
    assert len(mixed) == len(set(map(repr, mixed)))
    assert [each for each in mixed if each in map(table, (*COUP.path, *COUP.extras, *COUP.start))] == []


@pytest.mark.parametrize("game", GAMES)
def test_neither_place_nor_length_gives_the_right_answer_away(game: str) -> None:
    total, even, right, longest = 0, Counter[int](), Counter[int](), 0
    for each in asked(SHELVES[game].all):
        answers = each.question.answers
        places = [place for place, answer in enumerate(answers) if answer.right]
        total += 1
        even.update({place: 1 / len(answers) for place in range(len(answers))})
        right.update({place: 1 / len(places) for place in places})
        longest += max(answers, key=lambda answer: len(answer.text)).right
    assert longest <= 0.4 * total
    assert {place: right[place] / total for place in even if abs(right[place] - even[place]) > 0.1 * total} == {}


def test_the_start_leads_both_ways_from_the_same_table() -> None:
    challenge, passing = COUP.start
    assert [each.id for each in COUP.start] == ["start-challenge", "start-pass"]
    assert challenge.table == passing.table
    assert challenge.steps[0] == passing.steps[0]
    assert [each.steps[1].do[0] for each in COUP.start] == ["Ana challenge", "Ana pass"]
    assert challenge.steps[-1] == passing.steps[-1]
    assert set(challenge.steps[-1].cite) == {"IN-3", "EN-1"}


def test_the_start_is_quickly_read() -> None:
    assert [each.id for each in COUP.start if len(words(each.steps[0].say or "")) > START_WORDS] == []

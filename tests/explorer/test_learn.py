"""A lesson as frames: what is sent to whom, and where a press leads."""

import re
from random import Random

import pytest

from content import texts
from engine import coup
from engine.game import IllegalMove
from explorer import learn
from explorer.addresses import EVERYTHING, ONLOOKER, LessonAddress, parameters, sees
from explorer.learn import Branch
from explorer.lessons import Lesson, lessons

SPEAK = texts()
LESSONS = list(lessons().values())


def frames(lesson: Lesson, look: str | None = None) -> tuple[str, ...]:
    page = learn.page(LessonAddress(lesson.id, 0, look), SPEAK)
    return tuple(frame.html + frame.live for frame in page.frames)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_frame_has_its_own_address(lesson: Lesson) -> None:
    page = learn.page(LessonAddress(lesson.id), SPEAK)
    read = [LessonAddress.read(parameters(frame.address)) for frame in page.frames]
    assert read == [LessonAddress(lesson.id, step) for step in range(len(lesson.moments))]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_start_is_shown_only_where_the_first_step_is_no_mere_telling(lesson: Lesson) -> None:
    first = lesson.moments[0].step
    assert first is None or (first.say and not (first.do or first.refuse or first.ask))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_words_of_the_author_need_the_eyes_that_the_lesson_gives(lesson: Lesson) -> None:
    for look in (*lesson.names, ONLOOKER, EVERYTHING):
        seen = sees(look, lesson.names) or frozenset()
        for moment, sent in zip(lesson.moments, frames(lesson, look), strict=True):
            if moment.step and moment.step.ask:
                asked = moment.step.ask.answers[0].text
                assert (f">{asked}<" in sent) == (moment.sees <= seen)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_viewer_is_sent_no_face_of_a_card_that_is_not_seen(lesson: Lesson) -> None:
    for seat, look in enumerate(lesson.names):
        for moment, sent in zip(lesson.moments, frames(lesson, look), strict=True):
            view = coup.observe(moment.state, frozenset({seat}))
            shown = sum(card is not None for place in view.seats for card in (*place.hand, *place.lost))
            assert len(re.findall(r'class="[^"]*\b(?:face|lost)\b[^"]*\br-', sent)) == shown


def test_an_unknown_lesson_step_or_viewer_leads_somewhere() -> None:
    known = LESSONS[0]
    _, address = learn.found(LessonAddress("nothing", 999, "Zoe"))
    assert address == LessonAddress(known.id, 0)
    _, address = learn.found(LessonAddress(known.id, 999, "Zoe"))
    assert address == LessonAddress(known.id, len(known.moments) - 1)


def test_what_is_sent_is_the_same_for_every_step() -> None:
    known = LESSONS[0]
    sent = {learn.page(LessonAddress(known.id, step), SPEAK).as_json() for step in range(len(known.moments))}
    assert len(sent) == 1


def test_changing_the_viewer_keeps_the_step() -> None:
    known = LESSONS[0]
    led = learn.answer(LessonAddress(known.id, 2), "look", known.names[1], Random())
    assert led == LessonAddress(known.id, 2, known.names[1])


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_step_can_be_tried_from(lesson: Lesson) -> None:
    for step, moment in enumerate(lesson.moments):
        led = learn.answer(LessonAddress(lesson.id, step, lesson.names[0]), "try", "", Random())
        assert isinstance(led, Branch)
        assert led.table.state == moment.state
        assert led.table.lesson == str(LessonAddress(lesson.id, step, lesson.names[0]))
        assert led.look == lesson.names[0]


def test_another_move_than_that_of_the_story_branches_off() -> None:
    known = LESSONS[0]
    state = known.moments[0].state
    move = coup.legal_moves(state)[0]
    led = learn.answer(LessonAddress(known.id), "move", coup.write(move, known.names), Random())
    assert isinstance(led, Branch)
    assert led.table.timeline.at == 1


def test_the_move_of_the_story_steps_on() -> None:
    known = LESSONS[0]
    for at, moment in enumerate(known.moments[1:]):
        if moment.moves:
            first = coup.write(moment.moves[0], known.names)
            sent = frames(known, EVERYTHING)[at]
            assert f'data-move="{first}" data-to="{at + 1}"' in sent


def test_an_illegal_move_is_not_played() -> None:
    known = LESSONS[0]
    with pytest.raises(IllegalMove):
        learn.answer(LessonAddress(known.id), "move", f"{known.names[0]} challenge", Random())

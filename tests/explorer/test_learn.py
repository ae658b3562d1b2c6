"""A lesson as frames: what is sent to whom, and where a press leads."""

import re
from collections.abc import Callable
from html import unescape
from random import Random
from typing import Any

import pytest
import yaml

from content import texts
from engine import coup
from engine.game import IllegalMove
from explorer import learn
from explorer.addresses import EVERYTHING, ONLOOKER, LessonAddress, parameters, sees
from explorer.learn import Branch
from explorer.lessons import Lesson, as_lesson, lesson_at, lessons, path
from explorer.pages import LEARN, TABLE
from explorer.surroundings import of_game
from explorer.telling import tell
from scenarios import Scenario, play
from scenarios.shapes import SHAPES
from tests.engine import test_secrecy as of_coup
from tests.engine.coatl import test_secrecy as of_coatl

SPEAK = texts()
LESSONS = list(lessons().values())
REDEALT: dict[str, Callable[..., Any]] = {"coup": of_coup.redealt, "coatl": of_coatl.redealt}


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
def test_the_rule_at_a_guess_is_that_of_the_right_answer(lesson: Lesson) -> None:
    """And not that of what happened before."""
    for at, moment in enumerate(lesson.moments):
        scene = tell(lesson, at, moment.sees, SPEAK)
        if scene.question and moment.step and not moment.step.cite:
            right = next(answer for answer in scene.question.answers if answer.right)
            assert right.rule in (None, scene.rule)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_viewer_is_told_the_same_whatever_the_hidden_cards_are(lesson: Lesson) -> None:
    for seat in range(len(lesson.names)):
        for at, moment in enumerate(lesson.moments):
            other = REDEALT[lesson.game](moment.state, frozenset({seat}), Random(at))
            dealt = lesson._replace(moments=(*lesson.moments[:at], moment._replace(state=other)))
            assert tell(dealt, at, frozenset({seat}), SPEAK) == tell(lesson, at, frozenset({seat}), SPEAK)


@pytest.mark.parametrize("lesson", path().lessons(), ids=lambda lesson: lesson.id)
def test_a_viewer_is_sent_no_face_of_a_card_that_is_not_seen(lesson: Lesson) -> None:
    for seat, look in enumerate(lesson.names):
        for moment, sent in zip(lesson.moments, frames(lesson, look), strict=True):
            view = coup.observe(moment.state, frozenset({seat}))
            shown = sum(card is not None for place in view.seats for card in (*place.hand, *place.lost))
            assert len(re.findall(r'class="[^"]*\b(?:face|lost)\b[^"]*\br-', sent)) == shown


@pytest.mark.parametrize("game", SHAPES)
def test_an_unknown_lesson_step_or_viewer_leads_somewhere(game: str) -> None:
    known = path(game).lessons()[0]
    _, address = lesson_at(LessonAddress("nothing", 999, "Zoe", game))
    assert address == LessonAddress(known.id, 0)
    _, address = lesson_at(LessonAddress(known.id, 999, "Zoe"))
    assert address == LessonAddress(known.id, len(known.moments) - 1)


def test_what_is_sent_is_the_same_for_every_step() -> None:
    known = LESSONS[0]
    sent = {learn.page(LessonAddress(known.id, step), SPEAK).as_json() for step in range(len(known.moments))}
    assert len(sent) == 1


def test_a_step_beyond_the_end_shows_the_last_one() -> None:
    page = learn.page(LessonAddress(LESSONS[0].id, 999), SPEAK)
    assert page.at == len(page.frames) - 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_last_step_says_what_is_next(lesson: Lesson) -> None:
    following = path(lesson.game).after(lesson)
    onward = f"{LEARN}{LessonAddress(following.id)}" if following else of_game(TABLE, lesson.game)
    for at, sent in enumerate(frames(lesson)):
        link = re.search(r'<a [^>]*href="([^"]+)"[^>]* class="b next pri"', sent)
        found = [unescape(link[1])] if link else []
        assert found == ([onward] if at == len(lesson.moments) - 1 else [])


def test_where_several_are_asked_a_learner_answers_for_oneself() -> None:
    known = LESSONS[0]
    for moment, mine, everybody in zip(known.moments, frames(known, "Ana"), frames(known, EVERYTHING), strict=True):
        prompt = coup.prompt(moment.state)
        asked = prompt.seats if prompt else ()
        assert ('class="askers"' in everybody) == (len(asked) > 1)
        assert ('class="askers"' in mine) == (len(asked) > 1 and 0 not in asked)


def test_a_hidden_deal_is_dealt_as_the_story_tells() -> None:
    told = next(each for each in LESSONS if each.id == "wrong-to-challenge")
    at = next(at for at, each in enumerate(told.moments) if coup.chances(each.state))
    for look in (None, "Ben", ONLOOKER):
        assert f'data-emit="random" data-to="{at + 1}"' in frames(told, look)[at].replace('data-key="deal" ', "")
        assert 'data-emit="look"' not in frames(told, look)[at]


REFUSED = """
id: refused
table:
  Ana: {coins: 2, hand: [duke, captain]}
  Ben: {coins: 2, hand: [contessa, contessa]}
turn: Ana
see: [Ben]
steps:
  - do: [Ana tax, Ben challenge]
  - {see: [Ana], refuse: {move: Ana show assassin, because: not-your-card}, say: You hold none., cite: CH-3}
  - {see: [Ana], refuse: {move: Ben block captain, because: nothing-to-block}}
"""


def test_a_refusal_that_tells_of_cards_is_only_for_eyes_that_see_them() -> None:
    played = play(Scenario.model_validate(yaml.safe_load(REFUSED)))
    assert [each.refusal.code for each in played.steps if each.refusal] == ["not-your-card", "nothing-to-block"]
    lesson = as_lesson("1", played)
    of_cards, of_moment = (tell(lesson, at, frozenset({1}), SPEAK) for at in (2, 3))
    assert of_cards.happened == "Ana must show the Duke or give in."
    assert of_cards.note is None
    assert of_moment.happened.startswith("No card can block")
    assert "does not have" in tell(lesson, 2, frozenset({0}), SPEAK).happened


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


@pytest.mark.parametrize("game", SHAPES)
def test_another_move_than_that_of_the_story_branches_off(game: str) -> None:
    known, played = path(game).lessons()[0], SHAPES[game].game
    state = known.moments[0].state
    move = played.legal_moves(state)[0]
    led = learn.answer(LessonAddress(known.id), "move", played.write(move, known.names), Random())
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


def test_an_address_written_in_another_way_leads_to_its_step_all_the_same() -> None:
    address = LessonAddress(LESSONS[0].id, 3)
    assert learn.page(address, SPEAK, f"?step=3&scenario={LESSONS[0].id}").at == 3
    assert learn.page(address, SPEAK, str(address)).at == 0

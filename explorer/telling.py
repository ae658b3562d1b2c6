"""A moment of a lesson put together for one viewer."""

from typing import Any

from content import Texts
from explorer.lessons import Lesson, Moment, tried
from explorer.scene import Answer, Question, Refusal, Scene
from explorer.surroundings import seat_of
from explorer.voices import voice_of
from scenarios.model import Question as Asked
from scenarios.model import Step


def tell(lesson: Lesson, at: int, seen: frozenset[int], texts: Texts) -> Scene:
    """Return the scene of a moment for whoever sees these hands.

    The author may speak of every card that the lesson shows, so the author's words are for eyes that see as much.
    """
    moment = lesson.moments[at]
    step = moment.step if moment.sees <= seen else None
    return voice_of(moment.state).scene(
        moment.state,
        lesson.story(at),
        lesson.names,
        seen,
        seat_of(seen),
        texts,
        note=step.say if step else None,
        question=_question(step.ask, moment.state, texts) if step and step.ask else None,
        cites=_cited(step) if step else None,
        refused=_refused(moment, lesson.names, seen, texts),
    )


def _cited(step: Step) -> str | None:
    """The rule that the author names there; at a question else the one that the right answer rests on."""
    answers = step.ask.answers if step.ask else ()
    return next(iter(step.cite), None) or next((each.cite for each in answers if each.right), None)


def _refused(moment: Moment, names: tuple[str, ...], seen: frozenset[int], texts: Texts) -> Refusal | None:
    if moment.refusal is None:
        return None
    move = tried(moment, names)
    voice = voice_of(moment.state)
    if voice.overheard(moment.refusal, moment.state, move, seen):
        return None
    return voice.refusal(moment.refusal, moment.state, names, texts, move)


def _question(asked: Asked, state: Any, texts: Texts) -> Question:
    voice = voice_of(state)
    answers = (
        Answer(each.text, each.right, each.because, voice.rule(each.cite, state.rules, texts) if each.cite else None)
        for each in asked.answers
    )
    return Question(asked.text, tuple(answers))

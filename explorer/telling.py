"""A moment of a lesson put together for one viewer."""

from content import Texts
from engine.coup.rules import RuleSet
from explorer.lessons import Lesson, Moment, tried
from explorer.narrate import overheard, refusal, rule, scene
from explorer.scene import Answer, Question, Refusal, Scene
from explorer.surroundings import seat_of
from scenarios.model import Question as Asked


def tell(lesson: Lesson, at: int, seen: frozenset[int], texts: Texts) -> Scene:
    """Return the scene of a moment for whoever sees these hands.

    The author may speak of every card that the lesson shows, so the author's words are for eyes that see as much.
    """
    moment = lesson.moments[at]
    step = moment.step if moment.sees <= seen else None
    return scene(
        moment.state,
        lesson.story(at),
        lesson.names,
        seen,
        seat_of(seen),
        texts,
        note=step.say if step else None,
        question=_question(step.ask, moment.state.rules, texts) if step and step.ask else None,
        cites=step.cite[0] if step and step.cite else None,
        refused=_refused(moment, lesson.names, seen, texts),
    )


def _refused(moment: Moment, names: tuple[str, ...], seen: frozenset[int], texts: Texts) -> Refusal | None:
    if moment.refusal is None:
        return None
    move = tried(moment, names)
    if overheard(moment.refusal, moment.state, move, seen):
        return None
    return refusal(moment.refusal, moment.state, names, texts, move)


def _question(asked: Asked, rules: RuleSet, texts: Texts) -> Question:
    answers = (
        Answer(each.text, each.right, each.because, rule(each.cite, rules, texts) if each.cite else None)
        for each in asked.answers
    )
    return Question(asked.text, tuple(answers))

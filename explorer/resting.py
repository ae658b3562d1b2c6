"""Which lessons rest on a rule: it decides what happens in them, why a move is refused, or what is right to guess."""

from collections.abc import Iterator
from functools import cache

from explorer.lessons import Lesson, Moment, path
from scenarios.shapes import game_of_rule, shape_of


@cache
def lessons_on(label: str) -> tuple[Lesson, ...]:
    """Return the lessons of the path and the extras that rest on the rule, in their order."""
    chapters, extras, _ = path(game_of_rule(label))
    told = (*(lesson for chapter in chapters for lesson in chapter.lessons), *extras)
    return tuple(each for each in told if any(label in _labels(moment) for moment in each.moments))


def _labels(moment: Moment) -> Iterator[str]:
    step, state, shape = moment.step, moment.state, shape_of(moment.state)
    if step:
        yield from step.cite
        yield from (answer.cite for answer in (step.ask.answers if step.ask else ()) if answer.cite)
    if moment.refusal:
        yield shape.rule_of(moment.refusal, state)
    if decided := shape.rule_of_events(moment.events, state):
        yield decided

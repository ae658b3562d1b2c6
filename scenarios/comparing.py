"""One scenario under two rule sets: the first step at which they part, and what comes of it under each."""

from typing import Any, NamedTuple

from scenarios.faults import Problem
from scenarios.model import Scenario
from scenarios.playing import Played, PlayedStep, play
from scenarios.shapes import shape_of


class Difference(NamedTuple):
    """Where two playings part. `step` counts from 1; 0 is the table itself, None means that they never part."""

    step: int | None
    one: Played
    other: Played


def diff(scenario: Scenario, one: Any, other: Any) -> Difference:
    """Return where the scenario goes differently under two rule sets."""
    return parted(play(scenario, one, hold=False), play(scenario, other, hold=False))


def parted(first: Played, second: Played) -> Difference:
    """Return where two playings part.

    That is at the first step after which the table, the decision awaited or the refusal is not the same, or which
    can be played under one of them only: so the one that stops goes as far as there.
    """
    if _facts(first.start) != _facts(second.start):
        return Difference(0, first, second)
    for number, (left, right) in enumerate(zip(first.steps, second.steps, strict=False), 1):
        if _came_of(number, left, first.problems) != _came_of(number, right, second.problems):
            return Difference(number, first, second)
    return Difference(None, first, second)


def _facts(state: Any) -> object:
    """Everything that lies on the table and what is awaited, for somebody who sees it all."""
    return None if state is None else shape_of(state).plain(state)


def _came_of(number: int, step: PlayedStep, problems: tuple[Problem, ...]) -> tuple[object, ...]:
    stopped = any(problem.place[:2] == ("steps", number - 1) for problem in problems)
    return _facts(step.state), [each.move for each in step.moves], step.refusal, stopped

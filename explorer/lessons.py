"""The scenarios as lessons: the moments that one steps through."""

from functools import cache
from typing import NamedTuple

from engine import coup
from engine.coup.moves import Move, Pass
from engine.coup.state import State
from engine.game import Event, Reason
from explorer.addresses import LessonAddress, sees
from scenarios import Played, Step, load_all, play


class Moment(NamedTuple):
    """A frame of a lesson: the step that leads to it (None at the start), and how the table stands then."""

    step: Step | None
    state: State
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    sees: frozenset[int]
    """Whose cards the lesson lets one see."""
    refusal: Reason | None


class Lesson(NamedTuple):
    """A scenario as it is stepped through; `number` counts the lessons from 1."""

    id: str
    title: str
    number: int
    names: tuple[str, ...]
    moments: tuple[Moment, ...]

    def story(self, at: int) -> list[tuple[Event, ...]]:
        """Return what happened at each moment up to this one."""
        return [moment.events for moment in self.moments[: at + 1]]

    def clamped(self, step: int) -> int:
        """Return the step, or the last one there is."""
        return min(step, len(self.moments) - 1)


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by their id, in order."""
    return {each.id: as_lesson(number, play(each)) for number, each in enumerate(load_all(), 1)}


def lesson_at(address: LessonAddress) -> tuple[Lesson, LessonAddress]:
    """Return the lesson, the first for an unknown one, and the address as far as it leads somewhere there."""
    known = lessons()
    if address.scenario not in known:
        address = LessonAddress(next(iter(known)))
    lesson = known[str(address.scenario)]
    look = address.look if address.look and sees(address.look, lesson.names) is not None else None
    return lesson, LessonAddress(lesson.id, lesson.clamped(address.step), look)


def as_lesson(number: int, played: Played) -> Lesson:
    """Return the scenario as the lesson of that number."""
    scenario = played.scenario
    return Lesson(scenario.id, scenario.title or scenario.id, number, played.names, tuple(_moments(played)))


def _moments(played: Played) -> list[Moment]:
    """A start of its own is needed only where the first step already changes or asks something."""
    moments = [
        Moment(
            each.step,
            each.state,
            tuple(move.move for move in each.moves),
            tuple(event for move in each.moves for event in move.events),
            each.sees,
            each.refusal,
        )
        for each in played.steps
    ]
    if played.start is not None and (not moments or not _only_tells(moments[0])):
        moments.insert(0, Moment(None, played.start, (), (), played.sees, None))
    return moments


def _only_tells(moment: Moment) -> bool:
    step = moment.step
    return step is not None and not (step.do or step.refuse or step.ask)


def tried(moment: Moment, names: tuple[str, ...]) -> Move:
    """Return the move that the step tried in vain; `all pass` counts as a pass of the first seat."""
    if moment.step is None or moment.step.refuse is None:
        raise ValueError("nothing was tried")
    text = moment.step.refuse.move
    return Pass(0) if text.casefold().startswith("all ") else coup.parse(text, names)

"""The scenarios that come with the project, by where they stand."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scenarios import Scenario, load
from scenarios.loading import HOME
from scenarios.model import Question, Step
from scenarios.shapes import SHAPES

GAMES = tuple(SHAPES)


class Shelf(NamedTuple):
    """The scenarios of a game."""

    game: str
    chapters: tuple[tuple[Scenario, ...], ...]
    mixed: tuple[tuple[Scenario, ...], ...]
    """The questions after each chapter; nothing where a game has none."""
    extras: tuple[Scenario, ...]
    start: tuple[Scenario, ...]

    @property
    def path(self) -> tuple[Scenario, ...]:
        """The lessons of all chapters."""
        return sum(self.chapters, ())

    @property
    def all(self) -> tuple[Scenario, ...]:
        """Every one."""
        return (*self.start, *self.path, *sum(self.mixed, ()), *self.extras)


def _shelf(game: str) -> Shelf:
    def held(pattern: str) -> tuple[Scenario, ...]:
        return tuple(load(path).scenario for path in sorted((HOME / game).glob(pattern)))

    chapters = tuple(held(f"lessons/{folder.name}/*.yaml") for folder in sorted((HOME / game / "lessons").iterdir()))
    mixed = (held(f"mixed/{number}/*.yaml") for number in range(1, len(chapters) + 1))
    return Shelf(game, chapters, tuple(filter(None, mixed)), held("extras/*.yaml"), held("start/*.yaml"))


SHELVES = {game: _shelf(game) for game in GAMES}
SHIPPED = tuple(each for shelf in SHELVES.values() for each in shelf.all)


class Asked(NamedTuple):
    """A question, and where it is asked."""

    scenario: Scenario
    question: Question

    def __str__(self) -> str:
        return f"{self.scenario.id}: {self.question.text}"

    @property
    def rules(self) -> set[str | None]:
        """The labels that its right answers rest on."""
        return {answer.cite for answer in self.question.answers if answer.right}


def asked(scenarios: Iterable[Scenario]) -> Iterator[Asked]:
    """Every question in order."""
    return (Asked(each, step.ask) for each in scenarios for step in each.steps if step.ask)


def stated(scenarios: Iterable[Scenario]) -> set[str]:
    """The labels that the scenarios state: as their subject, or at a step."""
    return {
        label for each in scenarios for label in (*each.cite, *(label for step in each.steps for label in step.cite))
    }


def said(step: Step) -> Iterator[str]:
    """What a learner reads at the step, in whole sentences: an answer together with its reason."""
    if step.say:
        yield step.say
    if step.ask:
        yield step.ask.text
        yield from (f"{answer.text} {answer.because}" for answer in step.ask.answers)

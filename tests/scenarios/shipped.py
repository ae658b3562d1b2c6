"""The scenarios that come with the project, by where they stand."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scenarios import Scenario, load
from scenarios.loading import HOME
from scenarios.model import Question, Step

COUP = HOME / "coup"


def _all(pattern: str) -> tuple[Scenario, ...]:
    return tuple(load(path).scenario for path in sorted(COUP.glob(pattern)))


CHAPTERS = tuple(_all(f"lessons/{folder.name}/*.yaml") for folder in sorted((COUP / "lessons").iterdir()))
PATH = sum(CHAPTERS, ())
EXTRAS = _all("extras/*.yaml")
MIXED = tuple(_all(f"mixed/{number}/*.yaml") for number in range(1, len(CHAPTERS) + 1))
START = _all("start/*.yaml")
SHIPPED = (*START, *PATH, *sum(MIXED, ()), *EXTRAS)


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

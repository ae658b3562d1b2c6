"""The scenarios that come with the project, as a course: where a file stands says what it is for."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from scenarios.loading import HOME, load
from scenarios.model import Scenario
from scenarios.shapes import USUAL


class Chapter(NamedTuple):
    """Lessons of one subject, and what is asked after them on new tables."""

    title: str
    lessons: tuple[Scenario, ...]
    questions: tuple[Scenario, ...]


class Course(NamedTuple):
    """The path, what may be read beside it, and the first decision: a scenario for each way it can go."""

    chapters: tuple[Chapter, ...]
    extras: tuple[Scenario, ...]
    start: tuple[Scenario, ...]

    def lessons(self) -> tuple[Scenario, ...]:
        """Return the lessons of the path, and then the extras."""
        return (*(each for chapter in self.chapters for each in chapter.lessons), *self.extras)


@cache
def load_course(game: str = USUAL) -> Course:
    """Return the course of a game; raise Faulty."""
    home = HOME / game
    chapters = [
        _chapter(_in(folder), _in(home / "mixed" / str(number)))
        for number, folder in enumerate(sorted((home / "lessons").iterdir()), 1)
    ]
    return Course(tuple(chapters), _in(home / "extras"), _in(home / "start"))


def _chapter(lessons: tuple[Scenario, ...], questions: tuple[Scenario, ...]) -> Chapter:
    return Chapter(lessons[0].chapter or "", lessons, questions)


def _in(folder: Path) -> tuple[Scenario, ...]:
    return tuple(load(path).scenario for path in sorted(folder.glob("*.yaml")))

"""The scenarios as lessons: the moments that one steps through."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from analysis import RECKONED
from engine.game import Event, Reason
from engine.names import seat_of
from engine.tools import AnyGame
from explorer.addresses import LessonAddress, sees
from scenarios import Faulty, Played, PlayedMove, Step, judge, load_course, play
from scenarios.record import as_title
from scenarios.shapes import SHAPES, USUAL
from scenarios.walking import walk_of

State = Any
Move = Any
"""Those of the lesson's game."""


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
    """A scenario as it is stepped through."""

    id: str
    game: str
    title: str
    number: str
    """`4` on the path, `E2` beside it; empty for a question of a mixed set."""
    level: str
    """How much the learner does: `watch`, `finish` the last decision, or `do` each."""
    minutes: int
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    tasks: tuple[int, ...]
    """The moments at which the learner is to make the move that comes next."""

    @property
    def guesses(self) -> int:
        """How often it asks."""
        return sum(1 for moment in self.moments if moment.step and moment.step.ask)

    def story(self, at: int) -> list[tuple[Event, ...]]:
        """Return what happened at each moment up to this one."""
        return [moment.events for moment in self.moments[: at + 1]]

    def clamped(self, step: int) -> int:
        """Return the step, or the last one there is."""
        return min(step, len(self.moments) - 1)


class Chapter(NamedTuple):
    """The lessons of one subject, and the questions that follow them."""

    title: str
    lessons: tuple[Lesson, ...]
    questions: tuple[Lesson, ...]


class Path(NamedTuple):
    """All lessons in their order, the extras beside the path, and the two ways that the start can go."""

    chapters: tuple[Chapter, ...]
    extras: tuple[Lesson, ...]
    start: tuple[Lesson, ...]

    def lessons(self) -> tuple[Lesson, ...]:
        """Return those of the chapters, without the questions."""
        return tuple(each for chapter in self.chapters for each in chapter.lessons)

    def runs(self) -> tuple[tuple[Lesson, ...], ...]:
        """Return what one may go through from its first lesson to its last: the path with its questions, the extras."""
        path = [each for chapter in self.chapters for each in (*chapter.lessons, *chapter.questions)]
        return tuple(path), self.extras

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return what follows the lesson; None for the last."""
        return next((run[run.index(lesson) + 1] for run in self.runs() if lesson in run[:-1]), None)

    def questions_with(self, lesson: Lesson) -> tuple[Lesson, ...]:
        """Return the mixed set that the lesson is a question of, or nothing."""
        return next((each.questions for each in self.chapters if lesson in each.questions), ())


@cache
def path(game: str = USUAL) -> Path:
    """Return the lessons of a game that come with the project."""
    course = load_course(game)
    chapters: list[Chapter] = []
    number = 1
    for title, lessons, questions in course.chapters:
        told = tuple(as_lesson(str(at), play(each)) for at, each in enumerate(lessons, number))
        chapters.append(Chapter(title, told, tuple(as_lesson("", play(each)) for each in questions)))
        number += len(lessons)
    extras = tuple(as_lesson(f"E{at}", play(each)) for at, each in enumerate(course.extras, 1))
    return Path(tuple(chapters), extras, tuple(as_lesson("", play(each)) for each in course.start))


@cache
def lessons() -> dict[str, Lesson]:
    """Return the lessons of every game by their id, in order."""
    ways = map(path, SHAPES)
    return {each.id: each for way in ways for run in (*way.runs(), way.start) for each in run}


PLAIN = 3
"""So many chapters come before anybody is to reckon."""


def has_odds(lesson: Lesson) -> bool:
    """Whether the odds can be shown beside the lesson."""
    chapters, extras, _ = path(lesson.game)
    late = lesson in extras or any(lesson in (*each.lessons, *each.questions) for each in chapters[PLAIN:])
    return late and lesson.game in RECKONED


@lru_cache(maxsize=64)
def walk_through(token: str) -> Lesson:
    """Return the lesson that a link holds, by an id that no other has; raise Faulty."""
    lesson = as_lesson("", walk_of(token))
    return lesson._replace(id=f"~{token[-6:]}", title=as_title(lesson.title) or lesson.id)


def known_at(address: LessonAddress) -> Lesson | None:
    """Return the lesson; None for one that is not here, and for a link that holds none."""
    if address.walk is None:
        return lessons().get(address.scenario or "")
    try:
        return walk_through(address.walk)
    except Faulty:
        return None


def lesson_at(address: LessonAddress) -> tuple[Lesson, LessonAddress]:
    """Return the lesson, its game's first for an unknown one, and the address as far as it leads somewhere there."""
    lesson = known_at(address)
    if lesson is None:
        lesson = path(address.of).lessons()[0]
        address = LessonAddress(lesson.id)
    look = address.look if address.look and sees(address.look, lesson.names) is not None else None
    return lesson, LessonAddress(address.scenario, lesson.clamped(address.step), look, walk=address.walk)


def as_lesson(number: str, played: Played) -> Lesson:
    """Return the scenario as the lesson of that number."""
    scenario = played.scenario
    moments = tuple(_moments(played))
    return Lesson(
        id=scenario.id,
        game=scenario.game,
        title=scenario.title or scenario.id,
        number=number,
        level=scenario.level or "watch",
        minutes=scenario.minutes or 1,
        names=played.names,
        moments=moments,
        tasks=tuple(_tasks(played, ahead=len(moments) - len(played.steps) - 1)),
    )


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


def _tasks(played: Played, ahead: int) -> list[int]:
    """The moments before the steps that begin with a decision of the learner, as many as the level leaves to it."""
    learner = seat_of((played.scenario.see or played.names)[0], played.names)
    tasks = [
        number + ahead
        for number, step in enumerate(played.steps)
        if step.moves and _decides(step.moves[0], learner, played.game)
    ]
    return tasks[{"do": 0, "finish": -1}.get(played.scenario.level or "", len(tasks)) :]


def _decides(played: PlayedMove, seat: int | None, game: AnyGame[State, Move]) -> bool:
    prompt = game.prompt(played.before)
    return not played.settled and played.move.seat == seat and prompt is not None and seat in prompt.seats


def tried(moment: Moment, names: tuple[str, ...]) -> Move:
    """Return the move that the step tried in vain; raise ValueError where it tried none."""
    if moment.step is None or moment.step.refuse is None:
        raise ValueError("nothing was tried")
    return judge(moment.state, moment.step.refuse.move, names)[0]

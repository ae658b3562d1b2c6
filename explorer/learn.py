"""The page Learn: a lesson as frames for one viewer, and what follows from what is pressed on it."""

from random import Random
from typing import NamedTuple

from content import Texts
from engine import coup
from engine.coup.rules import RuleSet
from explorer.addresses import LessonAddress, sees
from explorer.drawing import Control, Option, Shell, frame
from explorer.lessons import Lesson, Moment, lessons, tried
from explorer.narrate import overheard, refusal, rule, scene
from explorer.page import Frame, Page
from explorer.sandbox import Sandbox
from explorer.scene import Answer, Question, Refusal, Scene
from explorer.surroundings import LEARN, look_of, looks, pages, seat_of
from scenarios.model import Question as Asked


class Branch(NamedTuple):
    """A table that leaves the lesson here, and the eyes to look with."""

    table: Sandbox
    look: str


def page(address: LessonAddress, texts: Texts) -> Page:
    """Return all frames of the lesson for whoever looks."""
    lesson, address = found(address)
    drawn = Drawn(lesson, address.look, texts)
    frames = tuple(drawn.frame(at) for at in range(len(lesson.moments)))
    own = str(address) in (each.address for each in frames)
    # An address that a frame has is found by the page itself; so what is sent is the same for every step.
    return Page(texts.language, texts.say("page.title", title=lesson.title), frames, 0 if own else address.step)


def found(address: LessonAddress) -> tuple[Lesson, LessonAddress]:
    """Return the lesson, the first for an unknown one, and the address as far as it leads somewhere there."""
    known = lessons()
    if address.scenario not in known:
        address = LessonAddress(next(iter(known)))
    lesson = known[str(address.scenario)]
    look = address.look if address.look and sees(address.look, lesson.names) is not None else None
    return lesson, LessonAddress(lesson.id, lesson.clamped(address.step), look)


def answer(address: LessonAddress, event: str, value: str, dice: Random) -> LessonAddress | Branch:
    """Return where a press leads: another frame, or a table of its own; raise NoMove or IllegalMove."""
    lesson, address = found(address)
    match event:
        case "lesson":
            return LessonAddress(value)
        case "look":
            return address._replace(look=value or None)
    moment = lesson.moments[address.step]
    table = Sandbox.of(lesson.names, moment.state, lesson=str(address))
    if event == "move":
        table = table.play(value, dice)
    elif event == "random":
        table = table.draw_lots(dice)
    return Branch(table, address.look or look_of(moment.sees, lesson.names))


class Drawn(NamedTuple):
    """A lesson being drawn. `look` is whose eyes were asked for; None: those that the lesson gives."""

    lesson: Lesson
    look: str | None
    texts: Texts

    def frame(self, at: int) -> Frame:
        """Return the frame of a moment."""
        moment = self.lesson.moments[at]
        asked = None if self.look is None else sees(self.look, self.lesson.names)
        seen = moment.sees if asked is None else asked
        drawn = self._scene(at, moment, seen)
        question = drawn.question.text if drawn.question else None
        live = " ".join(filter(None, (drawn.happened, drawn.note, question)))
        address = str(LessonAddress(self.lesson.id, at, self.look))
        return Frame(frame(drawn, self._shell(at, seen), self.texts), address, live)

    def _scene(self, at: int, moment: Moment, seen: frozenset[int]) -> Scene:
        names, texts, step = self.lesson.names, self.texts, moment.step
        told = step if moment.sees <= seen else None  # the author may speak of every card that the lesson shows
        return scene(
            moment.state,
            [each.events for each in self.lesson.moments[: at + 1]],
            names,
            seen,
            seat_of(seen),
            texts,
            note=told.say if told else None,
            question=_question(told.ask, moment.state.rules, texts) if told and told.ask else None,
            cites=step.cite[0] if step and step.cite else None,
            refused=self._refused(moment, seen),
        )

    def _refused(self, moment: Moment, seen: frozenset[int]) -> Refusal | None:
        if moment.refusal is None:
            return None
        names, move = self.lesson.names, tried(moment, self.lesson.names)
        if overheard(moment.refusal, moment.state, move, seen):
            return None
        return refusal(moment.refusal, moment.state, names, self.texts, move)

    def _shell(self, at: int, seen: frozenset[int]) -> Shell:
        lesson, texts = self.lesson, self.texts
        return Shell(
            pages=pages(LEARN, texts),
            title=lesson.title,
            number=str(lesson.number),
            picker=tuple(Option(each.id, each.title, each is lesson) for each in lessons().values()),
            looks=looks(lesson.names, seen, texts),
            at=at + 1,
            of=len(lesson.moments),
            controls=self._controls(at),
            steps=self._told_next(at),
        )

    def _controls(self, at: int) -> tuple[Control, ...]:
        say, last = self.texts.say, len(self.lesson.moments) - 1
        start = say("step.at-start") if at == 0 else None
        end = say("step.at-end") if at == last else None
        return (
            Control(say("step.back"), "ArrowLeft", to=str(at - 1), off=start),
            Control(say("step.next"), "ArrowRight n", to=str(at + 1), primary=True, off=end),
            Control(say("step.first"), "Home", to="0", off=start),
            Control(say("step.last"), "End", to=str(last), off=end),
            Control(say("lesson.try"), "t", emit="try"),
        )

    def _told_next(self, at: int) -> dict[str, int]:
        """The choices that the story itself makes next: they step on."""
        moments = self.lesson.moments
        following = next((number for number in range(at + 1, len(moments)) if moments[number].moves), at)
        legal = coup.legal_moves(moments[at].state)
        return {
            coup.write(move, self.lesson.names): at + 1
            for move in (moments[following].moves if following > at else ())
            if move in legal
        }


def _question(asked: Asked, rules: RuleSet, texts: Texts) -> Question:
    answers = (
        Answer(each.text, each.right, each.because, rule(each.cite, rules, texts) if each.cite else None)
        for each in asked.answers
    )
    return Question(asked.text, tuple(answers))

"""The page Learn: a lesson as frames for one viewer, and what follows from what is pressed on it."""

from random import Random
from typing import NamedTuple

from content import Texts
from engine import coup
from engine.game import NATURE
from explorer.addresses import LessonAddress, sees
from explorer.drawing import DEAL, Control, Option, Shell, parts, places
from explorer.lessons import Lesson, lesson_at, lessons
from explorer.page import Frame, Page
from explorer.sandbox import Sandbox
from explorer.scene import Scene
from explorer.surroundings import LEARN, TABLE, look_of, looks, pages
from explorer.telling import tell


class Branch(NamedTuple):
    """A table that leaves the lesson here, and the eyes to look with."""

    table: Sandbox
    look: str


def page(address: LessonAddress, texts: Texts, written: str | None = None) -> Page:
    """Return all frames of the lesson for whoever looks; `written` is the address as it is open, if not as we write."""
    lesson, place = lesson_at(address)
    drawn = Drawn(lesson, place.look, texts)
    frames = tuple(drawn.frame(at) for at in range(len(lesson.moments)))
    own = (written or str(address)) in (each.address for each in frames)
    # An address that a frame has is found by the page itself; so what is sent is the same for every step.
    title = texts.say("page.title", title=lesson.title)
    return Page(texts.language, title, places(texts), frames, 0 if own else place.step)


def answer(address: LessonAddress, event: str, value: str, dice: Random) -> LessonAddress | Branch:
    """Return where a press leads: another frame, or a table of its own; raise NoMove or IllegalMove."""
    lesson, address = lesson_at(address)
    match event:
        case "lesson":
            return LessonAddress(value)
        case "look":
            return address._replace(look=value or None)
    moment = lesson.moments[address.step]
    table = Sandbox.branch(lesson, address)
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
        asked = None if self.look is None else sees(self.look, self.lesson.names)
        seen = self.lesson.moments[at].sees if asked is None else asked
        drawn = _for_oneself(tell(self.lesson, at, seen, self.texts))
        question = drawn.question.text if drawn.question else None
        live = " ".join(filter(None, (drawn.happened, drawn.note, question)))
        address = str(LessonAddress(self.lesson.id, at, self.look))
        return Frame(parts(drawn, self._shell(at, seen), self.texts), address, live)

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
            Control(say("step.next"), "ArrowRight", to=str(at + 1), primary=True) if at < last else self._onward(),
            Control(say("step.first"), "Home", to="0", off=start),
            Control(say("step.last"), "End", to=str(last), off=end),
            Control(say("lesson.try"), emit="try"),
        )

    def _onward(self) -> Control:
        """The way on from the last step: the next lesson, or after the last one a table."""
        following = next((each for each in lessons().values() if each.number == self.lesson.number + 1), None)
        label, href = ("lesson.next", str(LessonAddress(following.id))) if following else ("lesson.table", TABLE)
        return Control(self.texts.say(label), "ArrowRight", href=href, primary=True)

    def _told_next(self, at: int) -> dict[str, int]:
        """The choices that the story itself makes next: they step on."""
        moments = self.lesson.moments
        following = next((number for number in range(at + 1, len(moments)) if moments[number].moves), None)
        if following is None:
            return {}
        state = moments[at].state
        prompt, legal = coup.prompt(state), coup.legal_moves(state)
        told = [coup.write(move, self.lesson.names) for move in moments[following].moves if move in legal]
        dealing = [DEAL] if prompt and prompt.seats == (NATURE,) else []
        return dict.fromkeys((*told, *dealing), at + 1)


def _for_oneself(drawn: Scene) -> Scene:
    """Return the scene of a learner, who where several are asked answers for oneself alone."""
    own = tuple(ask for ask in drawn.asks if ask.seat == drawn.you)
    return drawn._replace(asks=own) if own else drawn

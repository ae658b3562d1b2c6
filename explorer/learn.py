"""The page Learn: a lesson as frames for one viewer, and what follows from what is pressed on it."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import content
from analysis import RECKONED
from content import Texts
from engine.game import NATURE
from engine.timeline import Frame as Told
from explorer.addresses import LessonAddress, sees
from explorer.agreeing import written_touching
from explorer.detours import Crossing
from explorer.drawing import DEAL, Control, Option, Shell, parts, places
from explorer.lessons import Lesson, has_odds, lesson_at, path
from explorer.odds import NOTHING, Asking, Slip, odds_slip
from explorer.page import Frame, Page
from explorer.pages import LEARN, TABLE
from explorer.playing import PRACTICE, practice
from explorer.sandbox import Sandbox
from explorer.scene import Scene
from explorer.surroundings import games, look_of, looks, of_game, pages
from explorer.telling import tell
from scenarios.shapes import SHAPES


class Branch(NamedTuple):
    """A table that leaves the lesson here, and the eyes to look with."""

    table: Sandbox
    look: str


def page(address: LessonAddress, texts: Texts, written: str | None = None, asking: Asking = NOTHING) -> Page:
    """Return all frames of the lesson for whoever looks; `written` is the address as it is open, if not as we write."""
    lesson, place = lesson_at(address)
    frames = _frames(place._replace(step=0), texts.language, asking._replace(news=None))
    if asking.news and asking.shown and has_odds(lesson):
        drawn = Drawn(lesson, place, texts, asking)
        frames = tuple(
            drawn.frame(at)._replace(live=drawn.odds(at).words) if at == place.step else each
            for at, each in enumerate(frames)
        )
    own = (written or str(address)) in (each.address for each in frames)
    # An address that a frame has is found by the page itself; so what is sent is the same for every step.
    title = texts.say("page.title", title=lesson.title)
    return Page(texts.language, title, places(texts), frames, 0 if own else place.step)


@lru_cache(maxsize=256)
def _frames(place: LessonAddress, language: str, asking: Asking) -> tuple[Frame, ...]:
    """Draw them once for everybody who looks through the same eyes."""
    lesson, _ = lesson_at(place)
    drawn = Drawn(lesson, place, content.texts(language), asking)
    return tuple(drawn.frame(at) for at in range(len(lesson.moments)))


def answer(address: LessonAddress, event: str, value: str, dice: Random) -> LessonAddress | Branch:
    """Return where a press leads: another frame, or a table of its own; raise NoMove or IllegalMove."""
    lesson, address = lesson_at(address)
    match event:
        case "lesson":
            return LessonAddress(value)
        case "look":
            return address._replace(look=value or None)
        case "practice" if lesson.game in PRACTICE:
            table = practice(lesson.game, content.texts(), dice)
            return Branch(table, table.names[0])
    moment = lesson.moments[address.step]
    table = Sandbox.branch(lesson, address)
    if event == "move":
        table = table.play(value, dice)
    elif event == "random":
        table = table.draw_lots(dice)
    return Branch(table, address.look or look_of(moment.sees, lesson.names))


def picker(picked: Lesson, texts: Texts) -> tuple[Option, ...]:
    """Return all lessons to pick from, by chapter; before them one of somebody's own. Nothing at the start."""
    say, (chapters, extras, start) = texts.say, path(picked.game)
    if picked in start:
        return ()
    groups = [
        (say("path.chapter", number=number, title=chapter.title), (*chapter.lessons, *chapter.questions))
        for number, chapter in enumerate(chapters, 1)
    ]
    groups.append((say("path.extras"), extras))
    ours = [Option(each.id, titled(each, texts), each is picked, name) for name, kin in groups for each in kin]
    own = [] if any(each.selected for each in ours) else [Option(picked.id, picked.title, selected=True)]
    return (*own, *ours)


def titled(lesson: Lesson, texts: Texts) -> str:
    """Return what the lesson is called: a question of a mixed set by its place there."""
    mixed = path(lesson.game).questions_with(lesson)
    if not mixed:
        return lesson.title
    return texts.say("mixed.question", at=mixed.index(lesson) + 1, of=len(mixed))


class Drawn(NamedTuple):
    """A lesson being drawn, at a place that says whose eyes were asked for; none: those that the lesson gives."""

    lesson: Lesson
    place: LessonAddress
    texts: Texts
    asking: Asking = NOTHING

    def frame(self, at: int) -> Frame:
        """Return the frame of a moment."""
        lesson, texts = self.lesson, self.texts
        moment, seen = lesson.moments[at], self._seen(at)
        steps = self._told_next(at)
        drawn = Crossing(moment.state, lesson.names, seen, steps).signed(
            _for_oneself(tell(lesson, at, seen, texts)), texts
        )
        shell = self._shell(at, seen, task=at in lesson.tasks and moment.sees <= seen)._replace(steps=steps)
        if self.asking.shown and has_odds(lesson):
            shell = shell._replace(slips=(self.odds(at).html,))
        question = drawn.question.text if drawn.question else None
        task = texts.say("lesson.task.said") if shell.task else None
        live = " ".join(filter(None, (drawn.happened, task, drawn.note, question)))
        return Frame(parts(drawn, shell, texts), str(self.place._replace(step=at)), live)

    def odds(self, at: int) -> Slip:
        """Return the odds of a moment."""
        seen = self._seen(at)
        frames = [Told(moment.state, None, moment.events) for moment in self.lesson.moments[: at + 1]]
        return odds_slip(frames, self.lesson.names, seen, self.asking, self.texts)

    def _seen(self, at: int) -> frozenset[int]:
        asked = None if self.place.look is None else sees(self.place.look, self.lesson.names)
        return self.lesson.moments[at].sees if asked is None else asked

    def _shell(self, at: int, seen: frozenset[int], *, task: bool) -> Shell:
        lesson, texts = self.lesson, self.texts
        mixed = path(lesson.game).questions_with(lesson)
        ends = mixed[-1:] == (lesson,) and at == len(lesson.moments) - 1
        return Shell(
            pages=pages(LEARN, texts, lesson.game),
            title=titled(lesson, texts),
            number=lesson.number or None,
            picker=picker(lesson, texts),
            looks=looks(lesson.names, seen, texts),
            at=at + 1,
            of=len(lesson.moments),
            controls=self._controls(at, task=task),
            lesson=lesson.id,
            task=task,
            scored=tuple(each.id for each in mixed) if ends else (),
            guesses=sum(each.guesses for each in mixed),
            touched=written_touching(lesson.id),
            games=games(LEARN, texts, lesson.game),
            game=lesson.game,
            practice=at == len(lesson.moments) - 1 and self._practised,
        )

    def _controls(self, at: int, *, task: bool) -> tuple[Control, ...]:
        say, last, game = self.texts.say, len(self.lesson.moments) - 1, self.lesson.game
        onward = Control(say("step.show" if task else "step.next"), "ArrowRight", to=str(at + 1), primary=not task)
        start = say("step.at-start") if at == 0 else None
        end = say("step.at-end") if at == last else None
        return (
            Control(say("step.back"), "ArrowLeft", to=str(at - 1), off=start),
            onward if at < last else self._onward(),
            Control(say("step.first"), "Home", to="0", off=start),
            Control(say("step.last"), "End", to=str(last), off=end),
            Control(say("lesson.try"), "T", emit="try"),
            *((Control(say("odds"), emit="odds", pressed=self.asking.shown),) if has_odds(self.lesson) else ()),
            *((Control(say("tree.title"), emit="tree", spoils=say("tree.guess-first")),) if game in RECKONED else ()),
            Control(say("sandbox.load"), emit="load")
            if self.place.walk
            else Control(say("lesson.all"), href=of_game(LEARN, game)),
            Control(say("notebook.cell"), emit="notebook"),
        )

    @property
    def _practised(self) -> bool:
        """Whether enough is learnt now, and no more, for a first game: the first chapter ends, or its questions do."""
        lesson = self.lesson
        first = path(lesson.game).chapters[0]
        return lesson.game in PRACTICE and lesson in (*first.lessons[-1:], *first.questions[-1:])

    def _onward(self) -> Control:
        """The way on from the last step: the next lesson or question, or after the last one a table."""
        following = path(self.lesson.game).after(self.lesson)
        if following is None:
            table = of_game(TABLE, self.lesson.game)
            return Control(self.texts.say("lesson.table"), "ArrowRight", href=table, primary=True)
        match bool(self.lesson.number), bool(following.number):
            case True, False:
                label = "mixed.begin"
            case False, False:
                label = "mixed.next"
            case False, True:
                label = "lesson.next.chapter"
            case _:
                label = "lesson.next"
        href = f"{LEARN}{LessonAddress(following.id)}"
        return Control(self.texts.say(label), "ArrowRight", href=href, primary=True)

    def _told_next(self, at: int) -> dict[str, int]:
        """The choices that the story itself makes next: they step on."""
        moments = self.lesson.moments
        following = next((number for number in range(at + 1, len(moments)) if moments[number].moves), None)
        if following is None:
            return {}
        state, game = moments[at].state, SHAPES[self.lesson.game].game
        prompt, legal = game.prompt(state), game.legal_moves(state)
        told = [game.write(move, self.lesson.names) for move in moments[following].moves if move in legal]
        dealing = [DEAL] if prompt and prompt.seats == (NATURE,) else []
        return dict.fromkeys((*told, *dealing), at + 1)


def _for_oneself(drawn: Scene) -> Scene:
    """Return the scene of a learner, who where several are asked answers for oneself alone."""
    own = tuple(ask for ask in drawn.asks if ask.seat == drawn.you)
    return drawn._replace(asks=own) if own else drawn

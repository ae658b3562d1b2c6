"""The page Learn without a lesson: the path, all of it open."""

from content import Texts
from explorer.addresses import LessonAddress
from explorer.agreeing import written_touching
from explorer.drawing import Shell
from explorer.drawing.path import Chapter, Lead, Stop, path_parts, path_places
from explorer.lessons import Lesson, path
from explorer.page import Frame, Page
from explorer.pages import LEARN, TABLE
from explorer.surroundings import games, of_game, pages
from explorer.voices import VOICES
from scenarios.shapes import USUAL

LEVELS = {"watch": "path.level.watch", "finish": "path.level.finish", "do": "path.level.do"}


def path_page(texts: Texts, game: str = USUAL, note: str | None = None) -> Page:
    """Return the path of a game as a page of one frame, with a note why the lesson asked for is not shown."""
    say, own, (chapters, extras, _) = texts.say, VOICES[game].say, path(game)
    drawn = [
        Chapter(
            str(number),
            chapter.title,
            own(texts, f"path.about.{number}"),
            say("path.minutes", count=_minutes(chapter.lessons)),
            (*(_lesson(each, texts) for each in chapter.lessons), *_questions(chapter.questions, texts)),
        )
        for number, chapter in enumerate(chapters, 1)
    ]
    if extras:
        beside = tuple(_lesson(each, texts) for each in extras)
        minutes = say("path.minutes", count=_minutes(extras))
        drawn.append(Chapter(None, say("path.extras"), say("path.extras.about"), minutes, beside))
    title = say("page.learn")
    shell = Shell(
        pages(LEARN, texts, game),
        title,
        games=games(LEARN, texts, game),
        game=game,
    )
    lead = Lead(own(texts, "path.title"), of_game(TABLE, game))
    frame = Frame(path_parts(shell, lead, tuple(drawn), note, texts), of_game("", game), note or lead.title)
    return Page(texts.language, say("page.title", title=title), path_places(texts), (frame,))


def _lesson(lesson: Lesson, texts: Texts) -> Stop:
    return Stop(
        lesson.number,
        lesson.title,
        _to(lesson),
        texts.say(LEVELS[lesson.level]),
        (lesson.id,),
        lesson.tasks,
        touched=written_touching(lesson.id),
    )


def _questions(questions: tuple[Lesson, ...], texts: Texts) -> tuple[Stop, ...]:
    if not questions:
        return ()
    title = texts.say("path.mixed", count=len(questions))
    ids = tuple(each.id for each in questions)
    return (Stop(None, title, _to(questions[0]), "", ids, guesses=sum(each.guesses for each in questions)),)


def _to(lesson: Lesson) -> str:
    return f"{LEARN}{LessonAddress(lesson.id)}"


def _minutes(lessons: tuple[Lesson, ...]) -> int:
    return sum(lesson.minutes for lesson in lessons)

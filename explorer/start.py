"""The page Start: the first thirty seconds, in which somebody may be lying and one answers."""

from collections.abc import Iterator
from functools import cache
from urllib.parse import urlencode

from content import Texts
from explorer.addresses import LessonAddress
from explorer.drawing import Control, Opening, Stop, start_parts, start_places
from explorer.lessons import Lesson, lessons, path
from explorer.page import Frame, Page
from explorer.pages import LEARN, START, TABLE
from explorer.scene import Scene
from explorer.surroundings import of_game, pages
from explorer.telling import tell
from scenarios.shapes import SHAPES, USUAL

WAYS = ("pass", "challenge")
"""The two answers. What comes of each tells the scenario of that name; they begin alike."""
ANA = 0


@cache
def ways() -> dict[str, Lesson]:
    """Return what comes of each answer, from the claim on: how the table stood before is not shown."""
    told = {each.id: each._replace(moments=each.moments[1:]) for each in path().start}
    return {way: told[f"start-{way}"] for way in WAYS}


def page(texts: Texts, *, lost: bool = False) -> Page:
    """Return the opening and all that may come of it; whoever is `lost` has asked for a page that is not there."""
    frames = (opening(texts, lost), *(frame for way in WAYS for frame in outcome(way, texts)))
    return Page(texts.language, texts.say("start.window"), start_places(texts), frames)


def opening(texts: Texts, lost: bool) -> Frame:
    """Return the frame in which one is asked; it first says so where there is no such page."""
    scene = told(ways()[WAYS[0]], 0, texts)
    (ask,) = (each for each in scene.asks if each.seat == ANA)
    chosen = {f"{scene.names[ANA]} {way}": first(way) for way in WAYS}
    answers = tuple((choice, chosen[choice.move]) for choice in ask.choices if choice.move in chosen)
    words = f"{texts.say('start.lost')} {texts.say('start.ask')}" if lost else texts.say("start.ask")
    asked = Opening(pages(START, texts), words, answers, tuple(trail(texts)))
    return Frame(start_parts(scene, asked, texts), "", f"{scene.happened} {words}")


def trail(texts: Texts) -> Iterator[Stop]:
    """Yield the stops of the path."""
    for number, chapter in enumerate(path().chapters, 1):
        for each in chapter.lessons:
            yield stop(texts.say("start.stop", number=each.number, title=each.title), (each,))
        if chapter.questions:
            yield stop(texts.say("start.questions", number=number), chapter.questions)


def stop(name: str, told: tuple[Lesson, ...]) -> Stop:
    """Return what begins with the first of these lessons and ends with the last."""
    return Stop(name, f"{LEARN}{LessonAddress(told[0].id)}", tuple(each.id for each in told))


def outcome(way: str, texts: Texts) -> Iterator[Frame]:
    """Yield the frames that follow an answer."""
    lesson = ways()[way]
    for at in range(1, len(lesson.moments)):
        scene = told(lesson, at, texts)
        words = scene.note or scene.happened
        last = at == len(lesson.moments) - 1
        said = Opening(
            pages(START, texts),
            words,
            controls=(onward(way, at, texts), back(way, at, texts)),
            known=known(texts) if last else (),
        )
        yield Frame(start_parts(scene, said, texts), f"?{urlencode({'say': way, 'step': at})}", words)


def told(lesson: Lesson, at: int, texts: Texts) -> Scene:
    """Return a moment as Ana sees it, who at the end may look at other cards. Where several are asked, Ana is."""
    scene = tell(lesson, at, lesson.moments[at].sees, texts)
    prompt = scene.view.prompt
    if prompt and ANA in prompt.seats:
        prompt = prompt._replace(seats=(ANA,))
    return scene._replace(you=ANA, view=scene.view._replace(prompt=prompt))


def first(way: str) -> int:
    """Return the number of the first frame that follows an answer."""
    before = WAYS[: WAYS.index(way)]
    return 1 + sum(len(ways()[each].moments) - 1 for each in before)


def onward(way: str, at: int, texts: Texts) -> Control:
    """Return the way on: more cards are shown, then the goal is told, then the first lesson begins."""
    lesson = ways()[way]
    if at == len(lesson.moments) - 1:
        href = f"{LEARN}{LessonAddress(next(iter(lessons())))}"
        return Control(texts.say("start.lesson"), "ArrowRight", href=href, primary=True)
    shown = lesson.moments[at + 1].sees - lesson.moments[at].sees
    names = texts.every(tuple(lesson.names[seat] for seat in sorted(shown))) if shown else ""
    label = texts.say("start.look", name=names) if shown else texts.say("start.goal")
    return Control(label, "ArrowRight", to=str(first(way) + at), primary=True)


def back(way: str, at: int, texts: Texts) -> Control:
    """Return the way back, from the first outcome to the question."""
    return Control(texts.say("step.back"), "ArrowLeft", to="0" if at == 1 else str(first(way) + at - 2))


def known(texts: Texts) -> tuple[Control, ...]:
    """Return where to go who knows the game: to the table, to any lesson, or to another game."""
    others = (
        Control(texts.say("start.other", game=texts.say(f"game.{code}")), href=of_game(LEARN, code))
        for code in SHAPES
        if code != USUAL
    )
    return Control(texts.say("lesson.table"), href=TABLE), Control(texts.say("start.path"), href=LEARN), *others

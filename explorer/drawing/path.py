"""The path: chapters of lessons as stops along a line, each with what the device remembers of it."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.agreements import touched
from explorer.drawing.header import header, tabs
from explorer.drawing.shell import Shell
from explorer.drawing.slips import GAP, summed
from explorer.tables.html import Html, emblem, mark, tag


class Stop(NamedTuple):
    """A lesson, or a mixed set of them that bears no number and counts its guesses."""

    number: str | None
    title: str
    href: str
    how: str
    ids: tuple[str, ...]
    tasks: tuple[int, ...] = ()
    guesses: int = 0
    touched: tuple[str, ...] = ()
    """What one may agree on so that the lesson goes otherwise."""


class Chapter(NamedTuple):
    """Stops of one subject; those of a chapter without a number lie beside the path."""

    number: str | None
    title: str
    about: str
    minutes: str
    stops: tuple[Stop, ...]


class Lead(NamedTuple):
    """What heads the path, and where one goes once all of it is done."""

    title: str
    over: str


def path_parts(
    shell: Shell, lead: Lead, chapters: tuple[Chapter, ...], note: str | None, texts: Texts
) -> tuple[Html, ...]:
    """Return what the page consists of. The page fills in what the device remembers."""
    way = [stop for chapter in chapters if chapter.number for stop in chapter.stops]
    return (
        header(shell, texts),
        tag(
            "div",
            tag("p", note, class_="missing", role="note") if note else None,
            _lead(lead, way, texts),
            tag("div", *(_chapter(each, texts) for each in chapters), class_="chapters"),
            class_="path",
        ),
        tabs(shell.pages, texts),
    )


def path_places(texts: Texts) -> Html:
    """Return the page with its parts still to come."""
    app = tag("div", *((tag("slot", " "),) * 3), class_="app paper")
    return tag("div", app, class_="tableside", lang=texts.language)


def _lead(lead: Lead, way: list[Stop], texts: Texts) -> Html:
    """What this is, how far one has come, and the way on: the first stop that is not done."""
    lessons = [stop for stop in way if stop.number]
    ids = " ".join(id_ for stop in lessons for id_ in stop.ids)
    first = way[0]
    return tag(
        "section",
        emblem("rosette"),
        tag("h2", lead.title),
        tag("p", texts.say("path.intro", lessons=len(lessons))),
        tag(
            "div",
            tag(
                "a",
                tag("span", texts.say("path.begin"), class_="is-fresh"),
                tag("span", texts.say("path.go-on"), class_="is-going"),
                tag("span", first.title, class_="where", data_name=True),
                mark("ar r"),
                href=first.href,
                class_="go",
                data_key="go on",
                data_link=True,
            ),
            tag("a", texts.say("path.over"), mark("ar r"), href=lead.over, class_="go is-over", data_link=True),
            tag("p", summed(texts.say("path.done", done=GAP, of=len(lessons)), data_tally=ids), class_="tally"),
            class_="onward",
            data_goal=True,
            data_state="fresh",
        ),
        class_="felt lead",
    )


def _chapter(chapter: Chapter, texts: Texts) -> Html:
    return tag(
        "section",
        tag(
            "header",
            tag("span", chapter.number, class_="numeral", aria_hidden="true") if chapter.number else None,
            tag("h2", chapter.title),
            tag("span", chapter.minutes, class_="minutes"),
            tag("p", chapter.about),
        ),
        tag("ol", *(tag("li", _stop(stop, texts, trail=bool(chapter.number))) for stop in chapter.stops)),
        class_="chapter",
    )


def _stop(stop: Stop, texts: Texts, *, trail: bool) -> Html:
    say = texts.say
    score = say("mixed.score.short", right=GAP, of=stop.guesses)
    return tag(
        "a",
        mark("spot"),
        tag("span", stop.number, class_="at") if stop.number else tag("span", "?", class_="at", aria_hidden="true"),
        tag("span", stop.title, class_="name", data_name=True),
        tag(
            "span",
            tag("span", stop.how, class_="how") if stop.how else None,
            tag("span", say("path.state.new"), class_="is-new"),
            tag("span", say("path.state.begun"), class_="is-begun"),
            tag("span", say("path.state.shown"), class_="is-shown"),
            tag("span", say("path.state.done"), class_="is-done"),
            tag("span", summed(score, data_score=" ".join(stop.ids)), class_="scored") if stop.guesses else None,
            touched(stop.touched, say("agree.touched")) if stop.touched else None,
            class_="facts",
        ),
        href=stop.href,
        class_="stop" if stop.number else "stop mixed",
        data_key=f"stop {stop.ids[0]}",
        data_link=True,
        data_marks=" ".join(stop.ids),
        data_tasks=str(len(stop.tasks)) if stop.tasks else None,
        data_trail=trail,
        data_state="new",
    )

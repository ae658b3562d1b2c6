"""The page Start: a table, one thing that somebody says, and two answers; then what came of it, and the ways on."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.bar import button
from explorer.drawing.header import slim, tabs
from explorer.drawing.shell import Control, Link
from explorer.scene import Choice, Scene
from explorer.tables import table
from explorer.tables.html import Html, emblem, join, press, tag


class Stop(NamedTuple):
    """A lesson or a set of questions on the path: its name, its address, and what it consists of."""

    name: str
    href: str
    ids: tuple[str, ...]


class Opening(NamedTuple):
    """What the page Start says to a moment, and where one can go from it."""

    pages: tuple[Link, ...]
    words: str
    """One sentence or two: what is asked, or what came of the answer."""
    answers: tuple[tuple[Choice, int], ...] = ()
    """The choices, each with the frame that it leads to."""
    trail: tuple[Stop, ...] = ()
    """The path, for whoever has begun it."""
    controls: tuple[Control, ...] = ()
    """The main one first."""
    known: tuple[Control, ...] = ()
    """Where to go who knows the game."""


def start_parts(scene: Scene, opening: Opening, texts: Texts) -> tuple[Html, ...]:
    """Return what a frame of the page Start consists of."""
    begun = not opening.answers
    title = join(tag("span", texts.say("start.title")), " ", tag("span", texts.say("start.you")))
    return (
        slim(opening.pages, title, lead(opening.trail, texts), texts, begun=begun),
        tag("div", table(scene, texts), class_="room"),
        said(opening, texts),
        tabs(opening.pages, texts) if begun else tag("nav", class_="tabs", hidden=True),
    )


def start_places(texts: Texts) -> Html:
    """Return a frame of the page Start whose parts are still to come."""
    top, room, words, thumb = (tag("slot", " "),) * 4
    hall = tag("section", room, class_="hall", aria_label=texts.say("table"))
    note = tag("p", texts.say("start.unofficial"), class_="unofficial")
    return tag(
        "div",
        tag("div", top, hall, words, note, thumb, class_="app start"),
        class_="tableside",
        lang=texts.language,
    )


def lead(trail: tuple[Stop, ...], texts: Texts) -> Html | None:
    """Return the way on for whoever has begun the path; the page fills in what the device remembers."""
    if not trail:
        return None
    first, stops = trail[0], [_stop(each) for each in trail]
    name = tag("span", first.name, data_name=True)
    onward = tag("a", texts.say("start.go-on"), " ", name, class_="b pri", href=first.href, data_link=True)
    return tag("div", onward, tag("div", *stops, hidden=True), class_="go-on", data_goal=True, data_state="fresh")


def _stop(stop: Stop) -> Html:
    name = tag("span", stop.name, data_name=True)
    return tag("a", name, href=stop.href, data_trail=True, data_marks=" ".join(stop.ids), data_state="new")


def said(opening: Opening, texts: Texts) -> Html:
    """Return the words and the answers to them."""
    answers = [answer(number, *each) for number, each in enumerate(opening.answers, 1)]
    return tag(
        "section",
        tag("p", opening.words, class_="words"),
        tag("div", *answers, *map(way, opening.controls), known(opening.known, texts), class_="picks"),
        class_="said",
        aria_label=texts.say("choices" if answers else "happened"),
    )


def answer(number: int, choice: Choice, to: int) -> Html:
    """Return one of the two big buttons."""
    return tag(
        "button",
        emblem(choice.emblem) if choice.emblem else None,
        tag("span", choice.label),
        type="button",
        class_="choice",
        data_key=choice.move,
        data_to=str(to),
        aria_keyshortcuts=str(number),
    )


def way(control: Control) -> Html:
    """Return the way on or the way back."""
    return button(control, "next" if control.primary else "prev")


def known(controls: tuple[Control, ...], texts: Texts) -> Html | None:
    """Return the button `I know the game`, and the ways that it opens."""
    if not controls:
        return None
    opener = press(
        "known",
        texts.say("start.known"),
        tag("i", class_="more", aria_hidden="true"),
        data_opens="known",
        aria_expanded="false",
        aria_controls="known",
    )
    ways = tag("div", *map(button, controls), class_="known", id="known", hidden=True)
    return tag("div", opener, ways, class_="knows")

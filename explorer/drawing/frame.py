"""The whole frame of the app: header, table, track, choices, panel, bar, and the pages on the phone."""

from itertools import groupby

from content import Texts
from explorer.drawing.bar import bar, page_links
from explorer.drawing.choices import asks
from explorer.drawing.lesson import panel
from explorer.drawing.shell import Option, Shell
from explorer.scene import Scene
from explorer.tables import table
from explorer.tables.html import Html, emblem, mark, tag, unseen


def frame(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return a scene with all that stands around it. It needs `shared()` once in its page."""
    return laid(parts(scene, shell, texts), texts)


def parts(scene: Scene, shell: Shell, texts: Texts) -> tuple[Html, ...]:
    """Return what a frame consists of: a part that is equal in two frames need not be drawn twice.

    A guess comes before the choices, for it is about them; but not where the learner is to make a move.
    """
    beside = (panel(scene, shell, texts), asks(scene, shell, texts))
    guess_first = scene.question and not shell.task
    return (
        header(shell, texts),
        tag("div", table(scene, texts), class_="room"),
        track(scene, texts),
        tag("div", *(beside if guess_first else reversed(beside)), class_="beside"),
        bar(scene, shell, texts),
        tag("nav", page_links(shell.pages), class_="tabs", aria_label=texts.say("pages")),
    )


def laid(drawn: tuple[Html, ...], texts: Texts) -> Html:
    """Return the parts of a frame in their places."""
    top, room, stations, beside, foot, tabs = drawn
    left = tag("section", room, stations, class_="left", aria_label=texts.say("table"))
    app = tag("div", top, tag("div", left, beside, class_="middle"), foot, tabs, class_="app")
    return tag("div", app, class_="tableside", lang=texts.language)


def places(texts: Texts) -> Html:
    """Return a frame whose parts are still to come."""
    return laid((tag("slot", " "),) * 6, texts)


def header(shell: Shell, texts: Texts) -> Html:
    """Return the header: the pages, the title (or the list of lessons to pick from), and whose eyes one looks with."""
    number = tag("span", shell.number, class_="no") if shell.number else None
    return tag(
        "header",
        tag(
            "a",
            emblem("rosette"),
            tag("span", texts.say("product")),
            class_="brand",
            href=shell.pages[0].href,
            data_link=True,
        ),
        tag("nav", page_links(shell.pages), aria_label=texts.say("pages")),
        tag(
            "div",
            tag("h1", number, tag("span", shell.title, class_="vh" if shell.picker else None)),
            select("lesson", texts.say("lesson.pick"), shell.picker) if shell.picker else None,
            class_="title",
        ),
        tag("div", select("look", texts.say("look"), shell.looks), class_="look") if shell.looks else None,
        class_="top",
    )


def select(name: str, label: str, options: tuple[Option, ...]) -> Html:
    """Return a list to pick from, with its label."""
    entries: list[Html] = []
    for group, kin in groupby(options, key=lambda each: each.group):
        named = [tag("option", each.label, value=each.value, selected=each.selected) for each in kin]
        entries += [tag("optgroup", *named, label=group)] if group else named
    return tag(
        "label",
        tag("span", label, class_="pick"),
        tag("select", *entries, data_select=name, data_key=name, aria_label=label),
    )


def track(scene: Scene, texts: Texts) -> Html:
    """Return the stations of the turn and how each stands."""
    return tag(
        "ol",
        *(
            tag(
                "li",
                mark(),
                tag(
                    "span",
                    texts.say(f"track.{station.code}"),
                    unseen(f" – {texts.say(f'track.is.{station.status}')}"),
                ),
                class_=station.status,
                aria_current="step" if station.status == "now" else None,
            )
            for station in scene.view.track
        ),
        class_="track",
        aria_label=texts.say("track"),
    )

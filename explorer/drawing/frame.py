"""The whole frame of the app: header, table, track, choices, panel, bar, and the pages on the phone."""

from content import Texts
from explorer.drawing.bar import bar
from explorer.drawing.choices import asks
from explorer.drawing.header import header, heading, tabs
from explorer.drawing.lesson import panel
from explorer.drawing.shell import Shell
from explorer.scene import Scene
from explorer.tables import stations, table
from explorer.tables.html import Html, classes, mark, tag, unseen


def frame(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return a scene with all that stands around it. It needs `shared()` once in its page."""
    return laid(parts(scene, shell, texts), texts)


def parts(scene: Scene, shell: Shell, texts: Texts) -> tuple[Html, ...]:
    """Return what a frame consists of: a part that is equal in two frames need not be drawn twice."""
    return (header(shell, texts), *inner(scene, shell, texts), tabs(shell.pages, texts))


def cell_parts(scene: Scene, shell: Shell, texts: Texts) -> tuple[Html, ...]:
    """Return what a frame in a notebook's cell consists of: it leads to no other page."""
    return (heading(shell, texts), *inner(scene, shell, texts))


def inner(scene: Scene, shell: Shell, texts: Texts) -> tuple[Html, ...]:
    """Return the table, the stations of the turn, what stands beside them, and the bar.

    A lesson's words and its guess come before the choices; but not where the learner is to make a move.
    """
    beside = (panel(scene, shell, texts), asks(scene, shell, texts))
    words_first = not shell.task and (scene.question or shell.lesson)
    return (
        tag("div", table(scene, texts), class_="room", data_view=bool(shell.picker)),
        track(scene, texts),
        tag("div", *(beside if words_first else reversed(beside)), class_="beside"),
        bar(scene, shell, texts),
    )


def laid(drawn: tuple[Html, ...], texts: Texts, kind: str = "") -> Html:
    """Return the parts of a frame in their places."""
    top, room, stations, beside, *foot = drawn
    left = tag("section", room, stations, class_="left", aria_label=texts.say("table"))
    app = tag("div", top, tag("div", left, beside, class_="middle"), *foot, class_=classes("app", kind))
    return tag("div", app, class_="tableside", lang=texts.language)


def places(texts: Texts) -> Html:
    """Return a frame whose parts are still to come."""
    return laid((tag("slot", " "),) * 6, texts)


def cell_places(texts: Texts) -> Html:
    """Return a frame in a cell whose parts are still to come."""
    return laid((tag("slot", " "),) * 5, texts, "in-cell")


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
                    words,
                    unseen(f" – {texts.say(f'track.is.{status}')}"),
                ),
                class_=status,
                aria_current="step" if status == "now" else None,
            )
            for words, status in stations(scene, texts)
        ),
        class_="track",
        aria_label=texts.say("track"),
    )

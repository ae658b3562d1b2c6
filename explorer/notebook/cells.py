"""What a notebook shows: a table with what stands around it, and words to read, each also as text."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from explorer import tables
from explorer.drawing.frame import track
from explorer.notebook.said import Said
from explorer.notebook.words import speak
from explorer.scene import Rule, Scene
from explorer.table_page import as_seen
from explorer.tables import sprite, style, table
from explorer.tables import text as written
from explorer.tables.html import Html, in_cell, sheet, tag
from scenarios.sight import Sight

HERE = Path(__file__).parent


@cache
def _own() -> str:
    return sheet(HERE, "notebook")


@cache
def _around() -> str:
    """The style of a table in a cell."""
    return style() + sheet(HERE.parent / "drawing", "track") + _own()


@cache
def _reading() -> str:
    """The style of words alone: colours and type."""
    return sheet(HERE.parent / "tables", "tokens") + _own()


def picture(scene: Scene, title: str, eyes: str, sentences: tuple[str, ...]) -> Said:
    """Return the table with its title, whose eyes one looks with, where the turn stands, and what is said to it."""
    stations = " › ".join(
        f"{words} – {speak.say(f'track.is.{status}')}" for words, status in tables.stations(scene, speak)
    )
    changes = [f"{scene.names[each.seat]}: {each.text}" for each in scene.changes]
    lines = [title, eyes, "", written(scene, speak), stations, *sentences, *changes]
    html = in_cell(
        _around(),
        sprite(),
        tag("p", tag("b", title), " ", tag("span", eyes), class_="cell-title"),
        tag("div", table(scene, speak), class_="cell-room"),
        track(scene, speak),
        tag("div", *(tag("p", each) for each in sentences), class_="cell-told"),
    )
    return Said("\n".join(lines), html)


class Side(NamedTuple):
    """One of two ways: by which rules, what happens, and the table it leads to, if it can be laid."""

    rules: str
    sentences: tuple[str, ...]
    scene: Scene | None


def both(title: str, sides: tuple[Side, Side]) -> Said:
    """Return two ways side by side."""
    lines = [title]
    for side in sides:
        lines += ["", side.rules, *side.sentences, *([written(side.scene, speak)] if side.scene else [])]
    drawn = [
        tag(
            "div",
            tag("p", side.rules, class_="first"),
            *(tag("p", each) for each in side.sentences),
            tag("div", table(side.scene, speak), class_="tableside") if side.scene else None,
            class_="cell-note",
        )
        for side in sides
    ]
    title_line = tag("p", tag("b", title), class_="cell-title")
    return Said("\n".join(lines), in_cell(_around(), sprite(), title_line, tag("div", *drawn, class_="cell-ways")))


def saw(sight: Sight) -> Said:
    """Return what somebody saw of a table, to look at."""
    scene = as_seen(sight, speak)
    return picture(scene, speak.say("page.table"), scene.happened, ())


def reading(first: str, *others: str, small: tuple[str, ...] = ()) -> Said:
    """Return words to read: the first line large, the last ones small."""
    return note(
        "\n".join((first, *others, *small)),
        tag("p", first, class_="first"),
        *(tag("p", each) for each in others),
        *(tag("p", each, class_="small") for each in small),
    )


def note(text: str, *parts: Html) -> Said:
    """Return words to read as text, and the same as parts of a cell."""
    return Said(text, in_cell(_reading(), tag("div", *parts, class_="cell-note")))


def what_if(text: str, drawn: Html) -> Said:
    """Return a tree of what could happen."""
    return Said(text, in_cell(_reading() + sheet(HERE.parent / "drawing", "tree"), sprite(), drawn))


def rule_line(rule: Rule) -> str:
    """Return a rule in a line, with its label and its voice."""
    return f"{rule.named(speak)}: {rule.text}"

"""What stands around a table: pages, title, whose eyes one looks with, and the controls of the bar."""

from collections.abc import Mapping
from typing import NamedTuple

from explorer.tables.html import Html
from scenarios.shapes import USUAL

DEAL = "deal"
"""Stands for whatever the court may deal."""


class Link(NamedTuple):
    """A page of the app."""

    label: str
    href: str
    current: bool


class Option(NamedTuple):
    """One entry of a list to pick from; those of one `group` follow each other under its name."""

    value: str
    label: str
    selected: bool
    group: str | None = None


class Control(NamedTuple):
    """A button of the bar. `to` is a frame to step to, `emit` an event to tell; `keys` press it too.

    With `href` it is a link. `off` is why it cannot be pressed now. A control with an arrow key stands beside the
    step counter. Those of one `group` stand together under its name, those of one `menu` behind a button of that
    name. A switch says whether it is `pressed`. What `spoils` a guess says so instead, until the guess is made.
    """

    label: str
    keys: str | None = None
    emit: str | None = None
    to: str | None = None
    primary: bool = False
    off: str | None = None
    href: str | None = None
    group: str | None = None
    menu: str | None = None
    pressed: bool | None = None
    name: str | None = None
    """What a control has in common with that of another frame which it leads to: there it keeps the focus."""
    spoils: str | None = None


class Shell(NamedTuple):
    """Everything of a frame that is not the scene."""

    pages: tuple[Link, ...]
    title: str
    number: str | None = None
    picker: tuple[Option, ...] = ()
    """The lessons; empty where there is nothing to pick."""
    looks: tuple[Option, ...] = ()
    at: int = 0
    """The step, counted from 1."""
    of: int = 0
    """How many steps there are; 0 shows no counter."""
    controls: tuple[Control, ...] = ()
    marks: tuple[str, ...] = ()
    """Short remarks on how the table is played."""
    steps: Mapping[str, int] = {}
    """Choices, by their move (or DEAL), that only step to a frame that is here already."""
    lesson: str = ""
    """What the device remembers the frame by."""
    task: bool = False
    """Whether the learner is to make the next move."""
    scored: tuple[str, ...] = ()
    """The lessons whose guesses are summed up here,"""
    guesses: int = 0
    """and how many those are."""
    touched: tuple[str, ...] = ()
    """What one may agree on so that the lesson goes otherwise."""
    slips: tuple[Html, ...] = ()
    """What else lies beside the table: odds, a review."""
    our: str | None = None
    """What the page has taken to be agreed on, where it hangs on that."""
    games: tuple[Link, ...] = ()
    """The same page of each game."""
    game: str = USUAL
    """The game whose rules a table can agree on here."""
    practice: bool = False
    """Whether a first game is offered."""

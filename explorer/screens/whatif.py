"""The dialog What could happen?: the tree of the turn, from the table or from a step of a lesson."""

from collections.abc import Callable
from typing import NamedTuple

import streamlit as st

from engine.coup import State
from engine.coup.moves import Move
from explorer import host, playing
from explorer.addresses import LessonAddress, sees
from explorer.drawing.tree import Place, read, whole
from explorer.growing import Growing, one_turn
from explorer.lessons import lesson_at
from explorer.narrate.trees import TreeWords
from explorer.openings import moves_to, opens
from explorer.page import Press
from explorer.pages import PICTURE, TABLE
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.screens.laying import lay, leave, say, speak
from explorer.surroundings import look_of
from explorer.tables.html import tag


class Moment(NamedTuple):
    """What one looks at and through whose eyes."""

    state: State
    names: tuple[str, ...]
    sees: frozenset[int]
    after: Callable[[tuple[Move, ...]], Shown]
    """Lays a table after some moves."""
    go: Callable[[Shown], None]
    """Goes to it."""
    again: Callable[[], None]
    """Opens the dialog anew."""


def at_table(shown: Shown) -> None:
    """Show what could happen at the table; a branch of it opens as a table of its own."""
    table = shown.table

    def after(moves: tuple[Move, ...]) -> Shown:
        return playing.laid(table.played_on(moves), shown.address.look) if moves else shown

    def again() -> None:
        st.session_state["dialog"] = "tree"

    show(Moment(table.state, table.names, shown.sees, after, lay, again))


def at_step(place: LessonAddress) -> None:
    """Show what could happen at a step of a lesson; a branch of it opens on the table, as trying it there does."""
    lesson, place = lesson_at(place)
    moment = lesson.moments[place.step]
    asked = sees(place.look, lesson.names) if place.look else None
    seen = moment.sees if asked is None else asked

    def after(moves: tuple[Move, ...]) -> Shown:
        table = Sandbox.branch(lesson, place).played_on(moves)
        return playing.laid(table, place.look or look_of(seen, lesson.names))

    def again() -> None:
        st.session_state["tree"] = place

    show(Moment(moment.state, lesson.names, seen, after, lambda shown: leave(f"{TABLE}{shown.address}"), again))


def show(moment: Moment) -> None:
    """Show the tree of the turn, or of two once they have grown."""
    asked = (moment.state, moment.sees)
    if st.session_state.get("tree of") != asked:
        forget()
        st.session_state["tree of"] = asked
    growing: Growing | None = st.session_state.get("tree growing")
    if growing and growing.going_on:
        wait(growing, moment.again)
        return
    if growing and growing.too_many:
        st.info(say("tree.too-many"))
    tree = (growing and growing.tree) or one_turn(*asked)
    if chosen := st.session_state.pop("tree opens", None):
        moment.go(moment.after(moves_to(tree, chosen)))
    if st.session_state.pop("tree pictured", None):
        leave(f"{PICTURE}{moment.after(()).address}")
    place: Place = st.session_state.get("tree at", ())
    drawn = whole(TreeWords(tree, moment.names, speak), place, lambda at: opens(tree, at))
    host.show_piece("tree piece", tag("div", drawn, class_="tableside piece", lang=speak.language), hear)


def hear(press: Press) -> None:
    """Go to a part of the tree or to another depth, or have a table laid."""
    match press.event:
        case "follows":
            st.session_state["tree at"] = read(press.value)
        case "whole":
            st.session_state["tree at"] = ()
        case "on-table":
            st.session_state["tree opens"] = read(press.value)
        case "picture":
            st.session_state["tree pictured"] = True
        case "two":
            st.session_state["tree at"] = ()
            st.session_state["tree growing"] = Growing(*st.session_state["tree of"])
        case "one":
            forget()


def forget() -> None:
    """Begin at the root, with one turn; what grows for nobody is stopped."""
    growing: Growing | None = st.session_state.pop("tree growing", None)
    if growing:
        growing.stop()
    for key in ("tree at", "tree opens", "tree of"):
        st.session_state.pop(key, None)


@st.fragment(run_every=0.4)
def wait(growing: Growing, again: Callable[[], None]) -> None:
    """Show how far it has grown, with a button that stops it; then show it."""
    st.progress(growing.share, say("tree.growing"))
    if st.button(say("tree.stop")):
        forget()
    elif growing.going_on:
        return
    again()
    st.rerun()

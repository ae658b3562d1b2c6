"""The dialogs that hand a table on, and take one: links, what one sees, scenario files, a name."""

from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urljoin

import streamlit as st

from explorer import host, playing, sharing
from explorer.addresses import LessonAddress, TableAddress
from explorer.codes import drawing
from explorer.faultwords import fault_words
from explorer.pages import LEARN, TABLE
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.screens.laying import lay, leave, say, speak
from scenarios import Faulty
from scenarios.reading import BYTES_AT_MOST
from scenarios.record import TITLE_AT_MOST, as_title

WAYS = ("seen", "link", "position", "file", "notebook")
"""What can be copied. What shows all cards is put on the page only when it is asked for."""

CODE = 200
"""The width of a code, in pixels."""


def share(shown: Shown) -> None:
    """Offer the table to copy, in one of these ways, and a name for it."""
    way = st.radio(say("sandbox.copy"), WAYS, format_func=lambda each: say(f"sandbox.copy.{each}"))
    st.caption(say(f"sandbox.copy.{way}.about"))
    match way:
        case "seen":
            handed_on(TableAddress(seen=sharing.sight(shown).token()))
            copied(sharing.told(shown, speak))
        case "link":
            handed_on(shown.address)
        case "position":
            handed_on(TableAddress(game=sharing.position_token(shown.table)))
        case "file":
            copied(shown.table.record().scenario_file(), "yaml")
        case "notebook":
            copied(sharing.table_cell(shown), "python")
    named, kept = st.columns([3, 1], vertical_alignment="bottom")
    title = named.text_input(say("sandbox.name"), shown.kept.title or "", max_chars=TITLE_AT_MOST)
    if kept.button(say("sandbox.keep-name"), width="stretch"):
        lay(playing.put(shown, replace(shown.table, title=as_title(title)), speak)[0])


def notebook(address: LessonAddress) -> None:
    """Offer the cell that opens a step of a lesson in a notebook."""
    st.caption(say("notebook.cell.about"))
    copied(sharing.lesson_cell(address), "python")


def copied(text: str, language: str | None = None) -> None:
    """Show a text with a button that copies it."""
    st.code(text, language=language, wrap_lines=True)


def handed_on(address: TableAddress) -> None:
    """Show a link to copy, and as a code for another phone's camera."""
    link = linked(address)
    copied(link)
    if drawn := drawing(link):
        st.image(drawn, width=CODE, alt=say("code.table"))


def linked(address: TableAddress) -> str:
    """Return the whole address, for somebody else's browser."""
    return urljoin(st.context.url or "", f"{TABLE}{address}")


def load(lay: Callable[[Sandbox], None]) -> None:
    """Ask for a scenario file, picked or pasted; lay its table or tell it as a lesson, or else every fault."""
    picked = host.file(say("sandbox.pick"), BYTES_AT_MOST)
    text = st.text_area(say("sandbox.file"), height=200)
    with st.container(horizontal=True):
        opens = st.button(say("sandbox.open"), type="primary")
        tells = st.button(say("sandbox.as-learner"))
    try:
        if opens:
            lay(sharing.from_file(picked or text))
        if tells:
            leave(f"{LEARN}{sharing.as_learner(picked or text)}")
    except Faulty as error:
        for fault in sorted(error.faults, key=lambda each: each.line):
            st.error(say("sandbox.fault", line=fault.line, why=fault_words(fault, speak)))

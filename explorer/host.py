"""The page module in Streamlit: shows pages and hears what is pressed; leads from page to page."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import streamlit as st

from explorer.page import Page, Press

SCREENS = Path(__file__).parent / "screens"
"""Not `pages`: a folder of that name Streamlit would take for pages of its own, until the app has run once."""

_module = st.components.v2.component("tableside.table", js="table.js")
_file = st.components.v2.component("tableside.file", js="file.js")


def lay_out(shared: str, dialogs: str) -> None:
    """Give the page what every frame needs, and the dialogs. It stays the same, so that it travels once."""
    _module(key="shared", data=json.dumps({"shared": shared, "dialogs": dialogs}).encode())


def lay_under(dialogs: str) -> None:
    """Give the page more dialogs, after what it shows."""
    _module(key="under", data=json.dumps({"under": dialogs}).encode())


def show(page: Page, hear: Callable[[Press], None] = lambda press: None) -> None:
    """Show the page, or leave it if a press led elsewhere; tell `hear` what is pressed, before the next run."""
    leaving = st.session_state.pop("leaving", None)
    data = json.dumps({"go": leaving}).encode() if leaving else page.as_json()
    _module(key="page", data=data, on_pressed_change=lambda: hear(_press()))


def file(label: str, most: int) -> str:
    """Ask for a file and return what it says, of more than `most` bytes the beginning; empty until one is picked."""
    data = json.dumps({"label": label, "most": most}).encode()
    return str(_file(key="file", data=data, default={"text": ""}, on_text_change=lambda: None).text)


def show_piece(key: str, html: str, hear: Callable[[Press], None]) -> None:
    """Show what was drawn for a dialog; tell `hear` what is pressed in it, before the next run."""
    _module(key=key, data=json.dumps({"piece": html}).encode(), on_pressed_change=lambda: hear(_press(key)))


def _press(key: str = "page") -> Press:
    pressed = st.session_state[key].pressed
    return Press(*(str(pressed.get(name, "")) for name in Press._fields))


def stay(parameters: Mapping[str, str]) -> None:
    """Write the address of the page that is open."""
    if st.query_params.to_dict() != dict(parameters):
        st.query_params.from_dict(parameters)


def pass_on(href: str) -> None:
    """Open another page in place of this one, so that a step back does not come here again."""
    _module(key="page", data=json.dumps({"go": href, "instead": True}).encode(), on_pressed_change=lambda: None)


def leave_for(href: str) -> None:
    """Go to another page. The page module does it, for Streamlit's own way leaves a stray step in the history."""
    st.session_state["leaving"] = href

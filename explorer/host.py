"""The page module in Streamlit: shows pages and hears what is pressed; leads from page to page."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import streamlit as st

from explorer.page import Page, Press

PAGES = Path(__file__).parent / "pages"
_module = st.components.v2.component("tableside.table", js="table.js")


def lay_out(shared: str) -> None:
    """Give the page what every frame needs. It stays the same, so that it travels once."""
    _module(key="shared", data=json.dumps({"shared": shared}).encode())


def show(page: Page, hear: Callable[[Press], None]) -> None:
    """Show the page; tell `hear` what is pressed, before the next run."""
    st.set_page_config(page_title=page.title, layout="wide")
    _module(key="page", data=page.as_json(), on_pressed_change=lambda: hear(_press()))


def _press() -> Press:
    pressed = st.session_state["page"].pressed
    return Press(str(pressed["event"]), str(pressed["value"]), str(pressed["address"]))


def stay(parameters: Mapping[str, str]) -> None:
    """Write the address of the page that is open."""
    if st.query_params.to_dict() != dict(parameters):
        st.query_params.from_dict(parameters)


def leave_for(page: str, parameters: Mapping[str, str]) -> None:
    """Go to another page when this run begins."""
    st.session_state["leaving"] = (page, dict(parameters))


def leave_if_asked() -> None:
    """Go where a press leads."""
    if "leaving" in st.session_state:
        page, parameters = st.session_state.pop("leaving")
        st.switch_page(PAGES / f"{page}.py", query_params=parameters)

"""Table: a game to play freely, from any position."""

from random import Random

import streamlit as st

from content import texts
from engine.game import NoMove
from explorer import host, playing
from explorer.addresses import TableAddress, parameters
from explorer.page import Press
from explorer.screens import dialogs
from explorer.surroundings import LEARN

speak = texts()


def hear(press: Press) -> None:
    """Do what was pressed, except a move that answers what is no longer shown."""
    shown: TableAddress = st.session_state["shown"]
    host.stay(shown.parameters())
    table, address, _ = playing.found(shown, speak)
    if press.event == "move" and parameters(press.address) != shown.parameters():
        return
    if press.event == "lesson" and table.lesson:
        host.leave_for(f"{LEARN}{table.lesson}")
    elif press.event in dialogs.OPENED_BY:
        st.session_state["dialog"] = press.event
    else:
        try:
            led, told = playing.answer(table, address, press.event, press.value, speak, Random())
        except NoMove:
            return
        st.session_state["told"] = told
        host.stay(led.parameters())


@st.fragment
def draw() -> None:
    """Draw the table; a press runs this alone, a step back or forward in the browser the whole page."""
    asked = TableAddress.read(st.query_params)
    if asked.token is None:
        asked = st.session_state.get("shown", asked)
    table, address, told = playing.found(asked, speak)
    st.session_state["shown"] = address
    host.show(playing.page(table, address, st.session_state.pop("told", None) or told, speak), hear)
    if opened := st.session_state.pop("dialog", None):
        dialogs.OPENED_BY[opened](table, address)


draw()

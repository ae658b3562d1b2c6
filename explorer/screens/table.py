"""Table: a game to play freely, from any position."""

from random import Random

import streamlit as st

from content import texts
from engine.game import NoMove
from explorer import host, playing, sharing, table_page
from explorer.addresses import TableAddress, parameters
from explorer.agreements import Agreed
from explorer.faultwords import fault_words
from explorer.keeping import restore
from explorer.page import Press
from explorer.pages import LEARN
from explorer.playing import Shown, Told
from explorer.screens import dialogs
from explorer.screens.odds import asking, heard
from scenarios import Faulty
from scenarios.sight import Sight

speak = texts()


def hear(press: Press) -> None:
    """Do what was pressed, except a move that answers what is no longer shown."""
    if press.event == "restore":
        take_back(TableAddress.read(parameters(press.address)), press.value)
        return
    shown: Shown | None = st.session_state.get("shown")
    if shown is None:
        return
    if press.event in dialogs.DIALOGS:
        st.session_state["dialog"] = press.event if shown.curtain is None else None
        st.session_state["agreed"] = Agreed.read(press.ours, shown.kept.of_game)
        return
    host.stay(shown.address.parameters())
    if asked := asking().after(press.event, press.value):
        st.session_state["asking"] = asked
        return
    if press.event == "move" and parameters(press.address) != shown.address.parameters():
        return
    if press.event == "lesson" and shown.kept.lesson:
        host.leave_for(f"{LEARN}{shown.kept.lesson}")
        return
    try:
        led, told = playing.answer(shown, press.event, press.value, speak, Random())
    except NoMove:
        return
    st.session_state["shown"], st.session_state["told"] = led, told
    host.stay(led.address.parameters())


def take_back(asked: TableAddress, sealed: str) -> None:
    """Take a table back from the device, and go where one wanted to; or note that the device has none either."""
    if restore(sealed) == asked.token:
        host.stay(asked.parameters())
    else:
        st.session_state["missed"] = asked.token


@st.fragment
def draw() -> None:
    """Draw the table; a press runs this alone, a step back or forward in the browser the whole page."""
    asked = TableAddress.read(st.query_params)
    if asked.seen is not None:
        draw_seen(asked, asked.seen)
        return
    if asked.game is not None:
        asked = open_link(asked.game)
    draw_kept(asked)


def draw_kept(asked: TableAddress) -> None:
    """Draw a table that is kept here or on the device; where it is nowhere, a new one.

    Whoever asks for none in particular has the one of the game that was shown last.
    """
    before: Shown | None = st.session_state.get("shown")
    last: dict[str, TableAddress] = st.session_state.setdefault("last", {})
    if asked.token is None:
        asked = last.get(asked.of, asked)
    same = before is not None and before.address.token == asked.token
    shown = playing.found(asked, before.holder if before and same else None)
    told: Told | None = st.session_state.pop("told", None)
    if shown is None and asked.token and asked.token != st.session_state.get("missed"):
        host.show(table_page.searching(asked, speak), hear)
        return
    if shown is None:
        rules = Agreed.read(st.query_params.get("our"), asked.of).rules
        shown = playing.laid(playing.usual_table(speak, asked.of, rules), asked.look)
        if asked.token:
            told = Told(speak.say("sandbox.gone"), shown=True)
    st.session_state["shown"] = shown
    last[shown.address.of] = shown.address
    host.show(table_page.page(shown, told, speak, heard()), hear)
    if opened := st.session_state.pop("dialog", None):
        dialogs.open_dialog(opened, shown)


def open_link(token: str) -> TableAddress:
    """Lay the position that a link holds; where it holds none, a new table, and say what is wrong with the link."""
    try:
        table = sharing.opened(token)
    except Faulty as error:
        table = playing.usual_table(speak)
        say_fault(error)
    st.session_state["shown"] = shown = playing.laid(table)
    host.stay(shown.address.parameters())
    return shown.address


def draw_seen(asked: TableAddress, token: str) -> None:
    """Draw what somebody saw, to look at; where the link holds no such thing, a new table, and say what is wrong."""
    try:
        page = table_page.seen(Sight.from_token(token), asked, speak)
    except Faulty as error:
        say_fault(error)
        st.session_state["shown"] = shown = playing.laid(playing.usual_table(speak))
        host.stay(shown.address.parameters())
        draw_kept(shown.address)
    else:
        host.show(page, hear)


def say_fault(error: Faulty) -> None:
    """Have the page say what is wrong with a link."""
    why = fault_words(error.faults[0], speak)
    st.session_state["told"] = Told(speak.say("sandbox.broken-link", why=why), shown=True)


draw()

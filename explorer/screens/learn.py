"""Learn: the path, or a lesson step by step."""

from random import Random
from urllib.parse import urlencode

import streamlit as st

from content import texts
from engine.game import IllegalMove, NoMove
from explorer import host, learn
from explorer.addresses import LessonAddress, parameters
from explorer.faultwords import fault_words
from explorer.lessons import known_at, lesson_at, walk_through
from explorer.page import Press
from explorer.pages import TABLE
from explorer.path_page import path_page
from explorer.playing import laid
from explorer.screens.laying import leave
from explorer.screens.odds import asking, heard
from explorer.screens.share import load, notebook
from explorer.screens.whatif import at_step
from scenarios import Faulty


def hear(press: Press) -> None:
    """Go where the press leads. What no frame offers is not heard."""
    address = LessonAddress.read(parameters(press.address))
    if press.event in ("notebook", "tree", "load"):
        host.stay(address.parameters())
        st.session_state[press.event] = lesson_at(address)[1]
        return
    if asked := asking().after(press.event, press.value):
        host.stay(address.parameters())
        st.session_state["asking"] = asked
        return
    try:
        led = learn.answer(address, press.event, press.value, Random())
    except (NoMove, IllegalMove):
        led = address
    if isinstance(led, LessonAddress):
        host.stay(led.parameters())
    else:
        host.leave_for(f"{TABLE}{laid(led.table, led.look).address}")


def missing(asked: LessonAddress) -> str | None:
    """Say why what was asked for cannot be shown; None where no lesson was asked for."""
    try:
        if asked.walk is not None:
            walk_through(asked.walk)
    except Faulty as error:
        return texts().say("path.broken-link", why=fault_words(error.faults[0], texts()))
    return texts().say("path.missing") if asked.scenario else None


written = f"?{urlencode(st.query_params.to_dict())}"
asked = LessonAddress.read(st.query_params)
known = known_at(asked)
page = learn.page(asked, texts(), written, heard()) if known else path_page(texts(), asked.of, missing(asked))
st.set_page_config(page_title=page.title)
host.show(page, hear)
if cell := st.session_state.pop("notebook", None):
    st.dialog(texts().say("notebook.cell"))(notebook)(cell)
if asked_at := st.session_state.pop("tree", None):
    st.dialog(texts().say("tree.title"), width="large")(at_step)(asked_at)
if st.session_state.pop("load", None):
    st.dialog(texts().say("sandbox.load"), width="large")(load)(lambda table: leave(f"{TABLE}{laid(table).address}"))

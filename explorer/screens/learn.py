"""Learn: the path, or a lesson step by step."""

from random import Random
from urllib.parse import urlencode

import streamlit as st

from content import texts
from engine.game import IllegalMove, NoMove
from explorer import host, learn
from explorer.addresses import LessonAddress, parameters
from explorer.lessons import lesson_at, lessons
from explorer.page import Press
from explorer.path_page import path_page
from explorer.playing import laid
from explorer.screens.odds import asking, heard
from explorer.screens.share import notebook
from explorer.screens.whatif import at_step
from explorer.surroundings import TABLE


def hear(press: Press) -> None:
    """Go where the press leads. What no frame offers is not heard."""
    address = LessonAddress.read(parameters(press.address))
    if press.event in ("notebook", "tree"):
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


written = f"?{urlencode(st.query_params.to_dict())}"
asked = LessonAddress.read(st.query_params)
known = asked.scenario in lessons()
if known:
    page = learn.page(asked, texts(), written, heard())
else:
    page = path_page(texts(), asked.of, missing=asked.scenario is not None)
st.set_page_config(page_title=page.title)
host.show(page, hear)
if cell := st.session_state.pop("notebook", None):
    st.dialog(texts().say("notebook.cell"))(notebook)(cell)
if asked_at := st.session_state.pop("tree", None):
    st.dialog(texts().say("tree.title"), width="large")(at_step)(asked_at)

"""What could happen at a table, as a picture with the list beside it. Plotly is loaded on this page alone."""

import streamlit as st

from analysis import RECKONED
from content import texts
from explorer import host, playing
from explorer.addresses import TableAddress
from explorer.drawing.tree import to_read
from explorer.growing import one_turn
from explorer.icicle import figure
from explorer.narrate.trees import TreeWords
from explorer.page import Press
from explorer.pages import TABLE
from explorer.playing import Shown
from explorer.tables.html import join, press, tag

speak = texts()
say = speak.say


def draw(shown: Shown) -> None:
    """Draw the tree of the table's turn twice."""
    words = TreeWords(one_turn(shown.table.state, shown.sees), shown.table.names, speak)
    picture, listed = st.columns([3, 2], gap="large")
    with picture:
        st.plotly_chart(figure(words), theme=None, config={"displayModeBar": False})
        st.write(say("tree.picture.about"))
    with listed:
        show(to_read(words))


def show(*parts: str) -> None:
    """Show the way back, and what is drawn."""
    back = tag("p", press("back", say("tree.picture.table"), data_emit="back"))
    drawn = tag("div", tag("div", back, join(*parts), class_="whatif"), class_="tableside piece", lang=speak.language)
    host.show_piece("tree piece", drawn, hear)


def hear(press: Press) -> None:
    """Go back to the table."""
    if press.event == "back":
        host.leave_for(f"{TABLE}{TableAddress.read(st.query_params)}")


st.set_page_config(page_title=say("page.title", title=say("tree.title")), layout="wide")
if "leaving" in st.session_state:
    host.pass_on(st.session_state.pop("leaving"))
else:
    found = playing.found(TableAddress.read(st.query_params))
    with st.container(border=True):
        st.header(say("tree.title"))
        if found is None or found.curtain is not None or found.table.of_game not in RECKONED:
            st.info(say("tree.picture.none"))
            show()
        else:
            draw(found)

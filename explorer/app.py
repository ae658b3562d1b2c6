"""Streamlit's entry: the pages and what they share."""

import streamlit as st

from content import texts
from explorer import host
from explorer.drawing import dialogs, shared

say = texts().say
pages = st.navigation(
    [
        st.Page(host.SCREENS / "start.py", title=say("start.window"), default=True),
        st.Page(host.SCREENS / "learn.py", title=say("page.title", title=say("page.learn"))),
        st.Page(host.SCREENS / "table.py", title=say("page.title", title=say("page.table"))),
    ],
    position="hidden",
)
host.lay_out(shared(), dialogs(texts()))
pages.run()

"""Streamlit's entry: the pages and what they share."""

import streamlit as st

from content import texts
from explorer import agreeing, host
from explorer.drawing import cut, dialogs, shared
from explorer.pages import RULES

words = texts()
say = words.say
pages = st.navigation(
    [
        st.Page(host.SCREENS / "start.py", title=say("start.window"), default=True),
        st.Page(host.SCREENS / "learn.py", title=say("page.title", title=say("page.learn"))),
        st.Page(host.SCREENS / "table.py", title=say("page.title", title=say("page.table"))),
        st.Page(host.SCREENS / "picture.py", title=say("page.title", title=say("tree.title"))),
        st.Page(host.SCREENS / "wins.py", title=say("page.title", title=say("page.wins"))),
        st.Page(host.SCREENS / "ask.py", title=say("page.title", title=say("page.rules")), url_path=RULES),
    ],
    position="hidden",
)
host.lay_out(shared(), dialogs(words) + cut(words))
pages.run()
# Every lesson is played by every agreement for it, so it comes last: no page waits for it.
host.lay_under(agreeing.dialogs(words.language))

"""Who wins?: games of bots, watched as they are played."""

import streamlit as st

from content import texts
from explorer import contest_page, host
from explorer.contest import Contest
from explorer.contesting import Contesting
from explorer.page import Press

EVERY = 0.5  # seconds between two looks at games under way


def hear(press: Press) -> None:
    """Start or stop, or take something else to play; that stops the games under way. Heard twice, it is the same."""
    contest = Contest.read(st.query_params)
    run: Contesting | None = st.session_state.get("contesting")
    if press.event == "play":
        if not (run and run.going_on and run.contest == contest):
            st.session_state["contesting"] = Contesting(contest, run.seed + 1 if run else 1)
    elif run:
        run.stop()
    host.stay(contest.after(press.event, press.value).parameters())


def under_way() -> bool:
    """Whether games are played."""
    run: Contesting | None = st.session_state.get("contesting")
    return run is not None and run.going_on


def draw(*, ticking: bool) -> None:
    """Draw the page; where games have begun or ended since it was last drawn whole, the ticking begins or ends."""
    contest = Contest.read(st.query_params)
    run: Contesting | None = st.session_state.get("contesting")
    if run:
        run.look()
    if under_way() != ticking:
        st.rerun()
    shown = run if run and run.contest == contest else None
    host.show(contest_page.page(contest, shown, texts()), hear)


st.set_page_config(page_title=texts().say("page.title", title=texts().say("page.wins")))
going = under_way()
st.fragment(draw, run_every=EVERY if going else None)(ticking=going)

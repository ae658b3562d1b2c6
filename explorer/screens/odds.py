"""What somebody asks of the odds, as long as the visit lasts."""

import streamlit as st

from explorer.odds import NOTHING, Asking


def asking() -> Asking:
    """Return what the panel is to show."""
    asked: Asking = st.session_state.get("asking", NOTHING)
    return asked


def heard() -> Asking:
    """Return it, to be drawn: what is new in it is read out once."""
    asked = asking()
    st.session_state["asking"] = asked._replace(news=None)
    return asked

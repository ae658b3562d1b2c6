"""Start: the first thirty seconds. An old address of a lesson is handed on to Learn."""

from urllib.parse import urlencode

import streamlit as st

from content import texts
from explorer import host, start
from explorer.pages import LEARN, LOST

if "scenario" in st.query_params:
    host.pass_on(f"{LEARN}?{urlencode(st.query_params.to_dict())}")
else:
    host.show(start.page(texts(), lost=LOST in st.query_params))

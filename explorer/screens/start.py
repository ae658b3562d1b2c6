"""Start: hands an address of a lesson, and whoever comes without one, on to Learn."""

from urllib.parse import urlencode

import streamlit as st

from explorer import host
from explorer.surroundings import LEARN

asked = urlencode(st.query_params.to_dict())
host.pass_on(f"{LEARN}?{asked}" if asked else LEARN)

"""Rules: a question and its answer."""

import streamlit as st

from content import texts
from explorer import asking_page, host
from explorer.addresses import RulesAddress, parameters
from explorer.page import Press


def hear(press: Press) -> None:
    """Ask what was typed: the address holds it already, unless the page was faster than the browser."""
    if press.event == "ask":
        here = RulesAddress.read(parameters(press.address))
        asked = RulesAddress(press.value or None, box=here.box, of=here.of, our=here.our)
        host.stay(asked.parameters())


page = asking_page.page(RulesAddress.read(st.query_params), texts(), st.context.url or "")
st.set_page_config(page_title=page.title)
host.show(page, hear)

"""Dialogs of the Table to answer in a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from streamlit import config
from streamlit.testing.v1 import AppTest

from content import texts
from explorer.addresses import EVERYTHING
from explorer.playing import Shown
from tests.explorer.tables import two
from tests.explorer.test_app import APP

SAY = texts().say
SCRIPT = """
import streamlit as st
from explorer.screens.dialogs import DIALOGS
if opened := st.session_state.get("opened"):
    DIALOGS[opened].body(st.session_state["shown"])
"""
"""A dialog without the page behind it: in a test, that would not let it stay open."""


@contextmanager
def bare() -> Iterator[AppTest]:
    """The dialogs by themselves, at a table of two."""
    tester = AppTest.from_string(SCRIPT, default_timeout=20)
    tester.session_state["shown"] = two(look=EVERYTHING)
    yield tester
    assert not tester.exception


@contextmanager
def whole_app() -> Iterator[AppTest]:
    """The whole app, at a table."""
    tester = AppTest.from_file(str(APP), default_timeout=20)
    yield tester.run().switch_page("screens/table.py").run()
    assert not tester.exception
    config.get_config_options(force_reparse=True)


def opened(app: AppTest, dialog: str) -> AppTest:
    """The dialog, open."""
    app.session_state["opened"] = dialog
    return app.run()


def choose(app: AppTest, label: str, value: object) -> None:
    """Answer the question of that label."""
    next(each for each in [*app.selectbox, *app.toggle] if each.label == label).set_value(value).run()


def click(app: AppTest, label: str) -> AppTest:
    """Press the button of that label."""
    next(button for button in app.button if button.label == label).click().run()
    return app


def shown(app: AppTest) -> Shown:
    """What is before one."""
    there: Shown = app.session_state["shown"]
    return there

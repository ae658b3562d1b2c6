"""The Table's dialogs, by themselves and in the whole app."""

import sys
from collections.abc import Iterator

import pytest
from streamlit.testing.v1 import AppTest

from tests.explorer.asking import bare, whole_app

MAIN = sys.modules["__main__"]


@pytest.fixture(autouse=True)
def _main_again() -> Iterator[None]:
    """A tested app takes the place of the main program, and a process started later would begin by running it."""
    yield
    sys.modules["__main__"] = MAIN


@pytest.fixture
def app() -> Iterator[AppTest]:
    """The dialogs by themselves, at a table of two."""
    with bare() as tester:
        yield tester


@pytest.fixture
def whole() -> Iterator[AppTest]:
    """The whole app, at a table."""
    with whole_app() as tester:
        yield tester

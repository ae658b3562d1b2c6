"""The app as it is started, and a browser without motion, in which no error may be noted."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.browser.chromium import FLAGS, executable, started

expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Without a browser of the system, Playwright takes its own."""
    found = executable()
    place = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **place, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk, without motion."""
    size = {"width": 1280, "height": 720}
    return {**browser_context_args, "viewport": size, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def home() -> Iterator[str]:
    """The app, started once for all."""
    with started() as address:
        yield address


@pytest.fixture
def fresh_home() -> Iterator[str]:
    """The app, which nobody has visited yet."""
    with started() as address:
        yield address


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page on which no error may be noted."""
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(15_000)
    yield page
    assert errors == []

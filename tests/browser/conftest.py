"""The app as it is started, and a browser: the one that $CHROMIUM names, else one of the system, else Playwright's."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

ROOT = Path(__file__).parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=15_000)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Without a browser of the system, Playwright takes its own."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    place = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **place, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk, without motion."""
    size = {"width": 1280, "height": 720}
    return {**browser_context_args, "viewport": size, "reduced_motion": "reduce"}


@contextmanager
def started() -> Iterator[str]:
    """Start the app by its command; give the address that it prints."""
    command = [sys.executable, "-m", "tableside", "web", "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "the command printed no address"
        yield found[0]
        server.terminate()


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

"""The app as it is started, and the browser: the one that $CHROMIUM names, else one of the system."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def executable() -> str | None:
    """Return the browser to use; None for Playwright's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def started() -> Iterator[str]:
    """Start the app by its command; give the address that it prints."""
    with served() as (_, home):
        yield home


@contextmanager
def served(port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the app by its command; give its process, and the address that it prints. Port 0 is a free one."""
    command = [sys.executable, "-m", "tableside", "web", "--port", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "the command printed no address"
        try:
            yield server, found[0]
        finally:
            server.terminate()

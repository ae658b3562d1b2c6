"""What a page is told in its head, before anything of it runs."""

import json
import re
from base64 import b64encode
from pathlib import Path
from urllib.parse import quote

import streamlit
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from content import texts
from explorer.pages import LOST, PAGES

OURS = Path(__file__).parent / "frontend"
CHUNKS = Path(streamlit.__file__).parent / "static" / "static" / "js"
PICTURE = b64encode((Path(__file__).parent / "drawing" / "icon.png").read_bytes()).decode()
"""The rosette of the emblems, of 32 pixels a side."""
THEIR_ICON = b'rel="shortcut icon" href="./favicon.png"'
ICON = f'rel="icon" href="data:image/png;base64,{PICTURE}"'.encode()
"""A browser takes the icon anew with each step: one with an address it asks for, one of paths it lays out and draws.
By another name than Streamlit's, which would put its own in its place."""


class Head:
    """Adds to the head of each page. What it changes comes uncompressed."""

    def __init__(self, app: ASGIApp, folder: str) -> None:
        self._app = app
        self._folder = folder
        self._head = f"<head>{title()}{device()}{server(folder)}{early(folder)}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, with more in the head of a page."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        below = scope["path"].removeprefix(self._folder).strip("/")
        page = False
        plain = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]

        async def answer(message: Message) -> None:
            nonlocal page
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                page = headers.get("content-type", "").startswith("text/html")
                if page:
                    del headers["content-length"]
                    if below and below not in PAGES:  # Streamlit would open its window of errors, or load nothing
                        message["status"] = 307
                        headers["location"] = f"{self._folder}/?{LOST}={quote(below)}"
            elif page:
                message["body"] = message["body"].replace(b"<head>", self._head, 1).replace(THEIR_ICON, ICON, 1)
            await send(message)

        await self._app({**scope, "headers": plain}, receive, answer)


def title() -> str:
    """The name to show until the page gives its own."""
    return f"<title>{texts().say('product')}</title>"


def device() -> str:
    """What this device has kept, so that the page has the right look, motion and rules from the start."""
    scripts = sorted((OURS / "early").glob("*.js"))
    return "".join(f"<script>{script.read_text('utf-8')}</script>" for script in scripts)


def server(folder: str) -> str:
    """Where the server is, and what it would say if asked: so the page asks it for its answers at once.

    Without the address the page tries the folders of its own, and notes each miss as an error. Streamlit's own windows
    of errors speak of Streamlit: the page says in our words what is wrong.
    """
    config = "{allowedOrigins: [location.origin], useExternalAuthToken: false, blockErrorDialogs: true}"
    base = f"location.origin + {json.dumps(folder + '/')}"
    return f"<script>window.__streamlit = {{BACKEND_BASE_URL: {base}, HOST_CONFIG: {config}}}</script>"


def early(folder: str) -> str:
    """The modules that a page would ask for one after the other, all at once."""
    ours = [f"_stcore/bidi-components/tableside.table/{each.name}" for each in sorted(OURS.glob("*.js"))]
    host = next(CHUNKS.glob("BidiComponent.*.js"))
    needed = re.findall(r'from"[.]/([^"]+)', host.read_text("utf-8"))
    theirs = [f"static/js/{each}" for each in (host.name, *needed)]
    return "".join(f'<link rel="modulepreload" href="{folder}/{each}">' for each in (*ours, *theirs))

"""Serves the app: Streamlit as an ASGI application, with what its own command leaves open."""

import json
import socket
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.starlette import App
from streamlit.web.bootstrap import load_config_options

from content import texts

APP = Path(__file__).with_name("app.py")


def serve(host: str, port: int, public_url: str | None = None) -> None:
    """Serve the app until it is stopped; `port` 0 takes a free one, `public_url` is where a proxy shows it.

    Raises OSError where the port is taken.
    """
    with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as door:
        address = public_url or f"http://{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}"
        app = application(urlsplit(address).path.rstrip("/"))
        load_config_options(
            {"server.address": host, "server.port": door.getsockname()[1]}
            | ({"browser.serverAddress": urlsplit(public_url).hostname} if public_url else {})
        )
        door.listen(2048)
        print(texts().say("command.web.address", address=address), flush=True)  # noqa: T201  # a person waits for it
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[door])


def application(folder: str = "") -> App:
    """Return the app as it is served below a folder of its host."""
    told = Middleware(TellsWhereItIs, folder=folder)
    return App(APP, middleware=[Middleware(GZipMiddleware, minimum_size=1000), told])


class TellsWhereItIs:
    """Tells the page where its server is; else it tries the folders of its own address and notes each miss.

    What it changes comes uncompressed, and is compressed after.
    """

    def __init__(self, app: ASGIApp, folder: str) -> None:
        self._app = app
        server = f"location.origin + {json.dumps(folder + '/')}"
        script = f"<script>window.__streamlit = {{BACKEND_BASE_URL: {server}}}</script>"
        self._head = f"<head><title>{texts().say('product')}</title>{script}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the app does, with a line more in the head of a page."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        page = False
        plain = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]

        async def answer(message: Message) -> None:
            nonlocal page
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                page = headers.get("content-type", "").startswith("text/html")
                if page:
                    del headers["content-length"]
            elif page:
                message["body"] = message["body"].replace(b"<head>", self._head, 1)
            await send(message)

        await self._app(scope | {"headers": plain}, receive, answer)

"""Serves the app: Streamlit as an ASGI application, with what its own command leaves open."""

import gc
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import uvicorn
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from streamlit.runtime import runtime
from streamlit.starlette import App
from streamlit.web.bootstrap import load_config_options
from uvicorn.supervisors import Multiprocess

from content import texts
from explorer.head import Head
from explorer.sealing import key

APP = Path(__file__).with_name("app.py")
TURN = 0.0005
"""Seconds that a thread may draw while others wait. Python's own 5 ms each is long where many draw at once and one
thread sends all answers."""
AT_ONCE = 0.0
"""Seconds that Streamlit waits after it has sent something, in case more follows. Here an answer is one message after
its announcement: it would wait for nothing, and behind a crowd's drawing for long."""
YOUNG = 20_000
"""So many more objects are made than went before Python looks for rings of garbage: a tree makes thousands."""


def serve(host: str, port: int, public_url: str | None = None, workers: int = 1) -> None:
    """Serve the app until it is stopped; `port` 0 takes a free one, `public_url` is where a proxy shows it.

    Several `workers` are processes of their own that share the port. Where nothing can be served it says why and ends
    the command.
    """
    try:
        listening = door(host, port)
    except OSError as error:
        raise SystemExit(texts().say("served.not", host=host, port=port, why=error.strerror)) from error
    with listening:
        address = public_url or f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
        worker = partial(application, host, listening.getsockname()[1], public_url)
        config = uvicorn.Config(
            worker,
            factory=True,
            workers=workers,
            timeout_worker_healthcheck=60,
            ws_per_message_deflate=bool(public_url),
            log_level="warning",
            access_log=False,
        )
        print(texts().say("served", address=address), flush=True)  # noqa: T201  # a person waits for it
        if workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def door(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; raise `OSError` where none can.

    What comes through it is sent at once: asyncio sees to that for sockets of its own alone, and without it a second
    message waits up to 40 ms for the receipt of the first (RFC 896, RFC 1122 4.2.3.2).
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def application(host: str, port: int, public_url: str | None) -> App:
    """Return the app; on its way to other machines it is compressed, which here takes time."""
    sys.setswitchinterval(TURN)
    runtime.MESSAGE_FLUSH_INTERVAL_SECS = AT_ONCE  # type: ignore[attr-defined]  # no option has it
    folder = urlsplit(public_url or "").path.rstrip("/")
    packing = [Middleware(GZipMiddleware, minimum_size=1000)] if public_url else []
    app = App(APP, middleware=[*packing, Middleware(Head, folder=folder)], lifespan=warming_up)
    # Only once there is an app are the options read that lie beside its script.
    load_config_options(
        {"server.address": host, "server.port": port, "server.fileWatcherType": "none"}
        | {"server.cookieSecret": key().hex(), "logger.level": "warning"}
        | ({"browser.serverAddress": urlsplit(public_url).hostname} if public_url else {})
    )
    return app


@asynccontextmanager
async def warming_up(_app: App) -> AsyncIterator[None]:
    """Warm up beside what the server does from here on: it is ready to answer, and what it answers first takes long."""
    Thread(target=warm_up, daemon=True).start()
    yield


def warm_up() -> None:
    """Load what the first visitor needs, while their browser loads what it needs."""
    from explorer import start  # noqa: PLC0415  # later than the address is printed

    start.page(texts())
    from explorer import learn, table_page  # noqa: F401, PLC0415  # where the first visitor may go next

    # What is loaded stays: nobody has to wait while it is searched for garbage again and again.
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])

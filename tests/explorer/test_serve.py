"""How the app is served: what is added to a page's head, and what is said when it cannot be served."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.types import Message, Receive, Scope, Send

from explorer.head import CHUNKS, OURS, THEIR_ICON, Head
from explorer.serve import door, serve

ROOT = Path(__file__).parents[2]
PAUSE = "MESSAGE_FLUSH_INTERVAL_SECS"
PAGE = b'<html><head><title>x</title><link rel="shortcut icon" href="./favicon.png" /></head></html>'


def answered(kind: str, folder: str = "", path: str = "/") -> tuple[dict[bytes, bytes], bytes]:
    """Return the headers and the body of an answer of this kind that has passed through."""
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert all(name != b"accept-encoding" for name, _ in scope["headers"])
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(PAGE)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": PAGE})

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    scope = {"type": "http", "path": path, "headers": [(b"accept-encoding", b"gzip")]}
    asyncio.run(Head(app, folder)(scope, receive, send))
    return dict(sent[0]["headers"]), sent[1]["body"]


def test_a_page_is_told_where_its_server_is() -> None:
    headers, body = answered("text/html; charset=utf-8", "/folder")
    assert b'location.origin + "/folder/"' in body
    assert b"blockErrorDialogs: true" in body
    assert b"content-length" not in headers


def test_the_icon_is_in_the_page_so_that_no_step_asks_for_it() -> None:
    template = (CHUNKS.parents[1] / "index.html").read_bytes()
    assert template.count(THEIR_ICON) == 1
    assert THEIR_ICON not in answered("text/html")[1]


@pytest.mark.parametrize("folder", ["", "/folder"])
def test_a_path_that_is_no_page_leads_to_the_first_which_says_so(folder: str) -> None:
    for path in ("table/x", "nowhere", "_stcore", "a b"):
        headers, _ = answered("text/html", folder, f"{folder}/{path}")
        assert headers[b"location"] == f"{folder}/?lost={quote(path)}".encode()
    for path in ("", "/", "/table", "/learn", "/rules", "/wins", "/picture", "/table/"):
        assert b"location" not in answered("text/html", folder, f"{folder}{path}")[0]
    assert b"location" not in answered("text/javascript", folder, f"{folder}/static/js/x.js")[0]


def test_what_is_no_page_stays_as_it_is() -> None:
    headers, body = answered("text/javascript")
    assert body == PAGE
    assert headers[b"content-length"] == str(len(PAGE)).encode()


def test_every_module_that_is_asked_for_early_is_there() -> None:
    _, body = answered("text/html")
    asked = [part.partition(b'"')[0].decode() for part in body.split(b'modulepreload" href="')[1:]]
    ours = {each.name for each in OURS.glob("*.js")}
    theirs = {each.name for each in CHUNKS.glob("*.js")}
    names = {each.rpartition("/")[2] for each in asked}
    assert ours < names <= ours | theirs


def test_a_port_that_is_taken_ends_the_command_with_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit, match=f"port {port}"):
            serve("127.0.0.1", port)


def test_a_second_message_does_not_wait_for_the_receipt_of_the_first() -> None:
    with door("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_an_answer_is_sent_at_once() -> None:
    """Streamlit's loop reads the pause from its module, whose name for it is nowhere promised."""
    script = (
        "from explorer.serve import application; application('127.0.0.2', 1, None);"
        "from streamlit.runtime.runtime import Runtime; loop = Runtime._loop_coroutine;"
        f"print({PAUSE!r} in loop.__code__.co_names, loop.__globals__[{PAUSE!r}])"
    )
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "True 0.0"


def test_a_worker_reads_the_options_beside_the_script() -> None:
    """In a process of its own, as it is in service: elsewhere something else may have read them before."""
    asked = ("runner.postScriptGC", "browser.gatherUsageStats", "client.showErrorDetails", "server.address")
    script = (
        "from explorer.serve import application; application('127.0.0.2', 1, None);"
        f"from streamlit import config; print([config.get_option(name) for name in {asked}])"
    )
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[False, False, 'none', '127.0.0.2']"

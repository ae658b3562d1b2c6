"""The words and options that the commands take, with what is said of each."""

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from content import texts

say = texts().say

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("command.file"))]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help=say("command.file"))]
Words = Annotated[list[str], typer.Argument(metavar="MOVE", help=say("command.move"))]
Question = Annotated[list[str], typer.Argument(metavar="TEXT", help=say("command.question"))]
Label = Annotated[str | None, typer.Argument(metavar="LABEL", help=say("command.label"))]
Depth = Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=12, help=say("command.depth"))]
Card = Annotated[str, typer.Argument(metavar="CARD", help=say("command.card"))]
Pieces = Annotated[str, typer.Argument(metavar="PIECES", help=say("command.pieces-of"))]
OpenHead = Annotated[bool, typer.Option("--open-head", help=say("command.open-head"))]
OpenTail = Annotated[bool, typer.Option("--open-tail", help=say("command.open-tail"))]
Json = Annotated[bool, typer.Option("--json", help=say("command.json"))]
Preset = Annotated[str | None, typer.Option("--rules", metavar="PRESET", help=say("command.rules"))]
With = Annotated[str, typer.Option("--with", metavar="PRESET", help=say("command.with"))]
Switches = Annotated[list[str] | None, typer.Option("--set", metavar="SWITCH=VALUE", help=say("command.set"))]
Language = Annotated[str, typer.Option("--lang", metavar="XX", help=say("command.lang"))]
InGame = Annotated[str, typer.Option("--game", metavar="GAME", help=say("command.game"))]
Viewer = Annotated[str, typer.Option("--as", metavar="SEAT|table|all", help=say("command.as"))]
Host = Annotated[str, typer.Option("--host", metavar="H", help=say("command.host"))]
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help=say("command.port"))]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help=say("command.workers"))]
Players = Annotated[int | None, typer.Option("--players", metavar="N", min=2, max=10, help=say("command.players"))]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, max=10_000_000, help=say("command.games"))]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help=say("command.bots"))]
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, help=say("command.seed"))]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, max=256, help=say("command.jobs"))]
Scheduler = Annotated[str | None, typer.Option("--scheduler", metavar="tcp://…", help=say("command.scheduler"))]


def _whole_address(address: str | None) -> str | None:
    """Return the address as it is; one that is not whole is wrong usage."""
    if address is None:
        return None
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise typer.BadParameter(say("command.no-address", address=address))
    return address


PublicUrl = Annotated[
    str | None,
    typer.Option("--public-url", metavar="URL", help=say("command.public-url"), callback=_whole_address),
]

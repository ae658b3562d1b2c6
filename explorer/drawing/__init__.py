"""The frame of the app around a table."""

from functools import cache
from pathlib import Path

from explorer.drawing.frame import cell_parts, cell_places, frame, laid, parts, places
from explorer.drawing.line import cut
from explorer.drawing.settings import dialogs, keys
from explorer.drawing.shell import DEAL, Control, Link, Option, Shell
from explorer.drawing.start import Opening, Stop, start_parts, start_places
from explorer.tables import sprite, style
from explorer.tables.html import Html, sheet, tag

__all__ = [
    "DEAL",
    "Control",
    "Link",
    "Opening",
    "Option",
    "Shell",
    "Stop",
    "cell_parts",
    "cell_places",
    "cell_shared",
    "cut",
    "dialogs",
    "frame",
    "keys",
    "laid",
    "parts",
    "places",
    "shared",
    "start_parts",
    "start_places",
]

HERE = Path(__file__).parent
AROUND = ("frame", "games", "track", "choices", "slips", "lesson", "bar", "settings", "keys", "agreements", "odds")
"""The style sheets of what stands around a table."""


@cache
def shared() -> Html:
    """Return what a page of frames needs once: the style sheets and the emblems."""
    browsing = ("rule", "tree", "shelf", "roster", "turn", "catalogue", "witness", "cheat", "reference", "print")
    return _shared(*AROUND, "line", "felt", "path", "start", "asking", "answer", "contest", *browsing)


@cache
def cell_shared() -> Html:
    """Return what a table in a notebook's cell needs once."""
    return _shared(*AROUND, "cell")


def _shared(*sheets: str) -> Html:
    icons = Html((HERE / "icons.svg").read_text("utf-8"))
    return Html(tag("style", Html(style() + sheet(HERE, *sheets))) + sprite() + icons)

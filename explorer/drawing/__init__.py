"""The frame of the app around a table."""

from functools import cache
from pathlib import Path

from explorer.drawing.frame import frame, laid, parts, places
from explorer.drawing.settings import dialogs
from explorer.drawing.shell import DEAL, Control, Link, Option, Shell
from explorer.drawing.start import Opening, Stop, start_parts, start_places
from explorer.tables.html import Html, sheet, sprite, style, tag

__all__ = [
    "DEAL",
    "Control",
    "Link",
    "Opening",
    "Option",
    "Shell",
    "Stop",
    "dialogs",
    "frame",
    "laid",
    "parts",
    "places",
    "shared",
    "start_parts",
    "start_places",
]


@cache
def shared() -> Html:
    """Return what a page of frames needs once: the style sheets and the emblems."""
    here = Path(__file__).parent
    around = ("frame", "track", "choices", "slips", "lesson", "bar", "settings", "keys")
    browsing = ("shelf", "roster", "turn", "catalogue", "witness")
    parts = sheet(here, *around, "path", "start", "asking", "answer", *browsing)
    icons = Html((here / "icons.svg").read_text("utf-8"))
    return Html(tag("style", Html(style() + parts)) + sprite() + icons)

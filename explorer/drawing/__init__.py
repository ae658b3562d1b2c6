"""The frame of the app around a table."""

from functools import cache
from pathlib import Path

from explorer.drawing.frame import frame, laid, parts, places
from explorer.drawing.shell import DEAL, Control, Link, Option, Shell
from explorer.tables.html import Html, sheet, sprite, style, tag

__all__ = ["DEAL", "Control", "Link", "Option", "Shell", "frame", "laid", "parts", "places", "shared"]


@cache
def shared() -> Html:
    """Return what a page of frames needs once: the style sheets and the emblems."""
    parts = sheet(Path(__file__).parent, "frame", "track", "choices", "slips", "lesson", "bar", "path")
    return Html(tag("style", Html(style() + parts)) + sprite())

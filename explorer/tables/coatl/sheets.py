"""What a page needs once to draw tables of Cóatl."""

from functools import cache
from pathlib import Path

from explorer.tables.html import HERE as SHARED
from explorer.tables.html import Html, in_cell, sheet

HERE = Path(__file__).parent


class Shown(Html):
    """Markup of Cóatl: in a notebook it brings its own style and emblems."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return in_cell(style(), sprite(), self)


@cache
def style() -> str:
    """Return the style sheet: the colours that all tables share, and what is drawn of Cóatl alone."""
    return (
        sheet(SHARED, "tokens")
        + "\n"
        + sheet(HERE, "colours", "felt", "seat", "middle", "serpent", "card", "hand", "faces", "modes")
    )


@cache
def sprite() -> Html:
    """Return the emblems as symbols, which `drawn` uses; they are needed once in a page."""
    return Html((HERE / "emblems.svg").read_text("utf-8"))

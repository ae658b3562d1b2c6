"""A page of paper: what is asked for on top, what was found below it, between the header and the tabs."""

from content import Texts
from explorer.drawing.header import header, tabs
from explorer.drawing.shell import Shell
from explorer.tables.html import Html, tag


def paper_parts(shell: Shell, asked: Html, found: Html, texts: Texts) -> tuple[Html, ...]:
    """Return what the page consists of."""
    return (header(shell, texts), asked, found, tabs(shell.pages, texts))


def paper_places(kind: str, texts: Texts) -> Html:
    """Return the page of that kind with its parts still to come."""
    slot = tag("slot", " ")
    app = tag("div", slot, tag("div", slot, slot, class_=kind), slot, class_="app paper")
    return tag("div", app, class_="tableside", lang=texts.language)

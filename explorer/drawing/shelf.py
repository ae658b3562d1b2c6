"""What frames the parts of the page Rules: the links from one to the other, and a title."""

from content import Texts
from explorer.drawing.shell import Link
from explorer.tables.html import Html, mark, tag


def shelf(links: tuple[Link, ...], texts: Texts) -> Html:
    """Return the links to the parts."""
    drawn = (
        tag(
            "a",
            link.label,
            href=link.href,
            data_link=True,
            data_key=f"shelf {link.href}",
            aria_current="page" if link.current else None,
        )
        for link in links
    )
    return tag("nav", *drawn, class_="shelf", aria_label=texts.say("shelf"))


def paper(title: str, about: str, drawn: Html) -> Html:
    """Return a part under its title."""
    return tag("section", tag("h2", title), tag("p", about, class_="about"), drawn, class_="part")


def tools(label: str, options: tuple[Link, ...], printing: str | None) -> Html:
    """Return the options to put in or take out, each a link to the page with it changed; and a button that prints."""
    drawn = (
        tag(
            "a",
            mark(),
            option.label,
            href=option.href,
            data_link=True,
            data_key=f"with {option.label}",
            aria_current="true" if option.current else None,
        )
        for option in options
    )
    press = tag("button", printing, type="button", class_="b pri", data_print=True, data_key="print")
    return tag(
        "div",
        tag("nav", tag("span", label), *drawn, class_="with", aria_label=label) if options else None,
        press if printing else None,
        class_="tools",
    )

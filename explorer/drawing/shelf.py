"""What frames the parts of the page Rules: the links from one to the other, and a title."""

from content import Texts
from explorer.drawing.shell import Link
from explorer.tables.html import Html, tag


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

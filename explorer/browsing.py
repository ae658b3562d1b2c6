"""What one can browse on the page Rules: the parts of the game's book."""

from explorer.answer_page import Sheet
from explorer.asker import Asker
from explorer.books import BOOKS
from explorer.drawing import Link
from explorer.drawing.shelf import paper, shelf, tools
from explorer.tables.html import Html, join, tag


def shelf_of(current: str | None, asker: Asker) -> Html:
    """Return the links to the parts."""
    parts = BOOKS[asker.game].parts
    links = (Link(asker.say(f"shelf.{part}"), asker.link(q=None, part=part), part == current) for part in parts)
    return shelf(tuple(links), asker.texts)


def part_sheet(part: str, asker: Asker) -> Sheet | None:
    """Return the part as it is under the rules in use; None where there is none of that name."""
    parts = BOOKS[asker.game].parts
    if part not in parts:
        return None
    asker = asker._replace(asked=None)
    title, about = asker.say(f"shelf.{part}"), asker.say(f"shelf.{part}.about")
    drawn = paper(title, about, join(_tools(part, asker), parts[part](asker)))
    return Sheet(
        tag("div", shelf_of(part, asker), drawn, class_="found"), asker.address(part=part), f"{title}. {about}"
    )


def _tools(part: str, asker: Asker) -> Html | None:
    """What one can choose on every part: the options in the box; a cheat sheet can be printed."""
    say, printed = asker.texts.say, part == BOOKS[asker.game].printed
    options = tuple(
        Link(say(f"with.is.{option}"), asker.link(part=part, box=asker.opening(option)), option in asker.options)
        for option in asker.shape.options
    )
    return tools(say("with"), options, say("print") if printed else None) if options or printed else None

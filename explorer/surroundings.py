"""What stands around every table: the pages, and whose eyes one can look with."""

from content import Texts
from explorer.addresses import EVERYTHING, ONLOOKER
from explorer.drawing import Link, Option
from explorer.pages import LEARN, RULES, START, TABLE, WINS
from scenarios.shapes import SHAPES, USUAL


def pages(current: str, texts: Texts, game: str = USUAL) -> tuple[Link, ...]:
    """Return the links to the pages, the first of all first; the others keep to the game that one is in."""
    labels = {
        START: texts.say("page.start"),
        LEARN: texts.say("page.learn"),
        TABLE: texts.say("page.table"),
        RULES: texts.say("page.rules"),
        WINS: texts.say("page.wins"),
    }
    return tuple(
        Link(label, href if href == START else of_game(href, game), current=href == current)
        for href, label in labels.items()
    )


def games(current: str, texts: Texts, game: str = USUAL) -> tuple[Link, ...]:
    """Return the links to the same page of each game; what the usual game has the page Start for, others Learn."""
    return tuple(
        Link(
            texts.say(f"game.{code}"),
            of_game(LEARN if current == START and code != USUAL else current, code),
            current=code == game,
        )
        for code in SHAPES
    )


def of_game(page: str, game: str) -> str:
    """Return the address of a page as it is of a game."""
    return page if game == USUAL else f"{page}?of={game}"


def seat_of(sees: frozenset[int]) -> int | None:
    """Return the seat that one sits in who sees these cards; None for an onlooker and for whoever sees several."""
    return next(iter(sees)) if len(sees) == 1 else None


def look_of(sees: frozenset[int], names: tuple[str, ...]) -> str:
    """Return the word in an address for these eyes. Whoever sees several hands, but not all, is an onlooker there."""
    if len(sees) == len(names):
        return EVERYTHING
    seat = seat_of(sees)
    return ONLOOKER if seat is None else names[seat]


def looks(names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> tuple[Option, ...]:
    """Return whose eyes one can look with, and through whose one looks."""
    you = seat_of(sees)
    seats = [
        Option(name, texts.say("look.you", name=name) if seat == you else name, selected=seat == you)
        for seat, name in enumerate(names)
    ]
    onlooker = Option(ONLOOKER, texts.say("look.table"), selected=not sees)
    everything = Option(EVERYTHING, texts.say("look.all"), selected=len(sees) == len(names))
    known = (*seats, onlooker, everything)
    if any(option.selected for option in known):
        return known
    return (*known, Option("", texts.every(tuple(names[seat] for seat in sorted(sees))), selected=True))

"""A table of Cóatl as a file writes it: only what is not as usual, except what lies in the middle."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.coatl.pieces import Pieces
from engine.coatl.roster import Token
from engine.coatl.state import Market, Place, Table
from scenarios.shapes.signs import written


def table_written(table: Table, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the keys of a file that describe the table, `table` first."""
    end = table.ending
    middle: dict[str, Any] = {
        "supply": None if table.market is None else supply_written(table.market),
        "display": None if table.display is None else cards("P", table.display),
        "temples": None if table.temples is None else [card("T", each) for each in table.temples],
        "beneath": None if table.beneath is None else list(table.beneath),
        "discards": cards("P", table.discards) or None,
        "ending": end and {"cause": end.cause, "by": names[end.seat], "then": [names[seat] for seat in end.to_come]},
        "idle": table.idle or None,
        "keeping": [names[seat] for seat in table.keeping] or None,
    }
    seats = {name: _place(place) for name, place in zip(names, table.places, strict=True)}
    return {"table": seats} | {key: value for key, value in middle.items() if value is not None}


def pieces(board: Pieces) -> list[str]:
    """Return the pieces of a board: `<R` a head, `R` a body, `R>` a tail."""
    return [*(f"<{each}" for each in board.heads), *board.bodies, *(f"{each}>" for each in board.tails)]


def card(letter: str, number: int | None) -> str | None:
    """Return the name of a card, such as `P6`; None where there is none."""
    return None if number is None else f"{letter}{number}"


def cards(letter: str, numbers: Iterable[int | None]) -> list[str]:
    """Return the names of the cards that there are."""
    return [f"{letter}{number}" for number in numbers if number is not None]


def _place(place: Place) -> dict[str, Any]:
    seat: dict[str, Any] = {
        "board": pieces(place.board) or None,
        "hand": cards("P", place.hand) or None,
        "temple": card("T", place.temple),
        "oath": card("T", place.oath),
        "tokens": None if place.tokens in (None, tuple(Token)) else list(map(str, place.tokens)),
        "coatls": list(map(written, place.coatls)) or None,
    }
    return {key: value for key, value in seat.items() if value is not None}


def supply_written(market: Market) -> dict[str, Any]:
    """Return the spaces, empty ones behind the last piece left out."""
    return {key: list(_spaces(spaces)) for key, spaces in market._asdict().items()}


def _spaces(spaces: Sequence[str]) -> Iterator[str | None]:
    last = max((at for at, colours in enumerate(spaces) if colours), default=-1)
    yield from (colours or None for colours in spaces[: last + 1])
